import { displayNames, library } from '@opfire/content';
import { STATUSES, type UnitType, type VehicleValues } from '@opfire/engine';
import { describe, expect, it } from 'vitest';
import { drawCounter, headingOf, MARKERS, scaleOf, tabsOf, type UnitFace } from '../../src/counters/index.ts';
import { gunOf, unitOf, weaponOf } from './samples.ts';
import { complaint, valueIn, valuesIn } from './svg-check.ts';

const vehicle = (values: Partial<VehicleValues> = {}): UnitType => {
  const unit = unitOf('vehicle');
  return { ...unit, vehicle: { ...(unit.vehicle as VehicleValues), ...values } };
};
const drawn = (values: Partial<VehicleValues> = {}, face: Omit<UnitFace, 'unit'> = {}): string =>
  drawCounter({ unit: vehicle(values), ...face });
const artOf = (svg: string): string => svg.replace(/<text.*?<\/text>/g, '');
const all = (svg: string, name: string): string[] =>
  valuesIn(svg).flatMap(([found, text]) => (found === name ? [text] : []));

describe('15.0 values on vehicles', () => {
  it('prints movement with its type, Morale, the boxed HE-equivalent and machine guns', () => {
    const values = valuesIn(drawn({}, { name: 'M4A1 Sherman' }));
    expect(values.filter(([name]) => !/^(hull|turret)/.test(name))).toEqual([
      ['name', 'M4A1'],
      ['name', 'Sherman'],
      ['morale', '5'],
      ['movement', '4'],
      ['drive', 'T'],
      ['he', '3'],
      ['machine-gun', '4'],
      ['machine-gun', '2'],
      ['mount', '*'],
    ]);
  });

  it.each([
    ['tracked', 'T'],
    ['off-road', 'O'],
    ['road', 'R'],
  ] as const)('tells %s by %s', (drive, letter) => {
    expect(valueIn(drawn({ drive }), 'drive')).toBe(letter);
  });

  it('prints the armour of hull and turret, front, flank and rear', () => {
    const armour = valuesIn(drawn()).filter(([name]) => /^(hull|turret)/.test(name));
    expect(Object.fromEntries(armour)).toEqual({
      'hull-front': '4',
      'hull-flank': '3',
      'hull-rear': '2',
      'turret-front': '5',
      'turret-flank': '6',
      'turret-rear': '7',
    });
  });

  it('prints an asterisk where there is no armour (17.3), and nothing for a turret that is not there', () => {
    const { turret: _, ...hullOnly } = vehicle().vehicle as VehicleValues;
    const svg = drawCounter({
      unit: unitOf('vehicle', { vehicle: { ...hullOnly, hull: { front: 1, flank: 1, rear: null } } }),
    });
    expect(valueIn(svg, 'hull-rear')).toBe('*');
    expect(valueIn(svg, 'turret-front')).toBeUndefined();
  });

  it('frames red armour for those who see no red (14.2)', () => {
    const frames = (svg: string): number => svg.match(/<rect[^>]*stroke="#a81c17"/g)?.length ?? 0;
    expect(frames(drawn())).toBe(0);
    expect(frames(drawn({ redArmour: ['hull-front', 'turret-front'] }))).toBe(2);
  });

  it('prints shots, second guns and the asterisk of guns that cannot hurt men in the box', () => {
    const box = (...guns: Parameters<typeof gunOf>[0][]): string | undefined =>
      valueIn(drawn({ guns: guns.map((gun) => gunOf(gun)) }), 'he');
    expect(box({ shots: 2, he: 4 })).toBe('2x4');
    expect(box({ he: 3 }, { he: 2 })).toBe('3/2');
    expect(box({ he: null })).toBe('*');
    expect(box()).toBeUndefined();
  });

  it('marks machine guns at the rear with an R', () => {
    expect(valueIn(drawn({ machineGuns: [{ firepower: 2, mount: 'rear' }] }), 'mount')).toBe('R');
  });

  it.each([
    [1, 'inside', 'P'],
    [2, 'inside', 'PP'],
    [4, 'inside', '2xPP'],
    [1, 'outside', 'PO'],
    [2, 'outside', 'PPO'],
  ] as const)('shows room for %i half-squads %s as %s (16.1, 16.2)', (halves, where, code) => {
    expect(valueIn(drawn({ carries: { halves, weapons: halves, smcs: halves, where } }), 'carries')).toBe(code);
  });

  it('tells of an open top and of thermal imaging', () => {
    const svg = drawn({ openTopped: true, thermal: true });
    expect([valueIn(svg, 'open-topped'), valueIn(svg, 'thermal')]).toEqual(['OT', 'TIS']);
  });

  it('is drawn larger than other counters', () => {
    expect([scaleOf(unitOf('vehicle')), scaleOf(unitOf('plane')), scaleOf(unitOf('squad'))]).toEqual([1.4, 1.4, 1]);
  });

  it('prints no value smaller than 9 pixels where other counters are 48 pixels wide', () => {
    const svg = drawn({ carries: { halves: 2, weapons: 2, smcs: 2, where: 'outside' } });
    const values = 'movement|morale|he|machine-gun|(?:hull|turret)-[a-z]+';
    const sizes = [...svg.matchAll(new RegExp(`font-size="([^"]+)"[^>]*data-value="(?:${values})"`, 'g'))];
    expect(sizes.length).toBe(11);
    for (const [text, size] of sizes) expect((Number(size) * 48 * 1.4) / 96, text).toBeGreaterThanOrEqual(9);
  });
});

