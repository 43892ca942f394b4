/** Ordnance that has hit those on foot: an attack with its HE-equivalent on all of them (14.1, 14.2.1). */
import { type Play, roll, tell } from '../../core/play.ts';
import { type Tally, TallyBuilder } from '../../core/tally.ts';
import type { Position } from '../../state/query.ts';
import type { Unit } from '../../state/state.ts';
import { movingModifier } from '../fire-combat/attack.ts';
import { resolveChecks } from '../fire-combat/damage.ts';
import type { Aim } from './aim.ts';
import { isIndoors } from './roofs.ts';

/** Neither terrain nor Leaders help the defender (14.1). */
export const NO_DEFENCE: Tally = { total: 0, parts: [] };

/** In a building, hut, bunker or cave, where HEAT loses nothing (14.2.1). */
function isUnderRoof(p: Position, { at }: Aim): boolean {
  const stratum = p.world.board.locations[at]?.stratum;
  return stratum === 'bunker' || stratum === 'cave' || isIndoors(p, at);
}

/** What the attacker adds to his die against everybody. */
export function heTally(p: Position, aim: Aim): Tally {
  const { he, heat } = aim.gun.table;
  const sum = new TallyBuilder().add('he-equivalent', he ?? 0, '14.1');
  if (heat && !isUnderRoof(p, aim)) sum.add('heat', -1, '14.2.1');
  return sum.done();
}

/** Older cards add one against a unit that has moved, where nothing hides the movement (14.1; ruling R-760). */
export function heAgainst(p: Position, aim: Aim, firepower: Tally, unit: Unit): Tally {
  const amount = p.world.rules.ordnance.heMovedBonus;
  if (amount === 0 || !movingModifier(p, aim, unit)) return firepower;
  const moved = { what: 'moved-target', amount, rule: '14.1' } as const;
  return { total: firepower.total + amount, parts: [...firepower.parts, moved] };
}

export function burst(play: Play, aim: Aim): void {
  const firepower = heTally(play, aim);
  const dice = roll(play, [6], 'attack');
  const defence = roll(play, [6], 'defence');
  const targets = aim.onFoot.map((target) => {
    const attack = heAgainst(play, aim, firepower, target);
    const check = Math.max(0, (dice[0] as number) + attack.total - (defence[0] as number));
    return { unit: target.id, attack, defence: NO_DEFENCE, check };
  });
  const { unit, weapon } = aim.gun;
  const weapons = weapon ? [weapon.id] : [];
  const { from, at } = aim;
  tell(play, {
    t: 'attacked',
    how: 'he',
    units: [unit.id],
    weapons,
    from,
    at,
    firepower,
    dice,
    defence,
    targets,
    rule: '14.1',
  });
  resolveChecks(
    play,
    at,
    targets.filter(({ check }) => check > 0),
    { rule: '14.1', heroes: true },
  );
}
