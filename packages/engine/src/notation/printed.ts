/** Counters by their printed values, as the rulebooks write them: "squad 2-5-4(AM)-6", "leader 6-1-6" (1.1.1). */
import type { MachineKind, TeamWeapon, UnitKind, UnitType, WeaponClass, WeaponType } from '../state/counters.ts';

/** Vehicles and aircraft say too much for a line of values: they are written out. */
type PrintedKind = Exclude<UnitKind, MachineKind>;

/** A counter's values without what its side adds: nation and badge. */
export type PrintedUnit = Omit<UnitType, 'id' | 'kind' | 'nation' | 'badge' | 'reducesTo'> & {
  readonly kind: PrintedKind;
};
export type PrintedWeapon = Omit<WeaponType, 'id'>;

/** Why a text is no counter: what is wrong, and what would be right. */
export interface Misprint {
  readonly problem: string;
  readonly remedy: string;
}

const misprint = (problem: string, remedy: string): Misprint => ({ problem, remedy });

/** Which values stand on the counter, in the order of the books. */
type Face = 'fighter' | 'leader' | 'commander' | 'unarmed' | 'sniper';

const FACES: Readonly<Record<PrintedKind, Face>> = {
  squad: 'fighter',
  'half-squad': 'fighter',
  crew: 'fighter',
  'weapon-team': 'fighter',
  hero: 'fighter',
  scout: 'fighter',
  marksman: 'unarmed',
  leader: 'leader',
  commissar: 'leader',
  advisor: 'leader',
  chaplain: 'leader',
  nurse: 'leader',
  piper: 'leader',
  'armor-leader': 'commander',
  medic: 'unarmed',
  sniper: 'sniper',
};

const SHAPES: Readonly<Record<Face, string>> = {
  fighter: 'IFP-Range-MF-Morale, such as 2-5-4(AM)-6 or 1-4-3-4/3',
  leader: 'Morale-LM-MF, such as 6-1-6',
  commander: 'Morale-LM, such as 7-1',
  unarmed: 'Morale-MF, such as 6-6',
  sniper: 'Morale, such as 6',
};

export const UNIT_KINDS = Object.keys(FACES) as readonly PrintedKind[];
const TEAM_WEAPONS: readonly TeamWeapon[] = ['machine-gun', 'mortar', 'ordnance'];

/** Words after the values, and the property that each switches on. */
const WORDS = {
  assault: 'assault',
  stealth: 'stealth',
  'extended-range': 'extendedRange',
  'hit-and-run': 'hitAndRun',
  assaulter: 'assaulter',
  'melee-bonus': 'meleeBonus',
  'self-rally': 'selfRally',
  ambush: 'ambush',
  immobile: 'immobile',
} as const satisfies Record<string, keyof UnitType>;

export const UNIT_WORDS = Object.keys(WORDS) as readonly (keyof typeof WORDS)[];

const RANGE = '(?:(\\d+)\\.\\.)?(\\d+)';
const MORALE = '(\\d+)(?:/(\\d+))?';
const FIGHTER = new RegExp(`^(\\d+)([AM]*)-${RANGE}-(\\d+)(\\(AM\\))?(?:-${MORALE})?$`);
const LEADER = new RegExp(`^${MORALE}-(\\d+)-(\\d+)$`);
const COMMANDER = new RegExp(`^${MORALE}-(\\d+)(?:-(\\d+))?$`);
const UNARMED = new RegExp(`^${MORALE}-(\\d+)$`);
const SNIPER = new RegExp(`^${MORALE}$`);

/** Morale of counters that the books name without it: "2-5-4". */
const UNPRINTED_MORALE = 5;

type Values = Partial<PrintedUnit> & Pick<PrintedUnit, 'morale' | 'shakenMorale' | 'movement'>;

const moraleFrom = (morale?: string, shaken?: string) => {
  const good = morale === undefined ? UNPRINTED_MORALE : Number(morale);
  return { morale: good, shakenMorale: shaken === undefined ? good : Number(shaken) };
};

function fighterValues(text: string): Values | undefined {
  const found = FIGHTER.exec(text);
  if (!found) return undefined;
  const [, firepower, letters = '', minRange, range, movement, assault, morale, shaken] = found;
  return {
    firepower: Number(firepower),
    range: Number(range),
    ...(minRange === undefined ? {} : { minRange: Number(minRange) }),
    movement: Number(movement),
    ...moraleFrom(morale, shaken),
    ...(assault ? { assault: true } : {}),
    ...(letters.includes('A') ? { assaulter: true } : {}),
    ...(letters.includes('M') ? { meleeBonus: true } : {}),
  };
}

