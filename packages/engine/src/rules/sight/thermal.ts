/** Thermal imaging systems (10.1.2): for them there is no smoke (7.0, ruling R-781). */
import { type Position, typeOf } from '../../state/query.ts';
import type { GroundMarker, Unit } from '../../state/state.ts';

/** A thermal imaging system, in rules that have them (10.1.2). */
export function isThermal(p: Position, unit: Unit): boolean {
  if (!p.world.rules.modules.thermalImaging) return false;
  const { thermal, vehicle, helicopter } = typeOf(p, unit);
  return (thermal ?? vehicle?.thermal ?? helicopter?.thermal) === true;
}

const isSmoke = ({ kind }: GroundMarker): boolean => kind === 'smoke';

/** Sight is remembered by the list of markers, so that each must have one and the same list without smoke. */
const smokeless = new WeakMap<readonly GroundMarker[], readonly GroundMarker[]>();

export function withoutSmoke(ground: readonly GroundMarker[]): readonly GroundMarker[] {
  const known = smokeless.get(ground);
  if (known) return known;
  const rest = ground.some(isSmoke) ? ground.filter((marker) => !isSmoke(marker)) : ground;
  smokeless.set(ground, rest);
  return rest;
}

/** The position as these units see it who look or fire together. */
export function asSeenBy(p: Position, ...units: readonly Unit[]): Position {
  if (units.length === 0 || !units.every((unit) => isThermal(p, unit))) return p;
  const ground = withoutSmoke(p.state.ground);
  return ground === p.state.ground ? p : { world: p.world, state: { ...p.state, ground } };
}
