/** Close assaults forecast (17.1): every course of the checks of nerve, then every attempt of those who go. */
import type { Tally } from '../core/tally.ts';
import { positiveTm } from '../rules/fire-combat/target-modifier.ts';
import { forecastMoraleCheck } from '../rules/rally/morale.ts';
import { assaultsItself } from '../rules/vehicles/assaulters.ts';
import {
  armourTally,
  assaultTally,
  attemptsOf,
  nerveLeader,
  nerveOrder,
  type Party,
} from '../rules/vehicles/close-assault.ts';
import type { OrderTo } from '../state/orders.ts';
import { unitOf } from '../state/query.ts';
import { type Game, NOBODY, type UnitId } from '../state/state.ts';
import { throwsOf } from './throws.ts';
import type { CheckForecast, CloseAssaultForecast } from './types.ts';

/** That one die with a sum beats another. */
function beats(attack: Tally, defence: Tally): number {
  let chance = 0;
  for (const { difference, chance: share } of throwsOf([6], 'sum'))
    if (difference + attack.total > defence.total) chance += share;
  return chance;
}

/** One unit's check, helped by the best of those who have passed. */
function nerveOf(game: Game, party: Party, passed: readonly UnitId[], id: UnitId, tm: boolean): CheckForecast {
  const unit = unitOf(game, id);
  const leader = nerveLeader(game, party, passed, unit);
  const { tally, needed, chance } = forecastMoraleCheck(game, unit, { leader, tm });
  return { kind: 'check', unit: id, sum: tally, needed, chance: chance[0] / chance[1] };
}

function attemptsBy(game: Game, party: Party, passed: readonly UnitId[], target: UnitId) {
  const defence = armourTally(game, unitOf(game, target));
  return attemptsOf(game, party, passed).map(({ unit, weapon, leader }) => {
    const attack = assaultTally(game, unitOf(game, unit), weapon, leader === NOBODY ? undefined : unitOf(game, leader));
    return { unit, attack, defence, chance: beats(attack, defence) };
  });
}

/** That at least one attempt of those who passed destroys the vehicle. */
function success(game: Game, party: Party, passed: readonly UnitId[], target: UnitId): number {
  if (!passed.some((id) => assaultsItself(game, unitOf(game, id), party.weapons))) return 0;
  let stands = 1;
  for (const { chance } of attemptsBy(game, party, passed, target)) stands *= 1 - chance;
  return 1 - stands;
}

/** What waits on the way in is not counted, nor a second vehicle. */
export function forecastCloseAssault(
  game: Game,
  order: OrderTo<'close-assault'>,
  inPlace: boolean,
): CloseAssaultForecast {
  const party: Party = { units: order.units, weapons: order.weapons ?? [] };
  const tm = !inPlace && order.units.some((id) => positiveTm(game, unitOf(game, id)));
  const sequence = nerveOrder(game, party);
  const follow = (at: number, passed: readonly UnitId[]): number => {
    const id = sequence[at];
    if (id === undefined)
      return success(
        game,
        party,
        party.units.filter((one) => passed.includes(one)),
        order.target,
      );
    const { chance } = nerveOf(game, party, passed, id, tm);
    return chance * follow(at + 1, [...passed, id]) + (1 - chance) * follow(at + 1, passed);
  };
  return {
    kind: 'close-assault',
    target: order.target,
    checks: sequence.map((id, at) => nerveOf(game, party, sequence.slice(0, at), id, tm)),
    attempts: attemptsBy(game, party, order.units, order.target),
    destroyed: follow(0, []),
  };
}
