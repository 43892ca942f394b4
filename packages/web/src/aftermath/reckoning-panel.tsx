/** The victory reckoning line by line. */
import { type Game, type PointsLine, reckon, type WayToWin } from '@opfire/engine';
import { useTranslation } from 'react-i18next';
import { Panel } from '../parts/panel.tsx';
import { useSides } from '../table/naming-context.tsx';

const SIDES = [0, 1] as const;

function SideName({ side }: { readonly side: 0 | 1 }) {
  const sides = useSides();
  return (
    <b className="side" data-side={side}>
      {sides[side]}
    </b>
  );
}

function Points({ lines, total }: { readonly lines: readonly PointsLine[]; readonly total: readonly number[] }) {
  const { t } = useTranslation('aftermath');
  return (
    <table className="reckoning">
      <caption className="unseen">{t('points')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('side')}</th>
          <th scope="col">{t('for')}</th>
          <th scope="col">{t('sum')}</th>
          <th scope="col">{t('points')}</th>
          <th scope="col">{t('rule')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ side, for: what, times, each, rule }) => (
          <tr key={`${side}${what}${each}`}>
            <th scope="row">
              <SideName side={side} />
            </th>
            <td>{t(`conditions.${what}`)}</td>
            <td>
              {times} × {each}
            </td>
            <td className="amount">{times * each}</td>
            <td>
              <span className="chip rule">{rule}</span>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {SIDES.map((side) => (
          <tr key={side}>
            <th scope="row">
              <SideName side={side} />
            </th>
            <td colSpan={2}>{t('total')}</td>
            <td className="amount">{total[side]}</td>
            <td />
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

function Way({ way }: { readonly way: WayToWin }) {
  const { t } = useTranslation('aftermath');
  return (
    <li className="way">
      <p>
        <SideName side={way.side} /> {t(way.won ? 'way-won' : 'way-lost')}
      </p>
      <ul>
        {way.measures.map(({ what, have, atLeast }) => (
          <li key={what} className={have >= atLeast ? 'met' : 'unmet'} data-side={way.side}>
            <span>
              {have >= atLeast ? '✓' : '✗'} {t(`measures.${what}`)}
            </span>
            <span className="gauge" aria-hidden="true">
              <span style={{ width: `${Math.min(1, have / atLeast) * 100}%` }} />
            </span>
            <b>{t('of-needed', { have, needed: atLeast })}</b>
          </li>
        ))}
      </ul>
    </li>
  );
}

export function ReckoningPanel({ game }: { readonly game: Game }) {
  const { t } = useTranslation('aftermath');
  const sides = useSides();
  const { points, ways, otherwise, total } = reckon(game);
  return (
    <Panel title={t('reckoning')}>
      {points.length > 0 && <Points lines={points} total={total} />}
      {ways.length > 0 && (
        <>
          <ul className="ways">
            {ways.map((way, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: ways to win keep their order
              <Way key={i} way={way} />
            ))}
          </ul>
          <p className="fine">
            {otherwise === 'draw' ? t('otherwise-draw') : t('otherwise', { side: sides[otherwise] })}
          </p>
        </>
      )}
    </Panel>
  );
}
