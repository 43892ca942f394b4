/** The notation: positions, orders, events and cases as people write them. See docs/notation.md. */
export {
  bookSchema,
  type Case,
  type CaseStep,
  caseSchema,
  type Expectation,
  type ForecastFacts,
  type SightFacts,
  type UnitFacts,
} from './case-schema.ts';
export { checkParts } from './check-parts.ts';
export { gearKeys, ordnanceSchema, UNIT_KINDS } from './counter-schema.ts';
export { COUNTER_MARKS } from './describe.ts';
export { type Facts, isCounter, placeFactsOf, unitFactsOf, weaponFactsOf } from './facts.ts';
export type { Library } from './library.ts';
export {
  Lexicon,
  lexiconOf,
  readOrder,
  type Written,
  writeCounter,
  writeEvent,
  writeNamed,
  writeOrder,
} from './names.ts';
export { sectionsOfOrder } from './order-schema.ts';
export { positionSchema, type WrittenPosition } from './position-schema.ts';
export { type Problem, type Read, suggest, writePath } from './problem.ts';
export { type PositionRead, readPosition } from './read-position.ts';
export { readShape } from './schema-problems.ts';
export { writePosition } from './write-position.ts';
