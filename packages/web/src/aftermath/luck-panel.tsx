/** Expected against actual, for both sides. */
import type { Side } from '@opfire/engine';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../parts/panel.tsx';
import { useSides } from '../table/naming-context.tsx';
import type { Step } from '../table/store/types.ts';
import { LUCKS, type LuckKind, type LuckOf, luckOf } from './luck.ts';

const SIDES: readonly Side[] = [0, 1];

const difference = (by: number): string => `${by < -0.05 ? '−' : by > 0.05 ? '+' : '±'}${Math.abs(by).toFixed(1)}`;

function Row({ kind, luck, side }: { readonly kind: LuckKind; readonly luck: LuckOf; readonly side: Side }) {
  const { t } = useTranslation('aftermath');
  const sides = useSides();
  const { times, expected, actual } = luck[kind];
  const by = actual - expected;
  return (
    <tr>
      {side === 0 && (
        <th scope="rowgroup" rowSpan={2}>
          {t(`lucks.${kind}`)}
        </th>
      )}
      <th scope="row">
        <b className="side" data-side={side}>
          {sides[side]}
        </b>
      </th>
      <td>{times}</td>
      <td>{expected.toFixed(1)}</td>
      <td>{actual}</td>
      <td className={by > 0.05 ? 'lucky' : by < -0.05 ? 'unlucky' : ''}>{times === 0 ? '–' : difference(by)}</td>
    </tr>
  );
}

export function LuckPanel({ steps }: { readonly steps: readonly Step[] }) {
  const { t } = useTranslation('aftermath');
  const lucks = useMemo(() => SIDES.map((side) => luckOf(steps, side)), [steps]);
  const shown = LUCKS.filter((kind) => lucks.some((luck) => luck[kind].times > 0));
  return (
    <Panel title={t('luck')}>
      {shown.length === 0 ? (
        <p>{t('no-luck')}</p>
      ) : (
        <table className="luck">
          <caption className="unseen">{t('luck')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('what')}</th>
              <th scope="col">{t('side')}</th>
              <th scope="col">{t('tries')}</th>
              <th scope="col">{t('expected')}</th>
              <th scope="col">{t('actual')}</th>
              <th scope="col">{t('difference')}</th>
            </tr>
          </thead>
          {shown.map((kind) => (
            <tbody key={kind}>
              {SIDES.map((side) => lucks[side] && <Row key={side} kind={kind} luck={lucks[side]} side={side} />)}
            </tbody>
          ))}
        </table>
      )}
      <p className="fine">{t('about-luck')}</p>
    </Panel>
  );
}
