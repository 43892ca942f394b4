/** Spotting, and what each nation can do with smoke and light. */
import { SPOTTING_NEEDS } from '@opfire/engine';
import { useTranslation } from 'react-i18next';
import { useOwnNames } from '../words/own-names.ts';
import { useShelf } from './library.ts';
import { TableFrame } from './table-frame.tsx';

export function EyeTables() {
  const { t } = useTranslation('reference');
  const shelf = useShelf();
  const own = useOwnNames();
  const most = (number: number | undefined): string => (number ? t('or-less', { number }) : '–');
  return (
    <>
      <TableFrame title={t('spotting')} rules={['10.1', '10.1.1']} note={t('spotting-note')}>
        <tr>
          <th scope="row">{t('sights.open')}</th>
          <td>{t('always-seen')}</td>
        </tr>
        {(['degrading', 'blocking'] as const).map((sight) => (
          <tr key={sight}>
            <th scope="row">{t(`sights.${sight}`)}</th>
            <td>{most(SPOTTING_NEEDS[sight])}</td>
          </tr>
        ))}
      </TableFrame>
      <TableFrame
        title={t('nations')}
        rules={['7.0', '13.0', '20.2']}
        head={[t('nation'), t('smoke'), t('starshell')]}
        note={t('nations-note')}
      >
        {shelf?.nations.map(({ id, smoke, starshell }) => (
          <tr key={id}>
            <th scope="row">{own[id] ?? shelf.names[id] ?? id}</th>
            <td>{most(smoke)}</td>
            <td>{most(starshell)}</td>
          </tr>
        ))}
      </TableFrame>
    </>
  );
}
