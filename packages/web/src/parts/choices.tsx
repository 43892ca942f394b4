interface Props<T extends string> {
  readonly title: string;
  readonly of: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of a few, all of them in sight. */
export function Choices<T extends string>({ title, of, value, onChange }: Props<T>) {
  return (
    <fieldset className="choices">
      <legend>{title}</legend>
      <div>
        {of.map((one) => (
          <button
            key={one.value}
            type="button"
            className="button"
            aria-pressed={one.value === value}
            onClick={() => onChange(one.value)}
          >
            {one.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