describe('15.1 facing', () => {
  const pointerIn = (svg: string): string | undefined => /data-pointer="([^"]+)"/.exec(svg)?.[1];

  it('points to the vertex, clockwise from the north-east', () => {
    expect([0, 1, 2, 3, 4, 5].map(headingOf)).toEqual([30, 90, 150, 210, 270, 330]);
    for (const facing of [0, 1, 2, 3, 4, 5]) expect(pointerIn(drawn({}, { facing }))).toBe(String(headingOf(facing)));
  });

  it('turns the hull with it, and the turret by itself', () => {
    const [east, west, aside] = [{ facing: 1 }, { facing: 4 }, { facing: 1, turret: 2 }].map((face) => drawn({}, face));
    expect(new Set([east, west, aside]).size).toBe(3);
    expect(aside).toContain('rotate(60)');
    expect(east).not.toContain('rotate(60)');
    expect(drawn({}, { facing: 1, turret: 1 })).toBe(east);
    expect(drawn({}, { facing: 1, turret: -1 })).toBe(east);
  });

  it('is shown on guns with a red corner, which look the same way, and on no others', () => {
    const gun = unitOf('weapon-team', { weapon: 'ordnance', ordnance: [gunOf()], covers: true });
    expect(pointerIn(drawCounter({ unit: gun, facing: 4 }))).toBe('270');
    expect(artOf(drawCounter({ unit: gun, facing: 4 }))).toContain('matrix(-1 0 0 1 96 0)');
    expect(artOf(drawCounter({ unit: gun, facing: 1 }))).not.toContain('matrix(');
    expect(pointerIn(drawCounter({ unit: { ...gun, covers: false } }))).toBeUndefined();
    expect(pointerIn(drawCounter({ unit: unitOf('helicopter') }))).toBeUndefined();
    expect(pointerIn(drawCounter({ marker: 'bunker', facing: 3 }))).toBe('210');
  });
});

describe('conditions', () => {
  it('looks different open, buttoned, abandoned, shaken, burnt out and with passengers', () => {
    const seats = { carries: { halves: 2, weapons: 2, smcs: 2, where: 'outside' } } as const;
    const arts = [
      drawn(seats),
      drawn(seats, { status: ['buttoned'] }),
      drawn(seats, { status: ['abandoned'] }),
      drawn(seats, { shaken: true }),
      drawn(seats, { wrecked: true }),
      drawn(seats, { load: 1 }),
      drawn(seats, { load: 4 }),
    ].map(artOf);
    expect(new Set(arts).size).toBe(arts.length);
  });

  it('says that nobody is left, and prints nothing on what is burnt out', () => {
    expect(valueIn(drawn({}, { status: ['abandoned'] }), 'abandoned')).toBe('ABANDONED');
    expect(valuesIn(drawn({}, { wrecked: true, name: 'M10' }))).toEqual([['name', 'M10']]);
  });

  it('buttons up whatever is shaken (15.0)', () => {
    const hatch = (face: Omit<UnitFace, 'unit'>): string | undefined =>
      /data-hatch="([^"]+)"/.exec(drawn({}, face))?.[1];
    expect([{}, { shaken: true }, { status: ['buttoned' as const] }].map(hatch)).toEqual([
      'open',
      'buttoned',
      'buttoned',
    ]);
  });

  it('shows a helicopter in flight and hovering (19.2.1)', () => {
    const unit = unitOf('helicopter');
    expect(artOf(drawCounter({ unit }))).not.toBe(artOf(drawCounter({ unit, status: ['hovering'] })));
  });

  it('has a marker and a tab for every lasting condition', () => {
    expect(MARKERS).toEqual(expect.arrayContaining([...STATUSES]));
    expect(tabsOf(['fired'], 0, ['buttoned', 'depleted']).map(({ marker }) => marker)).toEqual([
      'fired',
      'buttoned',
      'depleted',
    ]);
  });
});

