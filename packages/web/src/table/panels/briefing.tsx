/** What the battle is about, at any time: the story, what is at stake, special rules. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { battleNamed, textsOf } from '../../battles/scenarios.ts';
import { Button } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useTable } from '../store/table-context.tsx';

export function Briefing() {
  const { t, i18n } = useTranslation('table');
  const [open, setOpen] = useState(false);
  const entry = battleNamed(useTable((table) => table.record.battle.id));
  if (entry === undefined) return null;
  const { title, introduction, victory, rules = [] } = textsOf(entry, i18n.language);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        <span className="sign letter" aria-hidden="true">
          i
        </span>
        <span className="word">{t('briefing')}</span>
      </Button>
      {open && (
        <Sheet title={title} onClose={() => setOpen(false)}>
          <div className="briefing">
            <p>{introduction}</p>
            <h3>{t('home:stakes')}</h3>
            <p>{victory}</p>
            {rules.length > 0 && <h3>{t('home:special-rules')}</h3>}
            <ul>
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </div>
        </Sheet>
      )}
    </>
  );
}
