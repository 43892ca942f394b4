/** The sides of a position, their units and their weapons. */
import { OFF_MAP } from '../board/board.ts';
import type { Nation, UnitType } from '../state/counters.ts';
import { FACINGS, NO_FACING } from '../state/facing.ts';
import { NOBODY, type Side, type SideSetup, type Unit, type Weapon } from '../state/state.ts';
import type { Library } from './library.ts';
import { type Lexicon, readMarks, readStatuses } from './names.ts';
import type { ReadPosition } from './position-schema.ts';
import type { Problems } from './problem.ts';
import type { CounterTable, Force } from './read-counters.ts';

type WrittenSides = Record<
  string,
  { nation?: string | undefined; badge?: string | undefined; heroes?: Record<string, string> | undefined }
>;
type UnitText = NonNullable<ReadPosition['units']>[string];
type WeaponText = NonNullable<ReadPosition['weapons']>[string];

export interface Forces {
  readonly sides: readonly [SideSetup, SideSetup];
  readonly forces: readonly [Force, Force];
  readonly nations: Readonly<Record<string, Nation>>;
}

const DEFAULT_SIDES = ['us', 'german'];
/** The nation of sides that are called otherwise than any nation. */
const NAMELESS = 'generic';

export const sidesIn = (position: ReadPosition): WrittenSides => {
  const { sides = DEFAULT_SIDES } = position;
  return Array.isArray(sides) ? Object.fromEntries(sides.map((side) => [side, {}])) : (sides as WrittenSides);
};

function nationsIn(position: ReadPosition, library: Library): Record<string, Nation> {
  const own = Object.entries(position.nations ?? {}).map(([id, written]) => {
    const base = library.nations[id] ?? { smoke: 0, starshell: 0 };
    return [id, { ...base, ...written, id } as Nation];
  });
  return { ...library.nations, ...Object.fromEntries(own) };
}

export function readForces(position: ReadPosition, library: Library, table: CounterTable, problems: Problems): Forces {
  const nations = nationsIn(position, library);
  const written = Object.entries(sidesIn(position));
  if (written.length !== 2) problems.in('sides').add(`${written.length} sides`, 'name two');
  const forces = written.map(([name, { nation = name in nations ? name : NAMELESS, badge }]) => {
    if (!Object.hasOwn(nations, nation))
      problems.in('sides', name, 'nation').unknown('nation', nation, Object.keys(nations));
    return { nation, badge: badge ?? nation };
  });
  const sides = written.map(([id, { heroes = {} }], side) => ({
    id,
    heroes: Object.entries(heroes).map(([name, is]) => ({
      name,
      type: table.unit(is, undefined, forces[side] as Force, problems.in('sides', id, 'heroes', name)),
    })),
  }));
  return { nations, sides: sides as unknown as Forces['sides'], forces: forces as unknown as Forces['forces'] };
}

/** Reads units and weapons once names can be looked up. */
export class ForceReader {
  private readonly lexicon: Lexicon;
  private readonly table: CounterTable;
  private readonly forces: Forces;
  private readonly library: Library;

  constructor(lexicon: Lexicon, table: CounterTable, forces: Forces, library: Library) {
    this.lexicon = lexicon;
    this.table = table;
    this.forces = forces;
    this.library = library;
  }

  private place(at: string | undefined, problems: Problems): number {
    return at === undefined ? OFF_MAP : this.lexicon.find('location', at, problems.in('at'));
  }

  /** As written, or the only side whose nation is the counter's. */
  private sideOf(text: UnitText, problems: Problems): Side {
    if (text.side !== undefined) return this.lexicon.side(text.side, problems.in('side'));
    const nation = this.library.unitTypes[text.is]?.nation;
    const candidates = ([0, 1] as const).filter(
      (side) => nation !== undefined && this.forces.forces[side].nation === nation,
    );
    if (candidates.length !== 1)
      problems
        .in('side')
        .add('this is missing', `write the side: ${this.forces.sides.map(({ id }) => id).join(' or ')}`);
    return candidates[0] ?? 0;
  }

  private forceOf(text: UnitText, side: Side, problems: Problems): Force {
    const own = this.forces.forces[side];
    const nation = text.nation ?? own.nation;
    if (!Object.hasOwn(this.forces.nations, nation))
      problems.in('nation').unknown('nation', nation, Object.keys(this.forces.nations));
    if ((text.nation ?? text.badge) !== undefined && text.is in this.library.unitTypes) {
      problems.add(
        'a counter of the library has its nation and badge',
        'leave "nation" and "badge" out, or write its values',
      );
    }
    return { nation, badge: text.badge ?? text.nation ?? own.badge };
  }

