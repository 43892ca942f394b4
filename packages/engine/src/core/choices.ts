/**
 * Complete orders out of a decision: all of them one after another, or one drawn by a chooser. Parts promise
 * candidates; the check of the frame has the last word, so that everything offered is accepted.
 */
import type { LocationId } from '../board/board.ts';
import type { Order, Verb } from '../state/orders.ts';
import type { UnitId, WeaponId } from '../state/state.ts';
import type { ActivatePart, Decision, FirePart, MovePart, Part, StrikePart, UsePart } from './decision.ts';

/** Chooses a number from 0 up to, not including, n. */
export type Chooser = (n: number) => number;
export type Legal = (order: Order) => boolean;
/** How many lots a kind of order has in a draw: a whole number. */
export type Weigh = (verb: Verb) => number;

/** Weapons held by each of the units, and those that movers must leave behind. */
export interface Holdings {
  readonly holderOf: (weapon: WeaponId) => UnitId;
  readonly tiedDown: (units: readonly UnitId[]) => readonly WeaponId[];
}

/** Every non-empty subset, the whole first; the sets are those of one location and stay small. */
function* subsets<T>(items: readonly T[]): Generator<T[]> {
  const all = 2 ** Math.min(items.length, 30) - 1;
  for (let bits = all; bits > 0; bits--) yield items.filter((_, at) => (bits & (1 << at)) !== 0);
}

function* everySet<T>(items: readonly T[]): Generator<T[]> {
  yield* subsets(items);
  yield [];
}

const withLeader = (leader: UnitId | undefined) => (leader === undefined ? {} : { leader });

/** Sets grown location by location: whatever is linked by Leaders stays so without its last link. */
/** Weapons that the units must leave where they are. */
function leaving(units: readonly UnitId[], holdings: Holdings): { readonly abandon?: readonly WeaponId[] } {
  const tied = holdings.tiedDown(units);
  return tied.length > 0 ? { abandon: tied } : {};
}

const running = (units: readonly UnitId[], holdings: Holdings) => ({ assaultFire: units, ...leaving(units, holdings) });

function* activations(part: ActivatePart, legal: Legal): Generator<Order> {
  let grown: LocationId[][] = [[]];
  while (grown.length > 0) {
    const found = new Map<string, LocationId[]>();
    for (const set of grown) {
      for (const more of part.at) {
        const at = [...set, more].sort((a, b) => a - b);
        if (!set.includes(more) && !found.has(at.join()) && legal({ do: 'activate', at })) found.set(at.join(), at);
      }
    }
    grown = [...found.values()];
    for (const at of grown) yield { do: 'activate', at };
  }
}

const atVehicle = ({ target }: FirePart) => (target === undefined ? {} : { target });

function* shots(part: FirePart, holdings: Holdings): Generator<Order> {
  for (const at of part.targets) {
    for (const units of subsets(part.units)) {
      const held = part.weapons.filter((weapon) => units.includes(holdings.holderOf(weapon)));
      for (const weapons of everySet(held)) {
        yield { do: 'fire', units, at, weapons, ...atVehicle(part) };
        if (part.assaultFire) yield { do: 'fire', units, at, weapons, ...atVehicle(part), ...running(units, holdings) };
      }
    }
  }
}

function movement(
  part: MovePart,
  units: UnitId[],
  mode: MovePart['modes'][number],
  leader: UnitId | undefined,
  holdings: Holdings,
): Order[] {
  const common = { units, mode, ...withLeader(leader) };
  if (part.do === 'enter') return (part.entries ?? []).map((at) => ({ do: 'enter', ...common, at }));
  if (part.do === 'dash') return [{ do: 'dash', units, mode, ...leaving(units, holdings) }];
  return [{ do: part.do, ...common, ...leaving(units, holdings) }];
}

function* moves(part: MovePart, holdings: Holdings): Generator<Order> {
  for (const units of subsets(part.units)) {
    for (const mode of part.modes) {
      yield* movement(part, units, mode, undefined, holdings);
      for (const leader of part.leaders)
        if (units.includes(leader)) yield* movement(part, units, mode, leader, holdings);
    }
  }
}

function* strikes(part: StrikePart): Generator<Order> {
  for (const targets of subsets(part.targets)) yield { do: 'strike', targets };
}

function* uses(part: UsePart): Generator<Order> {
  for (const weapons of everySet(part.weapons)) yield { do: 'use', weapons };
}

function candidatesOf(part: Part, legal: Legal, holdings: Holdings): Generator<Order> {
  switch (part.do) {
    case 'activate':
      return activations(part, legal);
    case 'fire':
      return shots(part, holdings);
    case 'strike':
      return strikes(part);
    case 'use':
      return uses(part);
    default:
      return moves(part, holdings);
  }
}

/** Every complete order of the decision. */
export function* completeOrders(decision: Decision, legal: Legal, holdings: Holdings): Generator<Order> {
  yield* decision.orders;
  for (const part of decision.parts)
    for (const order of candidatesOf(part, legal, holdings)) if (legal(order)) yield order;
}

/** An order of which only some fields are decided. */
export type PartialOrder = Readonly<Partial<Record<string, unknown>>> & { readonly do: Order['do'] };

