import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../../../scripts/lib/server.ts';
import { floorRoute, serveAsHost } from '../../../../scripts/bench/static-host.ts';

let dist: string;
let host: RunningServer;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'dist-'));
  await writeFile(join(dist, '404.html'), 'nada');
  await writeFile(join(dist, 'noticias.html'), 'x'.repeat(10_000));
  await writeFile(join(dist, 'foto.webp'), 'y'.repeat(10_000));
  host = await serveAsHost(dist);
});

afterAll(async () => {
  await host.close();
  await rm(dist, { recursive: true, force: true });
});

/** Asks as browsers do; `fetch` would undo the gzip and its headers. */
const ask = (route: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(host.url + route, { headers: { 'accept-encoding': 'gzip, br' } }, (response) => {
      response.resume();
      resolve(response);
    }).on('error', reject);
  });

test('pages go gzipped, their length said, to be kept for ten minutes', async () => {
  const { headers, httpVersion } = await ask('/noticias');
  expect(headers['content-encoding']).toBe('gzip');
  expect(Number(headers['content-length'])).toBeLessThan(100);
  expect(headers['cache-control']).toBe('public,max-age=600');
  expect(headers['content-type']).toBe('text/html;charset=utf-8');
  expect(httpVersion).toBe('1.1');
});

test('pictures go as they are', async () => {
  const { headers } = await ask('/foto.webp');
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['content-length']).toBe('10000');
});

test('the floor is a page of about 1 KB beside the others', async () => {
  const page = await fetch(host.url + floorRoute);
  expect(page.status).toBe(200);
  expect((await page.text()).length).toBeLessThan(1100);
});
