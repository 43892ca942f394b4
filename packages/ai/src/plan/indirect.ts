/** Mortars and artillery called by those who see for them (18.1, 18.2). */
import { forecast, type HexId, type Order, rangeBetween, type Unit } from '@opfire/engine';
import type { Candidate } from '../explain/explanation.ts';
import { SQUAD, worthOf } from '../values/worth.ts';
import { harmOf, hurtChance } from './harm.ts';
import type { Mind } from './mind.ts';

type CallMortar = Extract<Order, { do: 'call-mortar' }>;
type CallArtillery = Extract<Order, { do: 'call-artillery' }>;

export function weighMortar(mind: Mind, order: CallMortar): Candidate | undefined {
  const foreseen = forecast(mind.game, order);
  if (foreseen?.kind !== 'attack') return undefined;
  const harm = harmOf(mind.game, foreseen, mind.side);
  const chance = hurtChance(mind.game, foreseen, mind.side);
  return {
    order,
    value: harm - 0.5,
    facts: [
      { is: 'hurts', at: order.at, units: [order.mortar], chance },
      { is: 'damage', amount: harm / SQUAD },
    ],
  };
}

/** Points of enemies, less one's own, that shells on a hex and its neighbours would find. */
function underShells({ game, side }: Mind, hex: HexId): number {
  const at = game.world.board.ground[hex] as number;
  let sum = 0;
  for (const unit of game.state.units) {
    if (unit.at < 0) continue;
    const range = rangeBetween(game.world.board, at, unit.at);
    if (range > 1) continue;
    sum += (unit.side === side ? -1.5 : 1) * worthOf(game, unit);
  }
  return sum;
}

/** Share of what is under the shells that one mission takes, for each point of its firepower. */
const PER_FIREPOWER = 0.055;
/** A mission is worth this much kept for another day. */
const KEPT = 1.5;

export function weighArtillery(mind: Mind, order: CallArtillery): Candidate | undefined {
  const foreseen = forecast(mind.game, order);
  const battery = mind.game.state.scenario.batteries[order.battery];
  if (foreseen?.kind !== 'drift' || !battery) return undefined;
  let expected = 0;
  for (const { hex, chance, inSight } of foreseen.landings) {
    if (hex < 0) continue;
    const found = underShells(mind, hex);
    // A round that is seen can be corrected by one hex or called off.
    expected += chance * (inSight ? Math.max(0, found, underShells(mind, order.at) * 0.8) : found);
  }
  const value = PER_FIREPOWER * battery.firepower * expected - KEPT;
  const caller = mind.game.state.units[order.unit] as Unit;
  return { order, value, facts: [{ is: 'damage', at: caller.at, amount: value / SQUAD }] };
}