function leaderValues(text: string): Values | undefined {
  const found = LEADER.exec(text);
  if (!found) return undefined;
  const [, morale, shaken, leadership, movement] = found;
  return { ...moraleFrom(morale, shaken), leadership: Number(leadership), movement: Number(movement) };
}

/** Armor Leaders need no movement factor (11.5). */
function commanderValues(text: string): Values | undefined {
  const found = COMMANDER.exec(text);
  if (!found) return undefined;
  const [, morale, shaken, leadership, movement = 0] = found;
  return { ...moraleFrom(morale, shaken), leadership: Number(leadership), movement: Number(movement) };
}

function unarmedValues(text: string): Values | undefined {
  const found = UNARMED.exec(text);
  return found ? { ...moraleFrom(found[1], found[2]), movement: Number(found[3]) } : undefined;
}

function sniperValues(text: string): Values | undefined {
  const found = SNIPER.exec(text);
  return found ? { ...moraleFrom(found[1], found[2]), movement: 0 } : undefined;
}

const READERS: Readonly<Record<Face, (text: string) => Values | undefined>> = {
  fighter: fighterValues,
  leader: leaderValues,
  commander: commanderValues,
  unarmed: unarmedValues,
  sniper: sniperValues,
};

/** What every counter of a kind has, printed or not: Heroes assault move (11.2), Scouts move by stealth (11.6), Snipers rally alone (11.4). */
const INNATE: Partial<Record<PrintedKind, Partial<PrintedUnit>>> = {
  hero: { assault: true },
  scout: { stealth: true },
  sniper: { selfRally: true },
};

/** Kinds and words as players also say them. */
const TWO_WORDS = /^(half|weapon|armor|political)[ -]?(squad|team|leader|officer)(?=\s|$)/i;
const ALSO: Readonly<Record<string, PrintedKind>> = {
  hs: 'half-squad',
  wt: 'weapon-team',
  corpsman: 'medic',
  'political-officer': 'commissar',
};
const ALSO_WORDS: Readonly<Record<string, string>> = { mg: 'machine-gun', sr: 'self-rally', am: 'assault' };

/** The text with its kind as this notation spells it. */
export function spelled(text: string): string {
  const [kind = '', ...rest] = text.trim().replace(TWO_WORDS, '$1-$2').split(/\s+/);
  const known = kind.toLowerCase();
  return [ALSO[known] ?? known, ...rest].join(' ');
}

function wordValue(word: string): Partial<PrintedUnit> | undefined {
  if (word in WORDS) return { [WORDS[word as keyof typeof WORDS]]: true };
  if ((TEAM_WEAPONS as readonly string[]).includes(word)) return { weapon: word as TeamWeapon };
  const calibre = /^(\d+)mm$/.exec(word)?.[1];
  return calibre === undefined ? undefined : { calibre: Number(calibre) };
}

const isKind = (word: string): word is PrintedKind => Object.hasOwn(FACES, word);

/** Reads "KIND VALUES WORDS…". */
export function readPrintedUnit(text: string): PrintedUnit | Misprint {
  const [kind = '', values = '', ...words] = spelled(text).split(' ');
  if (!isKind(kind)) return misprint(`"${kind}" is no kind of unit`, `one of: ${UNIT_KINDS.join(', ')}`);
  const face = READERS[FACES[kind]](values);
  if (!face) return misprint(`"${values}" are no values of a ${kind}`, `write ${SHAPES[FACES[kind]]}`);
  let unit: PrintedUnit = { kind, firepower: 0, range: 0, leadership: 0, ...INNATE[kind], ...face };
  for (const word of words) {
    const value = wordValue(ALSO_WORDS[word.toLowerCase()] ?? word);
    if (!value) return misprint(`"${word}" says nothing about a ${kind}`, `one of: ${knownWords()}`);
    unit = { ...unit, ...value };
  }
  if (kind === 'weapon-team' && !unit.weapon) {
    return misprint('a weapon team without its weapon', `add one of: ${TEAM_WEAPONS.join(', ')}`);
  }
  return unit;
}

const knownWords = (): string => [...UNIT_WORDS, ...TEAM_WEAPONS, '88mm (a calibre)'].join(', ');

const writeRange = (type: { readonly range: number; readonly minRange?: number }): string =>
  type.minRange === undefined ? `${type.range}` : `${type.minRange}..${type.range}`;

const writeMorale = ({ morale, shakenMorale }: PrintedUnit): string =>
  shakenMorale === morale ? `${morale}` : `${morale}/${shakenMorale}`;

