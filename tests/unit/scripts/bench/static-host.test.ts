import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../../../scripts/lib/server.ts';
import { floorRoute, serveAsHost } from '../../../../scripts/bench/static-host.ts';

let dist: string;
let host: RunningServer;
let session: ClientHttp2Session;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'dist-'));
  await writeFile(join(dist, '404.html'), 'nada');
  await writeFile(join(dist, 'noticias.html'), 'x'.repeat(10_000));
  await writeFile(join(dist, 'foto.webp'), 'y'.repeat(10_000));
  host = await serveAsHost(dist);
  session = connect(host.url, { rejectUnauthorized: false });
  await once(session, 'connect');
});

afterAll(async () => {
  session.destroy();
  await host.close();
  await rm(dist, { recursive: true, force: true });
});

/** Asks as browsers do; `fetch` would undo the gzip and its headers. */
async function ask(
  route: string,
  encodings = 'gzip, br',
): Promise<{ headers: IncomingHttpHeaders; length: number }> {
  const stream = session.request({ ':path': route, 'accept-encoding': encodings });
  const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders];
  return { headers, length: (await buffer(stream)).length };
}

test('speaks HTTP/2', () => {
  expect(session.alpnProtocol).toBe('h2');
});

test('pages go gzipped, their length said, to be kept for ten minutes', async () => {
  const { headers } = await ask('/noticias');
  expect(headers['content-encoding']).toBe('gzip');
  expect(Number(headers['content-length'])).toBeLessThan(100);
  expect(headers['cache-control']).toBe('public,max-age=600');
  expect(headers['content-type']).toBe('text/html;charset=utf-8');
});

test('pictures go as they are', async () => {
  const { headers } = await ask('/foto.webp');
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['content-length']).toBe('10000');
});

test('the floor is a page of about 1 KB beside the others', async () => {
  const { headers, length } = await ask(floorRoute, 'identity');
  expect(headers[':status']).toBe(200);
  expect(length).toBeGreaterThan(500);
  expect(length).toBeLessThan(1100);
});
