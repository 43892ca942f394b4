/** The terrain effects charts, as the battles use them. */
import type { Terrain, TerrainChart } from '@opfire/engine';
import { useTranslation } from 'react-i18next';
import { signed } from '../words/signed.ts';
import { useShelf } from './library.ts';
import { TableFrame } from './table-frame.tsx';

const COSTS = ['leg', 'tracked', 'offRoad', 'roadWheels'] as const;

type Row = Pick<Terrain, 'id' | 'cost' | 'tm' | 'height'> & { readonly sight: string };

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  const { t } = useTranslation('reference');
  return rows.map(({ id, cost, tm, height, sight }) => (
    <tr key={id} data-terrain={id}>
      <th scope="row">{t(`terrain:${id}`)}</th>
      <td>{signed(tm)}</td>
      {COSTS.map((one) => (
        <td key={one}>{cost[one] ?? '–'}</td>
      ))}
      <td>{height === 'ground' ? t('as-ground') : height}</td>
      <td>{t(`sights.${sight}`)}</td>
    </tr>
  ));
}

function Chart({ chart }: { readonly chart: TerrainChart }) {
  const { t } = useTranslation('reference');
  const sides = Object.values(chart.hexsides).map((side): Row => ({ ...side, sight: 'hexside' }));
  return (
    <TableFrame
      title={t(`home:eras.${chart.id}`)}
      rules={['10.4']}
      head={[t('terrain'), t('tm'), ...COSTS.map((one) => t(`costs.${one}`)), t('height'), t('sight')]}
      note={t('terrain-note')}
    >
      <Rows rows={[...Object.values(chart.terrain), ...sides]} />
    </TableFrame>
  );
}

const EARLIER = 'wwii';

/** The chart of the battle at hand comes first, otherwise that of the earlier war. */
export function TerrainTables({ chart }: { readonly chart?: string | undefined }) {
  const shelf = useShelf();
  const first = chart ?? EARLIER;
  const charts = [...(shelf?.charts ?? [])].sort((a, b) => Number(b.id === first) - Number(a.id === first));
  return charts.map((one) => <Chart key={one.id} chart={one} />);
}
