/** The public face of the opponent. */
export { chooserFrom } from './chance.ts';
export type { Candidate, Explanation, Fact, FactKind } from './explain/explanation.ts';
export type { Telling } from './explain/order-words.ts';
export { sayWhy, type Told } from './explain/sentences.ts';
export { type Suggestion, suggestionsFrom, tellable } from './explain/suggestions.ts';
export type { Language } from './explain/words.ts';
export { type Budget, DEFAULT_BUDGET, LEVELS, type Level, type PlayerOptions, STYLES, type Style } from './levels.ts';
export { makePlayer, type Patience, type Player } from './player.ts';
export { type Continuation, playOn } from './search/rollout.ts';
export type { Progress } from './thinker.ts';
