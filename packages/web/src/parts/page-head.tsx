import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../app/routes.ts';
import { Icon } from './icon.tsx';

interface Props {
  readonly title: string;
  /** A sentence below the title. */
  readonly text?: string;
  /** What else can be done here. */
  readonly children?: ReactNode;
}

/** The head of every page but the first: the way back, what this is, and what can be done. */
export function PageHead({ title, text, children }: Props) {
  const { t } = useTranslation();
  return (
    <header className="masthead page-head">
      <div>
        <nav aria-label={t('home:more')}>
          <a className="back" href={addressOf({ at: 'home' })}>
            <Icon name="back" />
            {t('home')}
          </a>
        </nav>
        <h1>{title}</h1>
        {text !== undefined && <p className="motto">{text}</p>}
      </div>
      {children !== undefined && <div className="actions">{children}</div>}
    </header>
  );
}
