/** Setting up (22.0): who stands where before the battle, or where an event lets them appear, and who carries what. */
import { type HexId, hexOf, isAloft, type LocationId, OFF_MAP } from '../../board/board.ts';
import type { FrameRules } from '../../core/machine.ts';
import { type Play, pop, push, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { type Facing, NO_FACING } from '../../state/facing.ts';
import type { SetupFrame } from '../../state/frames.ts';
import type { Order, OrderTo } from '../../state/orders.ts';
import {
  anyUnitAt,
  isAircraft,
  isMelee,
  isVehicle,
  type Position,
  typeOf,
  unitOf,
  weaponOf,
  weaponsOf,
} from '../../state/query.ts';
import type { Deployment } from '../../state/scenario.ts';
import { enemyOf, type Unit, type UnitId } from '../../state/state.ts';
import { airOver, isTaken } from '../aircraft/airspace.ts';
import { shelterOf } from '../fire-combat/target-modifier.ts';
import { digIn } from '../fortifications/foxholes.ts';
import { stepCost } from '../movement/costs.ts';
import { whyNotTeam } from '../movement/modes.ts';
import { noRoomForWeapon, overstacked } from '../movement/stacking.ts';
import { carryLimit, mayCarry } from '../support-weapons/possession.ts';
import { face } from '../vehicles/face.ts';
import { ALL_FACINGS } from '../vehicles/facing.ts';
import { whyNotParked } from '../vehicles/stacking.ts';
import { lay, layingOrders, lift, whyNotLay, whyNotLift } from './setup-fortifications.ts';
import { hatchOrders, switchHatches, whyNotSwitchHatches } from './setup-hatches.ts';
import {
  disembark,
  embark,
  foldAboard,
  seatingOrders,
  whyNoRoomForWeapon,
  whyNotDisembark,
  whyNotEmbark,
  whyNotOnFoot,
} from './setup-riders.ts';

const NOT_NOW = refusal('22.0', 'the-forces-are-being-set-up');
const NOT_THEIRS = refusal('22.0', 'not-a-unit-that-is-set-up-now');
const ALREADY_THERE = refusal('22.0', 'the-unit-stands-there-already');
const FACES_NOWHERE = refusal('15.1', 'only-vehicles-and-guns-with-an-arc-face-anywhere');
const OUTSIDE = refusal('22.0', 'outside-the-setup-area');
const ENEMY_THERE = refusal('22.0', 'enemies-are-there');
const IN_THE_AIR = refusal('22.0', 'aircraft-are-set-up-in-the-air');
const ON_THE_GROUND = refusal('22.0', 'only-aircraft-are-set-up-in-the-air');
const AIR_TAKEN = refusal('19.2.1', 'one-aircraft-in-a-hex');
const IMPASSABLE = refusal('22.0', 'nobody-can-stand-there');
const NO_SHELTER = refusal('11.4', 'needs-a-positive-target-modifier');
const NOT_THEIR_WEAPON = refusal('22.0', 'not-a-weapon-that-is-given-out-now');
const ALREADY_HIS = refusal('22.0', 'the-unit-has-that-weapon-already');
const TOO_MANY = refusal('1.6', 'carries-as-many-support-weapons-as-it-can');
const NOT_ALL_PLACED = refusal('22.0', 'every-unit-must-be-set-up-first');

const groupsOf = (p: Position, frame: SetupFrame): Deployment[] =>
  frame.groups.map((group) => (p.world.setup.scenario.deployments as readonly Deployment[])[group] as Deployment);

/** Why a unit cannot stand in a location, wherever its force may be set up. */
function whyNotStand(p: Position, id: UnitId, at: LocationId): Refusal | undefined {
  const unit = unitOf(p, id);
  const commands = whyNotOnFoot(p, unit);
  if (commands) return commands;
  const flies = isAircraft(typeOf(p, unit));
  if (flies !== isAloft(p.world.board, at)) return flies ? IN_THE_AIR : ON_THE_GROUND;
  if (flies) return isTaken(p, at, unit) ? AIR_TAKEN : undefined;
  if (anyUnitAt(p.state, at, enemyOf(unit.side)) || isMelee(p.state, at)) return ENEMY_THERE;
  if (stepCost(p, unit, OFF_MAP, at) === null) return IMPASSABLE;
  const { kind, nation } = typeOf(p, unit);
  if (kind === 'sniper' && shelterOf(p, at, nation) <= 0) return NO_SHELTER;
  const barred = isVehicle(typeOf(p, unit)) ? whyNotParked(p, at) : whyNotTeam(p, unit, at, false);
  return barred ?? overstacked(p, at, [id], unit.side);
}

/** Where in the hexes a unit may be: on all strata, or in the air above (19.2). */
const strataOf = (p: Position, unit: UnitId, hexes: readonly HexId[]): LocationId[] =>
  isAircraft(typeOf(p, unitOf(p, unit)))
    ? hexes.map((hex) => airOver(p, hex))
    : hexes.flatMap((hex) => p.world.board.strata[hex] as readonly LocationId[]);

const isOpenTo = (p: Position, unit: UnitId, hexes: readonly HexId[]): boolean =>
  strataOf(p, unit, hexes).some((at) => at === unitOf(p, unit).at || !whyNotStand(p, unit, at));

/** The hexes and their neighbours. */
function widened({ world }: Position, hexes: readonly HexId[]): HexId[] {
  const { neighbours } = world.board;
  const found = new Set(hexes);
  for (const hex of hexes) for (let d = 0; d < 6; d++) found.add(neighbours[6 * hex + d] as HexId);
  found.delete(-1);
  return [...found].sort((a, b) => a - b);
}

/** Once the battle has begun, those who find their hexes taken appear next to them (ruling D-128). */
function hexesFor(p: Position, unit: UnitId, hexes: readonly HexId[]): readonly HexId[] {
  return p.state.phase === 'setup' || isOpenTo(p, unit, hexes) ? hexes : widened(p, hexes);
}

/** Stands there, and is not turned either. */
const isIdle = (unit: Unit, at: LocationId, facing: Facing | undefined): boolean =>
  unit.at === at && (facing === undefined || facing === unit.facing);

function whyNotDeploy(p: Position, frame: SetupFrame, { unit, at, facing }: OrderTo<'deploy'>): Refusal | undefined {
  const group = groupsOf(p, frame).find(({ hexes, units }) => hexes && units.includes(unit));
  if (!group) return NOT_THEIRS;
  if (facing !== undefined && unitOf(p, unit).facing === NO_FACING) return FACES_NOWHERE;
  if (isIdle(unitOf(p, unit), at, facing)) return ALREADY_THERE;
  if (unitOf(p, unit).at === at) return undefined;
  if (!hexesFor(p, unit, group.hexes as readonly HexId[]).includes(hexOf(p.world.board, at))) return OUTSIDE;
  return whyNotStand(p, unit, at);
}

function whyNotEquip(p: Position, frame: SetupFrame, { weapon, unit }: OrderTo<'equip'>): Refusal | undefined {
  const group = groupsOf(p, frame).find(({ weapons }) => weapons.includes(weapon));
  if (!group) return NOT_THEIR_WEAPON;
  if (!group.units.includes(unit)) return NOT_THEIRS;
  const { holder } = weaponOf(p, weapon);
  if (holder === unit) return ALREADY_HIS;
  const taker = unitOf(p, unit);
  const barred = mayCarry(p, taker);
  if (barred) return barred;
  if (weaponsOf(p.state, unit).length >= carryLimit(typeOf(p, taker))) return TOO_MANY;
  const full = whyNoRoomForWeapon(p, taker, weaponOf(p, weapon));
  if (full) return full;
  const stays = taker.at < 0 || unitOf(p, holder).at === taker.at;
  return stays ? undefined : noRoomForWeapon(p, taker.at, taker.side);
}

/** A force that appears by an event leaves behind whom the ground cannot hold. */
function whyNotReady(p: Position, frame: SetupFrame): Refusal | undefined {
  for (const { hexes, units } of groupsOf(p, frame)) {
    if (!hexes) continue;
    for (const unit of units) {
      if (unitOf(p, unit).fate !== 'reserve') continue;
      if (p.state.phase === 'setup' || isOpenTo(p, unit, hexesFor(p, unit, hexes))) return NOT_ALL_PLACED;
    }
  }
  return undefined;
}

function deployOrders(p: Position, { hexes, units }: Deployment): Order[] {
  const orders: Order[] = [];
  if (!hexes) return orders;
  for (const unit of units) {
    for (const at of strataOf(p, unit, hexesFor(p, unit, hexes))) {
      if (unitOf(p, unit).at === at || !whyNotStand(p, unit, at)) orders.push(...waysToStand(p, unit, at));
    }
  }
  return orders;
}

/** In every direction, whoever faces one. */
function waysToStand(p: Position, id: UnitId, at: LocationId): Order[] {
  const unit = unitOf(p, id);
  if (unit.facing === NO_FACING) return unit.at === at ? [] : [{ do: 'deploy', unit: id, at }];
  return ALL_FACINGS.filter((facing) => !isIdle(unit, at, facing)).map((facing) => ({
    do: 'deploy',
    unit: id,
    at,
    facing,
  }));
}

function equipOrders(p: Position, frame: SetupFrame, { weapons, units }: Deployment): Order[] {
  const orders: Order[] = [];
  for (const weapon of weapons) {
    for (const unit of units) {
      const order = { do: 'equip', weapon, unit } as const;
      if (!whyNotEquip(p, frame, order)) orders.push(order);
    }
  }
  return orders;
}

function listOrders(p: Position, frame: SetupFrame): Order[] {
  const groups = groupsOf(p, frame);
  const orders = [
    ...groups.flatMap((group) => deployOrders(p, group)),
    ...groups.flatMap((group) => equipOrders(p, frame, group)),
    ...seatingOrders(p, groups),
    ...hatchOrders(p, groups),
    ...layingOrders(p, frame, groups),
  ];
  if (!whyNotReady(p, frame)) orders.push({ do: 'ready' });
  return orders;
}

/** Asks the owner to set a force up now, or to give out its weapons. */
export function askToDeploy(play: Play, deployment: number): void {
  const { side } = (play.world.setup.scenario.deployments as readonly Deployment[])[deployment] as Deployment;
  push(play, { f: 'setup', side, groups: [deployment] });
}

function deploy(play: Play, { unit, at, facing }: OrderTo<'deploy'>): void {
  const cost = { total: 0, parts: [] };
  const { at: from, facing: before, aboard } = unitOf(play, unit);
  if (aboard >= 0) disembark(play, unit, at);
  else if (from !== at) tell(play, { t: 'moved', units: [unit], from, to: at, cost, mode: 'placement', rule: '22.0' });
  if (facing !== undefined && facing !== before) face(play, unit, facing, '22.0');
}

export const setupRules: FrameRules<SetupFrame> = {
  advance: () => 'ask',

  decide: (game, frame) => ({
    side: frame.side,
    kind: 'setup',
    rule: '22.0',
    orders: listOrders(game, frame),
    parts: [],
  }),

  check(game, frame, order) {
    switch (order.do) {
      case 'deploy':
        return whyNotDeploy(game, frame, order);
      case 'equip':
        return whyNotEquip(game, frame, order);
      case 'board':
        return whyNotEmbark(game, groupsOf(game, frame), order);
      case 'alight':
        return whyNotDisembark(game, groupsOf(game, frame), order);
      case 'button':
      case 'open':
        return whyNotSwitchHatches(game, groupsOf(game, frame), order);
      case 'lay':
        return whyNotLay(game, frame, groupsOf(game, frame), order);
      case 'lift':
        return whyNotLift(game, frame, order);
      case 'ready':
        return whyNotReady(game, frame);
      default:
        return NOT_NOW;
    }
  },

  answer(play, frame, order) {
    if (order.do === 'deploy') deploy(play, order);
    else if (order.do === 'board') embark(play, order);
    else if (order.do === 'alight') for (const unit of order.units) disembark(play, unit);
    else if (order.do === 'button' || order.do === 'open') switchHatches(play, order);
    else if (order.do === 'lay') lay(play, frame, order);
    else if (order.do === 'lift') lift(play, frame, order);
    else if (order.do === 'equip') {
      tell(play, { t: 'weapon-taken', weapon: order.weapon, unit: order.unit, rule: '22.0' });
    } else {
      digIn(play, frame.side);
      foldAboard(play, frame.side);
      pop(play);
    }
  },
};