  unit(name: string, id: number, text: UnitText, problems: Problems): Unit {
    const side = this.sideOf(text, problems);
    const force = this.forceOf(text, side, problems);
    const type = this.table.unit(text.is, text.half, force, problems.in('is'));
    for (const [place, skill] of (text.skills ?? []).entries()) {
      if (!Object.hasOwn(this.library.skills, skill))
        problems.in('skills', place).unknown('skill', skill, Object.keys(this.library.skills));
    }
    const at = this.place(text.at, problems);
    if (text.at !== undefined && text.aboard !== undefined)
      problems.in('aboard').add('a passenger is where its vehicle is', 'leave "at" or "aboard" out');
    if (text.at !== undefined && this.table.unitTypes[type]?.kind === 'armor-leader')
      problems.in('at').add('an Armor Leader is where his vehicle is', 'write "aboard" with the name of the vehicle');
    if (text.at !== undefined && text.fate !== undefined)
      problems.in('fate').add('a unit on the map has none yet', 'leave "fate" or "at" out');
    return {
      id,
      name,
      side,
      type,
      at,
      fate: text.at === undefined && text.aboard === undefined ? (text.fate ?? 'reserve') : 'in-play',
      shaken: text.shaken ?? false,
      wounds: text.wounds ?? 0,
      marks: readMarks(text.marks ?? []),
      skills: text.skills ?? [],
      root: this.rootOf(text, type, force, problems.in('root')),
      ...this.gearOf(text, type, problems),
    };
  }

  /** Where it faces, its condition and what it rides in. */
  private gearOf(
    text: UnitText,
    type: number,
    problems: Problems,
  ): Pick<Unit, 'facing' | 'turret' | 'status' | 'aboard'> {
    const counter = this.table.unitTypes[type] as UnitType | undefined;
    const faces = counter?.vehicle !== undefined || counter?.covers === true;
    const turreted = counter?.vehicle?.turret !== undefined;
    // A Shaken vehicle is buttoned, whether or not that was written (15.0).
    const shut = counter?.vehicle !== undefined && text.shaken === true;
    if (text.facing !== undefined && !faces)
      problems.in('facing').add('this counter faces nowhere', 'leave "facing" out, or give the counter an arc');
    if (text.turret !== undefined && !turreted)
      problems.in('turret').add('this counter has no turret', 'leave "turret" out');
    const facing = faces ? FACINGS.indexOf(text.facing ?? FACINGS[0]) : NO_FACING;
    return {
      facing,
      turret: turreted ? (text.turret === undefined ? facing : FACINGS.indexOf(text.turret)) : NO_FACING,
      status: readStatuses(shut ? [...(text.status ?? []), 'buttoned'] : (text.status ?? [])),
      aboard: text.aboard === undefined ? NOBODY : this.lexicon.find('unit', text.aboard, problems.in('aboard')),
    };
  }

  /** The squad a half-squad came from: as written, or the only one known that is reduced to it. */
  private rootOf(text: UnitText, type: number, force: Force, problems: Problems): number {
    if (text.root !== undefined)
      return this.table.unit(/^\d/.test(text.root) ? `squad ${text.root}` : text.root, undefined, force, problems);
    const half = this.table.unitTypes[type] as UnitType | undefined;
    if (half?.kind !== 'half-squad') return NOBODY;
    const roots = Object.values(this.library.unitTypes).filter(({ reducesTo }) => reducesTo === half.id);
    return roots.length === 1 ? this.table.unit((roots[0] as UnitType).id, undefined, force, problems) : NOBODY;
  }

  weapon(name: string, id: number, text: WeaponText, units: readonly Unit[], problems: Problems): Weapon {
    const holder = text.by === undefined ? NOBODY : this.lexicon.find('unit', text.by, problems.in('by'));
    const places = [text.by, text.at, text.gone || undefined].filter((one) => one !== undefined).length;
    if (places !== 1)
      problems.add('a weapon is in one place', 'write one of "by" (a unit), "at" (a location) and "gone"');
    const held = units[holder]?.side;
    if (text.side === undefined && held === undefined && places === 1)
      problems.in('side').add('this is missing', 'write the side that brought the weapon');
    return {
      id,
      name,
      type: this.table.weapon(text.is ?? name, problems.in('is')),
      side: text.side === undefined ? (held ?? 0) : this.lexicon.side(text.side, problems.in('side')),
      holder,
      at: this.place(text.at, problems),
      condition: text.gone ? 'gone' : text.jammed ? 'jammed' : 'ready',
      assembled: text.assembled ?? true,
      spent: text.spent ?? false,
    };
  }
}
