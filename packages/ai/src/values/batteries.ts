/** Who can fire together from where, and how hard at each range: the sums of 5.2, without lines. */
import {
  ACTIVATED,
  faceOf,
  type Game,
  MARK,
  type Ordnance,
  type Side,
  type Unit,
  type UnitKind,
  type UnitType,
  type Weapon,
  type World,
} from '@opfire/engine';
import { type Gun, gunFrom, mainGunOf } from './guns.ts';
import { placeOf } from './riders.ts';
import { isMachine, isMany, leadershipAmong, typeOf } from './worth.ts';

/** Units of a location that fire as one, in Good Order and out of melee. */
export interface Battery {
  readonly side: Side;
  readonly at: number;
  readonly units: readonly Unit[];
  /** Firepower and leadership by range of those who can still fire this turn; −Infinity out of range. */
  readonly now: Float64Array;
  /** The same of all of them, for the turn to come. */
  readonly later: Float64Array;
  /** What being next to the target adds (5.0, 5.6). */
  readonly atHand: number;
  /** What it shoots with besides, or alone (14.1). */
  readonly gun?: Gun;
  /** Whether all of it can still fire this turn. */
  readonly ready: boolean;
  /** Mortars: hills and walls do not help against them, and they never answer a move (18.1). */
  readonly indirect: boolean;
}

const FARTHEST = 30;
const NOTHING = Number.NEGATIVE_INFINITY;
const SILENT = new Float64Array(FARTHEST + 1).fill(NOTHING);
const SHARPSHOOTER_DICE = 3.5;
const SLOWED = -2;
const DISTRACTED = -1;

const half = (amount: number): number => Math.ceil(amount / 2);

/** Ops Complete does not keep squads from answering a move, though less well (4.1). */
const answersStill = (game: Game, unit: Unit): boolean =>
  (unit.marks & ACTIVATED) === MARK['ops-complete'] && isMany(typeOf(game, unit));

const canFireNow = (game: Game, unit: Unit): boolean =>
  (unit.marks & ACTIVATED) === 0 ||
  answersStill(game, unit) ||
  ((unit.marks & (MARK['assault-move'] | MARK.stealth)) !== 0 &&
    (unit.marks & (MARK.fired | MARK['stealth-far'] | MARK.melee)) === 0);

/** Weapons that add to direct fire at a range. */
function weaponPower(game: Game, weapon: Weapon, range: number, byOne: boolean): number {
  const face = faceOf(game, weapon);
  const { class: kind } = game.world.setup.weaponTypes[weapon.type] as { readonly class: string };
  if (!face || kind === 'mortar' || kind === 'ordnance' || kind === 'anti-tank-rifle') return 0;
  const thrown = kind === 'satchel-charge' || kind === 'molotov';
  if (range > (thrown ? 1 : face.range)) return 0;
  return byOne ? half(face.firepower) : face.firepower;
}

/** Light ones reach ten hexes, heavy ones fourteen (15.0). */
function machineGunPower({ vehicle, helicopter }: UnitType, range: number): number {
  let power = 0;
  for (const { firepower } of (vehicle ?? helicopter)?.machineGuns ?? [])
    if (range <= (firepower > 2 ? 14 : 10)) power = Math.max(power, firepower);
  return power;
}

function ownPower(game: Game, unit: Unit, range: number): number {
  const type = typeOf(game, unit);
  const { firepower, minRange = 0 } = type;
  if (type.kind === 'sniper' || type.kind === 'marksman') return firepower + SHARPSHOOTER_DICE;
  if (isMachine(type)) return machineGunPower(type, range);
  if (range < minRange || firepower <= 0) return 0;
  if (range <= type.range) return firepower;
  return type.extendedRange && range <= 2 * type.range ? half(firepower) : 0;
}

const FIGHTS_ALONE: readonly UnitKind[] = ['hero', 'scout', 'sniper', 'marksman'];

/** A squad fires one weapon beside its own; everybody else one or the other (1.6). */
function split(game: Game, unit: Unit, weapons: readonly Weapon[], range: number): { own: number; arms: number } {
  const type = typeOf(game, unit);
  const many = isMany(type);
  const own = many || FIGHTS_ALONE.includes(type.kind) || isMachine(type);
  const inherent = own ? ownPower(game, unit, range) : 0;
  let arms = 0;
  for (const weapon of weapons) arms = Math.max(arms, weaponPower(game, weapon, range, !many));
  if (type.kind === 'squad' || arms === 0) return { own: inherent, arms };
  return arms > inherent ? { own: 0, arms } : { own: inherent, arms: 0 };
}

function powerAt(game: Game, units: readonly Unit[], armed: ReadonlyMap<number, Weapon[]>, range: number): number {
  let lead = 0;
  let others = 0;
  let arms = 0;
  for (const unit of units) {
    const { own, arms: more } = split(game, unit, armed.get(unit.id) ?? [], range);
    arms += more;
    others += Math.min(lead, own) / 2;
    lead = Math.max(lead, own);
  }
  const sum = lead + others + arms;
  return sum > 0 ? Math.ceil(sum) : NOTHING;
}

