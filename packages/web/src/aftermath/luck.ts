/**
 * Luck: what the dice gave against what was to be expected. For every order whose chances the engine can tell
 * beforehand (`forecast`) the chance of success is added to "expected", and 1 to "actual" when it came about.
 */
import { type Forecast, forecast, type GameEvent, type Side, type UnitId } from '@opfire/engine';
import type { Step } from '../table/store/types.ts';

export const LUCKS = ['hits', 'losses', 'shots', 'checks', 'rolls', 'strikes'] as const;
/**
 * hits: units that fire had any effect on; losses: units that it removed; shots: rolls to hit with ordnance; checks:
 * rallies, treatments and withdrawals; rolls: spotting, smoke, repairs, reactions; strikes: blows in melee that killed.
 */
export type LuckKind = (typeof LUCKS)[number];

export interface Luck {
  /** How often the dice were asked. */
  readonly times: number;
  readonly expected: number;
  readonly actual: number;
}

export type LuckOf = Readonly<Record<LuckKind, Luck>>;

/** One question to the dice: how likely it was, and whether it came about. */
interface Trial {
  readonly kind: LuckKind;
  readonly chance: number;
  readonly came: boolean;
}

type Attack = Extract<Forecast, { kind: 'attack' }>;

function isHit(events: readonly GameEvent[], unit: UnitId): boolean {
  const check = events.find((event) => event.t === 'damage-checked' && event.unit === unit);
  return check?.t === 'damage-checked' && check.result !== 'no-effect';
}

const isLost = (events: readonly GameEvent[], unit: UnitId): boolean =>
  events.some((event) => event.t === 'eliminated' && event.unit === unit);

const attackTrials = ({ targets }: Attack, events: readonly GameEvent[]): Trial[] =>
  targets.flatMap(({ unit, results, lost }): Trial[] => [
    { kind: 'hits', chance: 1 - results['no-effect'], came: isHit(events, unit) },
    { kind: 'losses', chance: lost, came: isLost(events, unit) },
  ]);

/** Whether a roll of one die succeeded: each kind of roll has its own word for it. */
function succeeded(events: readonly GameEvent[]): boolean {
  return events.some(
    (event) =>
      (event.t === 'spotting-rolled' && event.spotted) ||
      (event.t === 'smoke-rolled' && event.laid) ||
      (event.t === 'starshell-rolled' && event.lit) ||
      (event.t === 'repair-rolled' && event.repaired) ||
      (event.t === 'reaction-rolled' && event.granted),
  );
}

const hasPassed = (events: readonly GameEvent[], unit: UnitId): boolean => {
  const check = events.find((event) => event.t === 'morale-checked' && event.unit === unit);
  return check?.t === 'morale-checked' && check.passed;
};

function trialsOf({ before, order, events, side }: Step): Trial[] {
  const foreseen = forecast(before, order);
  switch (foreseen?.kind) {
    case 'attack':
      return attackTrials(foreseen, events);
    case 'barrage':
      return foreseen.hexes.flatMap(({ attack }) => attackTrials(attack, events));
    case 'shot':
      return [{ kind: 'shots', chance: foreseen.hit, came: events.some((event) => event.t === 'shot' && event.hit) }];
    case 'check':
      return [{ kind: 'checks', chance: foreseen.chance, came: hasPassed(events, foreseen.unit) }];
    case 'withdrawal':
      return foreseen.checks.map(({ chance, unit }) => ({ kind: 'checks', chance, came: hasPassed(events, unit) }));
    case 'roll':
      return [{ kind: 'rolls', chance: foreseen.chance, came: succeeded(events) }];
    case 'strike': {
      const blow = events.find((event) => event.t === 'melee-struck' && event.side === side);
      return [{ kind: 'strikes', chance: foreseen.chance, came: blow?.t === 'melee-struck' && blow.killed }];
    }
    default:
      return [];
  }
}

function sum(trials: readonly Trial[], kind: LuckKind): Luck {
  const own = trials.filter((trial) => trial.kind === kind);
  return {
    times: own.length,
    expected: own.reduce((total, { chance }) => total + chance, 0),
    actual: own.filter(({ came }) => came).length,
  };
}

/** The luck of the side that gave the orders. */
export function luckOf(steps: readonly Step[], side: Side): LuckOf {
  const trials = steps.filter((step) => step.side === side).flatMap(trialsOf);
  return Object.fromEntries(LUCKS.map((kind) => [kind, sum(trials, kind)])) as LuckOf;
}
