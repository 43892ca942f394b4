/** What a schema finds wrong, in words that help: where, what, and what would be right. */
import * as z from 'zod';
import { type Path, type Problem, Problems, type Read, suggest, writePath } from './problem.ts';

type Issue = z.core.$ZodIssue;

/** The schemas that a value at some place may be read with. */
function below(schema: z.ZodType, key: PropertyKey, value: unknown): z.ZodType[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    return below(schema.unwrap() as z.ZodType, key, value);
  }
  if (schema instanceof z.ZodLazy) return below(schema.unwrap() as z.ZodType, key, value);
  if (schema instanceof z.ZodObject) return key in schema.shape ? [schema.shape[key as string] as z.ZodType] : [];
  if (schema instanceof z.ZodRecord) return [schema.valueType as z.ZodType];
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType];
  if (schema instanceof z.ZodUnion) return branchesFor(schema, value).flatMap((option) => below(option, key, value));
  return [];
}

/** The options of a union that the value can be meant as: by its tag, if it has one. */
function branchesFor(schema: z.ZodUnion, value: unknown): z.ZodType[] {
  const options = schema.options as z.ZodType[];
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return options;
  const tag = schema.def.discriminator;
  const word = (value as Record<string, unknown> | undefined)?.[tag];
  const meant = options.filter((option) => option instanceof z.ZodObject && saysTag(option, tag, word));
  return meant.length > 0 ? meant : options;
}

const saysTag = (option: z.ZodObject, tag: string, word: unknown): boolean => {
  const literal = option.shape[tag];
  return literal instanceof z.ZodLiteral && literal.values.has(word as string);
};

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((at: unknown, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value);

/** The schemas that govern a place of the document. */
function schemasAt(schema: z.ZodType, value: unknown, path: Path): z.ZodType[] {
  let schemas = [schema];
  path.forEach((key, depth) => {
    schemas = schemas.flatMap((one) => below(one, key, valueAt(value, path.slice(0, depth))));
  });
  return schemas;
}

function keysOf(schema: z.ZodType, value: unknown): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    return keysOf(schema.unwrap() as z.ZodType, value);
  }
  if (schema instanceof z.ZodLazy) return keysOf(schema.unwrap() as z.ZodType, value);
  if (schema instanceof z.ZodUnion) return branchesFor(schema, value).flatMap((option) => keysOf(option, value));
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

