/** Serves the page: files, a policy that fits them, and one page for every address that is no file. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';

export interface ServerOptions {
  /** Folder of the built page. */
  readonly page: string;
}

/**
 * The page brings everything along: it needs nothing from elsewhere, styles set by scripts, and pictures that it draws
 * itself. Nothing here asks for https: people play over plain http in their own network.
 */
const POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'blob:', 'data:'],
    workerSrc: ["'self'"],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
};

/** Names with a hash in them never change; everything else is asked for again each time. */
const cacheFor = (path: string): string =>
  /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** A missing file is missing; any other address of a person's is the page's own. */
const isPageAddress = (method: string, url: string): boolean =>
  method === 'GET' && !/\.\w+$/.test(url.split('?')[0] ?? url);

/** A server that does not listen yet. */
export async function createServer({ page }: ServerOptions): Promise<FastifyInstance> {
  if (!existsSync(join(page, 'index.html'))) throw new Error(`there is no built page in ${page}`);
  const server = fastify({ forceCloseConnections: true });
  await server.register(helmet, { contentSecurityPolicy: POLICY, strictTransportSecurity: false });
  await server.register(files, {
    root: page,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.header('cache-control', cacheFor(path));
    },
  });
  server.get('/health', () => ({ ok: true }));
  server.setNotFoundHandler((request, reply) =>
    isPageAddress(request.method, request.url)
      ? reply.sendFile('index.html')
      : reply.code(404).type('text/plain').send('There is nothing here.'),
  );
  return server;
}
