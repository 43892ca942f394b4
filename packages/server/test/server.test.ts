import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createServer } from '../src/index.ts';

let folder = '';
let address = '';
let close: () => Promise<void>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'opfire-page-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Opfire</title>');
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), 'export {};');
  const server = await createServer({ page: folder });
  address = await server.listen({ host: '127.0.0.1', port: 0 });
  close = () => server.close();
});

afterEach(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the server', () => {
  test('serves the page, asked for again each time', async () => {
    const response = await fetch(`${address}/`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<title>Opfire</title>');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test('lets browsers keep files whose names tell their content', async () => {
    const response = await fetch(`${address}/assets/main-abc123.js`);
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  test('answers any other address of a person with the page, and a missing file with 404', async () => {
    const page = await fetch(`${address}/some/where`);
    expect([page.status, await page.text()]).toEqual([200, '<!doctype html><title>Opfire</title>']);
    expect((await fetch(`${address}/assets/gone.js`)).status).toBe(404);
    expect((await fetch(`${address}/some/where`, { method: 'POST' })).status).toBe(404);
  });

  test('gives away nothing outside its folder', async () => {
    const response = await fetch(`${address}/..%2f..%2fetc%2fpasswd`);
    expect(await response.text()).not.toContain('root:');
  });

  test('sets a policy that works over plain http and lets nothing else in', async () => {
    const { headers } = await fetch(`${address}/`);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('says that it is well', async () => {
    expect(await (await fetch(`${address}/health`)).json()).toEqual({ ok: true });
  });
});

test('a folder without a page is refused', async () => {
  await expect(createServer({ page: join(tmpdir(), 'no-such-page') })).rejects.toThrow('no built page');
});
