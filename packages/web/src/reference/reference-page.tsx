/** The tables, rules and words of the game on a page of their own. */
import { useTranslation } from 'react-i18next';
import { PageHead } from '../parts/page-head.tsx';
import { Reference } from './reference.tsx';

export function ReferencePage() {
  const { t } = useTranslation('reference');
  return (
    <main className="page">
      <PageHead title={t('title')} />
      <Reference />
    </main>
  );
}
