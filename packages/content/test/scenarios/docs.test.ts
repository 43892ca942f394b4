import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkGiven, describeProblem, library, readScenario } from '../../src/index.ts';

const page = readFileSync(new URL('../../../../docs/scenarios.md', import.meta.url), 'utf8');
const [scenario, texts] = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) => JSON.parse(text));

describe('docs/scenarios.md', () => {
  it('shows a battle and its texts that have nothing wrong with them', () => {
    const files = [
      { file: 'the-mill.json', data: scenario as unknown },
      { file: 'texts/the-mill.en.json', data: texts as unknown },
    ];
    expect(checkGiven(files).map(describeProblem)).toEqual([]);
    expect(readScenario(scenario, library)).toHaveProperty('ok');
  });
});
