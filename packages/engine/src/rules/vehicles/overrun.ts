/** Overruns (15.3): a vehicle drives among those on foot, guns blazing. */
import { type Hex, hexOf, type LocationId } from '../../board/board.ts';
import { beneath, type Play, push, roll, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { type Tally, TallyBuilder } from '../../core/tally.ts';
import type { MoveFrame } from '../../state/frames.ts';
import type { OrderTo } from '../../state/orders.ts';
import {
  anyOnFootAt,
  armorLeaderOf,
  hasStatus,
  isMachine,
  isVehicle,
  leadershipOf,
  type Position,
  ridersOf,
  ridesOutside,
  typeOf,
  unitOf,
  unitsAt,
} from '../../state/query.ts';
import { enemyOf, type Unit, type UnitId } from '../../state/state.ts';
import { eliminate, resolveChecks } from '../fire-combat/damage.ts';
import { stepsFrom } from '../movement/costs.ts';
import { groundCover, RUBBLE } from '../movement/ground-cover.ts';
import type { MoveAct } from '../movement/move-act.ts';
import { overstacked } from '../movement/stacking.ts';
import { arrive } from '../movement/take-step.ts';
import { vehicleValues } from './armour.ts';
import { wayCost, whyNotDrive } from './driving.ts';

const NOT_A_VEHICLE = refusal('15.3', 'a-vehicle-overruns-alone');
const ONLY_AT_SPEED = refusal('15.3', 'no-overrun-by-assault-movement-or-assault-fire');
const SHAKEN = refusal('15.3', 'shaken-vehicles-cannot-fire-and-so-cannot-overrun');
const UNARMED = refusal('15.3', 'nothing-to-overrun-with');
const RIDERS = refusal('15.3', 'no-overrun-with-passengers-on-top');
const NOBODY_THERE = refusal('15.3', 'nobody-there-to-overrun');
const NOT_IN_SUCH_TERRAIN = refusal('15.3', 'no-overrun-in-such-terrain');
const TOO_FAR = refusal('15.3', 'an-overrun-takes-four-movement-points-more');
const NO_WAY = refusal('6.0', 'no-way-leads-there-in-one-step');
const NO_VEHICLES = refusal('15.1', 'vehicles-cannot-enter-this-terrain');

/** On top of what the hex costs. */
const COST = 4;
const SHOCK = 2;

/** Degrading ground through which one can drive men down all the same. */
const LOW_GROWTH = ['brush', 'flower-garden', 'low-crops'];

function allowsOverrun(p: Position, vehicle: Unit, to: LocationId): boolean {
  const { terrain } = p.world.board.hexes[hexOf(p.world.board, to)] as Hex;
  if ((groundCover(p, to, vehicle.side) & RUBBLE) !== 0) return false;
  if (terrain.id === 'wheatfield') return p.world.rules.vehicles.overrunWheatfield;
  return terrain.sight === 'open' || LOW_GROWTH.includes(terrain.id);
}

/** All its firepower at once: the main gun as often as it fires, and every machine gun that can be served. */
export function overrunFirepower(p: Position, vehicle: Unit): Tally {
  const { guns, machineGuns } = vehicleValues(p, vehicle);
  const [main] = guns;
  const buttoned = hasStatus(vehicle, 'buttoned');
  const empty = main?.guided !== undefined && hasStatus(vehicle, 'depleted');
  const sum = new TallyBuilder();
  if (main?.he && !empty) {
    const shots = main.shots ?? 1;
    sum.add('he-equivalent', shots * main.he, '15.3');
    // Men who are overrun are in the open (ruling R-761).
    if (main.heat) sum.add('heat', -shots, '14.2.1');
  }
  for (const { firepower, mount } of machineGuns)
    if (mount !== 'all-round' || !buttoned) sum.add('machine-gun', firepower, '15.3');
  sum.add('overrun', SHOCK, '15.3');
  const leader = armorLeaderOf(p, vehicle.id);
  if (leader) sum.add('leadership', leadershipOf(p, leader), '11.5');
  return sum.done();
}

function whyNotByVehicle(p: Position, frame: MoveFrame, vehicle: Unit): Refusal | undefined {
  if (frame.mode !== 'move') return ONLY_AT_SPEED;
  if (vehicle.shaken) return SHAKEN;
  const { guns, machineGuns } = vehicleValues(p, vehicle);
  if (guns.length + machineGuns.length === 0) return UNARMED;
  return ridersOf(p, vehicle.id).some((rider) => ridesOutside(p, rider)) ? RIDERS : undefined;
}

/** The one vehicle that moves here; with units on foot beside it there is no overrun (6.5). */
function vehicleOf(p: Position, frame: MoveFrame): Unit | undefined {
  const [id, ...others] = frame.units;
  const unit = id === undefined || others.length > 0 ? undefined : unitOf(p, id);
  return unit && isVehicle(typeOf(p, unit)) ? unit : undefined;
}

export const overrunCost = (p: Position, vehicle: Unit, from: LocationId, to: LocationId): Tally | null => {
  const way = wayCost(p, vehicle, from, to, false);
  return way && { total: way.total + COST, parts: [...way.parts, { what: 'overrun', amount: COST, rule: '15.3' }] };
};

function whyNotOverrun(p: Position, frame: MoveFrame, { to }: OrderTo<'overrun'>): Refusal | undefined {
  const vehicle = vehicleOf(p, frame);
  if (!vehicle) return NOT_A_VEHICLE;
  const unable = whyNotByVehicle(p, frame, vehicle);
  if (unable) return unable;
  if (!stepsFrom(p, frame.at).includes(to)) return NO_WAY;
  const cost = overrunCost(p, vehicle, frame.at, to);
  if (cost === null) return NO_VEHICLES;
  const barred = whyNotDrive(p, vehicle, frame.at, to);
  if (barred) return barred;
  if (!anyOnFootAt(p, to, enemyOf(frame.side))) return NOBODY_THERE;
  if (!allowsOverrun(p, vehicle, to)) return NOT_IN_SUCH_TERRAIN;
  if ((frame.allowed[0] as number) - (frame.spent[0] as number) < cost.total) return TOO_FAR;
  return overstacked(p, to, frame.units, frame.side);
}

/** Those on foot in the hex, who defend with a plain die. */
export const overrunTargets = (p: Position, at: LocationId, vehicle: Unit): Unit[] =>
  unitsAt(p.state, at, enemyOf(vehicle.side)).filter((unit) => !isMachine(typeOf(p, unit)));

function attack(play: Play, vehicle: Unit, from: LocationId): void {
  const { at } = vehicle;
  const firepower = overrunFirepower(play, vehicle);
  const dice = roll(play, [6], 'attack');
  const defence = roll(play, [6], 'defence');
  const check = Math.max(0, (dice[0] as number) + firepower.total - (defence[0] as number));
  const bare: Tally = { total: 0, parts: [] };
  const targets = overrunTargets(play, at, vehicle).map(({ id }) => ({
    unit: id,
    attack: firepower,
    defence: bare,
    check,
  }));
  const units = [vehicle.id];
  tell(play, {
    ...{ t: 'attacked', how: 'overrun', units, weapons: [], from, at },
    ...{ firepower, dice, defence, targets, rule: '15.3' },
  });
  if (check > 0) resolveChecks(play, at, targets, { rule: '15.3', heroes: true });
}

/** Whoever has to get out among the enemies is taken (ruling R-309). */
function surrender(play: Play, at: LocationId, side: Unit['side']): void {
  if (!anyOnFootAt(play, at, enemyOf(side))) return;
  for (const unit of unitsAt(play.state, at, side))
    if (!isMachine(typeOf(play, unit))) eliminate(play, unit.id, '15.3');
}

/** What waits on the way may spoil the attack; those who stood it may strike back in any case. No fire is opened. */
function overrun(play: Play, frame: MoveFrame, { to }: OrderTo<'overrun'>): void {
  const id = frame.units[0] as UnitId;
  const cost = overrunCost(play, unitOf(play, id), frame.at, to) as Tally;
  const index = arrive(play, frame, to, { costs: [cost], spent: [(frame.spent[0] as number) + cost.total] });
  const vehicle = unitOf(play, id);
  if (vehicle.at !== to || hasStatus(vehicle, 'abandoned')) return surrender(play, to, frame.side);
  if (!vehicle.shaken) attack(play, vehicle, frame.at);
  if (anyOnFootAt(play, to, enemyOf(frame.side)))
    beneath(play, index + 1, () => push(play, { f: 'counter-assault', side: enemyOf(frame.side), vehicle: id }));
}

export const overrunAct: MoveAct<'overrun'> = {
  verb: 'overrun',
  list(p, frame, orders) {
    if (!p.world.machines || frame.mode !== 'move' || frame.at < 0 || !vehicleOf(p, frame)) return;
    for (const to of stepsFrom(p, frame.at))
      if (!whyNotOverrun(p, frame, { do: 'overrun', to })) orders.push({ do: 'overrun', to });
  },
  check: whyNotOverrun,
  carryOut: overrun,
};
