/** How Node loads a .ts file: see typescript.mjs. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

/** @param {string} url */
const isTypeScript = (url) => url.startsWith('file:') && url.endsWith('.ts');

/** @param {string} url */
function translate(url) {
  const path = fileURLToPath(url);
  const { code, map, errors } = transformSync(path, readFileSync(path, 'utf8'), { lang: 'ts', sourcemap: true });
  const [error] = errors;
  if (error !== undefined) throw new SyntaxError(`${path}: ${error.message}`);
  const mapping = Buffer.from(JSON.stringify(map)).toString('base64');
  const source = `${code}\n//# sourceMappingURL=data:application/json;base64,${mapping}`;
  return { format: 'module', source, shortCircuit: true };
}

/**
 * Works for both kinds of hooks: whatever `next` returns, a promise or not, is passed on.
 * @template Context, Loaded
 * @param {string} url
 * @param {Context} context
 * @param {(url: string, context: Context) => Loaded} next
 */
export const load = (url, context, next) => (isTypeScript(url) ? translate(url) : next(url, context));
