import { describe, expect, it, test } from 'vitest';
import type { EditionId } from '../../src/editions/ruleset.ts';
import { isMeleeEligible, mayEnterMelee } from '../../src/rules/melee/eligibility.ts';
import type { MoveMode } from '../../src/state/frames.ts';
import { hero, leader, Melee, type MeleeSpec, smc, squad, team, type UnitSpec } from './fixture.ts';

interface Eligible {
  readonly who: string;
  readonly unit: UnitSpec;
  readonly edition?: EditionId;
  readonly eligible: boolean;
}

describe('8.0 who is melee-eligible', () => {
  test.each<Eligible>([
    { who: 'a Squad', unit: squad(0, 1), eligible: true },
    { who: 'a Squad without firepower', unit: squad(0, 0), eligible: true },
    { who: 'a Shaken Squad', unit: squad(0, 1, { shaken: true }), eligible: false },
    { who: 'a Hero', unit: hero(0, 1), eligible: true },
    { who: 'a Scout', unit: smc(0, 'scout'), eligible: true },
    { who: 'a mortar team', unit: team(0, 'mortar', 2), eligible: true },
    { who: 'a Leader', unit: leader(0, 1), eligible: false },
    { who: 'a Leader with a machine gun', unit: leader(0, 1, { holds: ['mg1'] }), eligible: true },
    { who: 'a Leader with a flamethrower', unit: leader(0, 1, { holds: ['flamethrower'] }), eligible: true },
    { who: 'a Leader with a Molotov cocktail', unit: leader(0, 1, { holds: ['molotov'] }), eligible: true },
    { who: 'a Leader with a bazooka', unit: leader(0, 1, { holds: ['bazooka'] }), eligible: false },
    { who: 'a Leader with a jammed machine gun', unit: leader(0, 1, { holds: ['jammed mg1'] }), eligible: false },
    { who: 'a Leader with a dismantled weapon', unit: leader(0, 1, { holds: ['tripod'] }), eligible: false },
    {
      who: 'a Leader with a dismantled weapon before v5.0',
      unit: leader(0, 1, { holds: ['tripod'] }),
      edition: 'v4.1',
      eligible: true,
    },
    {
      who: 'a Shaken Leader with a machine gun',
      unit: leader(0, 1, { shaken: true, holds: ['mg1'] }),
      eligible: false,
    },
    { who: 'a Commissar', unit: smc(0, 'commissar'), eligible: false },
    { who: 'an Advisor', unit: smc(0, 'advisor'), eligible: false },
    { who: 'an Advisor with a machine gun', unit: smc(0, 'advisor', { holds: ['mg1'] }), eligible: true },
    { who: 'a Sniper', unit: smc(0, 'sniper', { firepower: 1 }), eligible: false },
    { who: 'a Medic', unit: smc(0, 'medic'), eligible: false },
    { who: 'a Chaplain', unit: smc(0, 'chaplain'), eligible: false },
    { who: 'a Chaplain in v4.1', unit: smc(0, 'chaplain'), edition: 'v4.1', eligible: true },
    { who: 'a Nurse in v4.2.1', unit: smc(0, 'nurse'), edition: 'v4.2.1', eligible: false },
    { who: 'a Piper', unit: smc(0, 'piper'), eligible: false },
    { who: 'a Piper in v4.2.1', unit: smc(0, 'piper'), edition: 'v4.2.1', eligible: true },
    { who: 'a Marksman', unit: smc(0, 'marksman'), eligible: false },
  ])('$who: $eligible', ({ unit, edition = 'v5.0', eligible }) => {
    const melee = new Melee({ units: { unit }, edition });
    expect(isMeleeEligible(melee.game, melee.unit('unit'))).toBe(eligible);
  });
});

interface Entry extends MeleeSpec {
  readonly name: string;
  readonly mode?: MoveMode;
  /** The rule that forbids it, or none. */
  readonly refused?: string;
}

/** Everybody of side 0 in D3 enters C3 together. */
function whyNot({ mode = 'move', ...spec }: Entry): string | undefined {
  const melee = new Melee(spec);
  const from = melee.at('D3');
  const units = melee.game.state.units.filter((unit) => unit.side === 0 && unit.at === from);
  return mayEnterMelee(melee.game, units, melee.at('C3'), mode)?.rule;
}

const D3 = { at: 'D3' } as const;
const ENEMY = { enemy: squad(1, 1) };
const SHAKEN_ENEMY = { enemy: squad(1, 1, { shaken: true }) };

