/** Do the records name each other rightly, and do their values agree with one another? */
import type { ContentFile } from '../files.ts';
import type { ContentData } from '../schema/index.ts';
import type { NationsFile } from '../schema/nation.ts';
import { SKILL_EFFECTS, type SkillsFile } from '../schema/skill.ts';
import type { ChartFile } from '../schema/terrain.ts';
import type { WeaponEntry, WeaponsFile } from '../schema/weapon.ts';
import { checkBoard } from './board/index.ts';
import { checkNames } from './called.ts';
import { Complaints, checkEstimate, type Path } from './complaints.ts';
import type { Names } from './names.ts';
import { checkOrdnance } from './ordnance.ts';
import type { ContentProblem } from './problem.ts';
import { checkRanges, checkUnits } from './units.ts';

const PARTS = ['terrain', 'hexsides'] as const;

function checkChart(complaints: Complaints, chart: ChartFile, names: Names): void {
  for (const part of PARTS) {
    for (const [id, entry] of Object.entries(chart[part])) checkEstimate(complaints, [part, id], entry);
  }
  for (const index of (chart.borrows ?? []).keys()) checkLoan(complaints, chart, index, names);
}

function checkLoan(complaints: Complaints, chart: ChartFile, index: number, names: Names): void {
  const loan = chart.borrows?.[index];
  const lender = loan && names.charts.get(loan.from);
  complaints.resolve(['borrows', index, 'from'], 'terrain chart', names.charts.keys());
  if (!lender) return;
  for (const part of PARTS) {
    for (const [row, id] of (loan[part] ?? []).entries()) {
      const path = ['borrows', index, part, row];
      complaints.resolve(path, `row in chart "${loan.from}" called`, lender[part]);
      if (chart[part][id]) complaints.add(path, `"${id}" is in this chart already`, 'drop one of the two');
    }
  }
}

function checkNations(complaints: Complaints, { nations }: NationsFile, names: Names): void {
  const terrain = new Set([...names.charts.values()].flatMap((chart) => chart.terrain));
  for (const [index, entry] of nations.entries()) {
    const path = ['nations', index];
    checkEstimate(complaints, path, entry);
    for (const id of Object.keys(entry.terrain ?? {})) {
      if (!terrain.has(id)) complaints.unknown([...path, 'terrain', id], 'terrain', id, terrain);
    }
  }
}

function checkNationList(complaints: Complaints, path: Path, list: readonly string[], names: Names): void {
  for (const index of list.keys()) complaints.resolve([...path, index], 'nation', names.nations.keys());
}

function checkWeapons(complaints: Complaints, { weapons }: WeaponsFile, names: Names): void {
  for (const [index, entry] of weapons.entries()) {
    const path = ['weapons', index];
    checkEstimate(complaints, path, entry);
    checkNationList(complaints, [...path, 'nations'], entry.nations ?? [], names);
    checkRanges(complaints, path, entry.minRange ?? 0, entry.range);
    checkTable(complaints, path, entry);
    if (entry.dismantled && !entry.tripod) {
      complaints.add([...path, 'dismantled'], 'a weapon without a tripod has no dismantled side', 'add "tripod": true');
    }
  }
}

const BY_TABLE: readonly WeaponEntry['class'][] = ['ordnance', 'anti-tank-rifle'];

/** Weapons that roll to hit have a table (14.1), and reach as far as it does. */
function checkTable(complaints: Complaints, path: Path, { class: kind, ordnance, range }: WeaponEntry): void {
  if (BY_TABLE.includes(kind) !== (ordnance !== undefined)) {
    if (ordnance) complaints.add([...path, 'ordnance'], `a ${kind} does not roll to hit`, 'leave it out');
    else complaints.add(path, 'is ordnance without a to-hit table', 'write it down in "ordnance"');
  }
  if (!ordnance) return;
  checkOrdnance(complaints, [...path, 'ordnance'], ordnance);
  const [, , long] = ordnance.ranges;
  if (range !== long) {
    complaints.add([...path, 'range'], `is ${range}, but its table ends at ${long}`, 'write the same in both');
  }
}

function checkSkills(complaints: Complaints, { skills }: SkillsFile): void {
  for (const [index, entry] of skills.entries()) {
    const path = ['skills', index];
    checkEstimate(complaints, path, entry);
    const works = SKILL_EFFECTS.some((effect) => entry[effect] !== undefined);
    if (works !== (entry.unknown === true)) continue;
    const problem = works ? 'is unknown and yet has an effect' : 'has no effect';
    complaints.add(path, problem, 'name its effects, or mark it "unknown": true');
  }
}

/** Checks one well-formed file against what all files name. */
export function checkReferences(file: ContentFile, names: Names): ContentProblem[] {
  const complaints = new Complaints(file);
  const data = file.data as ContentData;
  switch (data.kind) {
    case 'terrain-chart':
      checkChart(complaints, data, names);
      break;
    case 'nations':
      checkNations(complaints, data, names);
      break;
    case 'units':
      checkUnits(complaints, data, names);
      break;
    case 'weapons':
      checkWeapons(complaints, data, names);
      break;
    case 'skills':
      checkSkills(complaints, data);
      break;
    case 'board':
      checkBoard(complaints, data, names);
      break;
    case 'names':
      checkNames(complaints, data, names);
      break;
  }
  return complaints.found;
}
