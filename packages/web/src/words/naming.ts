/** What the things of a game are called in the reader's language. */
import type { Game, HexId, LocationId, Side, UnitId, WeaponId } from '@opfire/engine';
import { hexWords } from './hex-words.ts';

export interface Naming {
  unit(id: UnitId): string;
  /** The unit and where it is. */
  unitAt(id: UnitId): string;
  units(ids: readonly UnitId[]): string;
  weapon(id: WeaponId): string;
  weapons(ids: readonly WeaponId[]): string;
  /** The kind of marker that a side lays while it sets up, as the rules call it (21.0). */
  fortification(index: number): string;
  place(at: LocationId): string;
  hex(hex: HexId): string;
  side(side: Side): string;
  facing(vertex: number): string;
  /** A side of a hex, to which a bunker looks (21.1). */
  hexside(side: number): string;
  /** Whether a weapon on a tripod is ready to fire where it stands (1.6.1). */
  isAssembled(id: WeaponId): boolean;
  /** What is read out when an event is set off (1.8); empty where the battle has no such text. */
  paragraph(id: string): string;
  /** What a battle asks somebody to do; empty where the battle has no such text. */
  task(id: string): string;
}

/** Texts of a battle that come up while it is played. */
export interface Tales {
  readonly paragraphs?: Readonly<Record<string, string>>;
  readonly tasks?: Readonly<Record<string, string>>;
}

export interface Names {
  /** Of counters and weapons, by id of their type; of units that have a name of their own, by that. */
  readonly called: Readonly<Record<string, string>>;
  /** Of the two sides. */
  readonly sides: readonly [string, string];
  /** Of the parts of a hex, by stratum. */
  stratum(stratum: string): string;
  /** Of the vertices of a hex. */
  facing(vertex: number): string;
  /** A side of a hex, to which a bunker looks (21.1). */
  hexside(side: number): string;
  readonly tales: Tales;
  readonly language: string;
}

/** A designation such as 2-5-4 or M-60 is one word; browsers would break the line at its hyphens. */
const unbroken = (name: string): string => name.replaceAll(/-(?=\d)/g, '-\u2060');

/** Those of one name together: "2 × Squad". */
function counted(names: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name));
}

export function namingOf(
  { world, state }: Game,
  { called, sides, stratum, facing, hexside, tales, language }: Names,
): Naming {
  const { board, setup } = world;
  const list = new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' });
  const nameOf = (id: string | undefined, otherwise: string): string => unbroken((id && called[id]) || otherwise);

  const naming: Naming = {
    unit(id) {
      const unit = state.units[id];
      if (unit === undefined) return '?';
      return nameOf(called[unit.name] ? unit.name : setup.unitTypes[unit.type]?.id, unit.name);
    },
    unitAt(id) {
      const at = state.units[id]?.at ?? -1;
      return at < 0 ? naming.unit(id) : `${naming.unit(id)} (${naming.place(at)})`;
    },
    units: (ids) => list.format(counted(ids.map(naming.unit))),
    weapon(id) {
      const weapon = state.weapons[id];
      return weapon === undefined ? '?' : nameOf(setup.weaponTypes[weapon.type]?.id, weapon.name);
    },
    weapons: (ids) => list.format(ids.map(naming.weapon)),
    fortification: (index) => setup.scenario.fortifications?.[index]?.kind ?? '',
    place(at) {
      const location = board.locations[at];
      if (location === undefined) return '–';
      const hex = naming.hex(location.hex);
      return location.stratum === 'ground' ? hex : `${hex} ${stratum(location.stratum)}`;
    },
    hex: (hex) => hexWords(board.hexes[hex]?.name ?? '–'),
    side: (side) => sides[side],
    facing,
    hexside,
    isAssembled: (id) => state.weapons[id]?.assembled ?? true,
    paragraph: (id) => tales.paragraphs?.[id] ?? '',
    task: (id) => tales.tasks?.[id] ?? '',
  };
  return naming;
}
