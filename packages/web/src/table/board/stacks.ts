/** Counters as they lie on the map: one stack for each side in each location. */
import type { Game, LocationId, Side, Unit, View, Weapon } from '@opfire/engine';
import { type Box, hexCentre, type Point } from '../../drawing/plane.ts';
import { edgeOf } from './edge.ts';
import { type Piece, unitPiece, weaponPiece } from './faces.ts';

/** Length of a counter's side, and how far each lies above and beside the one below; in drawing units. */
export const COUNTER = 102;
const STEP = 11;
/** A whole stack reaches no farther than this, so that it stays in its hex. */
const REACH = 42;

/** How a person likes stacks: shares of the usual size and step. */
export interface StackLook {
  readonly size: number;
  readonly step: number;
}

export interface Placed {
  readonly piece: Piece;
  /** Its top left corner. */
  readonly x: number;
  readonly y: number;
  /** Length of its side. */
  readonly size: number;
}

export interface Stack {
  readonly key: string;
  readonly at: LocationId;
  readonly side: Side | -1;
  readonly centre: Point;
  readonly counters: readonly Placed[];
}

type Printed = Readonly<Record<string, string>>;

/** Weapons lie under whoever holds them, machines under those on foot; leaders come last, on top. */
function piecesOf(game: Game, units: readonly Unit[], weapons: readonly Weapon[], printed: Printed): Piece[] {
  const leads = (unit: Unit): number =>
    (game.world.setup.unitTypes[unit.type]?.leadership ?? 0) + (unit.shaken ? -9 : 0);
  const scale = (unit: Unit): number => unitPiece(game, unit, printed)?.scale ?? 1;
  const ordered = [...units].sort((a, b) => scale(b) - scale(a) || leads(a) - leads(b) || a.id - b.id);
  return ordered.flatMap((unit) => {
    const held = weapons.filter((weapon) => weapon.holder === unit.id);
    return [...held.map((weapon) => weaponPiece(game, weapon, printed)), unitPiece(game, unit, printed)].filter(
      (piece): piece is Piece => piece !== undefined,
    );
  });
}

const LIFT: Readonly<Record<string, number>> = { upper: -34, rooftop: -52, bunker: 22, cave: 22 };

function centreOf({ world }: Game, at: LocationId, shared: boolean, side: Side | -1): Point {
  const location = world.board.locations[at];
  const hex = location && world.board.hexes[location.hex];
  if (location === undefined || hex === undefined) return [0, 0];
  const [x, y] = hexCentre(hex);
  const aside = shared ? (side === 0 ? -32 : 32) : 0;
  return [x + aside, y + 6 + (LIFT[location.stratum] ?? 0)];
}

/** A stack steps up and to the right; a tall one takes shorter steps. */
export function lay(pieces: readonly Piece[], [x, y]: Point, look: StackLook): Placed[] {
  const step = look.step * Math.min(STEP, REACH / Math.max(1, pieces.length - 1));
  const back = ((pieces.length - 1) * step) / 2;
  return pieces.map((piece, i) => {
    const size = COUNTER * look.size * piece.scale;
    return { piece, size, x: x - size / 2 - back + i * step, y: y - size / 2 + back - i * step };
  });
}

/** Moves a stack onto the map: the middle of a half-hex lies on its edge. */
function keepOnMap(placed: readonly Placed[], box: Box): Placed[] {
  const over = (low: number, high: number, from: number, to: number): number =>
    low < from ? from - low : Math.min(0, to - high);
  const dx = over(least(placed, 'x'), most(placed, 'x'), box.x, box.x + box.width);
  const dy = over(least(placed, 'y'), most(placed, 'y'), box.y, box.y + box.height);
  return placed.map((one) => ({ ...one, x: one.x + dx, y: one.y + dy }));
}

const least = (placed: readonly Placed[], along: 'x' | 'y'): number => Math.min(...placed.map((one) => one[along]));
const most = (placed: readonly Placed[], along: 'x' | 'y'): number =>
  Math.max(...placed.map((one) => one[along] + one.size));

export function stacksOf(game: Game, view: View, printed: Printed, look: StackLook): Stack[] {
  const edge = edgeOf(game.world.board);
  const places = new Map<string, { at: LocationId; side: Side | -1; units: Unit[] }>();
  const placeAt = (at: LocationId, side: Side | -1) => {
    const key = `${at}/${side}`;
    const known = places.get(key) ?? { at, side, units: [] };
    places.set(key, known);
    return known;
  };
  // What lies on the ground lies under those who stand there.
  const loose = view.weapons.filter((weapon) => weapon.at >= 0 && weapon.condition !== 'gone');
  for (const weapon of loose) placeAt(weapon.at, -1);
  for (const unit of view.units) if (unit.at >= 0) placeAt(unit.at, unit.side).units.push(unit);
  return [...places].map(([key, { at, side, units }]) => {
    const shared = places.has(`${at}/${side === 0 ? 1 : 0}`);
    const lying = loose.filter((weapon) => side === -1 && weapon.at === at);
    const pieces =
      side === -1
        ? lying.map((weapon) => weaponPiece(game, weapon, printed)).filter((piece) => piece !== undefined)
        : piecesOf(game, units, view.weapons, printed);
    const centre = centreOf(game, at, shared && side !== -1, side);
    const beside: Point = side === -1 ? [centre[0] - 36, centre[1] + 40] : centre;
    return { key, at, side, centre, counters: keepOnMap(lay(pieces, beside, look), edge) };
  });
}
