/** Timing: a few warm rounds, then the median of many samples, so that one interruption does not count. */

export interface Measure {
  /** Microseconds for one run: the median and the fastest of the samples. */
  readonly median: number;
  readonly best: number;
}

const WARM_UP_MS = 300;
const SAMPLES = 15;
const SAMPLE_MS = 40;

/** How often the work fits into the time of a sample. */
function roundsFor(work: () => unknown): number {
  const start = performance.now();
  let rounds = 0;
  while (performance.now() - start < WARM_UP_MS) {
    work();
    rounds++;
  }
  return Math.max(1, Math.round((rounds * SAMPLE_MS) / WARM_UP_MS));
}

export function measure(work: () => unknown): Measure {
  const rounds = roundsFor(work);
  const samples = Array.from({ length: SAMPLES }, () => {
    const start = performance.now();
    for (let round = 0; round < rounds; round++) work();
    return ((performance.now() - start) * 1000) / rounds;
  }).sort((a, b) => a - b);
  return { median: samples[SAMPLES >> 1] as number, best: samples[0] as number };
}
