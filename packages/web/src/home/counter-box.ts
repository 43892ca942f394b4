/** The counters of a battle's forces, found among what is printed. */
import type { ScenarioFile } from '@opfire/content/loading';
import type { GameSetup } from '@opfire/engine';
import { loadDisplayNames, openBattle } from '../battles/open-battle.ts';
import { type CounterFace, scaleOf } from '../counters/draw-counter.ts';

export interface Counter {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly face: CounterFace;
  readonly scale: number;
}

export type ScenarioForce = ScenarioFile['forces'][string];

export type CounterBox = (force: ScenarioForce) => readonly Counter[];

type Printed = Readonly<Record<string, string>>;

function unitsOf({ unitTypes }: GameSetup, { units }: ScenarioForce, printed: Printed): Counter[] {
  return Object.entries(units).flatMap(([id, count]) => {
    const unit = unitTypes.find((type) => type.id === id);
    const name = printed[id] ?? id;
    return unit ? [{ id, name, count, face: { unit, name }, scale: scaleOf(unit) }] : [];
  });
}

/** Weapons wear the paint of those who carry them. */
function weaponsOf({ unitTypes, weaponTypes }: GameSetup, force: ScenarioForce, printed: Printed): Counter[] {
  const bearer = unitTypes.find(({ id }) => id in force.units);
  const paint = bearer && { nation: bearer.nation, badge: bearer.badge };
  return Object.entries(force.weapons ?? {}).flatMap(([id, count]) => {
    const weapon = weaponTypes.find((type) => type.id === id);
    const name = printed[id] ?? id;
    return weapon ? [{ id, name, count, face: { weapon, name, ...paint }, scale: 1 }] : [];
  });
}

export async function openBox(battle: string): Promise<CounterBox> {
  const [{ setup }, printed] = await Promise.all([openBattle(battle), loadDisplayNames()]);
  return (force) => [...unitsOf(setup, force, printed), ...weaponsOf(setup, force, printed)];
}
