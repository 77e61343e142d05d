import { createHash } from 'node:crypto';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { SourceFailure } from '../../../src/sources/failure.ts';
import { fetchFile } from '../../../src/sources/http.ts';
import {
  deadUrl,
  impatience,
  rejection,
  serve,
  serveAlways,
  serveSockets,
  stopTheClock,
} from './loopback.ts';

const roomy = 2 ** 20;
const fetchIt = (url: string, maxBytes = roomy) => fetchFile(url, maxBytes, impatience);
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Why a fetch failed, and whether trying again may help. */
async function failure(fetching: Promise<unknown>): Promise<[message: string, again: boolean]> {
  const error = await rejection(fetching);
  if (!(error instanceof SourceFailure)) throw error;
  return [error.message, error.isTransient];
}

describe('a file that comes', () => {
  test('comes whole, byte for byte', async () => {
    const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 251);
    const { url } = await serve((_, response) => {
      response.write(bytes.subarray(0, 100_000));
      response.write(bytes.subarray(100_000, 100_001));
      response.end(bytes.subarray(100_001));
    });
    const hash = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
    expect(hash((await fetchIt(url)).bytes)).toBe(hash(bytes));
  });

  test.each([
    ['text/csv', 'text/csv'],
    ['text/csv; charset=utf-8', 'text/csv'],
    ['Text/CSV ;header=present', 'text/csv'],
  ])('says its type without parameters: %j', async (header, contentType) => {
    const { url } = await serveAlways(200, 'a', { 'content-type': header });
    expect((await fetchIt(url)).contentType).toBe(contentType);
  });

  test('may have no type, and no content', async () => {
    const { url } = await serveAlways(200);
    const { bytes, contentType } = await fetchIt(url);
    expect([bytes.length, contentType]).toEqual([0, '']);
  });

  test('may be HTML: what that means is for others to say', async () => {
    const { url } = await serveAlways(200, '<!doctype html>', { 'content-type': 'text/html' });
    const { bytes, contentType } = await fetchIt(url);
    expect([text(bytes), contentType]).toEqual(['<!doctype html>', 'text/html']);
  });

  test('is asked for once', async () => {
    const { url, requests } = await serveAlways(200, 'a');
    await fetchIt(`${url}/pub?output=csv&gid=7`);
    expect(requests).toEqual(['/pub?output=csv&gid=7']);
  });

  test('is asked for as it is now: no cache on the way may answer', async () => {
    let asked: string | undefined;
    const { url } = await serve(({ headers }, response) => {
      asked = headers['cache-control'];
      response.end('a');
    });
    await fetchIt(url);
    expect(asked).toBe('no-cache');
  });

  test.each([301, 302, 303, 307, 308])('is followed through a %d', async (status) => {
    const end = await serveAlways(200, 'the end');
    const { url, requests } = await serve(({ url: path = '' }, response) => {
      const location = path === '/1' ? '/2' : `${end.url}/3`;
      response.writeHead(status, { location }).end('moved');
    });
    expect(text((await fetchIt(`${url}/1`)).bytes)).toBe('the end');
    expect([...requests, ...end.requests]).toEqual(['/1', '/2', '/3']);
  });
});

describe('a status that is no success', () => {
  const forbidden = 'no hay permiso; revisá que siga publicado';
  const useless = 'la dirección ya no sirve; revisala';

  test.each([
    [400, useless],
    [401, forbidden],
    [403, forbidden],
    [404, useless],
    [410, useless],
  ])('%d is told at once: trying again would not help', async (status, advice) => {
    const { url, requests } = await serveAlways(status, '<html>no</html>');
    expect(await failure(fetchIt(url))).toEqual([`respondió ${status}: ${advice}`, false]);
    expect(requests).toHaveLength(1);
  });

  test.each([
    [429, 'demasiados pedidos seguidos'],
    [500, 'el servidor está fallando'],
    [502, 'el servidor está fallando'],
    [503, 'el servidor está fallando'],
  ])('%d is tried again, a number of times', async (status, advice) => {
    const { url, requests } = await serveAlways(status);
    expect(await failure(fetchIt(url))).toEqual([`respondió ${status}: ${advice}`, true]);
    expect(requests).toHaveLength(impatience.attempts);
  });

  test.each([429, 503])('%d and then fine is fine', async (status) => {
    let asked = 0;
    const { url, requests } = await serve((_, response) => {
      response.writeHead(++asked < 3 ? status : 200).end('data');
    });
    expect(text((await fetchIt(url)).bytes)).toBe('data');
    expect(requests).toHaveLength(3);
  });

  test('wins over the content: an error page is never data', async () => {
    const { url } = await serveAlways(404, 'a,b\n1,2\n', { 'content-type': 'text/csv' });
    expect((await failure(fetchIt(url)))[0]).toContain('404');
  });
});

