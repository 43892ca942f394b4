/** What an event of the battle tells, read out to everybody until it is put aside (1.8). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useNaming } from '../naming-context.tsx';
import { useTable } from '../store/table-context.tsx';
import { RuleChip } from './rule-chip.tsx';

export function Tidings() {
  const { t } = useTranslation('table');
  const naming = useNaming();
  const steps = useTable((table) => table.steps);
  // Whatever was read before the game was opened again is in the log.
  const [known, setKnown] = useState(steps.length);
  const read = steps.slice(known).flatMap(({ events }) => events.filter((event) => event.t === 'paragraph-read'));
  const told = read.map(({ paragraph }) => naming.paragraph(paragraph)).filter((text) => text !== '');
  if (told.length === 0) return null;
  return (
    <Panel title={t('tidings')} aside={<RuleChip rule="1.8" />} className="tidings">
      {told.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Button look="main" data-answer="read" onClick={() => setKnown(steps.length)}>
        {t('have-read')}
      </Button>
    </Panel>
  );
}
