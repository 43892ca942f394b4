/** Moves and steps forecast: what they cost, who could fire, and the shells and mines that await (6.0, 5.3, 18.0, 21.4). */
import { hexOf, type LocationId } from '../board/board.ts';
import type { Part } from '../core/decision.ts';
import { beginPlay } from '../core/machine.ts';
import { tell } from '../core/play.ts';
import { listFire } from '../rules/fire-combat/fire-listing.ts';
import type { ShotContext } from '../rules/fire-combat/shot.ts';
import { minesAgainst, minesFirepower, minesUnder } from '../rules/fortifications/mines.ts';
import { coversHex, ffeBarrage } from '../rules/indirect-fire/ffe.ts';
import { allowanceOf } from '../rules/movement/allowance.ts';
import { entersHex } from '../rules/movement/hazards.ts';
import { mountOf } from '../rules/movement/mounted.ts';
import { type Fare, fareOf } from '../rules/movement/step.ts';
import { isConcealing } from '../rules/movement/take-step.ts';
import { listShots } from '../rules/ordnance/list-shots.ts';
import { listMgFire } from '../rules/vehicles/mg-action.ts';
import type { MoveFrame } from '../state/frames.ts';
import type { Order, OrderTo } from '../state/orders.ts';
import { type Position, ridesOutside, unitOf } from '../state/query.ts';
import type { Game, UnitId } from '../state/state.ts';
import { forecastOpposed, forecastShells, withRiders } from './attack.ts';
import { Moment } from './moment.ts';
import type { AttackForecast, MoveForecast, StepForecast } from './types.ts';

const FREE = { total: 0, parts: [] };

/** The position with the movers already there. */
export function arrived(p: Position, movers: readonly UnitId[], at: LocationId): Moment {
  const play = beginPlay(p.world, p.state);
  const [first] = movers.map((id) => unitOf(p, id));
  if (first) tell(play, { t: 'moved', units: movers, from: first.at, to: at, cost: FREE, mode: 'move', rule: '6.0' });
  return new Moment(play);
}

/** Everybody who could fire something at the movers: men, guns, machine guns of vehicles. */
function firersAt(p: Position, movers: readonly UnitId[], at: LocationId, concealed: boolean): UnitId[] {
  const side = movers.map((id) => unitOf(p, id).side)[0];
  const context: ShotContext = { occasion: 'opportunity', movers, spotter: -1, window: at, concealed };
  const enemies = p.state.units.filter((unit) => unit.at >= 0 && unit.side !== side).map((unit) => unit.id);
  const parts: Part[] = [];
  const orders: Order[] = [];
  // Passengers fire from the top of their vehicle, and only their own firepower (16.2).
  const onTop = p.world.machines ? p.state.units.filter((unit) => unit.side !== side && ridesOutside(p, unit)) : [];
  listFire(p, context, [...enemies, ...onTop.map((unit) => unit.id)], parts);
  if (p.world.ordnance) listShots(p, context, enemies, orders);
  if (p.world.machines) listMgFire(p, context, enemies, orders);
  const found = parts.flatMap((part) => (part.do === 'fire' ? part.units : []));
  for (const order of orders) if (order.do === 'shoot' || order.do === 'fire-mg') found.push(order.unit);
  return [...new Set(found)].sort((a, b) => a - b);
}

/**
 * Enemy units that could fire at the movers once they are in a location, each by itself or with others. Reactions,
 * Snipers still off the map and answering moves are left out.
 */
export const threatsAt = (game: Game, movers: readonly UnitId[], at: LocationId, concealed = false): UnitId[] =>
  firersAt(arrived(game, movers, at), movers, at, concealed);

function shellsAt(there: Moment, movers: readonly UnitId[], from: LocationId, at: LocationId): AttackForecast[] {
  if (!entersHex(there.world, from, at)) return [];
  const hex = hexOf(there.world.board, at);
  const victims = movers.map((id) => unitOf(there, id));
  const attacks: AttackForecast[] = [];
  for (const marker of there.state.ground) {
    if (marker.kind !== 'ffe' || !coversHex(there, marker, hex)) continue;
    attacks.push(forecastShells(there, ffeBarrage(there, marker, movers), hex, victims).attack);
  }
  return attacks;
}

function minesAt(there: Moment, movers: readonly UnitId[], from: LocationId, at: LocationId): AttackForecast[] {
  const victims = movers.map((id) => unitOf(there, id));
  const [first] = victims;
  if (!first || !entersHex(there.world, from, at)) return [];
  return minesUnder(there, at, first).map((mines) => {
    const firepower = minesFirepower(mines);
    const aims = victims.flatMap((unit) => withRiders(there, unit, minesAgainst(there, mines, unit)));
    return forecastOpposed(there, { how: 'mines', firepower, aims, heroes: false });
  });
}

export function forecastStep(game: Game, frame: MoveFrame, { to }: OrderTo<'step'>): StepForecast {
  const { costs, spent, attacks } = fareOf(game, frame, to) as Fare;
  const there = arrived(game, frame.units, to);
  const units = frame.units.map((unit, place) => ({
    unit,
    cost: costs[place] as Fare['costs'][number],
    left: (frame.allowed[place] as number) - (spent[place] as number),
  }));
  const threats = attacks > 0 ? firersAt(there, frame.units, to, isConcealing(frame.mode)) : [];
  const shells = [...shellsAt(there, frame.units, frame.at, to), ...minesAt(there, frame.units, frame.at, to)];
  return { kind: 'step', to, units, slots: attacks, threats, shells };
}

export function forecastMove(game: Game, { units, mode, leader }: OrderTo<'move'>): MoveForecast {
  const ahead = leader === undefined ? undefined : unitOf(game, leader);
  return {
    kind: 'move',
    units: units.map((unit) => ({
      unit,
      allowance: allowanceOf(game, mountOf(game, units, unitOf(game, unit)), mode, ahead),
    })),
  };
}
