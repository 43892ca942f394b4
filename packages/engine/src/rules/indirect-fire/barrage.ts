/** Shells on a hex (18.0): one roll for all its strata, each unit with the modifier of its own place. */
import { type HexId, hexOf, isAloft, type LocationId } from '../../board/board.ts';
import { type Play, roll, tell } from '../../core/play.ts';
import type { RuleRef } from '../../core/rule.ts';
import type { Tally } from '../../core/tally.ts';
import { hasStatus, isVehicle, type Position, typeOf } from '../../state/query.ts';
import type { Side, Unit, UnitId, WeaponId } from '../../state/state.ts';
import type { Check } from '../fire-combat/damage.ts';
import { targetModifier } from '../fire-combat/target-modifier.ts';
import { motionModifier } from '../movement/exposed.ts';
import { clearSpottedMarkers } from '../sight/spotting.ts';
import { checkStruck } from '../vehicles/checks.ts';
import { exposureToShells, movingVehicle, vehicleDefence } from '../vehicles/exposure.ts';

export interface Barrage {
  readonly how: 'mortar' | 'artillery' | 'ffe';
  /** A mortar keeps the higher of two dice, artillery rolls one (18.1, 18.2). */
  readonly source: 'mortar' | 'artillery';
  /** Whose shells: they fall on friend and foe, but only enemy fire makes Heroes (rulings D-73, D-75). */
  readonly side: Side;
  readonly units: readonly UnitId[];
  readonly weapons: readonly WeaponId[];
  readonly from: LocationId;
  readonly firepower: Tally;
  /** Units that are moving in the hex just now. */
  readonly movers: readonly UnitId[];
  readonly rule: RuleRef;
}

export interface BarrageOutcome {
  readonly unit: UnitId;
  readonly attack: Tally;
  readonly defence: Tally;
}

/** Open or buttoned, a vehicle sets its lowest armour against shells; one with an unarmoured facing none (17.4). */
function againstVehicle(p: Position, { firepower, movers }: Pick<Barrage, 'firepower' | 'movers'>, vehicle: Unit) {
  const moving = movingVehicle(vehicle, movers);
  const attack = moving ? { total: firepower.total + moving.amount, parts: [...firepower.parts, moving] } : firepower;
  return { unit: vehicle.id, attack, defence: vehicleDefence(p, exposureToShells(p, vehicle), undefined) };
}

/** Both sums against one unit, without the dice. Walls, hills and a Sniper's skill are no shelter (18.0). */
export function barrageAgainst(
  p: Position,
  barrage: Pick<Barrage, 'firepower' | 'movers'>,
  unit: Unit,
): BarrageOutcome {
  const { firepower } = barrage;
  if (isVehicle(typeOf(p, unit))) return againstVehicle(p, barrage, unit);
  // Shells come from above: a hedge hides nobody who moves (5.3).
  const motion = motionModifier(p, unit, unit.at, barrage.movers);
  const attack = motion ? { total: firepower.total + motion.amount, parts: [...firepower.parts, motion] } : firepower;
  const defence = targetModifier(p, unit.at, { nation: typeOf(p, unit).nation, unit, indirect: true });
  return { unit: unit.id, attack, defence };
}

/** Everybody in the hex, on all its strata, of both sides. */
export const unitsInHex = (p: Position, hex: HexId): Unit[] =>
  p.state.units.filter(
    (unit) =>
      unit.at >= 0 &&
      hexOf(p.world.board, unit.at) === hex &&
      !isAloft(p.world.board, unit.at) &&
      !hasStatus(unit, 'abandoned'),
  );

/** Those of one side check together: first the enemies of who fired, then his friends. */
export const bySide = <T extends { readonly unit: UnitId }>(
  p: Position,
  barrage: Barrage,
  struck: readonly T[],
): [enemies: T[], friends: T[]] => {
  const isFriend = ({ unit }: T): boolean => p.state.units[unit]?.side === barrage.side;
  return [struck.filter((one) => !isFriend(one)), struck.filter(isFriend)];
};

function checkSides(play: Play, barrage: Barrage, at: LocationId, checks: readonly Check[]): void {
  const { rule } = barrage;
  const [enemies, friends] = bySide(play, barrage, checks);
  checkStruck(play, at, enemies, { rule, heroes: true }, '17.4');
  checkStruck(play, at, friends, { rule, heroes: false }, '17.4');
}

export const barrageDice = ({ source }: Pick<Barrage, 'source'>): number[] => (source === 'mortar' ? [6, 6] : [6]);

/** Rolls attack, then defence, once for the hex. True if anybody had to take a damage check. */
export function shell(play: Play, barrage: Barrage, hex: HexId, victims: readonly Unit[]): boolean {
  const dice = roll(play, barrageDice(barrage), 'attack');
  const defence = roll(play, [6], 'defence');
  const difference = Math.max(...dice) - (defence[0] as number);
  let effect = false;
  for (const at of play.world.board.strata[hex] as readonly LocationId[]) {
    const targets = victims
      .filter((unit) => unit.at === at)
      .map((unit) => {
        const sums = barrageAgainst(play, barrage, unit);
        return { ...sums, check: Math.max(0, difference + sums.attack.total - sums.defence.total) };
      });
    if (targets.length === 0) continue;
    const { how, units, weapons, from, firepower, rule } = barrage;
    tell(play, { t: 'attacked', how, units, weapons, from, at, firepower, dice, defence, targets, rule });
    const checks = targets.filter((target) => target.check > 0);
    effect ||= checks.length > 0;
    checkSides(play, barrage, at, checks);
  }
  clearSpottedMarkers(play);
  return effect;
}
