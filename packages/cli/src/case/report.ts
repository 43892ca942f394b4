/** Results of cases for people and for programs. */
import type { Problem } from '@opfire/engine/notation';
import type { Failure } from './failure.ts';
import type { CaseResult } from './run-case.ts';

/** Something that could not be read or run. */
export interface Trouble {
  readonly file: string;
  readonly problems: readonly Problem[];
}

export interface Summary {
  readonly results: readonly CaseResult[];
  readonly troubles: readonly Trouble[];
}

export const passedIn = ({ results }: Summary): number =>
  results.filter(({ failures }) => failures.length === 0).length;

const show = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'));

export function failureLines({ step, what, expected, actual }: Failure): string[] {
  const where = step === 0 ? 'at the end' : `step ${step}`;
  return [`  ${where}: ${what}`, `    expected  ${show(expected)}`, `    actual    ${show(actual)}`];
}

export const problemLine = (file: string, { path, problem, remedy }: Problem): string =>
  `${file}: ${path}: ${problem}; ${remedy}`;

export function writeText(summary: Summary): string {
  const failed = summary.results.filter(({ failures }) => failures.length > 0);
  return [
    ...summary.troubles.flatMap(({ file, problems }) => problems.map((one) => problemLine(file, one))),
    ...failed.flatMap(({ case: one, failures }) => [
      `FAILED ${one.file}: ${one.name}`,
      ...failures.flatMap(failureLines),
    ]),
    `${passedIn(summary)} passed, ${failed.length} failed`,
  ].join('\n');
}

export function writeJson(summary: Summary): string {
  const passed = passedIn(summary);
  const cases = summary.results.map(({ case: { file, name, edition, written }, failures }) => ({
    file,
    case: name,
    edition,
    rule: [written.rule ?? []].flat(),
    passed: failures.length === 0,
    ...(failures.length > 0 ? { failures } : {}),
  }));
  return JSON.stringify(
    { passed, failed: summary.results.length - passed, cases, malformed: summary.troubles },
    null,
    2,
  );
}
