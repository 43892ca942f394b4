/** What fire takes from those who are on their way (5.3). */
import { type Exposure, largest, unstopped } from '../values/danger.ts';

/** Who waits fires once, at the best moment: of each enemy battery the worst that it can do, and how often they can fire. */
export interface Toll {
  readonly exposure: Exposure | undefined;
  readonly attacks: number;
}

export const FREE: Toll = { exposure: undefined, attacks: 0 };

function worse(one: Float64Array, other: Float64Array): Float64Array {
  const both = one.slice();
  for (let index = 0; index < both.length; index++)
    both[index] = Math.max(both[index] as number, other[index] as number);
  return both;
}

/** With so many more attacks in a place; undefined: nobody sees it. */
export function pay(toll: Toll, more: Exposure | undefined, times: number): Toll {
  const { exposure, attacks } = toll;
  if (!more) return toll;
  if (!exposure) return { exposure: more, attacks: times };
  const both = { loss: worse(exposure.loss, more.loss), stops: worse(exposure.stops, more.stops) };
  return { exposure: both, attacks: attacks + times };
}

/** Points lost on average. */
export const dangerIn = ({ exposure, attacks }: Toll): number => (exposure ? largest(exposure.loss, attacks) : 0);

/** The share that gets through. */
export const arrivesIn = ({ exposure, attacks }: Toll): number => (exposure ? unstopped(exposure, attacks) : 1);