/** A complete order agrees with a partial one in every field given; a list may name more than was asked for. */
function agrees(order: Order, partial: PartialOrder): boolean {
  const fields = order as unknown as Readonly<Record<string, unknown>>;
  return Object.entries(partial).every(([key, wanted]) => {
    const given = fields[key];
    return Array.isArray(wanted) && Array.isArray(given)
      ? wanted.every((one) => given.includes(one))
      : given === wanted;
  });
}

/** The ways to complete a partial order, those with the most units and weapons first. */
export function* completions(
  decision: Decision,
  partial: PartialOrder,
  legal: Legal,
  holdings: Holdings,
): Generator<Order> {
  for (const order of decision.orders) if (agrees(order, partial)) yield order;
  for (const part of decision.parts) {
    if (part.do !== partial.do) continue;
    for (const order of candidatesOf(part, legal, holdings)) if (agrees(order, partial) && legal(order)) yield order;
  }
}

const pickOne = <T>(items: readonly T[], choose: Chooser): T => items[choose(items.length)] as T;

/** A non-empty set: often a single one, sometimes all, otherwise any. */
function pickSome<T>(items: readonly T[], choose: Chooser): T[] {
  if (items.length === 1) return [items[0] as T];
  const way = choose(3);
  if (way === 0) return [pickOne(items, choose)];
  if (way === 1) return items.slice();
  const some = items.filter(() => choose(2) === 0);
  return some.length > 0 ? some : [pickOne(items, choose)];
}

/** One, or a few: most sets of places are linked by nobody. */
function pickFew<T>(items: readonly T[], choose: Chooser): T[] {
  const few = new Set([pickOne(items, choose)]);
  while (choose(3) === 0) few.add(pickOne(items, choose));
  return [...few];
}

function drawFrom(part: Part, choose: Chooser, holdings: Holdings): Order {
  switch (part.do) {
    case 'activate':
      return { do: 'activate', at: pickFew(part.at, choose) };
    case 'strike':
      return { do: 'strike', targets: pickSome(part.targets, choose) };
    case 'use':
      return { do: 'use', weapons: part.weapons.filter(() => choose(2) === 0) };
    case 'fire': {
      const units = pickSome(part.units, choose);
      const weapons = part.weapons.filter((weapon) => units.includes(holdings.holderOf(weapon)) && choose(3) > 0);
      const assaultFire = part.assaultFire && choose(4) === 0 ? running(pickSome(units, choose), holdings) : {};
      return { do: 'fire', units, at: pickOne(part.targets, choose), weapons, ...atVehicle(part), ...assaultFire };
    }
    default: {
      const units = pickSome(part.units, choose);
      const leaders = part.leaders.filter((one) => units.includes(one));
      const leader = leaders.length > 0 && choose(2) === 0 ? pickOne(leaders, choose) : undefined;
      return pickOne(movement(part, units, pickOne(part.modes, choose), leader, holdings), choose);
    }
  }
}

const DRAWS = 4;

/** Where each run of orders with the same verb begins: a chooser picks a verb first, then among its orders. */
function verbRuns(orders: readonly Order[]): number[] {
  const starts: number[] = [];
  for (let at = 0; at < orders.length; at++) {
    if (at === 0 || (orders[at] as Order).do !== (orders[at - 1] as Order).do) starts.push(at);
  }
  return starts;
}

function pickOrder(orders: readonly Order[], starts: readonly number[], run: number, choose: Chooser): Order {
  const start = starts[run] as number;
  const end = starts[run + 1] ?? orders.length;
  return orders[start + choose(end - start)] as Order;
}

/** Draws a run of orders or a part: runs are numbered first. Kinds without a lot are drawn only among themselves. */
function drawKind({ orders, parts }: Decision, starts: readonly number[], choose: Chooser, weigh: Weigh): number {
  let lots = 0;
  for (const start of starts) lots += weigh((orders[start] as Order).do);
  for (const part of parts) lots += weigh(part.do);
  if (lots === 0) return choose(starts.length + parts.length);
  let lot = choose(lots);
  for (let run = 0; run < starts.length; run++) {
    lot -= weigh((orders[starts[run] as number] as Order).do);
    if (lot < 0) return run;
  }
  for (let part = 0; part < parts.length; part++) {
    lot -= weigh((parts[part] as Part).do);
    if (lot < 0) return starts.length + part;
  }
  throw new Error('the chooser chose beyond its bound');
}

const evenly: Weigh = () => 1;

/** One complete order, drawn by the chooser; a part that yields none by luck is searched for its first. */
export function drawOrder(
  decision: Decision,
  choose: Chooser,
  legal: Legal,
  holdings: Holdings,
  weigh: Weigh = evenly,
): Order {
  const { orders, parts } = decision;
  const starts = verbRuns(orders);
  const at = drawKind(decision, starts, choose, weigh);
  const part = parts[at - starts.length];
  if (!part) return pickOrder(orders, starts, at, choose);
  for (let draw = 0; draw < DRAWS; draw++) {
    const order = drawFrom(part, choose, holdings);
    if (legal(order)) return order;
  }
  for (const order of candidatesOf(part, legal, holdings)) if (legal(order)) return order;
  if (orders.length > 0) return pickOrder(orders, starts, choose(starts.length), choose);
  for (const order of completeOrders(decision, legal, holdings)) return order;
  throw new Error(`the ${decision.kind} decision offers no order that can be given`);
}
