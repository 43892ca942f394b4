/** What the battle cost each side. */
import type { Game, Side } from '@opfire/engine';
import { useTranslation } from 'react-i18next';
import { Panel } from '../parts/panel.tsx';
import { pictureOf, unitPiece } from '../table/board/faces.ts';
import { useNaming, usePrinted, useSides } from '../table/naming-context.tsx';
import type { Step } from '../table/store/types.ts';
import { type Losses, lossesOf } from './losses.ts';

const SIZE = 96;
const COUNTS = ['reduced', 'shaken', 'exited', 'heroes', 'weapons'] as const;

function Fallen({ eliminated }: Losses) {
  const printed = usePrinted();
  const naming = useNaming();
  if (eliminated.length === 0) return null;
  return (
    <ul className="fallen">
      {eliminated.map(({ unit, game }) => {
        const piece = unitPiece(game, { ...unit, marks: 0 }, printed);
        return (
          piece && (
            <li key={unit.id}>
              <svg
                viewBox={`-4 -4 ${piece.tabs.length > 0 ? 132 : 106} 110`}
                role="img"
                aria-label={naming.unit(unit.id)}
              >
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, which escapes the names in it */}
                <g dangerouslySetInnerHTML={{ __html: pictureOf(piece, { size: SIZE }) }} />
              </svg>
            </li>
          )
        );
      })}
    </ul>
  );
}

function SideLosses({ losses, side }: { readonly losses: Losses; readonly side: Side }) {
  const { t } = useTranslation('aftermath');
  const sides = useSides();
  const counted = COUNTS.filter((what) => losses[what] > 0);
  return (
    <section aria-label={sides[side]}>
      <p>
        <b className="side" data-side={side}>
          {sides[side]}
        </b>{' '}
        {losses.eliminated.length === 0 ? t('nobody-lost') : t('lost', { count: losses.eliminated.length })} ·{' '}
        {t('standing', { count: losses.standing })}
      </p>
      <Fallen {...losses} />
      <p className="fine">{counted.map((what) => t(`losses.${what}`, { count: losses[what] })).join(' · ')}</p>
    </section>
  );
}

export function LossesPanel({ steps, end }: { readonly steps: readonly Step[]; readonly end: Game }) {
  const { t } = useTranslation('aftermath');
  return (
    <Panel title={t('losses-title')}>
      <div className="form">
        <SideLosses losses={lossesOf(steps, end, 0)} side={0} />
        <SideLosses losses={lossesOf(steps, end, 1)} side={1} />
      </div>
    </Panel>
  );
}
