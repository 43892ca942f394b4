/** Things to look up by their words, to be read or searched. */
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The rule it belongs to. */
  readonly chip: ReactNode;
  /** The first of a chapter. */
  readonly opens?: boolean;
}

interface Props {
  readonly kind: 'rule' | 'term';
  readonly entries: readonly Entry[];
}

export function SearchList({ kind, entries }: Props) {
  const { t } = useTranslation('reference');
  const [sought, setSought] = useState('');
  const wanted = sought.trim().toLowerCase();
  const shown = entries.filter(({ id, title, text }) => `${id} ${title} ${text}`.toLowerCase().includes(wanted));
  return (
    <div className="search-list">
      <label className="field">
        <span>{t(`search.${kind}`)}</span>
        <input type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
      </label>
      <dl className="panel rules">
        {shown.map(({ id, title, text, chip, opens }) => (
          <div key={id} className={opens ? 'opens' : undefined} {...{ [`data-${kind}`]: id }}>
            <dt>
              {chip} {title}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {shown.length === 0 && <p role="status">{t('nothing-found')}</p>}
    </div>
  );
}
