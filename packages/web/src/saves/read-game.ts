/** A game from the text of a file. */
import { FORMAT, VERSION, versionTrouble } from './format.ts';
import { isLoose, type ReadRecord, readRecord } from './read-record.ts';
import type { Trouble } from './trouble.ts';

/** What the engine itself writes: a position without a history. */
const ENGINE_FORMAT = 'opfire-game';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One of our files that was cut short begins as it should. */
const isTorn = (text: string): boolean => /^\s*\{\s*"format"\s*:\s*"opfire-/.test(text);

export function readGame(text: string): ReadRecord | Trouble {
  const parsed = parse(text);
  if (parsed === undefined) return { trouble: isTorn(text) ? 'torn' : 'not-a-game' };
  if (!isLoose(parsed)) return { trouble: 'not-a-game' };
  const { format, version } = parsed;
  if (format !== FORMAT && format !== ENGINE_FORMAT) return { trouble: 'not-a-game' };
  if (version !== VERSION) return versionTrouble(version);
  return readRecord(format === FORMAT ? parsed : { ...parsed, start: parsed.state });
}
