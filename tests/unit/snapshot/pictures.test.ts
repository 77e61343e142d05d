import { beforeAll, expect, test } from 'vitest';
import type { SnapshotDocument } from '../../../src/sources/fetch/canonical.ts';
import {
  fetchPictures,
  imageCache,
  listPictures,
  replacePictures,
} from '../../../src/snapshot/pictures.ts';
import { sha256 } from '../../../src/lib/files.ts';
import {
  pictureBytes,
  quickRetries,
  serve,
  serveAlways,
  stopTheClock,
} from '../sources/fetch/loopback.ts';

let png: Uint8Array;
let webp: Uint8Array;
beforeAll(async () => {
  [png, webp] = await Promise.all([pictureBytes('png'), pictureBytes('webp')]);
});
const pngPath = () => `images/${sha256(png)}.png`;
const webpPath = () => `images/${sha256(webp)}.webp`;
const newCache = (known: [string, string][] = []) => imageCache(new Map(known), quickRetries);
const member = (id: string, image: string): SnapshotDocument => ({ id, image });
const fetchThem = (documents: SnapshotDocument[], cache = newCache()) =>
  fetchPictures('current-national-team', documents, cache);
const images = (documents: SnapshotDocument[]) => documents.map(({ image }) => image);

/** Serves a PNG at any address, WebP at addresses with «webp», and 404 at addresses with «missing». */
const servePictures = () =>
  serve(({ url = '' }, response) => {
    if (url.includes('missing')) response.writeHead(404).end();
    else response.end(url.includes('webp') ? webp : png);
  });

test('a picture is stored under the hash of its bytes, once for all documents and collections, or not at all when it is known', async () => {
  const { url, requests } = await servePictures();
  const cache = newCache();
  cache.known.set(sha256(`${url}/known`), 'images/known.webp');
  const twice = { ...member('n', `${url}/a`), parragraphs: [{ image: `${url}/a` }] };
  const named = [member('a', `${url}/a`), twice, member('k', `${url}/known`)];
  const { documents, problems } = await fetchThem(named, cache);
  await fetchPictures('communities', [member('c', `${url}/a`)], cache);
  expect([requests, problems]).toEqual([['/a'], []]);
  expect(images(documents)).toEqual([pngPath(), pngPath(), 'images/known.webp']);
  // Another address may return the same bytes or different ones.
  const same = [member('b', `${url}/b`), member('d', `${url}/d.webp`)];
  expect(images((await fetchThem(same, cache)).documents)).toEqual([pngPath(), webpPath()]);
  expect([...cache.fetched]).toEqual([
    [pngPath(), Buffer.from(png)],
    [webpPath(), Buffer.from(webp)],
  ]);
  expect(cache.known.get(sha256(`${url}/a`))).toBe(pngPath());
});

test('a picture that cannot be fetched becomes null, is requested once and not remembered as known, and reported for each document', async () => {
  const { url, requests } = await servePictures();
  const cache = newCache();
  const address = `${url}/missing`;
  const { documents, problems } = await fetchThem(
    [member('a', address), member('b', address)],
    cache,
  );
  expect(images(documents)).toEqual([null, null]);
  const why = 'respondió 404: la dirección ya no sirve; revisala';
  expect(problems).toEqual(
    ['a', 'b'].map((row) => ({
      ...{ source: 'current-national-team', row, column: 'image', value: address },
      reason: `la imagen no se pudo usar: ${why}; se muestra la de relleno`,
      advice: 'volvé a subir la imagen, o corregí su dirección',
      isRemembered: true,
    })),
  );
  expect(requests).toEqual(['/missing']);
  expect([cache.known.size, cache.fetched.size]).toEqual([0, 0]);
});

const inside = `data:image/png;base64,${'A'.repeat(200)}`;
test.each(['ftp://example.com/a.png', inside, 'images/a.png', '//a.b/c'])(
  'a picture that cannot be fetched may have an invalid address: %s',
  async (address) => {
    const { documents, problems } = await fetchThem([member('a', address)]);
    expect(images(documents)).toEqual([null]);
    const value = address.slice(0, 100);
    expect(problems).toMatchObject([{ row: 'a', column: 'image', value }]);
    expect(problems[0]?.reason).toContain('no es una dirección http(s)');
  },
);

