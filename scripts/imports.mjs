/** Reads what a source file imports and which globals it uses, from its syntax tree. */
import { parseSync } from 'rolldown/utils';

/**
 * @typedef {object} Import
 * @property {string | undefined} from the module named, or undefined when it is worked out at run time
 * @property {boolean} typeOnly vanishes when the types are removed
 * @property {number} line
 *
 * @typedef {object} GlobalUse
 * @property {string} name `Date`, or `Math.random` for chance in any disguise
 * @property {number} line
 *
 * @typedef {{ imports: Import[], globals: GlobalUse[], errors: { message: string, line: number }[] }} SourceFacts
 *
 * @typedef {Record<string, unknown> & { type: string, start: number }} Node
 */

/** Names that mean the clock or a way round every other check, wherever they stand for a value or a type. */
const WATCHED = new Set(['Date', 'globalThis', 'eval', 'Function', 'performance', 'crypto']);

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
const isNode = (value) =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/**
 * @param {Node} node
 * @param {(node: Node, parent: Node | undefined, key: string) => void} visit
 * @param {Node} [parent]
 * @param {string} [key]
 */
function walk(node, visit, parent, key = '') {
  visit(node, parent, key);
  for (const [name, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit, node, name);
    }
  }
}

/**
 * The text of a string literal, also of a template without holes.
 * @param {unknown} node
 * @returns {string | undefined}
 */
function textOf(node) {
  if (!isNode(node)) return undefined;
  if (node.type === 'TSLiteralType') return textOf(node.literal);
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis) || node.quasis.length !== 1) return undefined;
  return node.quasis[0].value.cooked;
}

/**
 * @param {unknown} node
 * @param {string} name
 */
const isNamed = (node, name) => isNode(node) && node.type === 'Identifier' && node.name === name;

/** @param {Node} node */
const isRequire = ({ callee }) =>
  isNamed(callee, 'require') ||
  (isNode(callee) && callee.type === 'MemberExpression' && isNamed(callee.object, 'require'));

/**
 * @param {Node} node
 * @returns {Omit<Import, 'line'> | undefined}
 */
function importIn(node) {
  switch (node.type) {
    case 'ImportDeclaration':
      return { from: textOf(node.source), typeOnly: node.importKind === 'type' };
    case 'ExportAllDeclaration':
      return { from: textOf(node.source), typeOnly: node.exportKind === 'type' };
    case 'ExportNamedDeclaration':
      return node.source ? { from: textOf(node.source), typeOnly: node.exportKind === 'type' } : undefined;
    case 'ImportExpression':
      return { from: textOf(node.source), typeOnly: false };
    case 'TSImportType':
      return { from: textOf(node.source), typeOnly: true };
    case 'TSExternalModuleReference':
      return { from: textOf(node.expression), typeOnly: false };
    case 'CallExpression':
      return isRequire(node)
        ? { from: textOf(/** @type {unknown[]} */ (node.arguments)[0]), typeOnly: false }
        : undefined;
    default:
      return undefined;
  }
}

/**
 * A property's name is not a use of the global of that name.
 * @param {Node | undefined} parent
 * @param {string} key
 */
function isPropertyName(parent, key) {
  if (parent === undefined || parent.computed === true) return false;
  if (key === 'property') return parent.type === 'MemberExpression';
  return key === 'key' && parent.shorthand !== true;
}

/**
 * Math is fine as long as it is asked by name for something other than chance; anything else (a computed
 * property, an alias, taking it apart) could hide Math.random.
 * @param {Node | undefined} parent
 * @param {string} key
 */
const isPlainMath = (parent, key) =>
  parent?.type === 'MemberExpression' &&
  key === 'object' &&
  parent.computed !== true &&
  !isNamed(parent.property, 'random');

/**
 * @param {Node} node
 * @param {Node | undefined} parent
 * @param {string} key
 */
function globalIn(node, parent, key) {
  if (node.type !== 'Identifier' || isPropertyName(parent, key)) return undefined;
  const name = String(node.name);
  if (name === 'Math' && parent?.type !== 'TSQualifiedName')
    return isPlainMath(parent, key) ? undefined : 'Math.random';
  return WATCHED.has(name) ? name : undefined;
}

const REFERENCE = /^\/\s*<reference\s+(?:types|path)\s*=\s*["']([^"']+)["']/;

/**
 * @param {string} file decides the language by its ending
 * @param {string} text
 * @returns {SourceFacts}
 */
export function readSource(file, text) {
  const { program, comments, errors } = parseSync(file, text);
  const lineAt = (/** @type {number} */ offset) => text.slice(0, offset).split('\n').length;
  /** @type {SourceFacts} */
  const facts = { imports: [], globals: [], errors: [] };
  for (const { message, labels } of errors) facts.errors.push({ message, line: lineAt(labels?.[0]?.start ?? 0) });
  for (const { value, start } of comments) {
    const from = REFERENCE.exec(value)?.[1];
    if (from !== undefined) facts.imports.push({ from, typeOnly: true, line: lineAt(start) });
  }
  walk(/** @type {Node} */ (/** @type {unknown} */ (program)), (node, parent, key) => {
    const found = importIn(node);
    if (found !== undefined) facts.imports.push({ ...found, line: lineAt(node.start) });
    const name = globalIn(node, parent, key);
    if (name !== undefined) facts.globals.push({ name, line: lineAt(node.start) });
  });
  return facts;
}
