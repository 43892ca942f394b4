/** Does a file have the shape that its kind asks for? Zod finds what is wrong; here it gets words. */

import { nearest } from '@opfire/engine';
import { z } from 'zod';
import type { ContentFile } from '../files.ts';
import { FILE_SCHEMAS, type FileKind } from '../schema/index.ts';
import { type ContentProblem, placeOf, valueAt } from './problem.ts';
import { suggest } from './suggest.ts';

type Issue = z.core.$ZodIssue;
type Words = Pick<ContentProblem, 'problem' | 'remedy'>;

const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

const NOUNS: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  tuple: 'a list in [ ]',
  object: 'an object in { }',
  record: 'an object in { }',
};
const nounFor = (expected: string): string => NOUNS[expected] ?? expected;

function wrongType(expected: string, value: unknown): Words {
  const remedy = `write ${nounFor(expected)}`;
  return value === undefined
    ? { problem: 'is missing', remedy }
    : { problem: `is ${show(value)}, not ${nounFor(expected)}`, remedy };
}

function wrongValue(choices: readonly unknown[], value: unknown): Words {
  const near = typeof value === 'string' ? nearest(value, choices.map(String)) : undefined;
  const choice = `write one of: ${choices.map(show).join(', ')}`;
  return {
    problem: value === undefined ? 'is missing' : `is ${show(value)}, which it cannot be`,
    remedy: near === undefined ? choice : `did you mean "${near}"? ${choice}`,
  };
}

function outOfBounds(issue: Issue & { code: 'too_small' | 'too_big' }, value: unknown): Words {
  const [bound, words] = issue.code === 'too_small' ? [issue.minimum, 'at least'] : [issue.maximum, 'at most'];
  if (issue.origin === 'array' || issue.origin === 'string') {
    return { problem: `is ${show(value)}: ${words} ${bound} expected`, remedy: 'fill it in, or leave the key out' };
  }
  return { problem: `is ${show(value)}`, remedy: `write a number that is ${words} ${bound}` };
}

function unknownKeys(keys: readonly string[], known: readonly string[]): Words {
  const [first = ''] = keys;
  return {
    problem: `has ${keys.length === 1 ? 'an unknown key' : 'unknown keys'}: ${keys.join(', ')}`,
    remedy: `${suggest(first, known)} Otherwise leave it out`,
  };
}

function wordsFor(issue: Issue, data: unknown, known: (path: readonly PropertyKey[]) => readonly string[]): Words {
  const value = valueAt(data, issue.path);
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, value);
    case 'invalid_value':
      return wrongValue(issue.values, value);
    case 'too_small':
    case 'too_big':
      return outOfBounds(issue, value);
    case 'unrecognized_keys':
      return unknownKeys(issue.keys, known(issue.path));
    case 'invalid_union':
      return issue.discriminator === undefined
        ? { problem: `is ${show(value)}, which it cannot be`, remedy: unionRemedy(issue) }
        : wrongValue(known(issue.path), value);
    case 'invalid_format':
      return { problem: `is ${show(value)}`, remedy: `write ${issue.message}` };
    case 'invalid_key':
      return { problem: 'is no good key', remedy: `write ${issue.issues[0]?.message ?? 'another'}` };
    default:
      return { problem: issue.message, remedy: 'compare docs/content.md' };
  }
}

function unionRemedy(issue: Issue & { code: 'invalid_union' }): string {
  const choices = issue.errors
    .flatMap((errors) => errors.slice(0, 1))
    .map((error) => {
      if (error.code === 'invalid_value') return error.values.map(show).join(' or ');
      return error.code === 'invalid_type' ? nounFor(error.expected) : error.message;
    });
  return `write ${choices.join(' or ')}`;
}

const WRAPPERS = [z.ZodExactOptional, z.ZodLazy, z.ZodNullable, z.ZodReadonly] as const;

/** The schemas that a value may be read with, without what makes them optional. */
function options(schema: unknown): readonly unknown[] {
  const Wrapper = WRAPPERS.find((kind) => schema instanceof kind);
  if (Wrapper) return options((schema as InstanceType<typeof Wrapper>).unwrap());
  return schema instanceof z.ZodUnion ? schema.options.flatMap(options) : [schema];
}

/** The schemas of what stands under a key. */
const schemasUnder = (schemas: readonly unknown[], key: PropertyKey): readonly unknown[] =>
  schemas.flatMap(options).flatMap((schema) => {
    if (schema instanceof z.ZodObject) return key in schema.shape ? [schema.shape[String(key)]] : [];
    if (schema instanceof z.ZodArray) return [schema.element];
    return schema instanceof z.ZodRecord ? [schema.valueType] : [];
  });

/** What may stand at a place: keys of an object, or words. */
function wordsKnownAt(top: unknown, path: readonly PropertyKey[]): readonly string[] {
  const known = path.reduce<readonly unknown[]>(schemasUnder, [top]).flatMap(options);
  const words = known.flatMap((schema) => {
    if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
    if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum) return schema.keyType.options.map(String);
    return schema instanceof z.ZodLiteral ? [...schema.values].map(String) : [];
  });
  return [...new Set(words)];
}

/** Of the ways to write something the one that was nearly right, for it got beyond the beginning; or the union itself. */
function unfolded(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union' || issue.discriminator !== undefined) return [issue];
  const near = (issue.errors as readonly (readonly Issue[])[]).find((errors) =>
    errors.some(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
  );
  return near ? near.flatMap((one) => unfolded({ ...one, path: [...issue.path, ...one.path] } as Issue)) : [issue];
}

const isKind = (kind: unknown): kind is FileKind => typeof kind === 'string' && Object.hasOwn(FILE_SCHEMAS, kind);

export function checkShape({ file, data }: ContentFile): ContentProblem[] {
  const kind = valueAt(data, ['kind']);
  if (!isKind(kind)) {
    return [{ file, place: 'kind', ...wrongValue(Object.keys(FILE_SCHEMAS), kind) }];
  }
  const schema = FILE_SCHEMAS[kind];
  const result = schema.safeParse(data);
  if (result.success) return [];
  const known = (path: readonly PropertyKey[]) => wordsKnownAt(schema, path);
  return result.error.issues.flatMap(unfolded).map((issue) => ({
    file,
    place: placeOf(data, issue.path),
    ...wordsFor(issue, data, known),
  }));
}
