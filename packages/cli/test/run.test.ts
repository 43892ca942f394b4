import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Command, Complaint, run } from '../src/index.ts';

const command = (name: string, act: Command['run']) => {
  const made: Command = { name, summary: `Tries ${name}.`, usage: 'FILE [--json]', run: act };
  return [name, () => Promise.resolve({ command: made })] as const;
};

const commands = new Map([
  command('echo', (args) => Promise.resolve(args.length)),
  command('grumble', () => Promise.reject(new Complaint('no such hex:\nZ99'))),
  command('crash', () => Promise.reject(new RangeError('the frame stack is empty'))),
  command('read', async () => readFileSync('/no/such/file').length),
  command('options', async (args) => Object.keys(parseArgs({ args, options: {} }).values).length),
]);

const written = { out: '', err: '' };
beforeEach(() => {
  written.out = '';
  written.err = '';
  vi.spyOn(console, 'log').mockImplementation((text) => {
    written.out += `${text}\n`;
  });
  vi.spyOn(console, 'error').mockImplementation((what) => {
    written.err += `${what instanceof Error ? what.stack : what}\n`;
  });
});
afterEach(() => vi.restoreAllMocks());

describe('opfire', () => {
  test('gives a command its arguments and passes its exit code on', async () => {
    expect(await run(['echo', 'a', '--b'], commands)).toBe(2);
  });

  test.each([[[]], [['--help']], [['-h']], [['help']]])('lists the commands: %j', async (args) => {
    expect(await run(args, commands)).toBe(0);
    expect(written.out).toContain('  crash    Tries crash.\n');
    expect(written.out).toContain('  grumble  Tries grumble.\n');
  });

  test.each([[['help', 'echo']], [['echo', '--help']], [['echo', 'x', '-h']]])(
    'explains a command: %j',
    async (args) => {
      expect(await run(args, commands)).toBe(0);
      expect(written.out).toBe('Tries echo.\n\nopfire echo FILE [--json]\n');
    },
  );

  test('says its version', async () => {
    expect(await run(['--version'], commands)).toBe(0);
    expect(written.out).toMatch(/^opfire \d+\.\d+\.\d+\n$/);
  });

  test.each([
    ['ehco', 'echo'],
    ['gru', 'grumble'],
    ['crahs', 'crash'],
  ])('guesses that %s means %s', async (word, meant) => {
    expect(await run([word], commands)).toBe(2);
    expect(written.err).toBe(`opfire: there is no command "${word}"; did you mean "${meant}"?\n`);
  });

  test('does not guess wildly', async () => {
    expect(await run(['surrender'], commands)).toBe(2);
    expect(written.err).toBe('opfire: there is no command "surrender"; opfire --help lists what there is\n');
  });

  test('says a complaint in one line', async () => {
    expect(await run(['grumble'], commands)).toBe(2);
    expect(written.err).toBe('opfire: no such hex: Z99\n');
  });

  test('says which file cannot be read', async () => {
    expect(await run(['read'], commands)).toBe(2);
    expect(written.err).toBe('opfire: /no/such/file does not exist\n');
  });

  test('says which option it does not know', async () => {
    expect(await run(['options', '--jsno'], commands)).toBe(2);
    expect(written.err).toMatch(/^opfire: Unknown option '--jsno'.*\n$/);
  });

  test('shows where a bug is', async () => {
    expect(await run(['crash'], commands)).toBe(3);
    expect(written.err).toMatch(/bug:\nRangeError: the frame stack is empty\n +at .*run\.test\.ts/);
  });
});