describe('a connection that fails', () => {
  const cut = ['se cortó la conexión', true];

  test('because nobody listens', async () => {
    expect(await failure(fetchIt(await deadUrl()))).toEqual(cut);
  });

  test.each([
    ['is closed', (socket: { end: () => unknown }) => socket.end()],
    ['is reset', (socket: { resetAndDestroy: () => unknown }) => socket.resetAndDestroy()],
  ])('because it %s on connect, each time it is tried', async (_, drop) => {
    const { url, connections } = await serveSockets(drop);
    expect(await failure(fetchIt(url))).toEqual(cut);
    expect(connections()).toBeGreaterThanOrEqual(impatience.attempts);
  });

  test('because what answers does not speak HTTP', async () => {
    const { url } = await serveSockets((socket) => socket.end('SSH-2.0-OpenSSH\r\n'));
    expect(await failure(fetchIt(url))).toEqual(cut);
  });

  test.each([
    ['with its length announced', { 'content-length': '1000' }],
    ['in chunks', { 'transfer-encoding': 'chunked' }],
  ])('in the middle of a body %s: half a file is no file', async (_, headers) => {
    const { url, requests } = await serve((request, response) => {
      response.writeHead(200, { 'content-type': 'text/csv', ...headers });
      response.write('a,b\n1,2\n', () => request.socket.destroy());
    });
    expect(await failure(fetchIt(url))).toEqual(cut);
    expect(requests).toHaveLength(impatience.attempts);
  });

  test('in the middle of the first body alone is made good by the next try', async () => {
    let asked = 0;
    const { url } = await serve((request, response) => {
      response.writeHead(200, { 'content-length': '4' });
      if (++asked > 1) response.end('data');
      else response.write('da', () => request.socket.destroy());
    });
    expect(text((await fetchIt(url)).bytes)).toBe('data');
  });

  test.each(['ftp://127.0.0.1/a', 'http://'])('because %s is no address for it', async (url) => {
    expect((await failure(fetchIt(url)))[0]).toBe('se cortó la conexión');
  });
});

describe('a server that is silent', () => {
  const late = ['no respondió en 60 s', true];
  const { timeoutMs, attempts } = impatience;

  test('from the start is given up on, after its tries', async () => {
    const pass = stopTheClock();
    const { url, requests } = await serve(() => {
      pass(timeoutMs);
    });
    expect(await failure(fetchIt(url))).toEqual(late);
    expect(requests).toHaveLength(attempts);
  });

  test('before it says a word of HTTP is given up on', async () => {
    const pass = stopTheClock();
    const { url } = await serveSockets(() => {
      pass(timeoutMs);
    });
    expect(await failure(fetchIt(url))).toEqual(late);
  });

  test('in the middle of the body is given up on', async () => {
    const pass = stopTheClock();
    const { url } = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('half');
    });
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
      const response = await fetch(...args);
      setImmediate(pass, timeoutMs);
      return response;
    });
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    expect(await failure(fetchIt(url))).toEqual(late);
  });
});

describe('a redirect', () => {
  test('that leads to itself is told at once', async () => {
    const { url, requests } = await serveAlways(302, '', { location: '/again' });
    expect(await failure(fetchIt(url))).toEqual(['redirige sin fin; revisá la dirección', false]);
    expect(requests.length).toBeLessThan(30);
  });

  test('that leads to a missing page is that page’s failure', async () => {
    const { url } = await serve(({ url: path }, response) => {
      response.writeHead(path === '/gone' ? 404 : 302, { location: '/gone' }).end();
    });
    expect((await failure(fetchIt(url)))[0]).toContain('respondió 404');
  });
});

describe('the size', () => {
  const limit = 2 * 2 ** 20;

  test('may be exactly the limit', async () => {
    const { url } = await serveAlways(200, new Uint8Array(limit));
    expect((await fetchIt(url, limit)).bytes).toHaveLength(limit);
  });

  test('may not be one byte more, and that is not tried again', async () => {
    const { url, requests } = await serveAlways(200, new Uint8Array(limit + 1));
    expect(await failure(fetchIt(url, limit))).toEqual(['pesa más de 2 MB', false]);
    expect(requests).toHaveLength(1);
  });

  test('is watched while it comes: what has no end is not read to it', async () => {
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
