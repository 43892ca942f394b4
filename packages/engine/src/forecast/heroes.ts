/** Heroes born of the checks (11.2.1): how likely each parent is to bring one forth while there is room for him. */
import { bearsHeroes, bringsHero } from '../rules/single-man-counters/hero.ts';
import { isHero, type Position, typeOf, unitOf } from '../state/query.ts';
import type { Unit, UnitId } from '../state/state.ts';
import { type Course, type Fates, fateOf } from './fates.ts';
import type { Moment } from './moment.ts';

const FACES = 6;

/** Since the order began, by nation: Heroes who have come, and places left by Heroes who fell. */
interface Account {
  readonly came: Readonly<Record<string, number>>;
  readonly fell: Readonly<Record<string, number>>;
}

/** How likely an account is. */
export interface Prospect {
  readonly chance: number;
  readonly account: Account;
}

export const NO_HEROES_YET: readonly Prospect[] = [{ chance: 1, account: { came: {}, fell: {} } }];

const oneMore = (counts: Readonly<Record<string, number>>, nation: string): Readonly<Record<string, number>> => ({
  ...counts,
  [nation]: (counts[nation] ?? 0) + 1,
});

/** Prospects with equal accounts become one. */
export function merged(prospects: readonly Prospect[]): readonly Prospect[] {
  if (prospects.length < 2) return prospects;
  const byAccount = new Map<string, Prospect>();
  for (const { chance, account } of prospects) {
    const key = JSON.stringify(account);
    byAccount.set(key, { chance: chance + (byAccount.get(key)?.chance ?? 0), account });
  }
  return [...byAccount.values()];
}

/** A natural 1 on the check, then a roll that brings him forth. */
function birthChance(p: Position, nation: string): number {
  let faces = 0;
  for (let die = 1; die <= FACES; die++) if (bringsHero(p, nation, die)) faces++;
  return faces / FACES / FACES;
}

/** Each parent in turn; `weight` is the chance of the throw. */
function bear(
  moment: Moment,
  parents: readonly Unit[],
  open: readonly Prospect[],
  weight: number,
  fates: Fates,
): readonly Prospect[] {
  let prospects = open;
  for (const parent of parents) {
    const { nation } = typeOf(moment, parent);
    const { names, places } = moment.roomFor(parent);
    if (names === 0) continue;
    const birth = birthChance(moment, nation);
    const next: Prospect[] = [];
    for (const prospect of prospects) {
      const { came, fell } = prospect.account;
      if (Math.min(names, places + (fell[nation] ?? 0)) <= (came[nation] ?? 0)) {
        next.push(prospect);
        continue;
      }
      fateOf(fates, parent.id).hero += weight * prospect.chance * birth;
      next.push({ chance: prospect.chance * birth, account: { came: oneMore(came, nation), fell } });
      next.push({ chance: prospect.chance * (1 - birth), account: prospect.account });
    }
    prospects = next;
  }
  return prospects;
}

/** Heroes who fell on this course make room for others from now on. */
function bury({ moment }: Course, heroes: readonly Unit[], prospects: readonly Prospect[]): readonly Prospect[] {
  let fell: Account['fell'] = {};
  for (const hero of heroes) if (unitOf(moment, hero.id).at < 0) fell = oneMore(fell, typeOf(moment, hero).nation);
  const nations = Object.keys(fell);
  if (nations.length === 0) return prospects;
  return prospects.map(({ chance, account }) => {
    const sums = { ...account.fell };
    for (const nation of nations) sums[nation] = (sums[nation] ?? 0) + (fell[nation] ?? 0);
    return { chance, account: { came: account.came, fell: sums } };
  });
}

/** Units that have checked together, and whether their checks may bring forth Heroes. */
export interface Checked {
  readonly units: readonly UnitId[];
  readonly heroes: boolean;
}

/** What the checks of one group make of the prospects, after every course that the checks can take. */
export function bearHeroes(
  start: Moment,
  courses: readonly Course[],
  checked: Checked,
  prospects: readonly Prospect[],
  weight: number,
  fates: Fates,
): readonly Prospect[] {
  const units = checked.units.map((id) => unitOf(start, id));
  const parents = units.filter((unit) => checked.heroes && bearsHeroes(typeOf(start, unit)));
  const heroes = units.filter((unit) => isHero(typeOf(start, unit)));
  // Unless a Hero is among those hit, no course changes the room there is.
  const distinct = heroes.length > 0 ? courses : [{ chance: 1, moment: start }];
  return distinct.flatMap((course) => {
    const here = prospects.map(({ chance, account }) => ({ chance: chance * course.chance, account }));
    return bury(course, heroes, bear(course.moment, parents, here, weight, fates));
  });
}
