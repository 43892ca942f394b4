import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A sheet of paper with a heading, and a landmark of its own. */
export const Panel = ({ title, aside, className = '', children }: Props) => (
  <section className={`panel ${className}`} aria-label={title}>
    <header>
      <h2>{title}</h2>
      {aside}
    </header>
    <div className="inside">{children}</div>
  </section>
);
