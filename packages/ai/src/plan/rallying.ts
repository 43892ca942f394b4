/** The Rally Phase: steady who is shaken, treat the hurt, put weapons in good hands (3.0). */
import { type Decision, faceOf, forecast, type Order, type Unit, type Weapon } from '@opfire/engine';
import type { Candidate } from '../explain/explanation.ts';
import { enemyOf } from '../values/danger.ts';
import { isMany, typeOf, worthOf } from '../values/worth.ts';
import type { Mind } from './mind.ts';

type OrderTo<V extends Order['do']> = Extract<Order, { do: V }>;

const RALLIED = 0.8;
const HEALED = 0.4;
const PUNISHED = 0.6;

const unit = (mind: Mind, id: number): Unit => mind.game.state.units[id] as Unit;
const weapon = (mind: Mind, id: number): Weapon => mind.game.state.weapons[id] as Weapon;

function weighCheck(mind: Mind, order: Order, of: number, share: number): Candidate | undefined {
  const foreseen = forecast(mind.game, order);
  if (foreseen?.kind !== 'check') return undefined;
  const gain = share * worthOf(mind.game, unit(mind, of));
  return {
    order,
    value: 0.1 + foreseen.chance * gain,
    facts: [{ is: 'succeeds', units: [of], chance: foreseen.chance }],
  };
}

/** Failure costs casualties, and the Commissar risks his own neck (11.7). */
function weighDrive(mind: Mind, order: OrderTo<'drive'>): Candidate | undefined {
  const foreseen = forecast(mind.game, order);
  if (foreseen?.kind !== 'check') return undefined;
  const worth = worthOf(mind.game, unit(mind, order.unit));
  const neck = (foreseen.risk?.chance ?? 0) * worthOf(mind.game, unit(mind, order.commissar));
  const value = worth * (RALLIED * foreseen.chance - PUNISHED * (1 - foreseen.chance)) - neck;
  return { order, value, facts: [{ is: 'succeeds', units: [order.unit], chance: foreseen.chance }] };
}

/** What a weapon adds in somebody's hands: most in a squad's that has none. */
function inHandsOf(mind: Mind, holder: Unit | undefined, arm: Weapon): number {
  if (!holder || holder.at < 0) return 0;
  const firepower = faceOf(mind.game, arm)?.firepower ?? mind.game.world.setup.weaponTypes[arm.type]?.firepower ?? 0;
  const type = typeOf(mind.game, holder);
  const others = (mind.field.armed.get(holder.id) ?? []).filter((one) => one.id !== arm.id).length;
  const hands = type.kind === 'squad' ? 1 : isMany(type) ? 0.6 : 0.3;
  return firepower * hands * (holder.shaken ? 0.2 : 1) * (others > 0 ? 0.4 : 1);
}

function weighTaking(mind: Mind, order: OrderTo<'take'>): Candidate {
  const arm = weapon(mind, order.weapon);
  const before = inHandsOf(mind, mind.game.state.units[arm.holder], arm);
  return { order, value: inHandsOf(mind, unit(mind, order.unit), arm) - before - 0.3, facts: [] };
}

/** On its tripod a gun fires harder and farther, but stays where it is: worth it where there is something to watch. */
function weighFlip(mind: Mind, order: OrderTo<'flip'>): Candidate {
  const arm = weapon(mind, order.weapon);
  const holder = mind.game.state.units[arm.holder];
  const battery = holder && mind.field.batteries[mind.side].find((one) => one.units.includes(holder));
  const enemies = [...mind.field.stacks[enemyOf(mind.side)].values()];
  const watches = battery
    ? enemies.some(({ at, target }) => mind.field.difference(battery, battery.at, target, at, 'later') > -4)
    : false;
  const quiet = enemies.length > 0 && !watches;
  const value = arm.assembled ? (quiet ? 0.5 : -1) : watches ? 1 : -1;
  return { order, value, facts: [] };
}

function weighJoining(mind: Mind, order: OrderTo<'join'>): Candidate {
  const shaken = order.units.some((id) => unit(mind, id).shaken);
  return { order, value: shaken ? -1 : 0.4, facts: [] };
}

function weigh(mind: Mind, order: Order): Candidate | undefined {
  switch (order.do) {
    case 'rally':
      return weighCheck(mind, order, order.unit, RALLIED);
    case 'treat':
      return weighCheck(mind, order, order.patient, unit(mind, order.patient).shaken && !order.heal ? RALLIED : HEALED);
    case 'drive':
      return weighDrive(mind, order);
    case 'take':
      return weighTaking(mind, order);
    case 'flip':
      return weighFlip(mind, order);
    case 'join':
      return weighJoining(mind, order);
    case 'repair':
      return { order, value: 0.5, facts: [] };
    case 'done':
      return { order, value: 0, facts: [] };
    default:
      return { order, value: -1, facts: [] };
  }
}

export const ralliesOf = (mind: Mind, owed: Decision): Candidate[] =>
  owed.orders.map((order) => weigh(mind, order)).filter((candidate) => candidate !== undefined);
