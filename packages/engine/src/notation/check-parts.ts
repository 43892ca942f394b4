/** Checks that parts of events and orders in expectations name keys that there are. */
import type { CaseStep, Expectation } from './case-schema.ts';
import { EVENT_WORDS } from './event-fields.ts';
import { FORECAST_WORDS } from './forecast-fields.ts';
import { ORDERS } from './order-schema.ts';
import { type Path, type Problem, Problems } from './problem.ts';

type Vocabulary = Readonly<Record<string, readonly string[]>>;

const EVENTS: Vocabulary = Object.fromEntries(
  Object.entries(EVENT_WORDS).map(([type, { fields }]) => [type, ['t', 'rule', ...Object.keys(fields)]]),
);
const FORECASTS: readonly string[] = [
  'order',
  'kind',
  ...new Set(Object.values(FORECAST_WORDS).flatMap(({ fields }) => Object.keys(fields))),
];
const VERBS: Vocabulary = Object.fromEntries(
  Object.entries(ORDERS).map(([verb, schema]) => [verb, Object.keys(schema.shape)]),
);

function checkPart(
  part: Readonly<Record<string, unknown>>,
  tag: string,
  noun: string,
  words: Vocabulary,
  problems: Problems,
): void {
  const word = String(part[tag]);
  const known = words[word];
  if (!known) return problems.in(tag).unknown(noun, word, Object.keys(words));
  for (const key of Object.keys(part)) {
    if (!known.includes(key)) problems.in(key).unknown(`key of ${noun} "${word}" called`, key, known);
  }
}

function checkExpectation(expect: Expectation | undefined, problems: Problems): void {
  for (const key of ['events', 'noEvents'] as const) {
    for (const [place, part] of (expect?.[key] ?? []).entries()) {
      checkPart(part, 't', 'event', EVENTS, problems.in(key, place));
    }
  }
  for (const key of ['offers', 'offersNot'] as const) {
    for (const [place, part] of (expect?.[key] ?? []).entries()) {
      checkPart(part, 'do', 'order', VERBS, problems.in(key, place));
    }
  }
  for (const facts of [expect?.forecast ?? []].flat()) {
    for (const key of Object.keys(facts)) {
      if (!FORECASTS.includes(key)) problems.in('forecast', key).unknown('key', key, FORECASTS);
    }
  }
}

/** What the schema cannot see: misspelt keys of events and orders given in part. */
export function checkParts(
  written: { readonly steps?: readonly CaseStep[] | undefined; readonly expect?: Expectation | undefined },
  place: Path,
): readonly Problem[] {
  const problems = new Problems(place);
  for (const [index, step] of (written.steps ?? []).entries()) {
    checkExpectation(step.expect, problems.in('steps', index, 'expect'));
  }
  checkExpectation(written.expect, problems.in('expect'));
  return problems.found;
}