const silent = async () => {
  const pass = stopTheClock();
  let asked = 0;
  // At most four requests run at a time, and they time out together.
  return serve(() => {
    if (++asked % 4 === 0) pass(10_000);
  });
};

test.each([
  ['no llegó a tiempo', silent],
  ['se cortó la conexión', () => serve(({ socket }) => socket.destroy())],
  ['respondió 429: demasiados pedidos seguidos', () => serveAlways(429)],
  ['respondió 402: se acabó la cuota, o hay que pagar el plan', () => serveAlways(402), 4],
  [
    'respondió 412: el servidor no llega a sus archivos; revisá sus permisos',
    () => serveAlways(412),
    4,
  ],
])(
  'a host that never answers, or refuses every picture, is not asked for its other pictures, and told once: %s',
  async (says, start, asked = 8) => {
    const down = await start();
    const fine = await servePictures();
    const cache = newCache([[sha256(`${down.url}/known`), 'images/known.webp']]);
    const documents = [
      ...Array.from({ length: 40 }, (_, index) => member(`s${index}`, `${down.url}/${index}`)),
      member('k', `${down.url}/known`),
      member('a', `${fine.url}/a`),
    ];
    const [first, second] = await Promise.all([
      fetchPictures('news', documents, cache),
      fetchPictures('communities', [member('c', `${down.url}/c`)], cache),
    ]);
    expect(images(first.documents).slice(39)).toEqual([null, 'images/known.webp', pngPath()]);
    expect(down.requests).toHaveLength(asked);
    const { host } = new URL(down.url);
    const reason = `la imagen no se pudo bajar, ni las demás nuevas de ${host}: ${says}; se muestran las que estaban o, si no había, las de relleno`;
    expect(first.problems).toMatchObject([{ source: 'news', row: 's0', reason }]);
    expect(second.problems).toMatchObject([{ source: 'communities', row: 'c', reason }]);
  },
);

test('a host that fails for a single picture is asked for the others', async () => {
  const { url } = await serve(({ url: path }, response) => {
    response.writeHead(path === '/broken' ? 500 : 200).end(png);
  });
  const named = ['broken', 'a', 'b', 'c', 'd'].map((id) => member(id, `${url}/${id}`));
  const { problems } = await fetchThem(named);
  expect(problems.map(({ row }) => row)).toEqual(['broken']);
});

const news = {
  id: 'n',
  title: 'T',
  image: ['a', 'a'],
  parragraphs: ['Hola', { image: 'c' }, { text: 'x' }, { image: 'd', caption: 'pie' }],
};

test('every picture of a document is found and replaced in its field, and nothing else changes', () => {
  expect(listPictures('news', [news])).toEqual([
    { id: 'n', slot: 'image.0', reference: 'a' },
    { id: 'n', slot: 'image.1', reference: 'a' },
    { id: 'n', slot: 'parragraphs.1.image', reference: 'c' },
    { id: 'n', slot: 'parragraphs.3.image', reference: 'd' },
  ]);
  const copy = structuredClone(news);
  expect(replacePictures('news', news, (reference) => `${reference}!`)).toEqual({
    ...news,
    image: ['a!', 'a!'],
    parragraphs: ['Hola', { image: 'c!' }, { text: 'x' }, { image: 'd!', caption: 'pie' }],
  });
  expect(news).toEqual(copy);
});

test.each([
  {},
  ...['', ' \n', null, 7, { url: 'a' }, [], ['', null, 3]].map((image) => ({ image })),
  { parragraphs: ['image', { text: 'a' }] },
  { parragraphs: [{ image: null }, { image: '' }, null] },
])('there is none in %j', (fields) => {
  const document = { id: 'x', ...fields };
  expect(listPictures('news', [document])).toEqual([]);
  expect(replacePictures('news', document, () => 'new')).toEqual(document);
});
