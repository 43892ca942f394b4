/** What our files and links say of themselves. */
import type { Trouble } from './trouble.ts';

export const FORMAT = 'opfire-record';
export const VERSION = 1;

export const versionTrouble = (version: unknown): Trouble =>
  typeof version === 'number' && version > VERSION
    ? { trouble: 'newer', details: `version ${version}` }
    : { trouble: 'older', details: `version ${JSON.stringify(version) ?? '?'}` };
