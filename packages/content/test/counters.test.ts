import { describe, expect, it } from 'vitest';
import { estimates, library } from '../src/index.ts';

const { unitTypes, weaponTypes, nations, skills } = library;

/** "IFP-Range-MF(AM)-Morale/Shaken Morale", as the books write it (1.1.1). */
const squad = (id: string): string => {
  const type = unitTypes[id];
  if (!type) return 'missing';
  const shaken = type.shakenMorale === type.morale ? '' : `/${type.shakenMorale}`;
  return `${type.firepower}-${type.range}-${type.movement}${type.assault ? '(AM)' : ''}-${type.morale}${shaken}`;
};

/** "Morale-LM-MF" (11.1). */
const leader = (id: string): string => {
  const type = unitTypes[id];
  return type ? `${type.morale}-${type.leadership}-${type.movement}` : 'missing';
};

const fireAndRange = (id: string): string => {
  const { firepower, range } = weaponTypes[id] ?? {};
  return `${firepower}-${range}`;
};

describe('1.1.1 squads and their halves (13.0)', () => {
  it.each([
    ['us-airborne-squad-2-5-4-6', '2-5-4(AM)-6', '1-4-4(AM)-6'],
    ['german-squad-1-6-4-5', '1-6-4-5', '1-5-4-5'],
    ['us-army-squad-2-6-4-5', '2-6-4-5', '1-5-4-5'],
    ['vc-squad-1-4-3-4', '1-4-3-4/3', '0-3-3-4/3'],
    ['nva-squad-2-5-4-5', '2-5-4(AM)-5', '1-4-4(AM)-5'],
    ['usmc-squad-3-6-4-5', '3-6-4(AM)-5', '1-5-4(AM)-5'],
    ['partisan-squad-0-3-4', '0-3-4-4', '0-2-3-4'],
  ])('%s', (id, whole, half) => {
    expect(squad(id)).toBe(whole);
    expect(squad(unitTypes[id]?.reducesTo ?? '')).toBe(half);
  });

  it('gives each squad a half-squad of its own badge and each other counter none', () => {
    for (const type of Object.values(unitTypes)) {
      const half = type.reducesTo === undefined ? undefined : unitTypes[type.reducesTo];
      expect(half?.kind, type.id).toBe(type.kind === 'squad' ? 'half-squad' : undefined);
      if (half) expect(half.badge, type.id).toBe(type.badge);
    }
  });

  it('names in an id only values that the counter has and the books state', () => {
    const guessed = new Map(estimates().map(({ of, values }) => [of, Object.keys(values)]));
    const keys = ['firepower', 'range', 'movement', 'morale'] as const;
    for (const type of Object.values(unitTypes)) {
      const stated = /-squad-(\d(?:-\d)+)$/.exec(type.id)?.[1]?.split('-') ?? [];
      for (const [index, value] of stated.entries()) {
        const key = keys[index] as (typeof keys)[number];
        expect(String(type[key]), `${type.id} ${key}`).toBe(value);
        expect(guessed.get(type.id) ?? [], type.id).not.toContain(key);
      }
    }
  });
});

describe('11 single-man counters', () => {
  it.each([
    ['lt-von-martial', '7-1-6'],
    ['german-leader-6-1-6', '6-1-6'],
    ['generic-leader-6-0-6', '6-0-6'],
    ['generic-leader-7-1-6', '7-1-6'],
    ['lt-koch', '7-1-6'],
    ['dobie-san', '5-1-6'],
  ])('leader %s', (id, values) => {
    expect(leader(id)).toBe(values);
  });

  it('gives every leader of the examples the modifier that he uses there', () => {
    const led = ['lt-clarkson', 'sgt-ash', 'lt-abnett', 'lt-weigand', 'lt-ilvanich', 'sgt-darius', 'ltn-vallance'];
    for (const id of led) expect(unitTypes[id]?.leadership, id).toBe(1);
  });

  it('lets every hero assault move (11.2) and every scout move by stealth (11.6)', () => {
    for (const type of Object.values(unitTypes)) {
      if (type.kind === 'hero') expect(type.assault, type.id).toBe(true);
      if (type.kind === 'scout') expect(type.stealth, type.id).toBe(true);
    }
    expect(squad('us-hero-1-6-6')).toBe('1-6-6(AM)-6');
    expect(unitTypes.layer?.firepower).toBe(2);
    expect(unitTypes.terhune?.firepower).toBe(1);
  });

  it('gives snipers and armor leaders no movement (11.4, 11.5)', () => {
    for (const type of Object.values(unitTypes)) {
      if (type.kind === 'sniper' || type.kind === 'armor-leader') expect(type.movement, type.id).toBe(0);
    }
  });

  it('has a counter of every kind', () => {
    const kinds = new Set(Object.values(unitTypes).map((type) => type.kind));
    const smcs = 'leader hero medic sniper scout commissar chaplain advisor nurse piper marksman armor-leader'.split(
      ' ',
    );
    const others = ['squad', 'half-squad', 'crew', 'weapon-team', 'vehicle', 'helicopter', 'plane'];
    expect(kinds).toEqual(new Set([...smcs, ...others]));
  });
});

