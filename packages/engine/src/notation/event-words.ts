/** An event in words: what it means, and what each of its fields is. */
import type { EventOf, EventType } from '../state/events.ts';

type Fields<T extends EventType> = Readonly<Record<Exclude<keyof EventOf<T>, 't' | 'rule'>, string>>;

interface EventWords<T extends EventType> {
  readonly meaning: string;
  readonly fields: Fields<T>;
}

export type WordsOf<Types extends EventType> = { readonly [T in Types]: EventWords<T> };
