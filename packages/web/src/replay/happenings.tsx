/** What happens and the log: at the edges of a wide screen, behind two tabs on a narrow one. */
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

const TABS = ['happening', 'log'] as const;

interface Props {
  /** A position alone has no past. */
  readonly hasLog: boolean;
  readonly children: ReactNode;
}

export function Happenings({ hasLog, children }: Props) {
  const { t } = useTranslation('replay');
  const [shown, setShown] = useState<(typeof TABS)[number]>('happening');
  return (
    <div className="happenings" data-shown={shown}>
      {hasLog && (
        <div className="tabs replay-tabs">
          {TABS.map((tab) => (
            <button key={tab} type="button" aria-pressed={tab === shown} onClick={() => setShown(tab)}>
              {t(tab === 'log' ? 'table:log' : tab)}
            </button>
          ))}
        </div>
      )}
      {children}
    </div>
  );
}