describe('1.6 and 1.7 weapons', () => {
  it('gives stated values', () => {
    expect(fireAndRange('bren')).toBe('1-7');
    expect(weaponTypes.bar?.firepower).toBe(1);
    expect(weaponTypes.mg34?.firepower).toBe(2);
    expect(weaponTypes['m-60']?.firepower).toBe(2);
    expect(weaponTypes.pkm?.firepower).toBe(2);
    expect(weaponTypes.l7a2?.firepower).toBe(2);
    expect(fireAndRange('satchel-charge')).toBe('6-1');
    expect(weaponTypes['rpg-16']?.range).toBe(9);
  });

  it('lets the M-60 reach five hexes against a helicopter (19.2.7)', () => {
    expect(Math.ceil((weaponTypes['m-60']?.range ?? 0) / 2)).toBe(5);
  });

  it('gives weapons that roll to hit no firepower for direct fire', () => {
    for (const type of Object.values(weaponTypes)) {
      if (type.class === 'ordnance' || type.class === 'anti-tank-rifle') expect(type.firepower, type.id).toBe(0);
      else expect(type.firepower, type.id).toBeGreaterThan(0);
    }
  });

  it.each(['german-50mm-mortar-team', 'vc-60mm-mortar-team'])('%s fires 2 from 2 to 30 hexes', (id) => {
    expect(unitTypes[id]).toMatchObject({ weapon: 'mortar', firepower: 2, minRange: 2, range: 30, selfRally: true });
  });

  it('gives the sample machine-gun team firepower 4', () => {
    expect(unitTypes['german-mg-team']).toMatchObject({ weapon: 'machine-gun', firepower: 4 });
  });
});

describe('13.0 nations', () => {
  it('knows the jungle of the VC and the NVA', () => {
    expect(nations.vc?.terrain).toEqual({ 'heavy-jungle': { leg: 1, tm: 3 }, 'light-jungle': { leg: 1, tm: 2 } });
    expect(nations.nva?.terrain).toEqual({ 'heavy-jungle': { tm: 3, fullStacking: true } });
  });

  it('rolls other dice for the Falklands paras', () => {
    expect(nations['british-falklands']).toMatchObject({ attackDie: 8, meleeDie: 8 });
    expect(unitTypes['british-para-squad']).toMatchObject({ firepower: 1, range: 7, meleeBonus: true });
  });

  it('makes ARVN heroes on 1 and 2 only, and lets advisors help them', () => {
    expect(nations.arvn).toMatchObject({ heroOn: [1, 2], advised: true });
    expect(Object.values(nations).filter((nation) => nation.advised || nation.heroOn)).toHaveLength(1);
  });

  it('has counters for every nation', () => {
    const used = new Set(Object.values(unitTypes).map((type) => type.nation));
    expect(used).toEqual(new Set(Object.keys(nations)));
  });
});

describe('12.0 skills', () => {
  it.each([
    ['assaulter', { holders: ['leader'], unitsAssault: true }],
    ['bull', { extraWounds: 1 }],
    ['charismatic', { holders: ['leader'], rallyRange: 1 }],
    ['deadly', { firepower: 1 }],
    ['rage', { meleeFirepower: 1, singleUse: true }],
    ['versatile', { holders: ['leader', 'hero'], assaultFireIntoMelee: true }],
    ['rocket-man', { unknown: true }],
    ['armor-piercer', { holders: ['sniper'], unknown: true }],
    ['aimed-fire', { holders: ['weapon-team'], unknown: true }],
  ])('%s', (id, values) => {
    expect(skills[id]).toMatchObject(values);
  });
});
