/** What the battle is about, while there is nothing in the log yet: one sets up for something. */
import { useTranslation } from 'react-i18next';
import { battleNamed, textsOf } from '../../battles/scenarios.ts';
import { Panel } from '../../parts/panel.tsx';
import { objectivesOf } from '../board/objectives.ts';
import { useTable } from '../store/table-context.tsx';

export function Stakes() {
  const { t, i18n } = useTranslation('table');
  const settingUp = useTable((table) => table.game.state.phase === 'setup');
  const entry = battleNamed(useTable((table) => table.record.battle.id));
  const world = useTable((table) => table.game.world);
  if (!settingUp || entry === undefined) return null;
  return (
    <Panel title={t('home:stakes')} className="stakes">
      <p>{textsOf(entry, i18n.language).victory}</p>
      {objectivesOf(world).size > 0 && <p className="advice">{t('pennants')}</p>}
    </Panel>
  );
}
