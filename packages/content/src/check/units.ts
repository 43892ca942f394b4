/** Do the counters of a file agree with their nations, their halves and themselves? */
import type { UnitEntry, UnitsFile } from '../schema/unit.ts';
import { type Complaints, checkEstimate, type Path } from './complaints.ts';
import { type Counter, checkCounterpart } from './counterparts.ts';
import { checkGear } from './gear.ts';
import type { Names } from './names.ts';
import { suggest } from './suggest.ts';

export function checkUnits(complaints: Complaints, file: UnitsFile, names: Names): void {
  complaints.resolve(['nation'], 'nation', names.nations.keys());
  for (const [index, entry] of file.units.entries()) {
    const path = ['units', index];
    const counter = { entry, path, nation: entry.nation ?? file.nation, badge: entry.badge ?? file.badge };
    checkEstimate(complaints, path, entry);
    complaints.resolve([...path, 'nation'], 'nation', names.nations.keys());
    checkBadge(complaints, counter, names);
    if (entry.kind === 'squad') checkReduction(complaints, counter, names);
    else if (entry.reducesTo) {
      complaints.add([...path, 'reducesTo'], 'only squads are reduced to half-squads', 'leave it out');
    }
    checkValues(complaints, counter);
    checkGear(complaints, counter, names);
  }
}

function checkBadge(complaints: Complaints, { entry, path, nation, badge }: Counter, names: Names): void {
  const badges = names.nations.get(nation)?.badges;
  if (!badges || badges.includes(badge)) return;
  const place = entry.badge === undefined ? path : [...path, 'badge'];
  const remedy = `${suggest(badge, badges)} Or add it to the badges of that nation`;
  complaints.add(place, `nation "${nation}" has no badge "${badge}"`, remedy);
}

function checkReduction(complaints: Complaints, counter: Counter, names: Names): void {
  const { reducesTo: id } = counter.entry;
  if (id !== undefined) {
    checkCounterpart(complaints, counter, names, { key: ['reducesTo'], id, wanted: 'half-squad' });
    return;
  }
  complaints.add(counter.path, 'is a squad without "reducesTo"', 'name the half-squad that it becomes by casualties');
}

const LEADING: readonly UnitEntry['kind'][] = [
  'leader',
  'commissar',
  'chaplain',
  'advisor',
  'nurse',
  'piper',
  'armor-leader',
];

function checkValues(complaints: Complaints, { entry, path }: Counter): void {
  const { kind, weapon, leadership = 0, range = 0, minRange = 0 } = entry;
  if (kind === 'weapon-team' && !weapon) {
    complaints.add(path, 'is a weapon team without "weapon"', 'say what it serves: machine-gun, mortar or ordnance');
  }
  if (kind !== 'weapon-team' && weapon) {
    complaints.add([...path, 'weapon'], `a ${kind} serves no team weapon`, 'leave it out, or make it a weapon-team');
  }
  if (leadership > 0 && !LEADING.includes(kind)) {
    complaints.add([...path, 'leadership'], `a ${kind} does not lead`, 'leave it out, or make it a leader');
  }
  checkRanges(complaints, path, minRange, range);
}

export function checkRanges(complaints: Complaints, path: Path, minRange: number, range: number): void {
  if (minRange <= range) return;
  complaints.add([...path, 'minRange'], `${minRange} is more than the range of ${range}`, 'exchange the two');
}
