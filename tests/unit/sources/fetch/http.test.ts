import type { RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { fetchFile, fetchSheet } from '../../../../src/sources/fetch/http.ts';
import { deadUrl, failure, quickRetries, serve, serveAlways } from './loopback.ts';

const roomy = 2 ** 20;
const fetchIt = (url: string, maxBytes = roomy) => fetchFile(url, maxBytes, quickRetries);

describe('a fetched file', () => {
  test('is requested once, and no cache may answer', async () => {
    let asked: string | undefined;
    const { url, requests } = await serve(({ headers }, response) => {
      asked = headers['cache-control'];
      response.end('a');
    });
    await fetchIt(`${url}/pub?output=csv&gid=7`);
    expect([requests, asked]).toEqual([['/pub?output=csv&gid=7'], 'no-cache']);
  });

  test('is found through redirects, unless they are endless', async () => {
    const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 251);
    const end = await serveAlways(200, bytes);
    const { url } = await serve(({ url: path = '' }, response) => {
      const location = { '/1': '/2', '/2': `${end.url}/3` }[path] ?? path;
      response.writeHead(path === '/1' ? 301 : 307, { location }).end('moved');
    });
    expect(Buffer.from((await fetchIt(`${url}/1`)).bytes).equals(bytes)).toBe(true);
  });
});

const forbidden = 'no hay permiso; revisá que siga publicado';
const useless = 'la dirección ya no sirve; revisala';
const { attempts } = quickRetries;

test.each([
  [401, forbidden, 1],
  [402, 'se acabó la cuota, o hay que pagar el plan', 1],
  [403, forbidden, 1],
  [404, useless, 1],
  [412, 'el servidor no llega a sus archivos; revisá sus permisos', 1],
  [429, 'demasiados pedidos seguidos', attempts],
  [500, 'el servidor está fallando', attempts],
  [503, 'el servidor está fallando', attempts],
])(
  'a status that is no success, %d, is told, «%s», whatever came with it, after so many tries: %d',
  async (status, advice, times) => {
    const { url, requests } = await serveAlways(status, 'a,b\n', { 'content-type': 'text/csv' });
    const told = [`respondió ${status}: ${advice}`, times > 1];
    expect(await failure(fetchIt(url))).toEqual(told);
    expect(requests).toHaveLength(times);
  },
);

describe('a connection that fails', () => {
  const cut = ['se cortó la conexión', true];

  test('because nothing listens at the address', async () => {
    expect(await failure(fetchIt(await deadUrl()))).toEqual(cut);
  });

  test.each<[string, RequestListener]>([
    ['is reset', ({ socket }) => socket.resetAndDestroy()],
    ['does not speak HTTP', ({ socket }) => socket.end('SSH-2.0-OpenSSH\r\n')],
    [
      'is cut in the middle of a body',
      ({ socket }, response) => response.write('a,b\n1,2\n', () => socket.destroy()),
    ],
  ])('because it %s, each time it is tried', async (_, drop) => {
    const { url, requests } = await serve(drop);
    expect(await failure(fetchIt(url))).toEqual(cut);
    expect(requests).toHaveLength(quickRetries.attempts);
  });
});

describe('the size', () => {
  const limit = 2 * 2 ** 20;

  test('may be the limit but not one byte more, which is not retried', async () => {
    const largest = await serveAlways(200, new Uint8Array(limit));
    expect((await fetchIt(largest.url, limit)).bytes).toHaveLength(limit);
    const { url, requests } = await serveAlways(200, new Uint8Array(limit + 1));
    expect(await failure(fetchIt(url, limit))).toEqual(['pesa más de 2 MB', false]);
    expect(requests).toHaveLength(1);
  });

  test('is checked while reading, so that an endless body is aborted', async () => {
    const { url } = await serve((_, response) => {
      const block = new Uint8Array(2 ** 16);
      const more = (): void => {
        while (!response.destroyed && response.write(block));
      };
      response.on('drain', more);
      more();
    });
    expect(await failure(fetchIt(url, limit))).toEqual(['pesa más de 2 MB', false]);
  });
});

const csv = 'ID,Nick\n1,Ana\n';

/** Fetches a sheet from a server with this response. */
async function sheet(
  body: string | Uint8Array,
  contentType: string | null = 'text/csv; charset=utf-8',
  status = 200,
): Promise<string> {
  const headers: Record<string, string> =
    contentType === null ? {} : { 'content-type': contentType };
  const { url } = await serveAlways(status, body, headers);
  return fetchSheet(url, quickRetries);
}

describe('a sheet', () => {
  test.each(['text/csv', 'text/csv; charset=utf-8', 'TEXT/CSV', 'text/plain', 'application/csv'])(
    'comes as %s',
    async (type) => {
      expect(await sheet(csv, type)).toBe(csv);
    },
  );

  test.each([
    ['text/html; charset=utf-8', 'una página HTML'],
    ['image/png', 'image/png'],
    [null, 'otra cosa'],
  ])('does not come as %j', async (type, what) => {
    expect(await failure(sheet(csv, type))).toEqual([
      `llegó ${what} en lugar de un CSV; revisá que la hoja siga publicada en la web`,
      false,
    ]);
  });
});

describe('the text', () => {
  test.each([
    ['a mixture', 'a\r\nb\nc\r\rd', 'a\nb\nc\n\nd'],
    ['CRLF inside quotes', 'a,"b\r\nc"\r\n', 'a,"b\nc"\n'],
    ['a BOM and CRLF', '\ufeffa,b\r\n', 'a,b\n'],
  ])('comes without %s', async (_, body, text) => {
    expect(await sheet(body)).toBe(text);
  });

  test('is otherwise unchanged', async () => {
    const body = 'Ñandú,"El ""Tano"", Rossi"\na\u00a0b, c ,\t\n🇦🇷,e\u0301\nsin final';
    expect(await sheet(body)).toBe(body);
  });

  test.each([
    ['Latin-1', Uint8Array.from([0xd1, 0x2c, 0x61])],
    ['UTF-16', Uint8Array.from([0xff, 0xfe, 0x61, 0x00])],
    ['half a character', Uint8Array.from([0x61, 0xc3])],
  ])('is not guessed from %s', async (_, bytes) => {
    expect(await failure(sheet(bytes))).toEqual([
      'las letras no se pueden leer; publicá la hoja otra vez desde la planilla, como CSV (UTF-8)',
      false,
    ]);
  });
});
