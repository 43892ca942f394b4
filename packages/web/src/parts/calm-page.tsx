import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../app/routes.ts';

interface Props {
  readonly title: string;
  /** What is said of it; read out at once. */
  readonly children: ReactNode;
  /** What can be done besides going back to the battles. */
  readonly actions?: ReactNode;
}

/** A counter that lies beside the map: whatever it was, it is not in play. */
const Stray = () => (
  <svg className="stray" viewBox="0 0 160 120" aria-hidden="true">
    <path className="hex" d="M20 60 40 25h40l20 35-20 35H40z" />
    <g transform="rotate(14 112 70)">
      <rect className="card" x="80" y="38" width="64" height="64" rx="6" />
      <text x="112" y="83">
        ?
      </text>
    </g>
  </svg>
);

/** Something is not there or went wrong: said calmly, with a way on. */
export function CalmPage({ title, children, actions }: Props) {
  const { t } = useTranslation();
  return (
    <main className="page calm">
      <section className="panel" aria-label={title}>
        <Stray />
        <h1>{title}</h1>
        <div className="form" role="alert">
          {children}
        </div>
        <div className="actions">
          {actions}
          <a className={actions === undefined ? 'button main' : 'button'} href={addressOf({ at: 'home' })}>
            {t('home')}
          </a>
        </div>
      </section>
    </main>
  );
}
