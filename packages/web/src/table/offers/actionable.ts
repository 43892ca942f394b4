/** Who in a location can do something now, by what the decision offers. */
import {
  type Decision,
  decision,
  type Game,
  type LocationId,
  type Order,
  type Part,
  type UnitId,
  type WeaponId,
} from '@opfire/engine';
import { NOTHING, type Selection } from '../store/types.ts';
import { ahead } from './ahead.ts';
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

/** Everybody who could act once the location has been declared (4.0). */
function namedAfter(game: Game, owed: Decision, at: LocationId): Set<UnitId> {
  if (!owed.parts.some((part) => part.do === 'activate' && part.at.includes(at))) return new Set();
  const then = ahead(game, { do: 'activate', at: [at] });
  const next = then && decision(then);
  return then && next ? namedBy(then, next) : new Set();
}

/** The location in hand, with all its units and weapons that can act; those who are shaken only by themselves. */
export function actionable(game: Game, owed: Decision | undefined, at: LocationId): Selection {
  if (owed === undefined) return { ...NOTHING, at };
  const now = namedBy(game, owed);
  const then = namedAfter(game, owed, at);
  const here = game.state.units.filter((unit) => unit.at === at && unit.side === owed.side);
  const able = here.filter((unit) => now.has(unit.id) || then.has(unit.id));
  const steady = able.filter((unit) => !unit.shaken || now.has(unit.id));
  const ids = (steady.length > 0 ? steady : able).map((unit) => unit.id);
  const offered = new Set(owed.parts.flatMap(weaponsIn));
  const held = game.state.weapons.filter((weapon) => ids.includes(weapon.holder));
  const weapons = held.filter((weapon) => then.size > 0 || offered.has(weapon.id)).map((weapon) => weapon.id);
  return { ...NOTHING, at, units: ids, weapons };
}
