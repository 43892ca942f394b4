/** Counters that others turn into or set free: halves of squads, crews of vehicles, riders on foot. */
import { UNIT_KINDS } from '@opfire/engine/notation';
import type { UnitEntry } from '../schema/unit.ts';
import type { Complaints, Path } from './complaints.ts';
import type { Names } from './names.ts';

/** A counter with what its file adds to it. */
export interface Counter {
  readonly entry: UnitEntry;
  readonly path: Path;
  readonly nation: string;
  readonly badge: string;
}

const isKind = (kind: string): boolean => (UNIT_KINDS as readonly string[]).includes(kind);

/** It must be there, of the kind wanted, and in the same force. */
export function checkCounterpart(
  complaints: Complaints,
  { path, badge }: Counter,
  names: Names,
  { key, id, wanted }: { readonly key: Path; readonly id: string; readonly wanted: UnitEntry['kind'] },
): void {
  const place = [...path, ...key];
  complaints.resolve(place, 'counter', names.units.keys());
  const other = names.units.get(id);
  if (!other) return;
  if (isKind(other.kind) && other.kind !== wanted) {
    complaints.add(place, `"${id}" is a ${other.kind}`, `name a ${wanted}`);
  }
  if (other.badge !== badge) {
    const problem = `"${id}" has the badge "${other.badge}", this counter "${badge}"`;
    complaints.add(place, problem, 'give both one badge');
  }
}
