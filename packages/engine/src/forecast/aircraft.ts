/** Forecasts in the air: cannon and bombs of planes, steps of a flight (19.1.1, 19.2.2). */
import type { HexId } from '../board/board.ts';
import { type Blast, blastAgainst } from '../rules/aircraft/blast.ts';
import { ONE_POINT } from '../rules/aircraft/flight.ts';
import {
  lowestArmourOf,
  onFootIn,
  type PlaneWeapon,
  planeBlast,
  sweptHexes,
  vehiclesIn,
} from '../rules/aircraft/plane-attacks.ts';
import type { AttackRunFrame, FlightFrame } from '../state/frames.ts';
import type { OrderTo } from '../state/orders.ts';
import type { Game, Unit } from '../state/state.ts';
import { forecastOpposed } from './attack.ts';
import { Moment } from './moment.ts';
import { threatsAt } from './movement.ts';
import { forecastRiders } from './riders.ts';
import { blowFor } from './shot.ts';
import type { AttackForecast, BarrageForecast, StepForecast } from './types.ts';

/** A vehicle, against its thinnest armour, and those it carries (19.1.1). */
function forecastVehicle(game: Game, { how, firepower }: Blast, vehicle: Unit): AttackForecast {
  const armour = lowestArmourOf(game, vehicle);
  const { outcomes, dud } = blowFor(game, vehicle, firepower.total, armour.total);
  const riders = forecastRiders(game, vehicle, { ...outcomes, 'no-effect': outcomes['no-effect'] - dud });
  const sums = { attack: firepower, defence: armour, checkChance: 0, heroChance: 0 };
  const own = { unit: vehicle.id, ...sums, results: outcomes, lost: outcomes.destroyed };
  const targets = [own, ...riders.map((rider) => ({ ...rider, ...sums }))];
  return { kind: 'attack', how, firepower, dice: [6], counted: 'sum', targets };
}

/** Those on foot on each level by one roll, then vehicle by vehicle (19.1.1). */
function forecastHex(game: Game, frame: AttackRunFrame, weapon: PlaneWeapon, hex: HexId): BarrageForecast['hexes'] {
  const blast = planeBlast(game, frame, weapon);
  const { how, firepower } = blast;
  const onFoot = onFootIn(game, hex);
  const attacks = (game.world.board.strata[hex] ?? []).flatMap((at) => {
    const aims = onFoot.filter((unit) => unit.at === at).map((unit) => blastAgainst(game, blast, unit));
    return aims.length === 0 ? [] : [forecastOpposed(new Moment(game), { how, firepower, aims, heroes: true })];
  });
  attacks.push(...vehiclesIn(game, hex).map((vehicle) => forecastVehicle(game, blast, vehicle)));
  return attacks.map((attack) => ({ hex, attack }));
}

export const forecastStrafing = (game: Game, frame: AttackRunFrame): BarrageForecast => ({
  kind: 'barrage',
  hexes: sweptHexes(game, frame).flatMap((hex) => forecastHex(game, frame, 'cannon', hex)),
});

export const forecastBombing = (game: Game, frame: AttackRunFrame): BarrageForecast => ({
  kind: 'barrage',
  hexes: forecastHex(game, frame, 'bombs', frame.hex),
});

/** As far as it likes, at a point and an attack for each hex (19.2.2). */
export const forecastFlight = (game: Game, { unit }: FlightFrame, { to }: OrderTo<'step'>): StepForecast => ({
  kind: 'step',
  to,
  units: [{ unit, cost: ONE_POINT, left: Number.MAX_SAFE_INTEGER }],
  slots: 1,
  threats: threatsAt(game, [unit], to),
  shells: [],
});
