/** What somebody who plans has before him: the position, what it means to his side, and his temper. */
import { ACTIVATED, type Game, type LocationId, type Side, type Unit, type UnitId } from '@opfire/engine';
import type { Battery } from '../values/batteries.ts';
import { batteriesFor, dangerOfStaying, enemyOf, prospectsFrom } from '../values/danger.ts';
import { type Field, fieldOf } from '../values/field.ts';
import { type Mission, missionOf, stakeOf } from '../values/mission.ts';
import type { Temper } from '../values/style.ts';
import { type Target, targetOf } from '../values/target.ts';
import { leading, pressed } from '../values/urgency.ts';

export interface Mind {
  readonly game: Game;
  readonly side: Side;
  readonly field: Field;
  readonly mission: Mission;
  readonly temper: Temper;
  /** Weighs only what is most likely. */
  readonly hasty: boolean;
  /** Lays no smoke: it takes long to weigh for what it brings in imagined continuations. */
  readonly smokeless: boolean;
  /** Wins as things stand. */
  readonly ahead: boolean;
  /** Is ahead, and does not stir for little: whoever moves shows himself and cannot answer moves (5.3, 10.1). */
  readonly steadfast: boolean;
}

export const mindOf = (game: Game, side: Side, temper: Temper): Mind => ({
  game,
  side,
  field: fieldOf(game),
  mission: missionOf(game),
  temper: pressed(game, side, temper),
  hasty: false,
  smokeless: false,
  ahead: leading(game) === side,
  steadfast: false,
});

export const hastily = (mind: Mind): Mind => ({ ...mind, hasty: true, smokeless: true });

export const withoutSmoke = (mind: Mind): Mind => ({ ...mind, smokeless: true });

export const holdingOn = (mind: Mind): Mind => ({ ...mind, steadfast: mind.ahead });

/** The same player before another position. */
export const inGame = (mind: Mind, game: Game): Mind => ({
  ...mind,
  game,
  field: fieldOf(game),
  mission: missionOf(game),
});

export const unitsOf = ({ game }: Mind, ids: readonly UnitId[]): Unit[] =>
  ids.map((id) => game.state.units[id]).filter((unit) => unit !== undefined);

/** Not yet used in this turn, and on his own feet: passengers go where they are taken. */
export const isFreeToMove = ({ marks, aboard }: Unit): boolean => (marks & ACTIVATED) === 0 && aboard < 0;

/** Units that act together, prepared for many questions about where they could be. */
export interface Group {
  readonly units: readonly Unit[];
  readonly target: Target;
  readonly batteries: readonly Battery[];
}

/**
 * One's own people as the enemy's fire finds them: whom the victory conditions need is worth more than he is elsewhere, and
 * that does not wane with the readiness to take risks.
 */
export function ownTarget({ game, temper }: Mind, units: readonly Unit[]): Target | undefined {
  const target = targetOf(game, units);
  if (!target) return undefined;
  const rows = target.units.map((row, at) => ({
    ...row,
    worth: row.worth + stakeOf(game, units[at] as Unit) / temper.risk,
  }));
  return { ...target, units: rows, worth: rows.reduce((sum, { worth }) => sum + worth, 0) };
}

export function groupOf(mind: Mind, ids: readonly UnitId[]): Group | undefined {
  const units = unitsOf(mind, ids);
  const target = ownTarget(mind, units);
  return target ? { units, target, batteries: batteriesFor(mind.field, units) } : undefined;
}

/** What it is worth to a group to be in a place, apart from the ground itself: shots it has there, less what it draws. */
export function standing(mind: Mind, group: Group, at: LocationId, moved: boolean): number {
  const { field, temper } = mind;
  const shots = prospectsFrom(field, group.batteries, at, moved);
  return temper.damage * shots - temper.risk * dangerOfStaying(field, group.target, at, moved);
}

export const enemyAt = ({ field, side }: Mind, at: LocationId): boolean => field.stacks[enemyOf(side)].has(at);
