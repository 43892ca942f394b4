import { Icon, type IconName } from './icon.tsx';

interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
  /** What is shown instead where the whole label is too long; a part of it. */
  readonly short?: string;
  readonly icon?: IconName;
}

interface Props<T extends string> {
  readonly title: string;
  readonly of: readonly Choice<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of a few, all of them in sight: pieces in a tray, the chosen one raised. */
export function Choices<T extends string>({ title, of, value, onChange }: Props<T>) {
  return (
    <fieldset className="choices">
      <legend>{title}</legend>
      <div className="tray">
        {of.map(({ value: one, label, short, icon }) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === value}
            aria-label={short === undefined ? undefined : label}
            title={short === undefined ? undefined : label}
            onClick={() => onChange(one)}
          >
            {icon && <Icon name={icon} />}
            {short ?? label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
