/** A Vite plugin: tells the service worker every file of the finished page. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

const WORKER = 'service-worker.js';

/** Every browser that can run the page reads the second format of web fonts. */
const isNeeded = (file: string): boolean => file !== WORKER && !/\.(woff|map)$/.test(file);

function filesIn(folder: string): string[] {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter(isNeeded)
    .sort();
}

export function precache(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'opfire-precache',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      const folder = resolve(config.root, config.build.outDir);
      const files = filesIn(folder);
      const hash = createHash('sha256');
      for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
      const version = hash.digest('hex').slice(0, 12);
      const worker = join(folder, WORKER);
      const list = `const PRECACHE = ${JSON.stringify({ version, files })};\n`;
      writeFileSync(worker, list + readFileSync(worker, 'utf8'));
    },
  };
}
