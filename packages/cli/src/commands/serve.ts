/** `opfire serve`: the table in the browser. */
import { existsSync } from 'node:fs';
import { createServer as createProbe } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer } from '@opfire/server';
import { type Command, Complaint } from '../command.ts';

const PAGE = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const PORT = 8400;
/** How many ports after the usual one are tried before giving up. */
const TRIES = 20;

const isFree = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const probe = createProbe();
    probe.once('error', (error: Error & { code?: string }) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(new Complaint(`cannot listen on ${host}, port ${port}: ${error.message}`));
    });
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

/** The port asked for, or the first free one from the usual one on. */
async function choosePort(host: string, wanted: string | undefined): Promise<number> {
  if (wanted !== undefined) {
    const port = Number(wanted);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Complaint(`"${wanted}" is no port`);
    if (await isFree(host, port)) return port;
    throw new Complaint(`port ${port} is taken: name another with --port, or none and a free one is found`);
  }
  for (let port = PORT; port < PORT + TRIES; port++) if (await isFree(host, port)) return port;
  throw new Complaint(`ports ${PORT} to ${PORT + TRIES - 1} are all taken: name another with --port`);
}

const untilInterrupted = (): Promise<void> =>
  new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });

export const command: Command = {
  name: 'serve',
  summary: 'Serves the table: open the address that it prints in a browser.',
  usage: `[--port N] [--host ADDRESS] [--page FOLDER]

--port   ${PORT} unless told, or the next that is free
--host   127.0.0.1 unless told: only this machine; 0.0.0.0 lets the whole network in
--page   the built page; "npm start" builds it first`,
  async run(args) {
    const { values } = parseArgs({
      args,
      options: { port: { type: 'string' }, host: { type: 'string' }, page: { type: 'string' } },
    });
    const { host = '127.0.0.1', page = PAGE } = values;
    if (!existsSync(join(page, 'index.html'))) throw new Complaint(`${page} holds no built page: run "npm start"`);
    const server = await createServer({ page });
    const address = await server.listen({ host, port: await choosePort(host, values.port) });
    console.log(`Opfire is on the table: ${address.replace('0.0.0.0', 'localhost')}/   (Ctrl-C ends it)`);
    await untilInterrupted();
    await server.close();
    return 0;
  },
};
