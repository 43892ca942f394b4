/** The slim bar on top: where the game stands and whose decision it is. */
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../app/routes.ts';
import { battleNamed, textsOf } from '../../battles/scenarios.ts';
import { GameMenu } from '../../saves/game-menu.tsx';
import { useSides } from '../naming-context.tsx';
import { useTable } from '../store/table-context.tsx';
import { Briefing } from './briefing.tsx';
import { Undo } from './undo.tsx';

function TurnTrack() {
  const { t } = useTranslation('table');
  const turn = useTable((table) => table.game.state.turn);
  const turns = useTable((table) => table.record.setup.scenario.turns);
  return (
    <ol className="turns" aria-label={t('turn-of', { turn, turns })}>
      {Array.from({ length: turns }, (_, i) => i + 1).map((one) => (
        <li key={one} className={one < turn ? 'past' : ''} aria-current={one === turn ? 'step' : undefined}>
          {one}
        </li>
      ))}
    </ol>
  );
}

function WhoActs() {
  const { t } = useTranslation('table');
  const sides = useSides();
  const decision = useTable((table) => table.decision);
  const thinking = useTable((table) => table.thinking);
  if (decision === undefined) return <strong className="acts">{t('over')}</strong>;
  const kind = t(`decisions.${decision.kind}`);
  return (
    <strong className="acts" data-side={decision.side}>
      <span>{sides[decision.side]}</span> <em>{thinking ? t('thinking') : kind}</em>
    </strong>
  );
}

/** So many passes in a row end the phase (4.0), unless somebody still has to come on. */
const ENDING = 3;

function State() {
  const { t } = useTranslation('table');
  const sides = useSides();
  const { phase, initiative, passes } = useTable((table) => table.game.state);
  return (
    <>
      <span className="phase">{t(`phases.${phase}`)}</span>
      <span className="fact">
        {t('initiative')} <b>{sides[initiative]}</b>
      </span>
      {phase === 'operations' && (
        <span className="fact" title={t('passes', { count: passes })}>
          {t('passes-short')}{' '}
          <b>
            {Math.min(passes, ENDING)}/{ENDING}
          </b>
        </span>
      )}
    </>
  );
}

export function Bar() {
  const { t, i18n } = useTranslation('table');
  const battle = useTable((table) => table.record.battle.id);
  const entry = battleNamed(battle);
  return (
    <header className="bar">
      <a className="title" href={addressOf({ at: 'home' })} title={t('app:home')}>
        {entry ? textsOf(entry, i18n.language).title : battle}
      </a>
      <TurnTrack />
      <State />
      <WhoActs />
      <span className="stretch" />
      <Undo />
      <Briefing />
      <GameMenu />
    </header>
  );
}
