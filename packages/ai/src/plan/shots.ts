/** Shots worth weighing out of all that could be fired: with everybody, or with one and the rest kept back. */
import {
  faceOf,
  forecast,
  type Game,
  type LocationId,
  type Order,
  type Part,
  rangeBetween,
  type Unit,
  type UnitId,
  type Weapon,
  type WeaponId,
  whyNot,
} from '@opfire/engine';
import type { Candidate, Fact } from '../explain/explanation.ts';
import { isMany, SQUAD, typeOf } from '../values/worth.ts';
import { lastSteps } from './forgone.ts';
import { harmOf, hurtChance } from './harm.ts';
import { keptShot } from './kept-shot.ts';
import type { Mind } from './mind.ts';
import { unitsOf } from './mind.ts';

type FirePart = Extract<Part, { do: 'fire' }>;
type FireOrder = Extract<Order, { do: 'fire' }>;

const THROWN = ['satchel-charge', 'molotov'];
/** What a weapon that is used up is worth. */
const USED_UP = 2;

const classOf = (game: Game, weapon: Weapon): string => game.world.setup.weaponTypes[weapon.type]?.class ?? '';

const firesAlone = (game: Game, unit: Unit): boolean =>
  ['weapon-team', 'sniper', 'marksman'].includes(typeOf(game, unit).kind);

/** The weapon that adds most at a range: a squad fires one beside its own firepower, others one instead of it (1.6). */
function bestWeapon(game: Game, unit: Unit, weapons: readonly Weapon[], range: number): Weapon | undefined {
  const type = typeOf(game, unit);
  let best: Weapon | undefined;
  let most = type.kind === 'squad' || !isMany(type) ? 0 : type.firepower;
  for (const weapon of weapons) {
    const face = faceOf(game, weapon);
    const kind = classOf(game, weapon);
    if (!face || kind === 'mortar' || weapon.holder !== unit.id) continue;
    if (range > (THROWN.includes(kind) ? 1 : face.range) || face.firepower <= most) continue;
    best = weapon;
    most = face.firepower;
  }
  return best;
}

/** Whether a unit adds anything: Leaders only do with a weapon. */
function adds(game: Game, unit: Unit, range: number): boolean {
  const type = typeOf(game, unit);
  if (!isMany(type) && type.kind !== 'hero' && type.kind !== 'scout') return false;
  return range <= type.range * (type.extendedRange ? 2 : 1);
}

function shotBy(game: Game, units: readonly Unit[], weapons: readonly Weapon[], from: LocationId, at: LocationId) {
  const range = rangeBetween(game.world.board, from, at);
  const firers: UnitId[] = [];
  const used: WeaponId[] = [];
  for (const unit of units) {
    const weapon = bestWeapon(game, unit, weapons, range);
    if (weapon) used.push(weapon.id);
    if (weapon || adds(game, unit, range)) firers.push(unit.id);
  }
  return { do: 'fire', units: firers, at, weapons: used } as const;
}

/** Sets of units that fire as one. */
function* firingSets(game: Game, units: readonly Unit[], weapons: readonly Weapon[]): Generator<readonly Unit[]> {
  const together = units.filter((unit) => !firesAlone(game, unit));
  if (together.length > 0) yield together;
  for (const unit of units) if (firesAlone(game, unit)) yield [unit];
  if (together.length < 2) return;
  for (const unit of together) {
    const armed = weapons.some((weapon) => weapon.holder === unit.id);
    if (isMany(typeOf(game, unit)) || armed) yield [unit];
  }
}

/** A support mortar fires by itself (18.1). */
function mortarShots(game: Game, weapons: readonly Weapon[], at: LocationId): FireOrder[] {
  const mortars = weapons.filter((weapon) => classOf(game, weapon) === 'mortar');
  return mortars.map(({ id, holder }) => ({ do: 'fire', units: [holder], at, weapons: [id] }));
}

/** Orders to fire that the part allows and that differ enough to be weighed. */
export function* shotsIn(mind: Mind, part: FirePart): Generator<FireOrder> {
  const { game } = mind;
  const units = unitsOf(mind, part.units);
  const weapons = part.weapons.map((id) => game.state.weapons[id] as Weapon);
  for (const at of part.targets) {
    for (const set of firingSets(game, units, weapons)) {
      const shot = shotBy(game, set, weapons, part.from, at);
      if (shot.units.length > 0 && !whyNot(game, shot)) yield shot;
      else if (!whyNot(game, { ...shot, units: set.map((unit) => unit.id), weapons: [] }))
        yield { ...shot, units: set.map((unit) => unit.id), weapons: [] };
    }
    for (const shot of mortarShots(game, weapons, at)) if (!whyNot(game, shot)) yield shot;
  }
}

function usedUp(game: Game, order: FireOrder): number {
  let spent = 0;
  for (const id of order.weapons ?? []) if (THROWN.includes(classOf(game, game.state.weapons[id] as Weapon))) spent++;
  return USED_UP * spent;
}

/** A shot with what it does on average, less what the shot is worth kept for later. */
export function weighShot(mind: Mind, order: FireOrder): Candidate | undefined {
  const { game, side, temper } = mind;
  const foreseen = forecast(game, order);
  if (foreseen?.kind !== 'attack') return undefined;
  const harm = harmOf(game, foreseen, side);
  const kept = keptShot(mind, unitsOf(mind, order.units), order.at);
  const facts: Fact[] = [
    { is: 'hurts', at: order.at, units: order.units, chance: hurtChance(game, foreseen, side) },
    { is: 'damage', amount: harm / SQUAD },
    { is: 'kept-shot', amount: kept / SQUAD },
  ];
  const jam = 1.5 * (foreseen.jam ?? 0);
  const spent = usedUp(game, order) + lastSteps(mind, order.units, order.at);
  return { order, value: temper.damage * harm - kept - spent - jam, facts };
}
