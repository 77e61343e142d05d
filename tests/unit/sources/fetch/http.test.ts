import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { freePort } from '../../../../scripts/lib/server.ts';
import { fetchFile, fetchSheet } from '../../../../src/sources/fetch/http.ts';
import { failure, quickRetries, serve, serveAlways } from './loopback.ts';

const roomy = 2 ** 20;
const fetchIt = (url: string, maxBytes = roomy) => fetchFile(url, maxBytes, quickRetries);

test('a file is requested once, also through redirects, and no cache may answer', async () => {
  const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 251);
  const caches: unknown[] = [];
  const end = await serve(({ headers }, response) => {
    caches.push(headers['cache-control']);
    response.end(bytes);
  });
  const { url, requests } = await serve(({ url: path }, response) => {
    const location = path === '/2' ? `${end.url}/3` : '/2';
    response.writeHead(path === '/2' ? 307 : 301, { location }).end('moved');
  });
  const fetched = await fetchIt(`${url}/pub?output=csv&gid=7`);
  expect(Buffer.from(fetched.bytes).equals(bytes)).toBe(true);
  expect([requests, end.requests]).toEqual([['/pub?output=csv&gid=7', '/2'], ['/3']]);
  expect(caches).toEqual(['no-cache']);
});

const forbidden = 'no hay permiso; revisá que siga publicado';
const useless = 'la dirección ya no sirve; revisala';
const { attempts } = quickRetries;

test.each([
  [401, forbidden, 1],
  [403, forbidden, 1],
  [404, useless, 1],
  [408, 'el pedido tardó demasiado', attempts],
  [429, 'demasiados pedidos seguidos', attempts],
  [500, 'el servidor está fallando', attempts],
])(
  'a status that is no success, %d, is told, «%s», whatever came with it, after so many tries: %d',
  async (status, advice, times) => {
    const { url, requests } = await serveAlways(status, 'a,b\n', { 'content-type': 'text/csv' });
    const told = [`respondió ${status}: ${advice}`, times > 1];
    expect(await failure(fetchIt(url))).toEqual(told);
    expect(requests).toHaveLength(times);
  },
);

const cut = ['se cortó la conexión', true];

test('a host that refuses connections is told as a connection that fails', async () => {
  expect(await failure(fetchIt(`http://localhost:${await freePort()}`))).toEqual(cut);
});

test.each<[string, RequestListener]>([
  ['is reset', ({ socket }) => socket.resetAndDestroy()],
  ['does not speak HTTP', ({ socket }) => socket.end('SSH-2.0-OpenSSH\r\n')],
  [
    'is cut in the middle of a body',
    ({ socket }, response) => response.write('a,b\n1,2\n', () => socket.destroy()),
  ],
])('a connection that %s is tried again', async (_, drop) => {
  const { url, requests } = await serve(drop);
  expect(await failure(fetchIt(url))).toEqual(cut);
  expect(requests).toHaveLength(attempts);
});

test('an address that cannot be fetched is useless', async () => {
  expect(await failure(fetchIt('ftp://example.com/x'))).toEqual([useless, false]);
});

test('a redirect to itself is useless, and followed in one attempt', async () => {
  const { url, requests } = await serveAlways(302, '', { location: '/' });
  expect(await failure(fetchIt(url))).toEqual([useless, false]);
  expect(requests.length).toBeLessThan(25);
});

const limit = 2 * 2 ** 20;
const tooLarge = ['pesa más de 2 MB', false];

test('a file may have the largest size but not one byte more, which is not retried', async () => {
  const largest = await serveAlways(200, new Uint8Array(limit));
  expect((await fetchIt(largest.url, limit)).bytes).toHaveLength(limit);
  const { url, requests } = await serveAlways(200, new Uint8Array(limit + 1));
  expect(await failure(fetchIt(url, limit))).toEqual(tooLarge);
  expect(requests).toHaveLength(1);
});

test('the size is checked while reading, so that an endless body is aborted', async () => {
  const { url } = await serve((_, response) => {
    const block = new Uint8Array(2 ** 16);
    const more = (): void => {
      while (!response.destroyed && response.write(block));
    };
    response.on('drain', more);
    more();
  });
  expect(await failure(fetchIt(url, limit))).toEqual(tooLarge);
});

const csv = 'ID,Nick\n1,Ana\n';

/** Fetches a sheet from a server with this response. */
async function sheet(body: string | Uint8Array, type: string | null = 'text/csv'): Promise<string> {
  const { url } = await serveAlways(200, body, type === null ? {} : { 'content-type': type });
  return fetchSheet(url, quickRetries);
}

test.each([
  'text/csv; charset=utf-8',
  'TEXT/CSV',
  'text/plain',
  'application/csv',
  'application/octet-stream',
])('a sheet comes as %s', async (type) => {
  expect(await sheet(csv, type)).toBe(csv);
});

const other = (what: string): string =>
  `llegó ${what} en lugar de un CSV; revisá que la hoja siga publicada en la web`;
const unreadable =
  'las letras no se pueden leer; publicá la hoja otra vez desde la planilla, como CSV (UTF-8)';

test.each<[string, string | Uint8Array, string | null, says: string]>([
  ['HTML', csv, 'text/html; charset=utf-8', other('una página HTML')],
  ['an image', csv, 'image/png', other('image/png')],
  ['of no type', csv, null, other('otra cosa')],
  ['in Latin-1', Uint8Array.from([0xd1, 0x2c, 0x61]), 'text/csv', unreadable],
  ['in UTF-16', Uint8Array.from([0xff, 0xfe, 0x61, 0x00]), 'text/csv', unreadable],
  ['cut within a character', Uint8Array.from([0x61, 0xc3]), 'text/csv', unreadable],
])('what is %s is no sheet, and not tried again', async (_, body, type, says) => {
  expect(await failure(sheet(body, type))).toEqual([says, false]);
});

const odd = 'Ñandú,"El ""Tano"", Rossi"\na\u00a0b, c ,\t\n🇦🇷,e\u0301\nsin final';

test.each([
  ['a mixture', 'a\r\nb\nc\r\rd', 'a\nb\nc\n\nd'],
  ['CRLF inside quotes', 'a,"b\r\nc"\r\n', 'a,"b\nc"\n'],
  ['a BOM and CRLF', '\ufeffa,b\r\n', 'a,b\n'],
  ['any other change', odd, odd],
])('the text of a sheet comes without %s', async (_, body, text) => {
  expect(await sheet(body)).toBe(text);
});
