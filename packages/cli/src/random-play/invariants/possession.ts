/** Possession of support weapons (1.6, 1.7): each in one place, in hands that can hold it. */
import type { Game, Unit, UnitKind, Weapon } from '@opfire/engine';
import { Broken } from '../play.ts';
import { placeName, printed } from './counters.ts';

const RULE = 'possession (1.6)';

/** Single-man counters that never carry; the newer edition bars more (1.6). */
const BARRED: readonly UnitKind[] = ['medic', 'sniper', 'armor-leader'];
const BARRED_IN_V5: readonly UnitKind[] = [...BARRED, 'chaplain', 'nurse', 'piper', 'marksman'];

function mostCarried(game: Game, unit: Unit): number {
  const { kind } = printed(game, unit);
  if (kind === 'squad') return 2;
  const barred = game.world.setup.edition === 'v5.0' ? BARRED_IN_V5 : BARRED;
  return kind === 'weapon-team' || barred.includes(kind) ? 0 : 1;
}

function checkPlace(game: Game, weapon: Weapon): void {
  const { name, holder, at, condition } = weapon;
  if (condition === 'gone') {
    if (holder >= 0 || at >= 0) throw new Broken(RULE, `${name} is out of the game and yet somewhere`);
    return;
  }
  if (holder >= 0 === at >= 0)
    throw new Broken(RULE, `${name} is held by ${holder} and lies in ${placeName(game, at)}`);
  const unit = game.state.units[holder];
  if (unit && (unit.fate === 'eliminated' || unit.fate === 'replaced')) {
    throw new Broken(RULE, `${name} is in the hands of ${unit.name}, who is ${unit.fate}`);
  }
}

/** A squad just reduced still has to choose what it keeps. */
const isChoosing = (game: Game, unit: number): boolean =>
  game.state.stack.some((frame) => frame.f === 'keep-weapon' && frame.unit === unit);

/** `reduced`: squads that the order being carried out has reduced. */
export function checkPossession(game: Game, reduced: readonly number[]): void {
  const carried = new Map<number, number>();
  for (const weapon of game.state.weapons) {
    checkPlace(game, weapon);
    if (weapon.holder >= 0) carried.set(weapon.holder, (carried.get(weapon.holder) ?? 0) + 1);
  }
  for (const [holder, weapons] of carried) {
    const unit = game.state.units[holder] as Unit;
    if (weapons <= mostCarried(game, unit) || reduced.includes(holder) || isChoosing(game, holder)) continue;
    throw new Broken(RULE, `${unit.name} (${printed(game, unit).kind}) carries ${weapons}`);
  }
}
