/** Short messages at the foot of the page, with something to do about them. */
import './notices.css';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { Button } from './button.tsx';

export interface Notice {
  /** A new notice with the same name takes the place of the old one. */
  readonly name: string;
  readonly text: string;
  /** What a machine said, for whoever wants to know. */
  readonly details?: string | undefined;
  /** Something went wrong. */
  readonly alarm?: boolean;
  readonly action?: { readonly label: string; act(): void } | undefined;
}

const useNotices = create<{ readonly notices: readonly Notice[] }>()(() => ({ notices: [] }));

const without = (name: string): readonly Notice[] => useNotices.getState().notices.filter((one) => one.name !== name);

export const dismissNotice = (name: string): void => useNotices.setState({ notices: without(name) });

/** Stays until it is acted upon, dismissed or replaced: nobody has to hurry. */
export const showNotice = (notice: Notice): void => useNotices.setState({ notices: [...without(notice.name), notice] });

function NoticeStrip({ name, text, details, alarm = false, action }: Notice) {
  const { t } = useTranslation();
  const act = (): void => {
    dismissNotice(name);
    action?.act();
  };
  return (
    <li className={alarm ? 'notice alarm' : 'notice'} data-notice={name} role={alarm ? 'alert' : 'status'}>
      <div>
        <p>{text}</p>
        {details !== undefined && (
          <details>
            <summary>{t('details')}</summary>
            <p>{details}</p>
          </details>
        )}
      </div>
      {action && (
        <Button look="main" onClick={act}>
          {action.label}
        </Button>
      )}
      <Button look="quiet" onClick={() => dismissNotice(name)}>
        {t('close')}
      </Button>
    </li>
  );
}

export function Notices() {
  const { t } = useTranslation();
  const notices = useNotices((state) => state.notices);
  return (
    <section className="notices" aria-label={t('notices')}>
      <ul>
        {notices.map((notice) => (
          <NoticeStrip key={notice.name} {...notice} />
        ))}
      </ul>
    </section>
  );
}