const said = (value: unknown): string => {
  const text = JSON.stringify(value);
  if (text === undefined) return 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

/** "a hex, such as "F7"": the words that a schema carries for its own failure. */
const OWN_WORDS = /^an? /;

function describe(issue: Issue, value: unknown): { problem: string; remedy: string } {
  const found = valueAt(value, issue.path);
  const missing = found === undefined;
  const problem = missing ? 'this is missing' : `${said(found)} cannot stand here`;
  switch (issue.code) {
    case 'invalid_value':
      return typeof found === 'string'
        ? { problem: `"${found}" is not known here`, remedy: suggest(found, issue.values.map(String), 'word') }
        : { problem, remedy: `write one of: ${issue.values.map((one) => JSON.stringify(one)).join(', ')}` };
    case 'invalid_type':
      return { problem, remedy: `write ${TYPES[issue.expected] ?? issue.expected}` };
    case 'invalid_format':
      return { problem, remedy: OWN_WORDS.test(issue.message) ? `write ${issue.message}` : issue.message };
    case 'too_small':
      return {
        problem,
        remedy: `${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${issue.origin === 'array' ? ' of them' : ''}`,
      };
    case 'too_big':
      return { problem, remedy: `at most ${issue.maximum}${issue.origin === 'array' ? ' of them' : ''}` };
    default:
      return { problem, remedy: issue.message };
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, […]',
  object: 'an object, {…}',
  record: 'an object, {…}',
  tuple: 'a list of that many, […]',
};

function unknownKeys(schema: z.ZodType, value: unknown, issue: Issue & { code: 'unrecognized_keys' }): Problem[] {
  const here = valueAt(value, issue.path);
  const known = [...new Set(schemasAt(schema, value, issue.path).flatMap((one) => keysOf(one, here)))];
  const open = known.filter((key) => typeof here !== 'object' || here === null || !Object.hasOwn(here, key));
  return issue.keys.map((key) => ({
    path: writePath([...issue.path, key]),
    problem: `there is no key "${key}" here`,
    remedy: suggest(key, open, 'key'),
  }));
}

/** Of the ways to write something, the one that was nearly right: it got deepest before it failed. */
function nearestBranch(issue: Issue & { code: 'invalid_union' }): Issue[] | undefined {
  const depth = (issues: readonly Issue[]): number =>
    Math.max(...issues.map(({ path, code }) => path.length + (code === 'invalid_type' ? 0 : 1)));
  const branches = (issue.errors as unknown as Issue[][]).filter((issues) => issues.length > 0);
  const best = branches.sort((a, b) => depth(b) - depth(a))[0];
  return best && depth(best) > 0 ? best : undefined;
}

function unionProblems(schema: z.ZodType, value: unknown, issue: Issue & { code: 'invalid_union' }): Problem[] {
  if (issue.discriminator !== undefined) return [tagProblem(schema, value, issue)];
  const best = nearestBranch(issue);
  if (best) return best.flatMap((one) => problemsOf(schema, value, { ...one, path: [...issue.path, ...one.path] }));
  const expected = (issue.errors as unknown as Issue[][])
    .flat()
    .map((one) => describe({ ...one, path: issue.path }, value).remedy);
  const words = [...new Set(expected)].map((remedy) => remedy.replace(/^write /, ''));
  const found = valueAt(value, issue.path);
  return [
    {
      path: writePath(issue.path),
      problem: found === undefined ? 'this is missing' : `${said(found)} cannot stand here`,
      remedy: `write ${words.join(', or ')}`,
    },
  ];
}

function tagProblem(schema: z.ZodType, value: unknown, issue: Issue & { code: 'invalid_union' }): Problem {
  const tag = issue.discriminator as string;
  const found = valueAt(value, issue.path);
  const parent = issue.path.at(-1) === tag ? issue.path.slice(0, -1) : issue.path;
  const tags = schemasAt(schema, value, parent).flatMap((one) => tagsOf(one, tag));
  const word = issue.path.at(-1) === tag ? found : (found as Record<string, unknown> | undefined)?.[tag];
  return {
    path: writePath([...parent, tag]),
    problem: word === undefined ? 'this is missing' : `${said(word)} is not known here`,
    remedy: suggest(String(word ?? ''), tags, 'word'),
  };
}

function tagsOf(schema: z.ZodType, tag: string): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodLazy) return tagsOf(schema.unwrap() as z.ZodType, tag);
  if (!(schema instanceof z.ZodUnion)) return [];
  return (schema.options as z.ZodType[]).flatMap((option) => {
    const literal = option instanceof z.ZodObject ? option.shape[tag] : undefined;
    return literal instanceof z.ZodLiteral ? [...literal.values].map(String) : [];
  });
}

function problemsOf(schema: z.ZodType, value: unknown, issue: Issue): Problem[] {
  if (issue.code === 'unrecognized_keys') return unknownKeys(schema, value, issue);
  if (issue.code === 'invalid_union') return unionProblems(schema, value, issue);
  if (issue.code === 'invalid_key') return [keyProblem(issue)];
  return [{ path: writePath(issue.path), ...describe(issue, value) }];
}

function keyProblem(issue: Issue & { code: 'invalid_key' }): Problem {
  const [first] = issue.issues;
  const key = String(issue.path.at(-1));
  return {
    path: writePath(issue.path),
    problem: `"${key}" cannot be a key here`,
    remedy: `write ${first?.message ?? 'another'}`,
  };
}

/** Reads a value by its schema, or says what is wrong with it. `place` is where the value stands in its document. */
export function readShape<S extends z.ZodType>(schema: S, value: unknown, place: Path = []): Read<z.output<S>> {
  const result = schema.safeParse(value);
  if (result.success) return { ok: result.data };
  const collected = new Problems(place);
  for (const issue of result.error.issues) {
    for (const { path, problem, remedy } of problemsOf(schema, value, issue)) {
      collected.found.push({ path: path === '(top)' ? writePath(place) : joinPath(place, path), problem, remedy });
    }
  }
  return { problems: collected.found };
}

const joinPath = (place: Path, path: string): string => {
  if (place.length === 0) return path;
  return `${writePath(place)}${path.startsWith('[') ? '' : '.'}${path}`;
};