describe('8.0, 8.1, 8.2 who may enter', () => {
  test.each<Entry>([
    { name: 'a Medic goes where nobody fights', units: { a: smc(0, 'medic', D3) } },
    { name: 'a Squad against a Squad', units: { a: squad(0, 1, D3), ...ENEMY } },
    { name: 'no Shaken Squad', units: { a: squad(0, 1, { ...D3, shaken: true }), ...ENEMY }, refused: '8.0' },
    {
      name: 'no Shaken Squad against a Shaken one either',
      units: { a: squad(0, 1, { ...D3, shaken: true }), ...SHAKEN_ENEMY },
      refused: '8.0',
    },
    {
      name: 'no Medic against a Sniper',
      units: { a: smc(0, 'medic', D3), enemy: smc(1, 'sniper') },
      refused: '8.0',
    },
    {
      name: 'no Medic with a Squad',
      units: { a: squad(0, 1, D3), b: smc(0, 'medic', D3), ...ENEMY },
      refused: '8.0',
    },
    { name: 'a Leader with a Squad', units: { a: squad(0, 1, D3), b: leader(0, 1, D3), ...ENEMY } },
    { name: 'no Leader alone', units: { b: leader(0, 1, D3), ...ENEMY }, refused: '11.1.4' },
    { name: 'a Leader alone with a machine gun', units: { b: leader(0, 1, { ...D3, holds: ['mg1'] }), ...ENEMY } },
    {
      name: 'no Shaken Leader with a Squad',
      units: { a: squad(0, 1, D3), b: leader(0, 1, { ...D3, shaken: true }), ...ENEMY },
      refused: '8.0',
    },
    {
      name: 'no machine-gun team',
      units: { a: { ...team(0, 'machine-gun', 4), at: 'D3' }, ...ENEMY },
      refused: '1.7',
    },
    {
      name: 'no Medic under a lone marker',
      units: { a: smc(0, 'medic', D3) },
      melees: { C3: true },
      refused: '8.1',
    },
    {
      name: 'a Medic under a lone marker in the older editions',
      edition: 'v4.2.1',
      units: { a: smc(0, 'medic', D3) },
      melees: { C3: true },
    },
    {
      name: 'no weapon team under a lone marker in any edition',
      edition: 'v4.1',
      units: { a: { ...team(0, 'mortar', 4), at: 'D3' } },
      melees: { C3: true },
      refused: '1.7',
    },
    { name: 'a Squad under a lone marker', units: { a: squad(0, 1, D3) }, melees: { C3: true } },
  ])('$name', (entry) => {
    expect(whyNot(entry)).toBe(entry.refused);
  });
});

describe('8.0 ways to enter', () => {
  const units = { a: squad(0, 1, D3), ...ENEMY };
  const versatile = { skills: ['versatile'] } as const;
  test.each<Entry>([
    { name: 'low crawl', units, mode: 'low-crawl' },
    { name: 'stealth', units, mode: 'stealth' },
    { name: 'not assault movement', units, mode: 'assault-move', refused: '8.0' },
    { name: 'not assault fire', units, mode: 'assault-fire', refused: '8.0' },
    { name: 'not stealth assault fire', units, mode: 'stealth-assault-fire', refused: '8.0' },
    { name: 'not hit and run', units, mode: 'hit-and-run', refused: '8.0' },
    {
      name: 'not assault movement under a lone marker',
      units: { a: squad(0, 1, D3) },
      melees: { C3: true },
      mode: 'assault-move',
      refused: '8.0',
    },
    {
      name: 'assault fire with a Versatile Leader',
      units: { ...units, b: leader(0, 1, { ...D3, ...versatile }) },
      mode: 'assault-fire',
    },
    {
      name: 'assault fire by a Versatile Hero',
      units: { a: hero(0, 1, { ...D3, ...versatile }), ...ENEMY },
      mode: 'assault-fire',
    },
    {
      name: 'not assault fire by others with a Versatile Hero',
      units: { ...units, b: hero(0, 1, { ...D3, ...versatile }) },
      mode: 'assault-fire',
      refused: '8.0',
    },
    {
      name: 'not assault movement with a Versatile Leader',
      units: { ...units, b: leader(0, 1, { ...D3, ...versatile }) },
      mode: 'assault-move',
      refused: '8.0',
    },
  ])('$name', (entry) => {
    expect(whyNot(entry)).toBe(entry.refused);
  });

  it('has nothing against a move by nobody', () => {
    const melee = new Melee({ units: ENEMY });
    expect(mayEnterMelee(melee.game, [], melee.at('C3'), 'assault-move')).toBeUndefined();
  });
});
