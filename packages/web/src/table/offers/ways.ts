/** Setting out and where it leads: nobody clicks for the setting out itself. */
import { decision, type Game, type Order, reach, type Verb } from '@opfire/engine';
import type { MoveMode, Selection } from '../store/types.ts';
import { ahead } from './ahead.ts';
import { comeOn, isMovePart, type MovePart, setOut } from './parts.ts';
import { asChosen, singly } from './singly.ts';
import type { Command, Moment, Sequence } from './types.ts';

/** What those on the move can do besides going on; before they have set out it is offered as well. */
const ON_THE_WAY: ReadonlySet<Verb> = new Set<Verb>(['pivot', 'overrun', 'close-assault']);

const modeIn = (part: MovePart, { mode }: Selection): MoveMode | undefined =>
  part.modes.includes(mode) ? mode : part.modes[0];

/** The ways of setting out with what is in hand: a group on foot, and each vehicle for itself. */
function settingOut(moment: Moment, selection: Selection): Order[] {
  const groups = moment.owed.parts.filter(isMovePart).filter((part) => part.do !== 'enter');
  const orders = groups.flatMap((part) => {
    const mode = modeIn(part, selection);
    return (mode && setOut(moment.game, part, mode, selection)) ?? [];
  });
  return [...asChosen(singly(moment, 'move', selection), selection), ...orders];
}

/** The moment in which somebody is under way; undefined where dice fall before it, as when he withdraws (8.1.1). */
function under({ game, before }: Moment, order: Order): Moment | undefined {
  const then = ahead(game, order);
  const owed = then && decision(then);
  return then && owed?.kind === 'move' ? { game: then, owed, before: [...before, order] } : undefined;
}

/** Every place that the units on the move can get to, each by its first step and the way that follows. */
const waysOn = (from: Game, before: readonly Order[]): Sequence[] =>
  reach(from).flatMap((one) => {
    const [to] = one.path;
    return to === undefined ? [] : [{ orders: [...before, { do: 'step', to }], way: { ...one, from } }];
  });

const actsOn = ({ owed, before }: Moment): Sequence[] =>
  owed.orders.filter((order) => ON_THE_WAY.has(order.do)).map((order) => ({ orders: [...before, order] }));

function setsOut(moment: Moment, order: Order): Sequence[] {
  const then = under(moment, order);
  return then ? [...waysOn(then.game, then.before), ...actsOn(then)] : [{ orders: [...moment.before, order] }];
}

/** Ways onto the map. */
function entriesBy(moment: Moment, part: MovePart, selection: Selection): Sequence[] {
  if (singly(moment, 'enter', selection).length > 0) return [];
  const { game, before } = moment;
  const orders = (part.entries ?? []).map((at) => comeOn(game, part, at, selection));
  return orders.flatMap((order) => (order ? [{ orders: [...before, order] }] : []));
}

export function offeredMoves(moment: Moment, selection: Selection): Sequence[] {
  const { game, owed, before } = moment;
  if (owed.kind === 'move') return waysOn(game, before);
  const entries = owed.parts.filter(isMovePart).filter((part) => part.do === 'enter');
  return [
    ...settingOut(moment, selection).flatMap((order) => setsOut(moment, order)),
    ...entries.flatMap((part) => entriesBy(moment, part, selection)),
  ];
}

const modeCommands = (verb: Verb, modes: readonly MoveMode[]): Command[] =>
  [...new Set(modes)].map((mode) => ({ kind: 'mode', verb, mode }));

/** How one can move or come on. */
export function modesOf(moment: Moment, selection: Selection): Command[] {
  const entries = singly(moment, 'enter', selection).map(({ mode }) => mode);
  if (entries.length > 0) return modeCommands('enter', entries);
  const moves = singly(moment, 'move', selection).map(({ mode }) => mode);
  const parts = moment.owed.parts
    .filter(isMovePart)
    .filter((part) => selection.units.some((one) => part.units.includes(one)));
  const modes = parts.flatMap((part) => (part.do === 'move' ? part.modes : []));
  return [
    ...modeCommands('move', [...modes, ...moves]),
    ...parts.filter((part) => part.do !== 'move').flatMap((part) => modeCommands(part.do, part.modes)),
  ];
}
