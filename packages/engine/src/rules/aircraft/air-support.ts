/** When a plane comes: in the impulse after doubles, whoever rolled them (19.1). */
import { type Play, push, roll1d6, tell } from '../../core/play.ts';
import type { Position } from '../../state/query.ts';
import { typeOf } from '../../state/query.ts';
import { EDGES, type Edge } from '../../state/scenario.ts';
import { enemyOf, type Side, type Unit } from '../../state/state.ts';

/** Planes of a side that have not flown their mission, in order. */
const waiting = (p: Position, side: Side): Unit[] =>
  p.state.units.filter((unit) => unit.side === side && unit.fate === 'reserve' && typeOf(p, unit).kind === 'plane');

/** The side with the initiative has the first of them (19.1). */
function nextPlane(p: Position): Unit | undefined {
  const first = p.state.initiative;
  return waiting(p, first)[0] ?? waiting(p, enemyOf(first))[0];
}

/** A 5 or 6 leaves the edge to the owner, as newer rules always do (19.1). */
function rollEdges(play: Play): readonly Edge[] {
  if (play.world.rules.air.entry === 'choice') return EDGES;
  const edge = EDGES[roll1d6(play, 'air-support-edge') - 1];
  return edge ? [edge] : EDGES;
}

/** Doubles after this turn's plane call for nothing, where there is but one in a turn (ruling R-540). */
const isExhausted = ({ world, state }: Position): boolean =>
  world.rules.air.maxPerTurn !== null && state.scenario.airSupport?.lastTurn === state.turn;

/** Brings on the plane that doubles have called for, if one is left. True if it did. */
export function callAirSupport(play: Play): boolean {
  const { airSupport } = play.state.scenario;
  if (!airSupport?.due) return false;
  const plane = isExhausted(play) ? undefined : nextPlane(play);
  const lastTurn = plane ? play.state.turn : airSupport.lastTurn;
  tell(play, { t: 'air-support-changed', airSupport: { due: false, lastTurn }, rule: '19.1' });
  if (!plane) return false;
  tell(play, { t: 'impulse-began', side: plane.side, rule: '19.1' });
  const edges = rollEdges(play);
  push(play, {
    f: 'attack-run',
    side: plane.side,
    unit: plane.id,
    edges,
    hex: -1,
    direction: 0,
    strafed: false,
    bombed: [],
  });
  return true;
}
