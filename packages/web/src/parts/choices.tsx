import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly icon?: IconName;
}

interface TrayProps<T extends string> {
  readonly of: readonly Choice<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** What it is about, where no title stands above it. */
  readonly label?: string;
}

/** Pieces in a tray, the chosen one raised. */
export function Tray<T extends string>({ of, value, onChange, label }: TrayProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset within a fieldset would be a question of its own
    <div className="tray" role="group" aria-label={label}>
      {of.map(({ value: one, label: words, icon }) => (
        <button key={one} type="button" aria-pressed={one === value} onClick={() => onChange(one)}>
          {icon && <Icon name={icon} />}
          {words}
        </button>
      ))}
    </div>
  );
}

interface Props<T extends string> extends Omit<TrayProps<T>, 'label'> {
  readonly title: string;
  /** What belongs to the choice, below it. */
  readonly children?: ReactNode;
}

/** One of a few, all of them in sight. */
export function Choices<T extends string>({ title, children, ...tray }: Props<T>) {
  return (
    <fieldset className="choices">
      <legend>{title}</legend>
      <Tray {...tray} label={title} />
      {children}
    </fieldset>
  );
}
