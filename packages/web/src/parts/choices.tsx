import { Icon, type IconName } from './icon.tsx';

interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
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
        {of.map(({ value: one, label, icon }) => (
          <button key={one} type="button" aria-pressed={one === value} onClick={() => onChange(one)}>
            {icon && <Icon name={icon} />}
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
