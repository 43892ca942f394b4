/** Markers that a side lays while it sets up (21.0, 22.0; ruling R-604): open to all, and fewer than it has if it likes. */
import { type Hex, type HexId, hexOf } from '../../board/board.ts';
import { type Play, succeed, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { SetupFrame } from '../../state/frames.ts';
import { sameMarker } from '../../state/ground.ts';
import type { Order, OrderTo } from '../../state/orders.ts';
import type { Position } from '../../state/query.ts';
import type { Deployment, Fortification } from '../../state/scenario.ts';
import { enemyOf, type GroundMarker, type Side } from '../../state/state.ts';
import { bunkerIn, layMarker } from '../fortifications/lay.ts';
import { whyNotInHex } from '../fortifications/where.ts';

type Lay = OrderTo<'lay'>;
type Lift = OrderTo<'lift'>;

const NOT_THEIRS = refusal('22.0', 'not-a-marker-that-is-laid-now');
const NONE_LEFT = refusal('22.0', 'all-of-these-markers-are-laid');
const NOT_LAID = refusal('22.0', 'no-such-marker-was-laid-there');
const OUTSIDE = refusal('22.0', 'outside-the-setup-area');
const ENEMY_THERE = refusal('22.0', 'enemies-are-there');
const IMPASSABLE = refusal('22.0', 'nobody-can-stand-there');
const LOOKS_SOMEWHERE = refusal('21.1', 'a-bunker-looks-to-one-side');
const LOOKS_NOWHERE = refusal('21.1', 'only-bunkers-look-to-one-side');
const SOMEBODY_INSIDE = refusal('21.1', 'somebody-is-in-that-bunker');
const TAKEN = refusal('21.1', 'a-bunker-stands-there-already');
const OFF_THE_ROAD = refusal('21.0', 'roadblocks-stand-on-roads');

const supplyOf = (p: Position, index: number): Fortification =>
  (p.world.setup.scenario.fortifications as readonly Fortification[])[index] as Fortification;

/** How many of a kind are still to be laid. */
export function leftToLay(p: Position, frame: SetupFrame, index: number): number {
  const laid = (frame.laid ?? []).filter(({ fortification }) => fortification === index).length;
  return supplyOf(p, index).count - laid;
}

const inHand = (groups: readonly Deployment[]): number[] =>
  groups.flatMap(({ fortifications = [] }) => [...fortifications]);

function markerOf(p: Position, { fortification, at: hex, front = 0 }: Lay): GroundMarker {
  const supply = supplyOf(p, fortification);
  switch (supply.kind) {
    case 'mines':
      return { kind: supply.kind, hex, firepower: supply.firepower, side: supply.side };
    case 'foxholes':
      return { kind: supply.kind, hex, tm: supply.tm };
    case 'bunker':
      return { kind: supply.kind, hex, front };
    default:
      return { kind: supply.kind, hex };
  }
}

const enemiesIn = (p: Position, hex: HexId, side: Side): boolean =>
  p.state.units.some((unit) => unit.side === enemyOf(side) && unit.at >= 0 && hexOf(p.world.board, unit.at) === hex);

function whyNotHere(p: Position, { kind, side, hexes }: Fortification, at: HexId): Refusal | undefined {
  if (!hexes.includes(at)) return OUTSIDE;
  const hex = p.world.board.hexes[at] as Hex;
  if (enemiesIn(p, at, side)) return ENEMY_THERE;
  const forbidden = whyNotInHex(hex, kind, p.state.ground);
  if (forbidden) return forbidden;
  if (hex.terrain.cost.leg === null && hex.roads === 0) return IMPASSABLE;
  if (kind === 'bunker' && !bunkerIn(p, at)?.site) return TAKEN;
  return kind === 'roadblock' && hex.roads === 0 ? OFF_THE_ROAD : undefined;
}

export function whyNotLay(
  p: Position,
  frame: SetupFrame,
  groups: readonly Deployment[],
  { fortification, at, front }: Lay,
): Refusal | undefined {
  if (!inHand(groups).includes(fortification)) return NOT_THEIRS;
  if (leftToLay(p, frame, fortification) <= 0) return NONE_LEFT;
  const supply = supplyOf(p, fortification);
  if ((front !== undefined) !== (supply.kind === 'bunker'))
    return front === undefined ? LOOKS_SOMEWHERE : LOOKS_NOWHERE;
  return whyNotHere(p, supply, at);
}

const placeOf = ({ laid = [] }: SetupFrame, order: Lift): number =>
  laid.findIndex(({ fortification, hex }) => fortification === order.fortification && hex === order.at);

/** A bunker is taken up empty. */
export function whyNotLift(p: Position, frame: SetupFrame, order: Lift): Refusal | undefined {
  if (placeOf(frame, order) < 0) return NOT_LAID;
  const inside = supplyOf(p, order.fortification).kind === 'bunker' ? bunkerIn(p, order.at) : undefined;
  return inside && p.state.units.some((unit) => unit.at === inside.index) ? SOMEBODY_INSIDE : undefined;
}

/** Bunkers in every direction. */
const waysToLay = (p: Position, fortification: number, at: HexId): Lay[] =>
  supplyOf(p, fortification).kind === 'bunker'
    ? [0, 1, 2, 3, 4, 5].map((front) => ({ do: 'lay', fortification, at, front }))
    : [{ do: 'lay', fortification, at }];

export function layingOrders(p: Position, frame: SetupFrame, groups: readonly Deployment[]): Order[] {
  const orders: Order[] = [];
  for (const fortification of inHand(groups)) {
    const { hexes } = supplyOf(p, fortification);
    for (const at of hexes) {
      const [first, ...others] = waysToLay(p, fortification, at);
      if (first && !whyNotLay(p, frame, groups, first)) orders.push(first, ...others);
      const up = { do: 'lift', fortification, at } as const;
      if (!whyNotLift(p, frame, up)) orders.push(up);
    }
  }
  return orders;
}

export function lay(play: Play, frame: SetupFrame, order: Lay): void {
  const { fortification, at } = order;
  layMarker(play, markerOf(play, order), '22.0');
  succeed(play, { ...frame, laid: [...(frame.laid ?? []), { fortification, hex: at }] });
}

export function lift(play: Play, frame: SetupFrame, order: Lift): void {
  const place = placeOf(frame, order);
  const like = markerOf(play, { ...order, do: 'lay' });
  const marker = play.state.ground.find((lying) => sameMarker(lying, like)) ?? like;
  tell(play, { t: 'ground-cleared', marker, rule: '22.0' });
  succeed(play, { ...frame, laid: (frame.laid ?? []).filter((_, index) => index !== place) });
}
