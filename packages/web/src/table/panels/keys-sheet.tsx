/** All keys of the table, shown with the question mark. */
import { useTranslation } from 'react-i18next';
import { Key } from '../../parts/key.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { ADVICE_KEY } from '../hints/advice-panel.tsx';
import { REASONS_KEY } from '../hints/tell-reasons.ts';
import { LENS_KEYS } from '../lenses/lens-bar.tsx';
import { KEYS } from '../offers/verbs.ts';
import { LENSES } from '../store/types.ts';
import { HURRY_KEY } from './hurry.tsx';

const GENERAL = [
  ['↑ ↓ ← →', 'cursor'],
  ['↵', 'point'],
  ['⇧ ↵', 'join'],
  ['Tab', 'cycle'],
  ['1 – 9', 'modes'],
  ['Esc', 'let-go'],
  ['U', 'undo'],
  ['+ − 0', 'zoom'],
  ['⇧ ↑ ↓ ← →', 'pan'],
  [',', 'next-enemy'],
  ['.', 'threats'],
  ['/', 'here'],
  [ADVICE_KEY, 'advice'],
  [REASONS_KEY, 'reasons'],
  [HURRY_KEY, 'hurry'],
  ['G', 'reference'],
  ['?', 'keys'],
] as const;

function Rows({ rows }: { readonly rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="key-list">
      {rows.map(([key, what]) => (
        <div key={`${key} ${what}`}>
          <dt>
            <Key name={key} />
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}

export function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('table');
  const verbs = Object.entries(KEYS).map(([verb, key]) => [key, t(`verbs.${verb}`)] as const);
  return (
    <Sheet title={t('keys.title')} onClose={onClose}>
      <Rows rows={GENERAL.map(([key, what]) => [key, t(`keys.${what}`)])} />
      <h3>{t('orders')}</h3>
      <Rows rows={verbs} />
      <h3>{t('lenses.title')}</h3>
      <Rows rows={LENSES.map((lens) => [LENS_KEYS[lens], t(`lenses.${lens}`)])} />
    </Sheet>
  );
}
