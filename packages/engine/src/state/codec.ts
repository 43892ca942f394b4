/** A game as text (save, load), and a game as its start and its orders (replay). What is checked: saved-check.ts. */
import { carryOut, checkOrder, type FrameTable } from '../core/machine.ts';
import type { Refusal } from '../core/rule.ts';
import { Problems, type Read } from '../notation/problem.ts';
import { makeWorld } from '../world.ts';
import { apply, copyState } from './apply.ts';
import type { GameEvent } from './events.ts';
import type { Order } from './orders.ts';
import { checkSavedSetup, checkSavedState } from './saved-check.ts';
import { isRecord } from './shape.ts';
import type { Game, GameSetup, State, World } from './state.ts';

const FORMAT = 'opfire-game';
const VERSION = 1;

export interface SavedGame {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly setup: GameSetup;
  readonly state: State;
}

export const saveGame = ({ world, state }: Game): SavedGame => ({
  format: FORMAT,
  version: VERSION,
  setup: world.setup,
  state,
});

/** Reads a saved game from its text or from parsed JSON. Whatever it is given, it answers with a game or with problems. */
export function loadGame(saved: unknown): Read<Game> {
  const top = new Problems();
  const parsed = typeof saved === 'string' ? parse(saved, top) : saved;
  if (top.found.length === 0) checkEnvelope(parsed, top);
  if (top.found.length > 0) return { problems: top.found };
  const { setup, state } = parsed as SavedGame;
  checkSavedSetup(setup, top.in('setup'));
  const world = top.found.length > 0 ? undefined : buildWorld(setup, top.in('setup'));
  if (world) checkSavedState(world, state, top.in('state'));
  return world && top.found.length === 0 ? { ok: { world, state } } : { problems: top.found };
}

function parse(text: string, at: Problems): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (/^\s*\{/.test(text) && !/\}\s*$/.test(text)) {
      at.add(
        `the text breaks off after ${text.length} characters`,
        'it was cut short in saving or copying: load an earlier save',
      );
    } else at.add(`this is not JSON: ${(error as Error).message}`, 'load a game saved by Opfire');
    return undefined;
  }
}

function checkEnvelope(parsed: unknown, at: Problems): void {
  const remedy = `load a game saved by Opfire: its "format" is "${FORMAT}"`;
  if (!isRecord(parsed)) return at.add('this is not a saved game', remedy);
  const { format, version } = parsed;
  if (format !== FORMAT)
    return at.in('format').add(`this is not a saved game but ${JSON.stringify(format) ?? 'nothing known'}`, remedy);
  if (version === VERSION) return;
  const newer = typeof version === 'number' && version > VERSION;
  at.in('version').add(
    `version ${JSON.stringify(version) ?? 'unknown'} of saved games cannot be read here, only version ${VERSION}`,
    newer ? 'open it with the newer Opfire that saved it' : 'load another save',
  );
}

/** Boards, charts and switches have checks of their own, which throw. */
function buildWorld(setup: GameSetup, at: Problems): World | undefined {
  try {
    return makeWorld(setup);
  } catch (error) {
    at.add(`the battle cannot be set up: ${(error as Error).message}`, 'mend what it names, or load an earlier save');
    return undefined;
  }
}

/** A game without its dice results and events: all of them follow from these. */
export interface GameRecord {
  readonly setup: GameSetup;
  readonly start: State;
  readonly orders: readonly Order[];
}

export interface Replay {
  /** The game at its start and after each order. */
  readonly games: readonly Game[];
  /** What each order brought about. */
  readonly events: readonly (readonly GameEvent[])[];
  /** The order at which the replay stopped because the rules refuse it. */
  readonly refused?: { readonly order: number; readonly refusal: Refusal };
}

export function replay(table: FrameTable, { setup, start, orders }: GameRecord): Replay {
  const first: Game = { world: makeWorld(setup), state: start };
  const games = [first];
  const events: (readonly GameEvent[])[] = [];
  let game = first;
  for (const [index, order] of orders.entries()) {
    const refusal = checkOrder(table, game, order);
    if (refusal) return { games, events, refused: { order: index, refusal } };
    const next = carryOut(table, game, order);
    game = next.game;
    games.push(game);
    events.push(next.events);
  }
  return { games, events };
}

/** The state after events, without asking any rule: a log is a replay too. */
export function foldEvents(start: State, events: Iterable<GameEvent>): State {
  const state = copyState(start);
  for (const event of events) apply(state, event);
  return state;
}
