import { describe, expect, test } from 'vitest';
import { agreesWith, lockfileProblems } from '../../../../scripts/lockfile.mjs';

const tool = { integrity: 'sha512-x', optionalDependencies: { 'tool-darwin': '1.0.0' } };
const complete = {
  packages: {
    '': { dependencies: { tool: '1.0.0' } },
    'node_modules/tool': tool,
    'node_modules/tool-darwin': { integrity: 'sha512-y' },
    'node_modules/@opfire/engine': { resolved: 'packages/engine', link: true },
    'packages/engine': {},
  },
};
const withEntry = (path: string, entry: object) => ({ packages: { ...complete.packages, [path]: entry } });

describe('the lockfile check', () => {
  test('passes a complete lockfile', () => {
    expect(lockfileProblems(complete)).toEqual([]);
  });

  test('reports a lockfile without packages', () => {
    expect(lockfileProblems({ packages: { '': {} } })).toEqual(['lists no packages at all']);
  });

  test('reports a platform binary without an entry', () => {
    const { 'node_modules/tool-darwin': _binary, ...rest } = complete.packages;
    expect(lockfileProblems({ packages: rest })).toEqual(['node_modules/tool: its optional tool-darwin has no entry']);
  });

  test('finds a binary beside a nested package, and misses it elsewhere', () => {
    const nested = { integrity: 'sha512-z', optionalDependencies: { 'nested-win': '1.0.0' } };
    const path = 'node_modules/tool/node_modules/nested';
    const binary = { integrity: 'sha512-w' };
    const beside = withEntry(path, nested);
    expect(lockfileProblems(beside)).toEqual([`${path}: its optional nested-win has no entry`]);
    const found = { packages: { ...beside.packages, 'node_modules/tool/node_modules/nested-win': binary } };
    expect(lockfileProblems(found)).toEqual([]);
    const elsewhere = { packages: { ...beside.packages, 'node_modules/other/node_modules/nested-win': binary } };
    expect(lockfileProblems(elsewhere)).toHaveLength(1);
  });

  test('reports the address of a registry', () => {
    const fetched = { ...tool, resolved: 'https://registry.example/tool.tgz' };
    expect(lockfileProblems(withEntry('node_modules/tool', fetched))).toEqual([
      'node_modules/tool: names where it was fetched from',
    ]);
  });

  test('reports a package without a checksum', () => {
    expect(lockfileProblems(withEntry('node_modules/bare', {}))).toEqual(['node_modules/bare: has no checksum']);
  });

  test('compares with each package.json, in any order', () => {
    const lock = withEntry('', { dependencies: { a: '1.0.0', b: '2.0.0' } });
    expect(agreesWith(lock, '', { dependencies: { b: '2.0.0', a: '1.0.0' } })).toBe(true);
    expect(agreesWith(lock, '', { dependencies: { a: '1.0.0' } })).toBe(false);
    expect(agreesWith(lock, '', { dependencies: { a: '1.0.1', b: '2.0.0' } })).toBe(false);
    expect(agreesWith(lock, 'packages/new', { devDependencies: { a: '1.0.0' } })).toBe(false);
  });
});
