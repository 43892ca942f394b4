/** How likely the shaken are to rally where they are, with those who are there (3.0). */
import { coverOf, type Game, type LocationId, leadershipOf, moraleOf, type Unit } from '@opfire/engine';
import { chanceOfTwo } from './odds.ts';
import { isLeader, typeOf } from './worth.ts';

const SHELTER = 2;

/** Two dice at most so much. */
const atMost = (needed: number): number => 1 - chanceOfTwo(needed + 1, 0);

/** Company is everybody of his side in the place, himself or not. */
export function rallyChance(game: Game, unit: Unit, company: readonly Unit[], at: LocationId): number {
  const helpers = company.filter((one) => one.id !== unit.id && !one.shaken);
  const leads = helpers.filter((one) => isLeader(typeOf(game, one)));
  const type = typeOf(game, unit);
  const enabled =
    leads.length > 0 || type.selfRally || isLeader(type) || helpers.some((one) => typeOf(game, one).kind === 'medic');
  if (!enabled) return 0;
  const lead = Math.max(0, ...leads.map((one) => leadershipOf(game, one)));
  return atMost(moraleOf(game, unit) + lead + (coverOf(game, unit, at) > 0 ? SHELTER : 0));
}
