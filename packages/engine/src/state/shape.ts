/** Small checks that say where plain JSON is not what it should be. For text that no schema of the notation guards. */
import type { Problems } from '../notation/problem.ts';

export type Check = (value: unknown, at: Problems) => void;

type Json = Readonly<Record<string, unknown>>;

const REMEDY = 'the file was changed or damaged after it was saved: load an earlier save';

const written = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
};

const complain = (at: Problems, wanted: string, value: unknown): void =>
  at.add(`${wanted} should stand here, but there is ${written(value)}`, REMEDY);

export const whole =
  (min: number, max: number): Check =>
  (value, at) => {
    if (Number.isInteger(value) && (value as number) >= min && (value as number) <= max) return;
    const bounds = max === Number.MAX_SAFE_INTEGER ? `of ${min} or more` : `from ${min} to ${max}`;
    complain(at, `a whole number ${bounds}`, value);
  };

export const counting: Check = whole(0, Number.MAX_SAFE_INTEGER);

export const amount: Check = (value, at) => {
  if (!Number.isFinite(value)) complain(at, 'a number', value);
};

export const text: Check = (value, at) => {
  if (typeof value !== 'string') complain(at, 'a text', value);
};

export const flag: Check = (value, at) => {
  if (typeof value !== 'boolean') complain(at, 'true or false', value);
};

export const oneOf =
  (words: readonly unknown[]): Check =>
  (value, at) => {
    if (!words.includes(value)) complain(at, `one of ${words.map(written).join(', ')}`, value);
  };

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const anyRecord: Check = (value, at) => {
  if (!isRecord(value)) complain(at, 'an object', value);
};

/** An object with at least these keys. Others are left alone: a later version may add some. */
export const record =
  (keys: Readonly<Record<string, Check>>): Check =>
  (value, at) => {
    if (!isRecord(value)) return complain(at, 'an object', value);
    for (const [key, check] of Object.entries(keys)) {
      if (key in value) check(value[key], at.in(key));
      else at.add(`"${key}" is missing`, REMEDY);
    }
  };

export const list =
  (check: Check, length?: number): Check =>
  (value, at) => {
    if (!Array.isArray(value)) return complain(at, 'a list', value);
    if (length !== undefined && value.length !== length) {
      at.add(`the list should hold ${length} entries, but holds ${value.length}`, REMEDY);
    }
    for (const [index, entry] of value.entries()) check(entry, at.in(index));
  };

/** An object whose word under `key` says which of the shapes it has. */
export const variant =
  (key: string, shapes: Readonly<Record<string, Check>>): Check =>
  (value, at) => {
    if (!isRecord(value)) return complain(at, 'an object', value);
    const word = value[key];
    const shape = typeof word === 'string' && Object.hasOwn(shapes, word) ? shapes[word] : undefined;
    if (shape) shape(value, at);
    else complain(at.in(key), `one of ${Object.keys(shapes).join(', ')}`, word);
  };
