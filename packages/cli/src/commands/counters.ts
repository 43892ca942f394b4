/** `opfire counters`: a sheet of every counter in the library, drawn. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { contentFiles, displayNames, library } from '@opfire/content';
import type { UnitType, WeaponType } from '@opfire/engine';
import { nearest } from '@opfire/engine';
import {
  drawSheet,
  MARKER_LOOKS,
  MARKERS,
  type MarkerKind,
  type SheetEntry,
  type SheetRow,
  scaleOf,
} from '@opfire/web';
import { type Command, Complaint } from '../command.ts';

const nameOf = (id: string): string => displayNames[id] ?? id;

const designation = ({ firepower, range, movement, morale }: UnitType): string =>
  firepower + range > 0 ? ` ${firepower}-${range}-${movement}-${morale}` : '';

/** Front and shaken side; of a gun team its table too. */
function unitEntries(unit: UnitType): SheetEntry[] {
  const name = nameOf(unit.id);
  const caption = /\d-\d/.test(name) ? name : name + designation(unit);
  const table = unit.ordnance ? [{ front: { unit, name, side: 'back' as const }, caption: 'to hit' }] : [];
  return [{ front: { unit, name }, back: { unit, name, shaken: true }, caption }, ...table];
}

const MACHINES: readonly UnitType['kind'][] = ['vehicle', 'helicopter', 'plane'];

/** Its table on the back, or the shaken side of one without guns. */
function machineEntry(unit: UnitType): SheetEntry {
  const front = { unit, name: nameOf(unit.id) };
  const guns = (unit.vehicle ?? unit.helicopter)?.guns ?? [];
  const back = guns.length > 0 ? { ...front, side: 'back' as const } : { ...front, shaken: true };
  return { front, back, caption: front.name };
}

/** The other side: off its tripod, jammed, or none. */
function weaponEntry(weapon: WeaponType, nation: string): SheetEntry {
  const name = nameOf(weapon.id);
  const front = { weapon, name, nation };
  if (weapon.ordnance) return { front, back: { ...front, side: 'back' }, caption: name };
  if (weapon.tripod) return { front, back: { ...front, assembled: false }, caption: name };
  return weapon.jams ? { front, back: { ...front, jammed: true }, caption: name } : { front, caption: name };
}

/** Which nations carry a weapon; the library's own types leave that to the scenarios. */
function carriersOf(weapon: string): readonly string[] {
  for (const { data } of contentFiles) {
    const { weapons } = data as { readonly weapons?: readonly { readonly id: string; readonly nations?: string[] }[] };
    const found = weapons?.find(({ id }) => id === weapon);
    if (found) return found.nations ?? ['generic'];
  }
  return [];
}

function nationRows(nation: string): SheetRow[] {
  const all = Object.values(library.unitTypes).filter((unit) => unit.nation === nation);
  const [machines, units] = [true, false].map((wanted) => all.filter(({ kind }) => MACHINES.includes(kind) === wanted));
  const weapons = Object.values(library.weaponTypes).filter(({ id }) => carriersOf(id).includes(nation));
  const title = nameOf(nation);
  const [first] = machines ?? [];
  return [
    {
      title,
      entries: [...(units ?? []).flatMap(unitEntries), ...weapons.map((weapon) => weaponEntry(weapon, nation))],
    },
    ...(first
      ? [
          {
            title: `${title}: vehicles and aircraft`,
            entries: (machines ?? []).map(machineEntry),
            scale: scaleOf(first),
          },
        ]
      : []),
  ];
}

const VALUES: Partial<Readonly<Record<MarkerKind, string>>> = {
  'smoke-1': '1',
  'smoke-2': '2',
  'fire-for-effect': '4',
  foxholes: '+1',
  'event-occupation': 'A',
  'event-sight': 'B',
  mines: '1',
  bunker: '+2',
};

const markerRow: SheetRow = {
  title: 'Markers',
  entries: MARKERS.map((marker) => {
    const value = VALUES[marker];
    return {
      front: { marker, ...(value !== undefined && { value }) },
      caption: MARKER_LOOKS[marker].label,
      tabs: [{ marker }],
    };
  }),
};

function rowsFor(nation: string | undefined): SheetRow[] {
  const nations = Object.keys(library.nations);
  if (nation === undefined) return [...nations.flatMap(nationRows), markerRow];
  if (nations.includes(nation)) return nationRows(nation);
  const meant = nearest(nation, nations);
  throw new Complaint(
    `there is no nation "${nation}"; ${meant === undefined ? `one of ${nations.join(', ')}` : `did you mean "${meant}"?`}`,
  );
}

function run(args: string[]): number {
  const { values } = parseArgs({ args, options: { svg: { type: 'string' }, nation: { type: 'string' } } });
  if (values.svg === undefined) throw new Complaint('say where to draw: --svg FILE');
  const rows = rowsFor(values.nation);
  const title = values.nation === undefined ? 'Counters' : nameOf(values.nation);
  writeFileSync(values.svg, drawSheet(rows, { title }));
  const count = rows.reduce((sum, { entries }) => sum + entries.length, 0);
  console.log(`${values.svg}: ${count} counters`);
  return 0;
}

export const command: Command = {
  name: 'counters',
  summary: 'Draws a sheet of the counters, front and back, by nation, and the markers.',
  usage: `--svg FILE [--nation NATION]

--svg FILE        where to write the picture
--nation NATION   only this nation's counters; all nations and the markers when left out`,
  run: (args) => Promise.resolve(run(args)),
};
