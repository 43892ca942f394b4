import type { Ordnance } from '@opfire/engine';
import { describe, expect, it } from 'vitest';
import { displayNames, library } from '../src/index.ts';

const { unitTypes, weaponTypes } = library;

/** "ranges · to hit · penetration", as the backs of counters show them. */
const table = ({ ranges, toHit, penetration }: Ordnance): string =>
  [ranges, toHit, penetration].map((row) => row.join('/')).join(' · ');
const gunOf = (id: string): string => {
  const { vehicle, helicopter, ordnance } = unitTypes[id] ?? {};
  const [gun] = vehicle?.guns ?? helicopter?.guns ?? ordnance ?? [];
  return gun ? table(gun) : 'missing';
};
const lowest = (id: string): number => {
  const { hull, turret = hull } = unitTypes[id]?.vehicle ?? {};
  return Math.min(...[...Object.values({ ...hull }), ...Object.values({ ...turret })].map((value) => value ?? 0));
};

describe('14 and 15 what the examples of play tell of vehicles', () => {
  it('M4A1 Sherman', () => {
    expect(gunOf('m4a1-sherman')).toBe('7/14/28 · 8/6/5 · 4/3/3');
    expect(unitTypes['m4a1-sherman']?.vehicle).toMatchObject({
      hull: { rear: 2 },
      guns: [{ he: 3 }],
      machineGuns: [{ firepower: 4, mount: 'arc' }, { mount: 'all-round' }],
    });
    expect(lowest('m4a1-sherman')).toBe(2);
  });

  it('ERC-90', () => {
    expect(gunOf('erc-90')).toBe('8/26/40 · 10/8/6 · 9/9/9');
    const all = { front: 1, flank: 1, rear: 1 };
    expect(unitTypes['erc-90']?.vehicle).toMatchObject({
      hull: all,
      turret: all,
      guns: [{ he: 4, heat: true }],
      machineGuns: [{ firepower: 2, mount: 'arc' }],
    });
  });

  it.each([
    ['pz-iv-h', 6, 'front', 3],
    ['m10', 6, 'rear', 1],
    ['amx-10rc', 7, 'rear', 1],
    ['t-72a', 6, 'front', 11],
  ] as const)('%s has Morale %i, and on its turret’s %s armour of %i', (id, morale, side, armour) => {
    expect(unitTypes[id]?.morale).toBe(morale);
    expect(unitTypes[id]?.vehicle?.turret?.[side]).toBe(armour);
  });

  it('leaves no part of the M10 and the AMX-10RC thinner than the rear of the turret', () => {
    expect(unitTypes.m10?.vehicle?.openTopped).toBe(true);
    expect([lowest('m10'), lowest('amx-10rc')]).toEqual([1, 1]);
  });

  it('gives the M-48 the sample table of 14.1', () => {
    expect(gunOf('m-48')).toBe('8/24/40 · 10/7/5 · 8/7/6');
  });
});

describe('19 what the books tell of aircraft', () => {
  it('Alouette and Puma', () => {
    expect(gunOf('alouette')).toBe('3/6/10 · 8/6/4 · 3/3/3');
    expect(unitTypes.alouette?.helicopter).toMatchObject({
      armour: 1,
      guns: [{ shots: 2, he: 4 }],
      machineGuns: [{ firepower: 2 }],
      carries: { halves: 1, weapons: 1, smcs: 1, where: 'inside' },
    });
    expect(unitTypes.puma?.helicopter).toMatchObject({
      armour: 2,
      machineGuns: [{ firepower: 2 }],
      carries: { halves: 4, weapons: 4, smcs: 4, where: 'inside' },
    });
  });

  it('cannons of the Hurricane and the Pucara', () => {
    expect(unitTypes['hurricane-iid']?.plane?.cannon).toEqual({ hexes: 2, firepower: 2 });
    expect(unitTypes.pucara?.plane?.cannon).toEqual({ hexes: 2, firepower: 4 });
  });

  it('bombs of the Hurricane for two hexes, of the Pucara for one', () => {
    expect(unitTypes['hurricane-iid']?.plane?.bombs?.hexes).toBe(2);
    expect(unitTypes.pucara?.plane?.bombs?.hexes).toBe(1);
  });
});

describe('1.6 and 14 launchers', () => {
  it.each([
    ['british-law', '2/4/6 · 10/7/3 · 8/8/8', { heat: true }],
    ['blowpipe', '20/45/70 · 6/6/5 · 5/5/5', { antiAircraft: 'only', he: null }],
  ])('%s', (id, shown, marks) => {
    const ordnance = weaponTypes[id]?.ordnance;
    expect(ordnance && table(ordnance)).toBe(shown);
    expect(ordnance).toMatchObject(marks);
  });

  it('gives the HE that close assaults add (17.1)', () => {
    expect(weaponTypes.panzerfaust?.ordnance?.he).toBe(1);
    expect(weaponTypes['rpg-7']?.ordnance?.he).toBe(2);
  });

  it('gives every weapon and team that rolls to hit a table', () => {
    for (const { id, class: kind, ordnance } of Object.values(weaponTypes))
      expect(ordnance !== undefined, id).toBe(kind === 'ordnance' || kind === 'anti-tank-rifle');
    for (const { id, weapon, ordnance } of Object.values(unitTypes))
      expect(ordnance !== undefined, id).toBe(weapon === 'ordnance');
  });
});

describe('15.4 crews', () => {
  it('come out of every vehicle and helicopter, in its force', () => {
    for (const { id, kind, badge, crew } of Object.values(unitTypes)) {
      if (kind !== 'vehicle' && kind !== 'helicopter') continue;
      expect(unitTypes[crew ?? ''], id).toMatchObject({ kind: 'crew', badge });
    }
  });
});

describe('10.1.2 thermal imaging', () => {
  it('is where the player aids say', () => {
    const equipped = Object.values(unitTypes).filter(
      ({ thermal, vehicle, helicopter }) => thermal ?? vehicle?.thermal ?? helicopter?.thermal,
    );
    expect(equipped.map(({ id }) => displayNames[id]).sort()).toEqual(
      [
        ...['M1 Abrams', 'M2 Bradley', 'AH-1 Cobra', 'Mi-24 Hind', 'M901', 'AMX-30B2', 'Milan', 'VAB HOT'],
        ...['P4 Milan', 'Scorpion', 'Scimitar', 'Leopard 1', 'Black Eagle'],
      ].sort(),
    );
  });
});

describe('6.6 mounted units', () => {
  it('ride on horses and motorcycles, and fight on foot as before', () => {
    const mounted = Object.values(unitTypes).filter(({ mount }) => mount);
    expect(new Set(mounted.map(({ mount }) => mount?.on))).toEqual(new Set(['horse', 'motorcycle']));
    for (const { id, kind, mount, movement } of mounted) {
      const afoot = unitTypes[mount?.onFoot ?? ''];
      expect(afoot?.kind, id).toBe(kind);
      expect(movement, id).toBeGreaterThan(afoot?.movement ?? 99);
    }
  });
});
