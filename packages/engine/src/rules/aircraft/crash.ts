/** Aircraft that come down: where, on whom, and who gets out (19.1, 19.2.6, 19.2.7). */
import { type HexId, hexOf, type LocationId } from '../../board/board.ts';
import { obstacleTop } from '../../board/obstacles.ts';
import { type Play, roll, tell } from '../../core/play.ts';
import type { RuleRef } from '../../core/rule.ts';
import { anyUnitAt, isPresent, type Position, ridersOf, unitOf, unitsAt } from '../../state/query.ts';
import { enemyOf, type Side, type UnitId } from '../../state/state.ts';
import { eliminate } from '../fire-combat/damage.ts';
import { destroyVehicle } from '../vehicles/damage.ts';
import { type Blast, strikeHex } from './blast.ts';

const CRASH_FIREPOWER = 6;

export const crashBlast = (side: Side, unit: UnitId, from: LocationId, rule: RuleRef): Blast => ({
  how: 'crash',
  side,
  unit,
  from,
  firepower: { total: CRASH_FIREPOWER, parts: [{ what: 'crash', amount: CRASH_FIREPOWER, rule }] },
  rule,
});

/** So many hexes on in a direction, but not through ground higher than it flew; −1 beyond the edge (19.2.6). */
export function crashHex(p: Position, from: LocationId, direction: number, hexes: number): HexId {
  const { board } = p.world;
  const level = board.locations[from]?.level ?? 0;
  let hex = hexOf(board, from);
  for (let step = 0; step < hexes; step++) {
    hex = board.neighbours[6 * hex + direction] as number;
    if (hex < 0 || obstacleTop(board, hex) > level) return hex;
  }
  return hex;
}

/** Whoever scrambles out of the wreck among enemies is lost (ruling R-533). */
function takeCaptives(play: Play, at: LocationId, side: Side, before: ReadonlySet<UnitId>): void {
  if (!anyUnitAt(play.state, at, enemyOf(side))) return;
  for (const { id } of unitsAt(play.state, at, side)) if (!before.has(id)) eliminate(play, id, '8.0');
}

/** Those aboard a helicopter that falls beyond the edge of the map fall with it (ruling R-531). */
function loseAll(play: Play, id: UnitId, rule: RuleRef): void {
  for (const { id: rider } of ridersOf(play, id)) eliminate(play, rider, rule);
  tell(play, { t: 'eliminated', unit: id, rule });
}

/** The fall on a hex: its ground is attacked, a wreck lies there, crew and passengers may get out. */
function fallOn(play: Play, id: UnitId, at: LocationId, rule: RuleRef): void {
  const { side, at: from } = unitOf(play, id);
  const below = unitsAt(play.state, at).filter(isPresent);
  const cost = { total: 0, parts: [] };
  tell(play, { t: 'moved', units: [id], from, to: at, cost, mode: 'placement', rule });
  strikeHex(play, crashBlast(side, id, from, rule), [at], below);
  const before = new Set(unitsAt(play.state, at, side).map((unit) => unit.id));
  destroyVehicle(play, id, rule, { bailout: true });
  takeCaptives(play, at, side, before);
}

/** Dice: the white one halved for the distance, then the coloured one for the direction (19.2.6). */
export function destroyHelicopter(play: Play, id: UnitId, rule: RuleRef): void {
  const { at } = unitOf(play, id);
  const dice = roll(play, [6, 6], 'crash');
  const distance = Math.ceil((dice[0] as number) / 2);
  const direction = (dice[1] as number) - 1;
  const hex = crashHex(play, at, direction, distance);
  tell(play, { t: 'crashed', unit: id, from: at, hex, distance, direction, dice, rule });
  if (hex < 0) loseAll(play, id, rule);
  else fallOn(play, id, play.world.board.ground[hex] as LocationId, rule);
}

/** A damaged helicopter leaves at once, with everybody in it (19.2.6). */
export function damageHelicopter(play: Play, id: UnitId, rule: RuleRef): void {
  for (const { id: rider } of ridersOf(play, id)) tell(play, { t: 'withdrawn', unit: rider, rule });
  tell(play, { t: 'withdrawn', unit: id, rule });
}
