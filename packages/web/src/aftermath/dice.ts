/** The dice themselves, by who threw them: how often each face fell. */
import type { Game, GameEvent, Side, UnitId } from '@opfire/engine';
import type { Step } from '../table/store/types.ts';

export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** combat: attack and defence, where high is good; checks: damage and morale checks, where low is good. */
export const THROWS = ['combat', 'checks'] as const;
export type Throw = (typeof THROWS)[number];

export interface Fallen {
  /** How often each face fell, from 1 on. */
  readonly faces: readonly number[];
  readonly count: number;
  readonly average: number;
}

interface Thrown {
  readonly side: Side;
  readonly for: Throw;
  readonly dice: readonly number[];
}

const ownerOf = ({ state }: Game, unit: UnitId | undefined): Side | undefined => state.units[unit ?? -1]?.side;

/** Shells have no firing units: they come from the enemy of whoever they fall on, or, where nobody is hit, from nobody. */
function attackDice(game: Game, event: Extract<GameEvent, { t: 'attacked' }>): Thrown[] {
  const defender = ownerOf(game, event.targets[0]?.unit);
  const attacker = ownerOf(game, event.units[0]) ?? (defender === undefined ? undefined : ((1 - defender) as Side));
  return [
    ...(attacker === undefined ? [] : [{ side: attacker, for: 'combat' as const, dice: event.dice }]),
    ...(defender === undefined ? [] : [{ side: defender, for: 'combat' as const, dice: event.defence }]),
  ];
}

function diceOf(game: Game, event: GameEvent): Thrown[] {
  if (event.t === 'attacked') return attackDice(game, event);
  if (event.t !== 'damage-checked' && event.t !== 'morale-checked') return [];
  const side = ownerOf(game, event.unit);
  const dice = event.t === 'damage-checked' ? [event.die] : event.dice;
  return side === undefined ? [] : [{ side, for: 'checks', dice }];
}

export function diceBySide(steps: readonly Step[], end: Game): readonly Readonly<Record<Throw, Fallen>>[] {
  // A unit keeps its number and its side to the end, whatever becomes of it.
  const thrown = steps.flatMap(({ events }) => events.flatMap((event) => diceOf(end, event)));
  const fallen = (side: Side, what: Throw): Fallen => {
    const dice = thrown.filter((one) => one.side === side && one.for === what).flatMap((one) => one.dice);
    const total = dice.reduce((sum, die) => sum + die, 0);
    return {
      faces: FACES.map((face) => dice.filter((die) => die === face).length),
      count: dice.length,
      average: dice.length === 0 ? 0 : total / dice.length,
    };
  };
  return ([0, 1] as const).map((side) => ({ combat: fallen(side, 'combat'), checks: fallen(side, 'checks') }));
}
