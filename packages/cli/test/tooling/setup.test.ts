import { describe, expect, test } from 'vitest';
import { isInstalled, nodeIsNewEnough } from '../../../../scripts/setup.mjs';

describe('setup', () => {
  test.each([
    ['18.20.0', false],
    ['20.18.3', false],
    ['20.19.0', true],
    ['20.20.2', true],
    ['22.1.0', true],
  ])('Node %s is new enough: %s', (version, expected) => {
    expect(nodeIsNewEnough(version)).toBe(expected);
  });

  const wanted = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/zod': { version: '4.6.7' },
      'node_modules/binary-for-another-platform': { version: '1.0.0', optional: true },
      'node_modules/@opfire/engine': { link: true },
      'packages/engine': { version: '0.1.0' },
    },
  };
  const { '': _root, 'node_modules/binary-for-another-platform': _binary, ...installed } = wanted.packages;

  test('accepts what the lockfile asks for, without the binaries of other platforms', () => {
    expect(isInstalled(wanted, { packages: installed })).toBe(true);
  });

  test('sees a package that is missing', () => {
    const { 'node_modules/zod': _zod, ...rest } = installed;
    expect(isInstalled(wanted, { packages: rest })).toBe(false);
  });

  test('sees a package of another version', () => {
    const older = { ...installed, 'node_modules/zod': { version: '4.6.6' } };
    expect(isInstalled(wanted, { packages: older })).toBe(false);
  });

  test('sees a new room that is not linked yet', () => {
    const { 'node_modules/@opfire/engine': _link, ...rest } = installed;
    expect(isInstalled(wanted, { packages: rest })).toBe(false);
  });
});
