/** Acquisition markers (14.3): of those who can still fire, on targets that are where they were. */
import type { EventOf, Game, GameEvent } from '@opfire/engine';
import { Broken } from '../play.ts';
import { isMachine } from './counters.ts';

const RULE = 'sights are on what is there (14.3)';

type Acquisition = EventOf<'acquired'>['acquisition'];

function wrongWith(game: Game, { firer, weapon, target, at, level }: Acquisition): string | undefined {
  const { units, weapons } = game.state;
  const gunner = units[firer];
  if (gunner?.fate !== 'in-play') return 'a firer who is gone';
  if (weapon >= 0 && weapons[weapon]?.holder !== firer) return 'a weapon in other hands';
  if (level !== 1 && level !== 2) return `level ${level}`;
  if (isMachine(game, gunner) && gunner.shaken) return 'a Shaken vehicle';
  const aimedAt = units[target];
  if (target >= 0) return aimedAt && aimedAt.at >= 0 && aimedAt.side !== gunner.side ? undefined : 'no enemy there';
  const somebody = units.some((unit) => unit.at === at && unit.side !== gunner.side && !isMachine(game, unit));
  return somebody ? undefined : 'nobody on foot there';
}

/** Guns whose target has moved since they last fired at it, in the course of one order. */
function outrun(events: readonly GameEvent[], known: readonly Acquisition[]): Acquisition | undefined {
  const moved = new Set<number>();
  for (const event of events) {
    if (event.t === 'moved') for (const unit of event.units) moved.add(unit);
    if (event.t === 'acquired') moved.delete(event.acquisition.target);
  }
  return known.find(({ target }) => moved.has(target));
}

export function checkAcquisitions(game: Game, events: readonly GameEvent[]): void {
  const { acquisitions } = game.state;
  if (acquisitions.length === 0) return;
  for (const one of acquisitions) {
    const wrong = wrongWith(game, one);
    if (wrong) throw new Broken(RULE, `${game.state.units[one.firer]?.name}: ${wrong}`);
  }
  const lost = outrun(events, acquisitions);
  if (lost) throw new Broken(RULE, `${game.state.units[lost.target]?.name} has moved`);
}
