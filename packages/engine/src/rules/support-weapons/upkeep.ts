/** Support weapons in the Rally Phase: taken, swapped, dropped, destroyed, flipped, repaired (1.6 to 1.6.2, 3.0). */

import { type Play, roll1d6, succeed, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { rallyWith } from '../../state/changed.ts';
import type { RallyFrame } from '../../state/frames.ts';
import type { Order } from '../../state/orders.ts';
import {
  anyUnitAt,
  areTogether,
  isHero,
  isLeader,
  isMelee,
  isMmc,
  isWeaponTeam,
  type Position,
  placeOf,
  typeOf,
  unitOf,
  weaponOf,
  weaponsOf,
} from '../../state/query.ts';
import { enemyOf, type Side, type Unit, type UnitId, type Weapon, type WeaponId } from '../../state/state.ts';
import { noRoomForWeapon } from '../movement/stacking.ts';
import type { RallyAction } from '../rally/action.ts';
import { carryLimit, hasTwoSides, mayCarry } from './possession.ts';

const NOT_YOURS = refusal('3.0', 'not-your-unit-on-the-map');
const NO_WEAPON = refusal('1.6', 'the-weapon-is-out-of-the-game');
const NOT_IN_HAND = refusal('1.6', 'none-of-your-units-holds-the-weapon');
const SHAKEN = refusal('1.6', 'shaken-units-do-not-handle-weapons');
const LOCKED = refusal('1.6', 'units-locked-in-melee-do-not-handle-weapons');
const ENEMY_HERE = refusal('3.0', 'enemy-units-are-in-the-location');
const OUT_OF_REACH = refusal('1.6', 'the-weapon-is-not-with-the-unit');
const HOLDS_IT = refusal('1.6', 'the-unit-holds-the-weapon-already');
const GIVER_SHAKEN = refusal('1.6', 'shaken-units-do-not-swap-weapons');
const TAKEN_BEFORE = refusal('3.0', 'the-weapon-has-changed-hands-in-this-phase');
const HANDS_FULL = refusal('1.6', 'the-unit-can-carry-no-more');
const DESTROYS_NOTHING = refusal('3.0', 'the-unit-destroys-no-weapons');
const NO_OTHER_SIDE = refusal('1.6.1', 'the-weapon-is-not-assembled-or-dismantled');
const LOCKED_FLIP_NOTHING = refusal('1.6.1', 'units-locked-in-melee-do-not-handle-weapons');
const SHAKEN_ASSEMBLE_NOTHING = refusal('1.6.1', 'shaken-units-only-dismantle');
const FLIPPED_BEFORE = refusal('1.6.1', 'the-weapon-was-handled-before-in-this-phase');
const NOT_ABOARD = refusal('1.6.1', 'nobody-sets-up-a-weapon-aboard');
const NOT_JAMMED = refusal('1.6.2', 'the-weapon-is-not-jammed');
const SHAKEN_REPAIR_NOTHING = refusal('1.6.2', 'shaken-units-do-not-repair');
const REPAIRED_BEFORE = refusal('1.6.2', 'the-weapon-was-handled-before-in-this-phase');

/** The unit of the side that holds a weapon. */
function holderOf(p: Position, side: Side, id: WeaponId): Unit | undefined {
  const holder = p.state.weapons[id]?.holder ?? -1;
  const unit = p.state.units[holder];
  return unit && unit.side === side && placeOf(p, unit) >= 0 ? unit : undefined;
}

/** Why a unit may neither take up, swap nor drop weapons (ruling D-12). */
function handsTied(p: Position, unit: Unit): Refusal | undefined {
  const at = placeOf(p, unit);
  if (unit.shaken) return SHAKEN;
  if (isMelee(p.state, at)) return LOCKED;
  return anyUnitAt(p.state, at, enemyOf(unit.side)) ? ENEMY_HERE : undefined;
}

/** Why a weapon that lies or is carried there is not to be had for a unit. */
function notToBeHad(p: Position, unit: Unit, weapon: Weapon): Refusal | undefined {
  if (weapon.holder === unit.id) return HOLDS_IT;
  if (weapon.holder < 0) return weapon.at === unit.at ? undefined : OUT_OF_REACH;
  const giver = unitOf(p, weapon.holder);
  if (giver.side !== unit.side || !areTogether(giver, unit)) return OUT_OF_REACH;
  return giver.shaken ? GIVER_SHAKEN : undefined;
}

function mayTake(p: Position, frame: RallyFrame, id: UnitId, weaponId: WeaponId): Refusal | undefined {
  const unit = p.state.units[id];
  const weapon = p.state.weapons[weaponId];
  if (!unit || unit.side !== frame.side || placeOf(p, unit) < 0) return NOT_YOURS;
  if (!weapon || weapon.condition === 'gone') return NO_WEAPON;
  if (frame.taken.includes(weaponId)) return TAKEN_BEFORE;
  const denied = mayCarry(p, unit) ?? handsTied(p, unit) ?? notToBeHad(p, unit, weapon);
  if (denied) return denied;
  if (weaponsOf(p.state, id).length >= carryLimit(typeOf(p, unit))) return HANDS_FULL;
  // A swap brings no more weapons into the hands of the stack.
  return weapon.holder < 0 ? noRoomForWeapon(p, unit.at, unit.side) : undefined;
}

/** Pairs of a unit of the side and a weapon in the same place, in hand or not. */
function listPairs(p: Position, frame: RallyFrame, visit: (unit: Unit, weapon: Weapon) => void): void {
  for (const weapon of p.state.weapons) {
    if (weapon.condition === 'gone') continue;
    const holder = p.state.units[weapon.holder];
    if (holder && placeOf(p, holder) < 0) continue;
    const isNear = (unit: Unit): boolean => (holder ? areTogether(unit, holder) : unit.at === weapon.at);
    for (const unit of p.state.units) if (unit.side === frame.side && isNear(unit)) visit(unit, weapon);
  }
}

const takeAction: RallyAction<'take'> = {
  verb: 'take',
  list(p, frame, orders) {
    listPairs(p, frame, (unit, weapon) => {
      if (!mayTake(p, frame, unit.id, weapon.id)) orders.push({ do: 'take', unit: unit.id, weapon: weapon.id });
    });
  },
  check: (p, frame, order) => mayTake(p, frame, order.unit, order.weapon),
  carryOut(play, frame, order) {
    succeed(play, rallyWith(frame, { taken: [...frame.taken, order.weapon] }));
    tell(play, { t: 'weapon-taken', weapon: order.weapon, unit: order.unit, rule: '3.0' });
  },
};

/** Adds an order for each weapon in the side's hands that it may be given for. */
function listHeld(p: Position, frame: RallyFrame, orders: Order[], verb: 'drop' | 'flip' | 'repair'): void {
  const may = { drop: mayDrop, flip: mayFlip, repair: mayRepair }[verb];
  for (const weapon of p.state.weapons) {
    if (weapon.holder >= 0 && !may(p, frame, weapon.id)) orders.push({ do: verb, weapon: weapon.id });
  }
}

function mayDrop(p: Position, frame: RallyFrame, id: WeaponId): Refusal | undefined {
  const holder = holderOf(p, frame.side, id);
  return holder ? handsTied(p, holder) : NOT_IN_HAND;
}

const dropAction: RallyAction<'drop'> = {
  verb: 'drop',
  list: (p, frame, orders) => listHeld(p, frame, orders, 'drop'),
  check: (p, frame, order) => mayDrop(p, frame, order.weapon),
  carryOut(play, _frame, order) {
    const at = placeOf(play, unitOf(play, weaponOf(play, order.weapon).holder));
    tell(play, { t: 'weapon-left', weapon: order.weapon, at, rule: '1.6' });
  },
};

const destroys = (p: Position, unit: Unit): boolean => {
  const type = typeOf(p, unit);
  return (isMmc(type) && !isWeaponTeam(type)) || isLeader(type) || isHero(type);
};

/**
 * A weapon in hand can be destroyed even in a melee; one that lies about only by units that could take it up there
 * (1.6 and 3.0 say nothing of melee; ruling D-146).
 */
function mayDestroy(p: Position, frame: RallyFrame, id: UnitId, weaponId: WeaponId): Refusal | undefined {
  const unit = p.state.units[id];
  const weapon = p.state.weapons[weaponId];
  if (!unit || unit.side !== frame.side || placeOf(p, unit) < 0) return NOT_YOURS;
  if (!weapon || weapon.condition === 'gone') return NO_WEAPON;
  if (!destroys(p, unit)) return DESTROYS_NOTHING;
  if (unit.shaken) return SHAKEN;
  if (weapon.holder === id) return undefined;
  return weapon.holder < 0 && weapon.at === unit.at ? handsTied(p, unit) : OUT_OF_REACH;
}

const destroyAction: RallyAction<'destroy'> = {
  verb: 'destroy',
  list(p, frame, orders) {
    listPairs(p, frame, (unit, weapon) => {
      if (!mayDestroy(p, frame, unit.id, weapon.id)) orders.push({ do: 'destroy', unit: unit.id, weapon: weapon.id });
    });
  },
  check: (p, frame, order) => mayDestroy(p, frame, order.unit, order.weapon),
  carryOut(play, _frame, order) {
    tell(play, { t: 'weapon-lost', weapon: order.weapon, rule: '3.0' });
  },
};

function mayFlip(p: Position, frame: RallyFrame, id: WeaponId): Refusal | undefined {
  const holder = holderOf(p, frame.side, id);
  if (!holder) return NOT_IN_HAND;
  const weapon = weaponOf(p, id);
  if (!hasTwoSides(p, weapon)) return NO_OTHER_SIDE;
  if (holder.aboard >= 0) return NOT_ABOARD;
  if (frame.handled.includes(id)) return FLIPPED_BEFORE;
  if (isMelee(p.state, holder.at)) return LOCKED_FLIP_NOTHING;
  return holder.shaken && !weapon.assembled ? SHAKEN_ASSEMBLE_NOTHING : undefined;
}

const flipAction: RallyAction<'flip'> = {
  verb: 'flip',
  list: (p, frame, orders) => listHeld(p, frame, orders, 'flip'),
  check: (p, frame, order) => mayFlip(p, frame, order.weapon),
  carryOut(play, frame, order) {
    const assembled = !weaponOf(play, order.weapon).assembled;
    succeed(play, rallyWith(frame, { handled: [...frame.handled, order.weapon] }));
    tell(play, { t: 'weapon-changed', weapon: order.weapon, to: { assembled }, rule: '1.6.1' });
  },
};

function mayRepair(p: Position, frame: RallyFrame, id: WeaponId): Refusal | undefined {
  const holder = holderOf(p, frame.side, id);
  if (!holder) return NOT_IN_HAND;
  if (weaponOf(p, id).condition !== 'jammed') return NOT_JAMMED;
  if (frame.handled.includes(id)) return REPAIRED_BEFORE;
  return holder.shaken ? SHAKEN_REPAIR_NOTHING : undefined;
}

/** The greatest roll at which a jam proves to be final; sand makes it worse (1.6.2). */
const finalJam = (p: Position): number => (p.world.setup.scenario.sand ? 2 : 1);

/** How many of the six rolls clear a jam. */
export const repairChance = (p: Position): readonly [clearing: number, of: 6] => [6 - finalJam(p), 6];

function repair(play: Play, weapon: WeaponId): void {
  const die = roll1d6(play, 'repair');
  const repaired = die > finalJam(play);
  tell(play, { t: 'repair-rolled', weapon, die, repaired, rule: '1.6.2' });
  if (repaired) tell(play, { t: 'weapon-changed', weapon, to: { condition: 'ready' }, rule: '1.6.2' });
  // Jammed for the rest of the battle is of no more use to anybody.
  else tell(play, { t: 'weapon-lost', weapon, rule: '1.6.2' });
}

const repairAction: RallyAction<'repair'> = {
  verb: 'repair',
  list: (p, frame, orders) => listHeld(p, frame, orders, 'repair'),
  check: (p, frame, order) => mayRepair(p, frame, order.weapon),
  carryOut(play, frame, order) {
    succeed(play, rallyWith(frame, { handled: [...frame.handled, order.weapon] }));
    repair(play, order.weapon);
  },
};

export const upkeepActions = {
  take: takeAction,
  drop: dropAction,
  destroy: destroyAction,
  flip: flipAction,
  repair: repairAction,
} as const;
