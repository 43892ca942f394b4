/** Guns, machine guns of vehicles and close assaults, by their exact chances (14.1, 15.0, 17.1). */
import { type Forecast, forecast, type Game, type Order, type UnitId } from '@opfire/engine';
import type { Candidate } from '../explain/explanation.ts';
import { SQUAD, worthOf } from '../values/worth.ts';
import { harmOf, hurtChance, lossOf } from './harm.ts';
import type { Mind } from './mind.ts';

type Aimed = Extract<Order, { do: 'shoot' | 'fire-mg' | 'close-assault' }>;

export const isAimed = (order: Order): order is Aimed =>
  order.do === 'shoot' || order.do === 'fire-mg' || order.do === 'close-assault';

type Shot = Extract<Forecast, { kind: 'shot' }>;
type Assault = Extract<Forecast, { kind: 'close-assault' }>;

/** Worth a shot beyond what it does: aim that is kept, and a shot that would otherwise not be fired. */
const AIMED = 0.2;
/** What a shaken crew has lost of its worth. */
const SHAKEN = 0.4;
/** What going up to a tank costs those whose nerve fails, and those who do not bring it off. */
const FAILED = 0.25;

const worthIn = (game: Game, unit: UnitId): number => {
  const found = game.state.units[unit];
  return found ? worthOf(game, found) : 0;
};

function harmOfShot({ game, side, temper }: Mind, { machine, targets }: Shot): number {
  let harm = 0;
  for (const hit of targets) harm += (game.state.units[hit.unit]?.side === side ? -1.3 : 1) * lossOf(game, hit);
  if (machine) {
    const { results, unit } = machine;
    const out = results.destroyed + results.abandoned + results.damaged + results.eliminated;
    harm += worthIn(game, unit) * (out + SHAKEN * results.shaken);
  }
  return temper.damage * harm;
}

function weighAssault({ game }: Mind, order: Aimed, { destroyed, checks, target }: Assault): Candidate {
  const fails = checks.reduce((sum, check) => sum + (1 - check.chance) * worthIn(game, check.unit), 0);
  const gain = destroyed * worthIn(game, target);
  const value = gain - FAILED * (fails + (1 - destroyed) * SQUAD);
  return { order, value, facts: [{ is: 'succeeds', units: [target], chance: destroyed }] };
}

export function weighAimed(mind: Mind, order: Aimed): Candidate | undefined {
  const foreseen = forecast(mind.game, order);
  if (foreseen?.kind === 'close-assault') return weighAssault(mind, order, foreseen);
  if (foreseen?.kind === 'shot') {
    const harm = harmOfShot(mind, foreseen);
    const facts = [
      { is: 'succeeds', chance: foreseen.hit },
      { is: 'damage', amount: harm / SQUAD },
    ] as const;
    return { order, value: harm > 0 ? harm + AIMED : harm - AIMED, facts };
  }
  if (foreseen?.kind !== 'attack') return undefined;
  const harm = mind.temper.damage * harmOf(mind.game, foreseen, mind.side);
  const chance = hurtChance(mind.game, foreseen, mind.side);
  return {
    order,
    value: harm - AIMED,
    facts: [
      { is: 'hurts', units: [], chance },
      { is: 'damage', amount: harm / SQUAD },
    ],
  };
}
