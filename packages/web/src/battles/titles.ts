/** What a game is called: by its battle, where there is one of that name. */
import { battleNamed, textsOf } from './scenarios.ts';

export function titleOf(battle: string, language: string): string {
  const entry = battleNamed(battle);
  return entry === undefined ? battle : textsOf(entry, language).title;
}

/** What the two sides of a battle are called, the first side first. */
export function sidesOf(battle: string, ids: readonly [string, string], language: string): readonly [string, string] {
  const entry = battleNamed(battle);
  const names = entry && textsOf(entry, language).sides;
  return [names?.[ids[0]] ?? ids[0], names?.[ids[1]] ?? ids[1]];
}