describe('19 aircraft', () => {
  it('prints the armour of a helicopter, its rockets and its machine gun without an asterisk', () => {
    const svg = drawCounter({ unit: unitOf('helicopter') });
    expect(Object.fromEntries(valuesIn(svg))).toEqual({ morale: '5', armour: '1', he: '2x3', 'machine-gun': '2' });
  });

  it('prints the cannon and the bombs of a plane', () => {
    const svg = drawCounter({ unit: unitOf('plane') });
    expect(Object.fromEntries(valuesIn(svg))).toEqual({ morale: '5', armour: '2', cannon: '2x4', he: '5' });
  });
});

describe('14.1 the to-hit table on the back', () => {
  const rows = (svg: string): string[][] => ['range', 'to-hit', 'penetration'].map((name) => all(svg, name));
  const backOf = (values: Parameters<typeof gunOf>[0], second: Parameters<typeof gunOf>[0][] = []): string =>
    drawn({ guns: [gunOf(values), ...second.map((gun) => gunOf(gun))] }, { side: 'back' });

  it('prints ranges, to-hit numbers and penetration', () => {
    expect(rows(backOf({}))).toEqual([
      ['7', '14', '28'],
      ['8', '6', '5'],
      ['4', '3', '2'],
    ]);
    expect(rows(backOf({}, [{ ranges: [1, 2, 3] }]))[0]).toEqual(['7', '14', '28', '1', '2', '3']);
  });

  it('marks HEAT, guided missiles with their depletion number, and fire at aircraft', () => {
    expect(valueIn(backOf({ heat: true }), 'heat')).toBe('H');
    expect(valueIn(backOf({ guided: { depletion: 3 } }), 'guided')).toBe('ATGM 3');
    expect(valueIn(backOf({ antiAircraft: 'also' }), 'anti-aircraft')).toBe('AA');
    expect(valueIn(backOf({ antiAircraft: 'only' }), 'anti-aircraft')).toBe('AA only');
    expect(valueIn(backOf({}), 'heat')).toBeUndefined();
  });

  it('prints figures against aircraft in blue', () => {
    expect(backOf({ antiAircraft: 'also' })).toMatch(/fill="#173f8a" data-value="to-hit"/);
    expect(backOf({})).not.toContain('#173f8a');
  });

  it('is on launchers and gun teams too, and on nothing without a gun', () => {
    const launcher = weaponOf('ordnance', { ordnance: gunOf({ ranges: [2, 4, 6] }) });
    expect(rows(drawCounter({ weapon: launcher, side: 'back' }))[0]).toEqual(['2', '4', '6']);
    const team = unitOf('weapon-team', { weapon: 'ordnance', ordnance: [gunOf()] });
    expect(rows(drawCounter({ unit: team, side: 'back' }))[1]).toEqual(['8', '6', '5']);
    expect(drawCounter({ unit: unitOf('squad'), side: 'back' })).toBe(drawCounter({ unit: unitOf('squad') }));
  });

  it('leaves the HE-equivalent and the reach on the front of a gun team (1.7)', () => {
    const team = unitOf('weapon-team', { weapon: 'ordnance', ordnance: [gunOf({ shots: 2, he: 1 })], movement: 2 });
    expect(valuesIn(drawCounter({ unit: team })).slice(1)).toEqual([
      ['he', '2x1'],
      ['range', '28'],
      ['movement', '2'],
    ]);
  });
});

describe('the machines of the library', () => {
  const machines = Object.values(library.unitTypes).filter(({ kind }) => /vehicle|helicopter|plane/.test(kind));

  it.each(machines.map((unit) => [unit.id, unit] as const))('draws %s front and back', (id, unit) => {
    for (const side of ['front', 'back'] as const) {
      const svg = drawCounter({ unit, side, name: displayNames[id] ?? id });
      expect(complaint(svg)).toBeUndefined();
      expect(svg).not.toMatch(/\sid="|url\(/);
    }
  });

  it('gives each a picture of its own within its force', () => {
    const arts = machines.map((unit) => artOf(drawCounter({ unit: { ...unit, nation: 'us', badge: 'us' } })));
    expect(new Set(arts).size).toBe(arts.length);
  });

  it('draws one that nobody drew like its kind', () => {
    const stranger = (values: Partial<VehicleValues>): string =>
      artOf(drawCounter({ unit: { ...vehicle(values), id: 'stranger' } }));
    const { turret: _, ...hullOnly } = vehicle().vehicle as VehicleValues;
    const bare = (values: Partial<VehicleValues>): string =>
      artOf(drawCounter({ unit: unitOf('vehicle', { id: 'stranger', vehicle: { ...hullOnly, ...values } }) }));
    const nothing = { front: null, flank: null, rear: null };
    const arts = [
      stranger({}),
      stranger({ drive: 'off-road' }),
      bare({}),
      bare({ guns: [] }),
      bare({ guns: [], openTopped: true }),
      bare({ guns: [], hull: nothing }),
    ];
    expect(new Set(arts).size).toBe(arts.length);
  });
});
