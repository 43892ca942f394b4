/** Attacks that strike a whole hex from the air: crashes, cannon, bombs (19.1, 19.1.1, 19.2.6). */
import type { LocationId } from '../../board/board.ts';
import { type Play, roll, tell } from '../../core/play.ts';
import type { RuleRef } from '../../core/rule.ts';
import type { Tally } from '../../core/tally.ts';
import type { EventOf } from '../../state/events.ts';
import { isMachine, type Position, ridersOf, typeOf, unitOf } from '../../state/query.ts';
import type { Side, Unit, UnitId } from '../../state/state.ts';
import { type Check, resolveChecks } from '../fire-combat/damage.ts';
import { doublesTm, targetModifier } from '../fire-combat/target-modifier.ts';
import { motionModifier } from '../movement/exposed.ts';
import { clearSpottedMarkers } from '../sight/spotting.ts';
import { hasUnarmouredFacing, vehicleValues } from '../vehicles/armour.ts';
import { checkExposed } from '../vehicles/checks.ts';
import { type Exposure, vehicleDefence } from '../vehicles/exposure.ts';

export interface Blast {
  readonly how: Extract<EventOf<'attacked'>['how'], 'crash' | 'cannon' | 'bombs'>;
  /** Whose aircraft: only enemy fire makes Heroes (11.2.1). */
  readonly side: Side;
  readonly unit: UnitId;
  readonly from: LocationId;
  readonly firepower: Tally;
  readonly rule: RuleRef;
}

export interface Struck {
  readonly unit: UnitId;
  readonly attack: Tally;
  readonly defence: Tally;
}

/** A crash strikes vehicles as if they were open; cannon and bombs must penetrate them (19.1, 19.1.1). */
const exposureToCrash = (p: Position, vehicle: Unit): Exposure => ({
  vehicle,
  unarmoured: hasUnarmouredFacing(vehicleValues(p, vehicle)),
  checks: true,
  riders: ridersOf(p, vehicle.id),
});

function attackOn(p: Position, { firepower, how }: Blast, unit: Unit): Tally {
  const motion = how === 'crash' ? undefined : motionModifier(p, unit, unit.at, []);
  return motion ? { total: firepower.total + motion.amount, parts: [...firepower.parts, motion] } : firepower;
}

/**
 * Both sums against one unit, without the dice. What comes from above does not care for walls and slopes; a lone Sniper is
 * as hard to find as ever (11.4).
 */
export function blastAgainst(p: Position, blast: Blast, unit: Unit): Struck {
  const machine = isMachine(typeOf(p, unit));
  const attack = machine ? blast.firepower : attackOn(p, blast, unit);
  const defence = machine
    ? vehicleDefence(p, exposureToCrash(p, unit), undefined)
    : targetModifier(p, unit.at, {
        nation: typeOf(p, unit).nation,
        unit,
        indirect: true,
        sniper: doublesTm(p, unit),
      });
  return { unit: unit.id, attack, defence };
}

function checkAll(play: Play, blast: Blast, at: LocationId, checks: readonly Check[]): void {
  const isOnFoot = ({ unit }: Check): boolean => !isMachine(typeOf(play, unitOf(play, unit)));
  for (const enemies of [true, false]) {
    const mine = checks.filter(
      (check) => isOnFoot(check) && (unitOf(play, check.unit).side !== blast.side) === enemies,
    );
    const heroes = enemies && blast.how !== 'crash';
    if (mine.length > 0) resolveChecks(play, at, mine, { rule: blast.rule, heroes });
  }
  for (const { unit, check } of checks.filter((one) => !isOnFoot(one)))
    checkExposed(play, exposureToCrash(play, unitOf(play, unit)), check, { rule: blast.rule, heroes: false });
}

/** One roll for all who are struck, each with the shelter of his own place. */
export function strikeHex(play: Play, blast: Blast, strata: readonly LocationId[], victims: readonly Unit[]): void {
  if (victims.length === 0) return;
  const { how, from, firepower, rule } = blast;
  const dice = roll(play, [6], 'attack');
  const defence = roll(play, [6], 'defence');
  const difference = (dice[0] as number) - (defence[0] as number);
  for (const at of strata) {
    const targets = victims
      .filter((unit) => unit.at === at)
      .map((unit) => {
        const sums = blastAgainst(play, blast, unit);
        return { ...sums, check: Math.max(0, difference + sums.attack.total - sums.defence.total) };
      });
    if (targets.length === 0) continue;
    tell(play, {
      t: 'attacked',
      how,
      units: [blast.unit],
      weapons: [],
      from,
      at,
      firepower,
      dice,
      defence,
      targets,
      rule,
    });
    checkAll(
      play,
      blast,
      at,
      targets.filter(({ check }) => check > 0),
    );
  }
  clearSpottedMarkers(play);
}
