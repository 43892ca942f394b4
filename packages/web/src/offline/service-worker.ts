/**
 * Lets the page work without a connection: everything it is built of is fetched once and kept. A new version is fetched
 * beside the old one and takes over when the person says so.
 */

/** Every file of the page, relative to it, and a name for all of them together; filled in by the build (precache.ts). */
declare const PRECACHE: { readonly version: string; readonly files: readonly string[] };

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** What a service worker can do, as far as we use it. */
interface Worker {
  readonly registration: { readonly scope: string };
  addEventListener(type: 'install' | 'activate', act: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', act: (event: Fetching) => void): void;
  addEventListener(type: 'message', act: (event: MessageEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}

const worker = self as unknown as Worker;
const PREFIX = 'opfire-';
const CACHE = PREFIX + PRECACHE.version;

const addressOf = (file: string): string => new URL(file, worker.registration.scope).href;

/** Names with a hash in them never change: what the version before has fetched need not be fetched again. */
async function fetchInto(cache: Cache, file: string): Promise<void> {
  const address = addressOf(file);
  const known = file.startsWith('assets/') ? await caches.match(address) : undefined;
  const answer = known ?? (await fetch(address, { cache: 'reload' }));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  await cache.put(address, answer);
}

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(PRECACHE.files.map((file) => fetchInto(cache, file)));
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Addresses of the page all lead to the same file; whatever is not ours goes to the network as ever. */
async function serve(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === 'navigate' ? addressOf('index.html') : request.url;
  return (await cache.match(wanted, { ignoreVary: true })) ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', ({ data }) => {
  if (data === 'take-over') worker.skipWaiting().catch(reportError);
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(worker.registration.scope)) {
    event.respondWith(serve(request));
  }
});
