/** Exact chances as a bar: each result with its share, its letter and its number. */
import { useTranslation } from 'react-i18next';

/** Whole percents; what is possible is never none, and what is not certain never all. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return '<1 %';
  if (chance < 1 && chance > 0.995) return '>99 %';
  return `${Math.round(chance * 100)} %`;
}

export function Chances({
  label,
  aside,
  results,
  of = 1,
}: {
  readonly label: string;
  /** Both sums, or the odds. */
  readonly aside?: string;
  readonly results: Readonly<Record<string, number>>;
  /** All of them together, where they are chances of something that is not certain itself. */
  readonly of?: number;
}) {
  const { t } = useTranslation('table');
  const shown = Object.entries(results).filter(([, chance]) => chance > 0);
  return (
    <figure className="chances">
      <figcaption>
        {label} {aside !== undefined && <span>{aside}</span>}
      </figcaption>
      <div className="shares" aria-hidden="true">
        {shown.map(([result, chance]) => (
          <span key={result} data-result={result} style={{ flexGrow: chance }} />
        ))}
      </div>
      <ul>
        {shown.map(([result, chance]) => (
          <li key={result} data-result={result}>
            {t(`results.${result}`)} <b>{percent(chance / of)}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}
