/** Whether something from outside is a game: nothing is believed that the engine has not checked. */
import { LEVELS, STYLES } from '@opfire/ai';
import { EDITIONS, type Game, loadGame, type Refusal } from '@opfire/engine';
import { playAgain } from '../table/store/table-store.ts';
import { ASSISTS, type GameRecord, type Seat } from '../table/store/types.ts';
import type { Trouble } from './trouble.ts';

export interface ReadRecord {
  /** The game as far as it can be played again. */
  readonly record: GameRecord;
  /** Where it then stands. */
  readonly game: Game;
  /** Orders that had to be left out because the rules here refuse the first of them. */
  readonly cut?: { readonly orders: number; readonly refused: Refusal };
}

type Loose = Readonly<Record<string, unknown>>;

export const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

const PERSON: Seat = { kind: 'person' };

/** A level that is not known here plays as the one in the middle, a style as the balanced one. */
function seatFrom(value: unknown): Seat {
  if (!isLoose(value) || value.kind !== 'computer' || typeof value.level !== 'string') return PERSON;
  const level = LEVELS.find((one) => one === value.level) ?? 'regular';
  const style = STYLES.find((one) => one === value.style);
  return { kind: 'computer', level, ...(style && { style }) };
}

const seatsOf = (value: unknown): GameRecord['seats'] => {
  const [first, second] = Array.isArray(value) ? value : [];
  return [seatFrom(first), seatFrom(second)];
};

function battleOf(value: unknown, setup: unknown): GameRecord['battle'] {
  const battle = isLoose(value) ? value : {};
  const edition = EDITIONS.find((one) => one === (battle.edition ?? (isLoose(setup) && setup.edition)));
  const options = Array.isArray(battle.options) ? battle.options.filter((one) => typeof one === 'string') : [];
  return { id: typeof battle.id === 'string' ? battle.id : '', edition: edition ?? 'v5.0', options };
}

/** Who plays and how much help there is may be missing; start and orders may not. */
function recordFrom({ id, battle, seats, assist, setup, start, orders }: Loose): GameRecord {
  return {
    id: typeof id === 'string' && id !== '' ? id : crypto.randomUUID(),
    battle: battleOf(battle, setup),
    seats: seatsOf(seats),
    assist: ASSISTS.find((one) => one === assist) ?? 'teach',
    setup: setup as GameRecord['setup'],
    start: start as GameRecord['start'],
    orders: Array.isArray(orders) ? (orders as GameRecord['orders']) : [],
  };
}

function replayed(record: GameRecord): ReadRecord | Trouble {
  try {
    const { game, steps, refused } = playAgain(record);
    if (refused === undefined) return { record, game };
    const cut = { orders: record.orders.length - steps.length, refused };
    return { record: { ...record, orders: steps.map(({ order }) => order) }, game, cut };
  } catch (error) {
    return { trouble: 'damaged', details: String(error) };
  }
}

/** Checks setup and start, then plays the orders again. */
export function readRecord(loose: Loose): ReadRecord | Trouble {
  const checked = loadGame({ format: 'opfire-game', version: 1, setup: loose.setup, state: loose.start });
  if ('problems' in checked) {
    const found = checked.problems.slice(0, 3).map(({ path, problem }) => `${path}: ${problem}`);
    return { trouble: 'damaged', details: found.join('; ') };
  }
  return replayed(recordFrom(loose));
}
