/** Everything printed: loaded in one piece when the first battle is opened. */
import type { ContentFile } from '@opfire/content/loading';

const found = import.meta.glob<unknown>(
  ['../../../content/data/{nations,terrain,units,weapons}/*.json', '../../../content/data/skills.json'],
  { eager: true, import: 'default' },
);

export const counterFiles: readonly ContentFile[] = Object.entries(found).map(([file, data]) => ({ file, data }));
