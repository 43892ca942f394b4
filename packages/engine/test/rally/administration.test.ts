import { describe, expect, it } from 'vitest';
import { beginPlay } from '../../src/core/machine.ts';
import { administer } from '../../src/rules/administration/administration.ts';
import { MARKS, marksFrom } from '../../src/state/marks.ts';
import type { State } from '../../src/state/state.ts';
import { Field, type FieldSpec } from './field.ts';

function afterwards(spec: FieldSpec, before: Partial<State> = {}): State {
  const field = new Field({ ...spec, state: before });
  const play = beginPlay(field.game.world, field.game.state);
  administer(play);
  return play.state;
}

describe('9.0 administrative phase', () => {
  it('takes every marker off the units', () => {
    const state = afterwards({
      units: { squad: { marks: marksFrom(MARKS) }, leader: { marks: marksFrom(['ops-complete']) } },
    });
    expect(state.units.map(({ marks }) => marks)).toEqual([0, 0]);
  });

  it('removes all Spotted markers', () => {
    const spotted = [
      { at: 0, side: 0, stays: true },
      { at: 0, side: 1, stays: false },
    ] as const;
    expect(afterwards({ units: {} }, { spotted }).spotted).toEqual([]);
  });

  it('ends fire for effect, thins smoke and leaves the rest', () => {
    const ground = [
      { kind: 'ffe', hex: 1, source: 'mortar', firepower: 2, side: 0 },
      { kind: 'smoke', hex: 1, life: 1 },
      { kind: 'smoke', hex: 2, life: 2 },
      { kind: 'foxholes', hex: 2, tm: 1 },
      { kind: 'rubble', hex: 3 },
    ] as const;
    expect(afterwards({ units: {} }, { ground }).ground).toEqual([
      { kind: 'smoke', hex: 1, life: 2 },
      { kind: 'foxholes', hex: 2, tm: 1 },
      { kind: 'rubble', hex: 3 },
    ]);
  });

  it('keeps Melee markers only where both sides are (8.1)', () => {
    const units = { squad: { at: 'A1' }, 'squad/2': { at: 'A1', side: 1 as const }, leader: { at: 'A2' } };
    const field = new Field({ units });
    const melees = ['A1', 'A2', 'A3'].map((name) => ({ at: field.place(name), fought: true }));
    expect(afterwards({ units }, { melees }).melees).toEqual([{ at: field.place('A1'), fought: false }]);
  });

  it('loses captured weapons that killed nobody in melee (MEL-6)', () => {
    const weapons = {
      mg: { holder: 'leader', side: 1 as const, spent: true },
      'mg/2': { holder: 'squad', side: 1 as const },
    };
    const state = afterwards({ units: { leader: {}, squad: {} }, weapons });
    expect(state.weapons.map(({ condition }) => condition)).toEqual(['gone', 'ready']);
  });
});
