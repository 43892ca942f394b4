/** What victory conditions ask of each unit again and again, found once for a position. */
import { ACTIVATED, type Game, type Unit } from '@opfire/engine';
import { isLeader, isMachine, isMany, typeOf, worthOf } from './worth.ts';

const SHAKEN = 0.35;
const SUPPORT = 0.3;
/** Passengers take ground only once they are off. */
const ABOARD = 0.6;

export interface Entry {
  readonly unit: Unit;
  /** A Multi-Man Counter, or a Leader. */
  readonly many: boolean;
  readonly leads: boolean;
  /** Squads' worth. */
  readonly size: number;
  /** What it amounts to where it is. */
  readonly strength: number;
  /** Movement points of a turn, of the vehicle that it is in if there is one. */
  readonly pace: number;
  /** Distances are those of men: wheels and aircraft cover them at other prices (15.1, 19.2). */
  readonly onFoot: boolean;
  /** 1 while it can still move in this turn. */
  readonly fresh: 0 | 1;
}

function entryOf(game: Game, unit: Unit): Entry {
  const type = typeOf(game, unit);
  const carrier = unit.aboard < 0 ? unit : (game.state.units[unit.aboard] ?? unit);
  const many = isMany(type);
  const takes = many || type.kind === 'hero';
  const ready = (unit.shaken ? SHAKEN : 1) * (unit.aboard >= 0 ? ABOARD : 1);
  return {
    unit,
    many,
    leads: isLeader(type),
    size: type.kind === 'half-squad' || type.kind === 'crew' ? 0.5 : 1,
    strength: worthOf(game, unit) * (takes ? 1 : SUPPORT) * ready,
    pace: typeOf(game, carrier).movement,
    onFoot: unit.aboard < 0 && !isMachine(type),
    fresh: (unit.marks & ACTIVATED) === 0 ? 1 : 0,
  };
}

/** By unit. */
export type Roster = readonly Entry[];

export const rosterOf = (game: Game): Roster => game.state.units.map((unit) => entryOf(game, unit));
