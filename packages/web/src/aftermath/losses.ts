/** Who was lost, as they were before, and who came through. */
import type { Game, Side, Unit } from '@opfire/engine';
import type { Step } from '../table/store/types.ts';

export interface Losses {
  /** Each with the game just before it was lost: so it is drawn as it then was. */
  readonly eliminated: readonly { readonly unit: Unit; readonly game: Game }[];
  readonly reduced: number;
  readonly shaken: number;
  readonly exited: number;
  readonly standing: number;
  readonly heroes: number;
  readonly weapons: number;
}

export function lossesOf(steps: readonly Step[], { state }: Game, side: Side): Losses {
  const own = state.units.filter((unit) => unit.side === side);
  const eliminated = steps.flatMap(({ events, before }) =>
    events.flatMap((event) => {
      const unit = event.t === 'eliminated' ? before.state.units[event.unit] : undefined;
      return unit?.side === side ? [{ unit, game: before }] : [];
    }),
  );
  const happenings = steps.flatMap(({ events }) => events);
  return {
    eliminated,
    reduced: happenings.filter((event) => event.t === 'reduced' && state.units[event.unit]?.side === side).length,
    shaken: own.filter((unit) => unit.at >= 0 && unit.shaken).length,
    exited: own.filter((unit) => unit.fate === 'exited').length,
    standing: own.filter((unit) => unit.at >= 0 && !unit.shaken).length,
    heroes: happenings.filter((event) => event.t === 'created' && event.unit.side === side).length,
    weapons: state.weapons.filter((weapon) => weapon.side === side && weapon.condition === 'gone').length,
  };
}
