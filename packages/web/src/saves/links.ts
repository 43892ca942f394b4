/**
 * Positions and games that travel in a link. The dice to come stay at home: a position has none, and a whole game has
 * just those that have fallen. The battle's setup is named by its hash where everybody has it, and travels along where
 * not.
 */
import { type Dice, type Game, type GameSetup, hashOf, type Order, type State } from '@opfire/engine';
import { addressOf } from '../app/routes.ts';
import { openBattle } from '../battles/open-battle.ts';
import { battleNamed } from '../battles/scenarios.ts';
import type { GameRecord, Step } from '../table/store/types.ts';
import { VERSION, versionTrouble } from './format.ts';
import { isLoose, type ReadRecord, readRecord } from './read-record.ts';
import { squeeze, unsqueeze } from './squeeze.ts';
import type { Trouble } from './trouble.ts';

type BattleChoice = GameRecord['battle'];

interface Travelling {
  readonly battle: BattleChoice;
  /** The hash of a setup that follows from the battle, or the setup. */
  readonly setup: string | GameSetup;
  readonly start: State;
  readonly orders: readonly Order[];
}

/** The setup of a battle as this page has it; none where it has no such battle or variant. */
async function knownSetup({ id, edition, options }: BattleChoice): Promise<GameSetup | undefined> {
  const battle = battleNamed(id) && (await openBattle(id, { edition, options }).catch(() => undefined));
  return battle?.setup;
}

/** The shortest that says which setup is meant. */
async function nameOfSetup({ battle, setup }: GameRecord): Promise<string | GameSetup> {
  const known = await knownSetup(battle);
  const hash = hashOf(setup);
  return known && hashOf(known) === hash ? hash : setup;
}

async function linkTo(travelling: Travelling): Promise<string> {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}${addressOf({ at: 'shared', link: `${VERSION}.${await squeeze(travelling)}` })}`;
}

const withDice = (state: State, dice: Dice): State => ({ ...state, dice });

export async function linkToPosition(record: GameRecord, { state }: Game): Promise<string> {
  const start = withDice(state, { script: [], next: 0 });
  return linkTo({ battle: record.battle, setup: await nameOfSetup(record), start, orders: [] });
}

export async function linkToGame(record: GameRecord, steps: readonly Step[]): Promise<string> {
  const script = steps.flatMap(({ events }) => events.flatMap((event) => (event.t === 'rolled' ? event.dice : [])));
  const start = withDice(record.start, { script, next: 0 });
  const orders = steps.map(({ order }) => order);
  return linkTo({ battle: record.battle, setup: await nameOfSetup(record), start, orders });
}

async function setupFor({ setup, battle }: Travelling): Promise<GameSetup | Trouble> {
  if (typeof setup !== 'string') return setup;
  const known = await knownSetup(battle);
  if (known === undefined) return { trouble: 'no-such-battle', details: battle.id };
  return hashOf(known) === setup ? known : { trouble: 'other-content' };
}

const isTravelling = (value: unknown): value is Travelling =>
  isLoose(value) && isLoose(value.battle) && typeof value.battle.id === 'string' && Array.isArray(value.orders);

/** What a link holds: a game that nobody keeps yet, or why it cannot be opened. */
export async function readLink(link: string): Promise<ReadRecord | Trouble> {
  const [, version, squeezed] = /^(\d+)\.([\w-]+)$/.exec(link) ?? [];
  if (version === undefined || squeezed === undefined) return { trouble: 'torn' };
  if (Number(version) !== VERSION) return versionTrouble(Number(version));
  const travelling = await unsqueeze(squeezed).catch(() => undefined);
  if (!isTravelling(travelling)) return { trouble: 'torn' };
  const setup = await setupFor(travelling);
  return 'trouble' in setup ? setup : readRecord({ ...travelling, setup });
}
