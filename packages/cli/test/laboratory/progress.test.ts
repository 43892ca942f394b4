import { describe, expect, test } from 'vitest';
import { Progress } from '../../src/laboratory/progress.ts';

/** A terminal of so many columns that keeps what is written. */
function terminal(columns: number, isTTY = true) {
  const written: string[] = [];
  const out = { isTTY, columns, write: (text: string) => written.push(text) > 0 };
  return { written, out: out as unknown as NodeJS.WriteStream };
}

describe('progress', () => {
  test('begins with what was done before, and then tells the time left', () => {
    const { written, out } = terminal(80);
    const progress = new Progress(4, 2, out);
    progress.show('us 1, german 1');
    expect(written.at(-1)).toMatch(/█{12}░{12} 2\/4 {2}just begun {2}us 1, german 1$/);
    progress.step('us 2, german 1');
    expect(written.at(-1)).toMatch(/ 3\/4 {2}\d+ s left {2}us 2, german 1$/);
  });

  test('never takes more than a line', () => {
    const { written, out } = terminal(40);
    new Progress(9, 0, out).show('a word that is much too long for so narrow a terminal');
    expect(written.at(-1)?.replace('\r\u001b[K', '')).toHaveLength(39);
  });

  test('stays out of files', () => {
    const { written, out } = terminal(80, false);
    const progress = new Progress(1, 0, out);
    progress.step('us 1');
    progress.end();
    expect(written).toEqual([]);
  });
});
