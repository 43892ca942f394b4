/** Forecasts in the air: cannon and bombs of planes, steps of a flight (19.1.1, 19.2.2). */
import type { HexId } from '../board/board.ts';
import { blastAgainst } from '../rules/aircraft/blast.ts';
import { ONE_POINT } from '../rules/aircraft/flight.ts';
import { onFootIn, type PlaneWeapon, planeBlast, sweptHexes } from '../rules/aircraft/plane-attacks.ts';
import type { AttackRunFrame, FlightFrame } from '../state/frames.ts';
import type { OrderTo } from '../state/orders.ts';
import type { Game } from '../state/state.ts';
import { forecastOpposed } from './attack.ts';
import { Moment } from './moment.ts';
import { threatsAt } from './movement.ts';
import type { BarrageForecast, StepForecast } from './types.ts';

/** Those on foot; what vehicles suffer is a matter of penetration and not counted (19.1.1). */
function forecastHex(game: Game, frame: AttackRunFrame, weapon: PlaneWeapon, hex: HexId): BarrageForecast['hexes'] {
  const blast = planeBlast(game, frame, weapon);
  const onFoot = onFootIn(game, hex);
  return (game.world.board.strata[hex] ?? []).flatMap((at) => {
    const aims = onFoot.filter((unit) => unit.at === at).map((unit) => blastAgainst(game, blast, unit));
    if (aims.length === 0) return [];
    const { how, firepower } = blast;
    return [{ hex, attack: forecastOpposed(new Moment(game), { how, firepower, aims, heroes: true }) }];
  });
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
