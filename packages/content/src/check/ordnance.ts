/** Does a to-hit table make sense (14.1)? */
import type { Ordnance } from '@opfire/engine';
import type { Complaints, Path } from './complaints.ts';

/** 2d6 can roll nothing else. */
const [LEAST, MOST] = [2, 12];

export function checkOrdnance(complaints: Complaints, path: Path, { ranges, toHit }: Ordnance): void {
  const [short, medium, long] = ranges;
  if (short < 1 || medium <= short || long <= medium) {
    const problem = `${ranges.join(', ')} are not three ranges, each beyond the last`;
    complaints.add([...path, 'ranges'], problem, 'write short, medium and long range');
  }
  for (const [column, number] of toHit.entries()) {
    if (number >= LEAST && number <= MOST) continue;
    complaints.add([...path, 'toHit', column], `2d6 cannot roll ${number}`, `write a number from ${LEAST} to ${MOST}`);
  }
}

export function checkTables(complaints: Complaints, path: Path, tables: readonly Ordnance[]): void {
  for (const [index, table] of tables.entries()) checkOrdnance(complaints, [...path, index], table);
}
