import { describe, expect, it } from 'vitest';
import { makePlayer } from '../src/index.ts';
import { playWith, startOf } from './battles.ts';

describe('the recruit', () => {
  it.each([3, 7, 11])('careless as he is, throws no weapon away (seed %i)', (seed) => {
    const { orders } = playWith(makePlayer({ level: 'recruit', seed }), startOf('assault-on-vierville', seed));
    const verbs = orders.map((order) => order.do);
    expect(verbs).not.toContain('drop');
    expect(verbs).not.toContain('destroy');
  });
});
