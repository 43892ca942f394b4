/** On-board mortars, weapon teams and support weapons alike: who can fire at what, and the shells they fire (18.1). */
import { type Hex, hexOf, isAloft, type LocationId } from '../../board/board.ts';
import { type Play, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { type Tally, TallyBuilder } from '../../core/tally.ts';
import { MARK } from '../../state/marks.ts';
import {
  anyUnitAt,
  has,
  isActivated,
  isCaptured,
  isMelee,
  isRuin,
  isSmc,
  type Position,
  skillSum,
  typeOf,
  weaponTypeOf,
} from '../../state/query.ts';
import { enemyOf, type Unit, type Weapon } from '../../state/state.ts';
import { rangeOf } from '../fire-combat/shot.ts';
import { areAdjacent } from '../sight/adjacency.ts';
import { isSpotted } from '../sight/spotting.ts';
import { faceOf } from '../support-weapons/possession.ts';
import { type Barrage, shell, unitsInHex } from './barrage.ts';
import { layFireForEffect } from './ffe.ts';

/** A mortar ready to fire, in the hands of its team or carrier. */
export interface Mortar {
  readonly unit: Unit;
  readonly weapon: Weapon | undefined;
  readonly firepower: number;
  readonly range: number;
  readonly minRange: number;
}

const NOT_GOOD_ORDER = refusal('18.1', 'shaken-units-do-not-fire');
const ALREADY_USED = refusal('18.1', 'the-mortar-has-already-been-used');
const IN_MELEE = refusal('18.1', 'units-in-melee-do-not-fire-mortars');
const BAD_GROUND = refusal('18.1', 'mortars-cannot-fire-from-here');
const NO_ENEMY = refusal('18.1', 'no-enemy-there');
const ALOFT = refusal('18.1', 'shells-do-not-reach-what-is-in-the-air');
const MELEE_THERE = refusal('5.0', 'no-fire-into-a-melee');
const OUT_OF_RANGE = refusal('18.1', 'out-of-range');
const TOO_NEAR = refusal('18.1', 'nearer-than-the-least-range');
const NOT_SPOTTED = refusal('18.1', 'not-spotted');

/** The mortar that a unit serves: its own as a team, or the support weapon named. One man alone halves it (1.6). */
export function mortarOf(p: Position, unit: Unit, weapon?: Weapon, helped = false): Mortar | undefined {
  if (!weapon) {
    const { weapon: served, firepower, range, minRange = 0 } = typeOf(p, unit);
    return served === 'mortar' ? { unit, weapon, firepower, range, minRange } : undefined;
  }
  const face = faceOf(p, weapon);
  const { class: kind, minRange = 0 } = weaponTypeOf(p, weapon);
  if (kind !== 'mortar' || weapon.holder !== unit.id || !face || typeOf(p, unit).mount) return undefined;
  const halved = isSmc(typeOf(p, unit)) && !helped;
  return {
    unit,
    weapon,
    firepower: halved ? Math.ceil(face.firepower / 2) : face.firepower,
    range: face.range,
    minRange,
  };
}

/** Mortars need the sky above them; a cave's mouth will do (ruling D-161). */
export function badGround(p: Position, at: LocationId): Refusal | undefined {
  const location = p.world.board.locations[at];
  if (!location || location.stratum === 'cave') return undefined;
  if (location.stratum !== 'ground') return BAD_GROUND;
  const hex = p.world.board.hexes[location.hex] as Hex;
  return hex.terrain.noMortars && !isRuin(p, hex) ? BAD_GROUND : undefined;
}

/** Why a mortar cannot be told to fire by somebody else: only a fresh one can (ruling D-170). */
export function unableToFire(p: Position, { unit }: Mortar): Refusal | undefined {
  if (unit.shaken) return NOT_GOOD_ORDER;
  if (isActivated(unit) || has(unit, 'laid-smoke')) return ALREADY_USED;
  return isMelee(p.state, unit.at) ? IN_MELEE : badGround(p, unit.at);
}

/** Why a location is no target for the mortar, whether it sees it or not. */
export function noTarget(p: Position, mortar: Mortar, at: LocationId): Refusal | undefined {
  const { side } = mortar.unit;
  if (!anyUnitAt(p.state, at, enemyOf(side))) return NO_ENEMY;
  if (isAloft(p.world.board, at)) return ALOFT;
  if (isMelee(p.state, at)) return MELEE_THERE;
  const range = rangeOf(p, mortar.unit.at, at);
  if (range > mortar.range) return OUT_OF_RANGE;
  if (range < mortar.minRange) return TOO_NEAR;
  return isSpotted(p, at, side) ? undefined : NOT_SPOTTED;
}

/** What every shot of a mortar counts, directed by its own crew or by a caller. */
export function mortarSum(p: Position, mortar: Mortar, at: LocationId): TallyBuilder {
  const { unit, weapon, firepower } = mortar;
  const from = hexOf(p.world.board, unit.at);
  const sum = new TallyBuilder().add('mortar', firepower, '18.1');
  if (!weapon && unit.skills.length > 0) sum.add('skill', skillSum(p, unit, 'firepower'), '12.0');
  if (unit.skills.length > 0) sum.add('skill', skillSum(p, unit, 'attackRoll'), '12.0');
  if (areAdjacent(p.world, unit.at, at)) sum.add('adjacent', 2, '5.0');
  for (const marker of p.state.ground) {
    if (marker.kind === 'smoke' && marker.hex === from) return sum.add('from-smoke', -1, '7.0');
  }
  return sum;
}

export const mortarBarrage = ({ unit, weapon }: Mortar, firepower: Tally): Barrage => ({
  how: 'mortar',
  source: 'mortar',
  side: unit.side,
  units: [unit.id],
  weapons: weapon ? [weapon.id] : [],
  from: unit.at,
  firepower,
  movers: [],
  rule: '18.1',
});

/** The shells fall on the whole hex; the marker stays even after a shot without effect (ruling D-102). */
export function bombard(play: Play, mortar: Mortar, at: LocationId, firepower: Tally): void {
  const { unit, weapon } = mortar;
  const hex = hexOf(play.world.board, at);
  const effect = shell(play, mortarBarrage(mortar, firepower), hex, unitsInHex(play, hex));
  layFireForEffect(play, hex, { source: 'mortar', firepower: mortar.firepower, side: unit.side });
  if (weapon && !effect && isCaptured(play, weapon)) tell(play, { t: 'weapon-lost', weapon: weapon.id, rule: '1.6' });
}

/** Fired takes the place of Ops Complete (ruling D-137). */
export function markFired(play: Play, unit: Unit, more = 0): void {
  if (has(unit, 'ops-complete')) {
    tell(play, { t: 'unmarked', unit: unit.id, marks: MARK['ops-complete'], rule: '4.1' });
  }
  tell(play, { t: 'marked', unit: unit.id, marks: MARK.fired | more, rule: '18.1' });
}
