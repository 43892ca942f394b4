/** Melee: odds by firepower, and the kill number of each column. */
import { KILL_NUMBER, MELEE_COLUMNS, oddsColumn } from '@opfire/engine';
import { useTranslation } from 'react-i18next';
import { TableFrame } from './table-frame.tsx';

const FIREPOWERS = Array.from({ length: 12 }, (_, i) => i + 1);

export function MeleeTables() {
  const { t } = useTranslation('reference');
  return (
    <>
      <TableFrame
        title={t('kill-numbers')}
        rules={['8.0']}
        head={[t('odds'), ...MELEE_COLUMNS]}
        note={t('kill-numbers-note')}
      >
        <tr>
          <th scope="row">{t('kill-number')}</th>
          {KILL_NUMBER.map((number, i) => (
            <td key={MELEE_COLUMNS[i]}>{number}</td>
          ))}
        </tr>
      </TableFrame>
      <TableFrame
        title={t('melee-odds')}
        rules={['8.0']}
        head={[t('defence-attack'), ...FIREPOWERS.map(String)]}
        note={t('melee-odds-note')}
      >
        {FIREPOWERS.map((defence) => (
          <tr key={defence}>
            <th scope="row">{defence}</th>
            {FIREPOWERS.map((attack) => (
              <td key={attack}>{MELEE_COLUMNS[oddsColumn(attack, defence)]}</td>
            ))}
          </tr>
        ))}
      </TableFrame>
    </>
  );
}
