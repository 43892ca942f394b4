import type { ReactNode } from 'react';
import { RuleChip } from '../table/panels/rule-chip.tsx';

interface Props {
  readonly title: string;
  readonly rules: readonly string[];
  readonly head?: readonly string[];
  readonly note?: string;
  readonly children: ReactNode;
}

/** A table with a heading, the rules it belongs to, and room to scroll sideways. */
export const TableFrame = ({ title, rules, head = [], note, children }: Props) => (
  <figure className="reference-table panel">
    <figcaption>
      <h3>{title}</h3>
      {rules.map((rule) => (
        <RuleChip key={rule} rule={rule} />
      ))}
    </figcaption>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen is scrolled with the keys too */}
    <section className="scroll" aria-label={title} tabIndex={0}>
      <table>
        {head.length > 0 && (
          <thead>
            <tr>
              {head.map((one) => (
                <th key={one} scope="col">
                  {one}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>{children}</tbody>
      </table>
    </section>
    {note !== undefined && <p className="fine">{note}</p>}
  </figure>
);
