/** The first thing to see: the game to go on with, or a way in; and the lessons as long as some are left. */
import { FirstSteps } from '../lessons/first-steps.tsx';
import type { KeptGame } from '../saves/games.ts';
import { useKeptGames } from '../saves/use-kept-games.ts';
import { FirstBattle } from './first-battle.tsx';
import { KeptGames } from './kept-games.tsx';

export function Stage() {
  const { games, failure } = useKeptGames();
  const [latest, ...others] = games?.filter(({ over }) => !over) ?? [];
  const waiting: readonly [KeptGame, ...KeptGame[]] | undefined = latest && [latest, ...others];
  const isKnown = games !== undefined || failure !== undefined;
  return (
    <div className="stage">
      {waiting && <KeptGames waiting={waiting} />}
      {isKnown && waiting === undefined && <FirstBattle />}
      <FirstSteps />
    </div>
  );
}