function writeValues(unit: PrintedUnit): string {
  const morale = writeMorale(unit);
  switch (FACES[unit.kind]) {
    case 'fighter': {
      const letters = `${unit.assaulter ? 'A' : ''}${unit.meleeBonus ? 'M' : ''}`;
      const assault = unit.assault && unit.kind !== 'hero' ? '(AM)' : '';
      return `${unit.firepower}${letters}-${writeRange(unit)}-${unit.movement}${assault}-${morale}`;
    }
    case 'leader':
      return `${morale}-${unit.leadership}-${unit.movement}`;
    case 'commander':
      return `${morale}-${unit.leadership}${unit.movement > 0 ? `-${unit.movement}` : ''}`;
    case 'unarmed':
      return `${morale}-${unit.movement}`;
    case 'sniper':
      return morale;
  }
}

/** Properties that the values already tell. */
const toldByValues = (unit: PrintedUnit, word: keyof typeof WORDS): boolean =>
  (FACES[unit.kind] === 'fighter' && (word === 'assault' || word === 'assaulter' || word === 'melee-bonus')) ||
  INNATE[unit.kind]?.[WORDS[word]] === true;

/** Whether its values can be told in a line. */
export const isPrintable = (unit: UnitType): unit is UnitType & PrintedUnit => isKind(unit.kind);

/** The text that readPrintedUnit reads back. */
export function writePrintedUnit(unit: PrintedUnit): string {
  const words = UNIT_WORDS.filter((word) => unit[WORDS[word]] && !toldByValues(unit, word));
  const calibre = unit.calibre === undefined ? [] : [`${unit.calibre}mm`];
  return [unit.kind, writeValues(unit), ...(unit.weapon ? [unit.weapon] : []), ...calibre, ...words].join(' ');
}

export const WEAPON_CLASSES = [
  'machine-gun',
  'flamethrower',
  'satchel-charge',
  'molotov',
  'mortar',
  'ordnance',
  'anti-tank-rifle',
] as const satisfies readonly WeaponClass[];

const TWO_WORD_CLASSES = /^(machine|satchel|anti-tank)[ -]?(gun|charge|rifle)(?=\s|$)/i;
const ALSO_CLASSES: Readonly<Record<string, WeaponClass>> = { mg: 'machine-gun', atr: 'anti-tank-rifle' };

/** The text of a weapon with its class as this notation spells it. */
export function spelledWeapon(text: string): string {
  const [kind = '', ...rest] = text.trim().replace(TWO_WORD_CLASSES, '$1-$2').split(/\s+/);
  const known = kind.toLowerCase();
  return [ALSO_CLASSES[known] ?? known, ...rest].join(' ');
}

const WEAPON = new RegExp(`^(\\d+)([JM]*)(?:-${RANGE})?$`);
const DISMANTLED = /^tripod(?:\((\d+)-(\d+)\))?$/;

/** Reads "CLASS FP-RANGE WORDS…": "machine-gun 2-9 tripod(1-6)", "satchel-charge 6". */
export function readPrintedWeapon(text: string): PrintedWeapon | Misprint {
  const [kind = '', values = '', ...words] = spelledWeapon(text).split(' ');
  const found = WEAPON.exec(values);
  if (!(WEAPON_CLASSES as readonly string[]).includes(kind)) {
    return misprint(`"${kind}" is no class of weapon`, `one of: ${WEAPON_CLASSES.join(', ')}`);
  }
  if (!found) return misprint(`"${values}" are no values of a weapon`, 'write FP-Range, such as 2-9 or 2-2..30');
  const [, firepower, letters = '', minRange, range = '1'] = found;
  let weapon: PrintedWeapon = {
    class: kind as WeaponClass,
    firepower: Number(firepower),
    range: Number(range),
    ...(minRange === undefined ? {} : { minRange: Number(minRange) }),
    ...(letters.includes('J') ? { jams: true } : {}),
    ...(letters.includes('M') ? { meleeBonus: true } : {}),
  };
  for (const word of words) {
    const tripod = DISMANTLED.exec(word);
    if (!tripod)
      return misprint(`"${word}" says nothing about a weapon`, 'write tripod, or tripod(FP-Range) for a bipod side');
    const [, low, short] = tripod;
    weapon = { ...weapon, tripod: true };
    if (low !== undefined) weapon = { ...weapon, dismantled: { firepower: Number(low), range: Number(short) } };
  }
  return weapon;
}

export function writePrintedWeapon(weapon: PrintedWeapon): string {
  const { dismantled } = weapon;
  const bipod = dismantled ? `(${dismantled.firepower}-${dismantled.range})` : '';
  const letters = `${weapon.jams ? 'J' : ''}${weapon.meleeBonus ? 'M' : ''}`;
  const values = `${weapon.firepower}${letters}-${writeRange(weapon)}`;
  return [weapon.class, values, ...(weapon.tripod ? [`tripod${bipod}`] : [])].join(' ');
}
