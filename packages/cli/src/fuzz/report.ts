/** What a run of random games found, for people and for programs. */
import type { FuzzFailure, FuzzReport } from './fuzz.ts';

function failureLines(failure: FuzzFailure): string[] {
  const { battle, edition, seed, order, invariant, found, orders } = failure;
  return [
    `BROKEN ${invariant}`,
    `  found     ${found}`,
    `  battle    ${battle}, edition ${edition}, seed ${seed}, after order ${order}`,
    `  again     opfire fuzz --games 1 --seed ${seed} --battle ${battle} --edition ${edition}`,
    '  orders',
    ...orders.map((one, index) => `    ${String(index + 1).padStart(4)}  ${JSON.stringify(one)}`),
  ];
}

function coverageLines({ coverage }: FuzzReport): string[] {
  const lines = Object.entries(coverage.all).flatMap(([heading, counts]) => [
    `${heading}:`,
    ...Object.entries(counts).map(([name, count]) => `  ${String(count).padStart(8)}  ${name}`),
  ]);
  const { missing } = coverage;
  return [...lines, missing.length === 0 ? 'Everything happened.' : `Never happened: ${missing.join('; ')}`];
}

export function writeText(report: FuzzReport, withCoverage: boolean): string {
  const { games, orders, failure } = report;
  return [
    ...(withCoverage ? coverageLines(report) : []),
    ...(failure ? failureLines(failure) : []),
    `${games} games, ${orders} orders: ${failure ? 'something is broken' : 'all invariants hold'}`,
  ].join('\n');
}

export function writeJson({ games, orders, failure, coverage }: FuzzReport, withCoverage: boolean): string {
  const seen = withCoverage ? { coverage: coverage.all, missing: coverage.missing } : {};
  return JSON.stringify({ games, orders, ...(failure ? { failure } : {}), ...seen }, null, 2);
}
