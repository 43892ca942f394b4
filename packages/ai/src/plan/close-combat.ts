/** Melee before it is joined: what going in would bring (8.0). */
import {
  faceOf,
  type Game,
  isMeleeEligible,
  type LocationId,
  type Unit,
  type UnitType,
  type Weapon,
} from '@opfire/engine';
import { enemyOf } from '../values/danger.ts';
import { chanceOfTwo } from '../values/odds.ts';
import { isMachine, leadershipAmong, typeOf, worthOf } from '../values/worth.ts';
import type { Mind } from './mind.ts';

/** Kill numbers by odds, from 1:3 to 5:1 (8.0). */
const COLUMNS: readonly (readonly [ratio: number, kill: number])[] = [
  [1 / 3, 11],
  [1 / 2, 10],
  [2 / 3, 9],
  [1, 8],
  [3 / 2, 7],
  [2, 6],
  [3, 5],
  [4, 4],
];
const BEST_KILL = 3;

function killNumber(attack: number, defence: number): number {
  if (defence <= 0) return BEST_KILL;
  return COLUMNS.find(([ratio]) => attack / defence <= ratio + 1e-9)?.[1] ?? BEST_KILL;
}

const FIGHTS = ['machine-gun', 'flamethrower', 'satchel-charge', 'molotov'];

function arms(game: Game, unit: Unit, armed: ReadonlyMap<number, Weapon[]>): number {
  let most = 0;
  for (const weapon of armed.get(unit.id) ?? []) {
    const kind = game.world.setup.weaponTypes[weapon.type]?.class ?? '';
    if (FIGHTS.includes(kind)) most = Math.max(most, faceOf(game, weapon)?.firepower ?? 0);
  }
  return most;
}

/** Crews of mortars and guns defend with one and never strike (1.7). */
const isHelpless = ({ kind, weapon }: UnitType): boolean => kind === 'weapon-team' && weapon !== 'machine-gun';

function power(game: Game, units: readonly Unit[], armed: ReadonlyMap<number, Weapon[]>): number {
  let sum = 0;
  for (const unit of units) {
    const type = typeOf(game, unit);
    const own = isHelpless(type)
      ? 1
      : Math.max(type.kind === 'leader' ? 0 : 1, type.firepower) + (type.meleeBonus ? 1 : 0);
    const more = arms(game, unit, armed);
    sum += type.kind === 'squad' ? own + more : Math.max(own, more);
  }
  return sum;
}

const worthSum = (game: Game, units: readonly Unit[]): number => {
  let sum = 0;
  for (const unit of units) sum += worthOf(game, unit);
  return sum;
};

export interface Outcome {
  /** Chances of a round: that all enemies fall, and that one's own do. */
  readonly wins: number;
  readonly loses: number;
  /** Points won on average, less points lost. */
  readonly balance: number;
}

/** One round between units of a side, with those of theirs already there, and all enemies of a location. */
export function roundOf(mind: Mind, entering: readonly Unit[], at: LocationId): Outcome {
  const { game, field, side } = mind;
  const all = [...entering, ...(field.stacks[side].get(at)?.units ?? [])];
  const own = all.filter((unit) => isMeleeEligible(game, unit));
  const there = field.stacks[enemyOf(side)].get(at)?.units ?? [];
  const enemies = there.filter((unit) => !isMachine(typeOf(game, unit)));
  // Among vehicles alone there is nobody to fight: they are assaulted from outside (17.1).
  if (enemies.length < there.length) return { wins: 0, loses: 1, balance: -worthSum(game, entering) };
  const fighting = enemies.filter((unit) => isMeleeEligible(game, unit));
  if (own.length === 0) return { wins: 0, loses: 1, balance: -worthSum(game, entering) };
  const attack = power(game, own, field.armed);
  const defence = power(game, fighting, field.armed);
  const wins = chanceOfTwo(killNumber(attack, defence), leadershipAmong(game, all));
  const striking = fighting.filter((unit) => !isHelpless(typeOf(game, unit)));
  const blow = power(game, striking, field.armed);
  const loses = striking.length === 0 ? 0 : chanceOfTwo(killNumber(blow, attack), leadershipAmong(game, enemies));
  const balance = wins * worthSum(game, enemies) - loses * worthSum(game, own);
  return { wins: fighting.length === 0 ? 1 : wins, loses, balance };
}
