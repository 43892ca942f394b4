/**
 * What a side may know of a game: all that lies on the map (stacks may always be looked at, 1.3), but neither
 * the dice to come, nor paragraphs not yet read (1.8), nor what the enemy still holds in hand (11.4, 22.0).
 * Units and weapons keep their numbers, so that orders can name them.
 */
import type { HexId } from '../board/board.ts';
import { hexesOf } from '../rules/scenarios/edges.ts';
import type { GameEvent } from '../state/events.ts';
import type { Position } from '../state/query.ts';
import type {
  EntrySetup,
  EventEffect,
  EventSetup,
  ScenarioSetup,
  ScenarioState,
  TaskState,
} from '../state/scenario.ts';
import type { Game, Side, State, Unit, UnitId, Weapon } from '../state/state.ts';

/** An event marker as it lies on the map: what it brings stands in a paragraph. */
export type MarkerView = Pick<EventSetup, 'id' | 'trigger' | 'hex' | 'side'>;

/** One's own reserves that have a time and a place. */
export interface EntryView {
  readonly entry: number;
  readonly turn: number;
  readonly units: readonly UnitId[];
  readonly hexes: readonly HexId[];
  readonly optional: boolean;
}

/** What is shown is named, so that what a later rule adds stays hidden until somebody thinks about it. */
const OPEN_STATE = [
  'version',
  'turn',
  'phase',
  'initiative',
  'passes',
  'ground',
  'spotted',
  'melees',
  'acquisitions',
  'control',
  'led',
  'skillCup',
  'stack',
] as const satisfies readonly (keyof State)[];

const OPEN_SETUP = [
  'turns',
  'exits',
  'victory',
  'outright',
  'otherwise',
  'noHeroes',
  'sand',
  'night',
] as const satisfies readonly (keyof ScenarioSetup)[];

export interface ScenarioView
  extends Pick<ScenarioState, 'batteries' | 'points'>,
    Pick<ScenarioSetup, (typeof OPEN_SETUP)[number]> {
  /** Tasks that an event has opened. */
  readonly tasks: readonly TaskState[];
  readonly events: readonly MarkerView[];
  readonly entries: readonly EntryView[];
}

export interface View extends Readonly<Pick<State, (typeof OPEN_STATE)[number]>> {
  readonly side: Side;
  readonly units: readonly Unit[];
  readonly weapons: readonly Weapon[];
  readonly scenario: ScenarioView;
}

function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  const picked: Partial<T> = {};
  for (const key of keys) if (key in from) picked[key] = from[key];
  return picked as Pick<T, K>;
}

function addPlaced(p: Position, effects: readonly EventEffect[], units: Set<UnitId>): void {
  for (const effect of effects) {
    if (effect.effect === 'place') for (const unit of effect.units) units.add(unit);
    if (effect.effect === 'deploy') {
      for (const unit of p.world.setup.scenario.deployments?.[effect.deployment]?.units ?? []) units.add(unit);
    }
    if (effect.effect !== 'morale-check') continue;
    addPlaced(p, effect.pass, units);
    addPlaced(p, effect.fail, units);
  }
}

/** Units of whom only an unread paragraph tells: not even their own side knows of them. */
function unheardOf(p: Position): ReadonlySet<UnitId> {
  const { events, entries } = p.world.setup.scenario;
  const units = new Set<UnitId>();
  for (const event of events) if (isOnMap(p, event)) addPlaced(p, event.effects, units);
  for (const [index, entry] of entries.entries()) {
    if (isClosed(p, index)) for (const unit of entry.units) units.add(unit);
  }
  return units;
}

const isOnMap = (p: Position, event: EventSetup): boolean => p.state.scenario.events.includes(event.id);

const isClosed = (p: Position, entry: number): boolean => (p.state.scenario.entryTurns[entry] ?? -1) < 0;

function knownUnits(p: Position, side: Side): Unit[] {
  const unheard = unheardOf(p);
  return p.state.units.filter((unit) => unit.fate !== 'reserve' || (unit.side === side && !unheard.has(unit.id)));
}

function knownWeapons(p: Position, units: readonly Unit[]): Weapon[] {
  const holders = new Set(units.map((unit) => unit.id));
  return p.state.weapons.filter((weapon) => weapon.holder < 0 || holders.has(weapon.holder));
}

/** Where a marker lies, of what kind it is and who can set it off is for all to see. */
const markerView = ({ id, trigger, hex, side }: EventSetup): MarkerView =>
  side === undefined ? { id, trigger, hex } : { id, trigger, hex, side };

const entryView = (p: Position, { units, optional }: EntrySetup, entry: number): EntryView => ({
  entry,
  turn: p.state.scenario.entryTurns[entry] as number,
  units: units.filter((id) => p.state.units[id]?.fate === 'reserve'),
  hexes: hexesOf(p, entry),
  optional,
});

function entriesOf(p: Position, side: Side): EntryView[] {
  const own: EntryView[] = [];
  for (const [index, entry] of p.world.setup.scenario.entries.entries()) {
    if (entry.side === side && !isClosed(p, index)) own.push(entryView(p, entry, index));
  }
  return own;
}

function scenarioView(p: Position, side: Side): ScenarioView {
  const { scenario: setup } = p.world.setup;
  return {
    ...pick(setup, OPEN_SETUP),
    ...pick(p.state.scenario, ['batteries', 'points']),
    tasks: p.state.scenario.tasks ?? [],
    events: setup.events.filter((event) => isOnMap(p, event)).map(markerView),
    entries: entriesOf(p, side),
  };
}

export function viewFor(game: Game, side: Side): View {
  const units = knownUnits(game, side);
  return {
    ...pick(game.state, OPEN_STATE),
    side,
    units,
    weapons: knownWeapons(game, units),
    scenario: scenarioView(game, side),
  };
}

/**
 * What a side may hear of events that have happened. Dice that fell are public; that the enemy's reserves may now
 * come, and how they are armed, is not, until they do.
 */
export function eventsFor(game: Game, events: readonly GameEvent[], side: Side): GameEvent[] {
  const { entries } = game.world.setup.scenario;
  return events.filter((event) => {
    if (event.t === 'entry-opened') return entries[event.entry]?.side === side;
    if (event.t !== 'weapon-taken') return true;
    const unit = game.state.units[event.unit];
    return unit?.side === side || unit?.fate !== 'reserve';
  });
}
