/** Fire: what is added to both sums, and what comes of the difference. All of it is the engine's. */
import { DIRECT_FIRE_TABLE, damageResult, type Modifier, ORDNANCE_FIRE_TABLE, type UnitType } from '@opfire/engine';
import { useTranslation } from 'react-i18next';
import { RuleChip } from '../table/panels/rule-chip.tsx';
import { sayModifier } from '../words/modifier-words.ts';
import { ruleWords } from '../words/rule-words.ts';
import { signed } from '../words/signed.ts';
import { type Shelf, useShelf } from './library.ts';
import { TableFrame } from './table-frame.tsx';

function Lines({ lines }: { readonly lines: readonly Modifier[] }) {
  const { t } = useTranslation('reference');
  const twins = (what: string): boolean => lines.filter((line) => line.what === what).length > 1;
  return lines.map(({ what, amount, rule }) => (
    <tr key={what + rule}>
      <th scope="row">
        {sayModifier(what, t)}
        {twins(what) && <small> ({ruleWords(rule, t).title})</small>}
      </th>
      <td>{what === 'degrading-terrain' ? t('each', { amount: signed(amount) }) : signed(amount)}</td>
      <td>
        <RuleChip rule={rule} />
      </td>
    </tr>
  ));
}

/** The bounds between the results, in multiples of morale. */
const BANDS = ['at-most', 'above', 'twice', 'thrice'] as const;
const MORALE = 5;
const totals = { 'at-most': MORALE, above: MORALE + 1, twice: 2 * MORALE, thrice: 3 * MORALE } as const;

const COLUMNS = [
  { name: 'squad', kind: 'squad', shaken: false },
  { name: 'squad-shaken', kind: 'squad', shaken: true },
  { name: 'single', kind: 'leader', shaken: false },
  { name: 'single-shaken', kind: 'leader', shaken: true },
  { name: 'hero', kind: 'hero', shaken: false },
] as const;

function Results({ unitTypes }: Shelf) {
  const { t } = useTranslation('reference');
  const typeOf = (kind: UnitType['kind']): UnitType | undefined => unitTypes.find((type) => type.kind === kind);
  return (
    <TableFrame
      title={t('results')}
      rules={['5.1']}
      head={[t('check'), ...COLUMNS.map(({ name }) => t(`columns.${name}`))]}
      note={t('results-note')}
    >
      {BANDS.map((band) => (
        <tr key={band}>
          <th scope="row">{t(`bands.${band}`)}</th>
          {COLUMNS.map(({ name, kind, shaken }) => {
            const type = typeOf(kind);
            const result = type && damageResult(totals[band], MORALE, type, shaken);
            return (
              <td key={name} data-result={result}>
                {result && t(`table:results.${result}`)}
              </td>
            );
          })}
        </tr>
      ))}
    </TableFrame>
  );
}

export function FireTables() {
  const { t } = useTranslation('reference');
  const shelf = useShelf();
  return (
    <>
      <TableFrame title={t('direct-fire')} rules={['5.0', '5.2']} note={t('direct-fire-note')}>
        <Lines lines={Object.values(DIRECT_FIRE_TABLE)} />
      </TableFrame>
      {shelf && <Results {...shelf} />}
      <TableFrame title={t('ordnance-fire')} rules={['14.1']} note={t('ordnance-fire-note')}>
        <Lines lines={Object.values(ORDNANCE_FIRE_TABLE)} />
      </TableFrame>
    </>
  );
}