function powers(game: Game, units: readonly Unit[], armed: ReadonlyMap<number, Weapon[]>): Float64Array {
  const found = new Float64Array(FARTHEST + 1).fill(NOTHING);
  if (units.length === 0) return found;
  const lead = leadershipAmong(
    game,
    units.filter((unit) => (unit.marks & ACTIVATED) === 0),
  );
  const slowed = units.some((unit) => (unit.marks & (MARK['assault-move'] | MARK.stealth)) !== 0) ? SLOWED : 0;
  const distracted = units.some((unit) => answersStill(game, unit)) ? DISTRACTED : 0;
  for (let range = 1; range <= FARTHEST; range++) {
    found[range] = powerAt(game, units, armed, range) + lead + slowed + distracted;
  }
  return found;
}

/** Teams and sharpshooters fire by themselves (1.7, 11.4). */
const firesAlone = (game: Game, unit: Unit): boolean =>
  ['weapon-team', 'sniper', 'marksman', 'vehicle', 'helicopter'].includes(typeOf(game, unit).kind);

function batteryOf(
  game: Game,
  units: readonly Unit[],
  armed: ReadonlyMap<number, Weapon[]>,
  gun?: Ordnance,
): Battery | undefined {
  const [first] = units;
  if (!first) return undefined;
  const unmarked = units.map((unit) => (unit.marks === 0 ? unit : { ...unit, marks: 0 }));
  const later = powers(game, unmarked, armed);
  if (!gun && later.every((power) => power === NOTHING)) return undefined;
  const ready = units.filter((unit) => canFireNow(game, unit));
  const now =
    ready.length === units.length && unmarked.every((unit, at) => unit === units[at])
      ? later
      : powers(game, ready, armed);
  const assaulters = game.world.rules.modules.assaulters && units.some((unit) => typeOf(game, unit).assaulter);
  const indirect = typeOf(game, first).weapon === 'mortar';
  const battery = {
    side: first.side,
    at: placeOf(game, first),
    units,
    now,
    later,
    atHand: assaulters ? 3 : 2,
    indirect,
  };
  return { ...battery, ready: ready.length === units.length, ...(gun && { gun: gunFrom(gun) }) };
}

/** Bazookas and the like, each by itself (1.6.4). */
function tubesOf(game: Game, unit: Unit, armed: ReadonlyMap<number, Weapon[]>): Battery[] {
  const printed = (armed.get(unit.id) ?? []).map(({ type }) => game.world.setup.weaponTypes[type]?.ordnance);
  const silent = {
    side: unit.side,
    at: placeOf(game, unit),
    units: [unit],
    now: SILENT,
    later: SILENT,
    atHand: 0,
    indirect: false,
  };
  return printed
    .filter((ordnance) => ordnance !== undefined)
    .map((ordnance) => ({ ...silent, ready: canFireNow(game, unit), gun: gunFrom(ordnance) }));
}

/** Weapons by holder. */
export function weaponsByHolder(game: Game): ReadonlyMap<number, Weapon[]> {
  const held = new Map<number, Weapon[]>();
  for (const weapon of game.state.weapons) {
    if (weapon.holder < 0) continue;
    const others = held.get(weapon.holder);
    if (others) others.push(weapon);
    else held.set(weapon.holder, [weapon]);
  }
  return held;
}

function formBatteries(game: Game, stack: readonly Unit[], armed: ReadonlyMap<number, Weapon[]>): Battery[] {
  const able = stack.filter((unit) => !unit.shaken);
  const alone = able.filter((unit) => firesAlone(game, unit));
  const together = able.filter((unit) => !firesAlone(game, unit));
  const found = [
    batteryOf(game, together, armed),
    ...alone.map((unit) => batteryOf(game, [unit], armed, mainGunOf(typeOf(game, unit)))),
    ...able.flatMap((unit) => tubesOf(game, unit, armed)),
  ];
  return found.filter((battery) => battery !== undefined);
}

interface Formed {
  readonly world: World;
  readonly stack: readonly Unit[];
  readonly arms: readonly Weapon[];
  readonly batteries: readonly Battery[];
}

/** By the first of their units: most stacks of an imagined position are those of the real one. */
const formed = new WeakMap<Unit, Formed>();

const isSame = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at]);

/** All batteries among the units of one location. */
export function batteriesAmong(
  game: Game,
  stack: readonly Unit[],
  armed: ReadonlyMap<number, Weapon[]>,
): readonly Battery[] {
  const [first] = stack;
  if (!first) return [];
  const arms = stack.flatMap((unit) => armed.get(unit.id) ?? []);
  const known = formed.get(first);
  if (known && known.world === game.world && isSame(known.stack, stack) && isSame(known.arms, arms))
    return known.batteries;
  const batteries = formBatteries(game, stack, armed);
  formed.set(first, { world: game.world, stack, arms, batteries });
  return batteries;
}
