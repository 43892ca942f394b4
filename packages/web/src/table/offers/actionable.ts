/** Who in a location can do something now, by what the decision offers. */
import type { Decision, Game, LocationId, Order, Part, UnitId, WeaponId } from '@opfire/engine';
import { NOTHING, type Selection } from '../store/types.ts';
import { actorsOf } from './verbs.ts';

const unitsIn = (part: Part): readonly UnitId[] => ('units' in part ? part.units : []);

const weaponsIn = (part: Part): readonly WeaponId[] => (part.do === 'fire' ? part.weapons : []);

/** Everybody named by anything on offer. */
function namedBy(game: Game, { orders, parts }: Decision): Set<UnitId> {
  const named = new Set<UnitId>();
  for (const part of parts) for (const unit of unitsIn(part)) named.add(unit);
  for (const order of orders as readonly Order[]) for (const unit of actorsOf(game, order)) named.add(unit);
  return named;
}

/** The location in hand, with all its units and weapons that can act. */
export function actionable(game: Game, decision: Decision | undefined, at: LocationId): Selection {
  if (decision === undefined) return { ...NOTHING, at };
  const here = game.state.units.filter((unit) => unit.at === at && unit.side === decision.side);
  const declares = decision.parts.some((part) => part.do === 'activate' && part.at.includes(at));
  const named = namedBy(game, decision);
  const units = declares
    ? here.filter((unit) => !unit.shaken || named.has(unit.id))
    : here.filter((unit) => named.has(unit.id));
  const ids = units.map((unit) => unit.id);
  const offered = new Set(decision.parts.flatMap(weaponsIn));
  const held = game.state.weapons.filter((weapon) => ids.includes(weapon.holder));
  const weapons = held.filter((weapon) => declares || offered.has(weapon.id)).map((weapon) => weapon.id);
  return { ...NOTHING, at, units: ids, weapons };
}
