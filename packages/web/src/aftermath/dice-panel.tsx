/** How the dice fell, face by face. */
import type { Game, Side } from '@opfire/engine';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../parts/panel.tsx';
import { useSides } from '../table/naming-context.tsx';
import type { Step } from '../table/store/types.ts';
import { diceBySide, FACES, type Fallen, THROWS } from './dice.ts';

function Histogram({ fallen, label }: { readonly fallen: Fallen; readonly label: string }) {
  const { t } = useTranslation('aftermath');
  const most = Math.max(1, ...fallen.faces);
  return (
    <figure className="histogram">
      <figcaption>
        {label} <b>{fallen.count === 0 ? '–' : fallen.average.toFixed(2)}</b>
      </figcaption>
      <ol aria-label={t('thrown', { count: fallen.count })}>
        {FACES.map((face, i) => (
          <li key={face}>
            <span className="pile" style={{ height: `${((fallen.faces[i] ?? 0) / most) * 100}%` }} />
            <span className="count">{fallen.faces[i]}</span>
            <span className="face">{face}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

export function DicePanel({ steps, end }: { readonly steps: readonly Step[]; readonly end: Game }) {
  const { t } = useTranslation('aftermath');
  const sides = useSides();
  const dice = useMemo(() => diceBySide(steps, end), [steps, end]);
  return (
    <Panel title={t('dice')}>
      <div className="dice-sides">
        {dice.map((fallen, side) => (
          <section key={sides[side as Side]} data-side={side} aria-label={sides[side as Side]}>
            <b className="side">{sides[side as Side]}</b>
            {THROWS.map((what) => (
              <Histogram key={what} fallen={fallen[what]} label={t(`throws.${what}`)} />
            ))}
          </section>
        ))}
      </div>
      <p className="fine">{t('about-dice')}</p>
    </Panel>
  );
}
