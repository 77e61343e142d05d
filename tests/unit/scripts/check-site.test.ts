/** What `npm run check:site` refuses, on a site of three pages. */
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSite, textKeeper } from '../../../scripts/check/built-site.ts';
import { checkSite } from '../../../scripts/check/check-site.ts';
import { linkChecker } from '../../../scripts/check/links.ts';
import { checkLiveData } from '../../../scripts/check/live-data.ts';

const siteUrl = 'https://carca.ar';
const demo = {
  data: 'demo',
  communityDirectory: 'src/content/demo',
  siteUrl,
  basePath: '',
} as const;
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'check-site-'));
  await write('index.html', pageAt('/'));
  await write('noticias.html', pageAt('/noticias', '<h2 id="última">Última</h2>'));
  await write(
    '404.html',
    pageAt('/404').replace(/<link[^>]*>/, '<meta name="robots" content="noindex">'),
  );
  await write('og.jpg', 'a picture');
});

afterEach(() => rm(directory, { recursive: true, force: true }));

async function write(path: string, content: string): Promise<void> {
  await mkdir(dirname(join(directory, path)), { recursive: true });
  await writeFile(join(directory, path), content);
}

const pageAt = (path: string, body = ''): string => `<!doctype html><html><head>
<title>Página</title><meta name="description" content="De prueba">
<link rel="canonical" href="${siteUrl}${path}">
${['title', 'description', 'type'].map((name) => `<meta property="og:${name}" content="x">`).join('')}
<meta property="og:url" content="${siteUrl}${path === '/404' ? '/' : path}">
<meta property="og:image" content="${siteUrl}/og.jpg"></head>
<body>${body}<footer></footer></body></html>`;

const problems = async (environment: Parameters<typeof checkSite>[1] = demo) =>
  (await checkSite(directory, environment)).problems;

test('a whole site has no problems', async () => {
  expect(await problems()).toEqual([]);
});

test('a site that is not there is one problem, with what to do', async () => {
  await rm(join(directory, 'index.html'));
  expect(await problems()).toEqual([expect.stringContaining('corré «npm run build»')]);
});

describe('links', () => {
  test.each([
    ['a page', '<a href="/ranking">', 'no existe /ranking'],
    ['a trailing slash', '<a href="/noticias/">', 'no existe /noticias/'],
    ['an asset', '<script src="/_astro/a.js"></script>', 'no existe /_astro/a.js'],
    ['a picture of a set', '<img srcset="/og.jpg 1x, /otra.jpg 2x">', 'no existe /otra.jpg'],
    ['an island’s chunk', '<astro-island component-url="/c.js">', 'no existe /c.js'],
    ['a font of the styles', '<style>a{src:url(/f.woff2)}</style>', 'no existe /f.woff2'],
    ['a fragment here', '<a href="#nada">', 'no existe la sección de #nada'],
    [
      'a fragment there',
      '<a href="/noticias?a=b#nada">',
      'no existe la sección de /noticias?a=b#nada',
    ],
    ['its own absolute address', `<a href="${siteUrl}/nada">`, `no existe ${siteUrl}/nada`],
  ])('%s that does not exist is a problem', async (_, body, expected) => {
    await write('index.html', pageAt('/', body));
    expect(await problems()).toEqual([`index.html: ${expected}`]);
  });

  test('what exists and what leads elsewhere are fine', async () => {
    const links = [
      '/',
      '/noticias#%C3%BAltima',
      'https://bga.com/nada',
      '//cdn.com/a',
      'mailto:a@b.c',
    ];
    await write('index.html', pageAt('/', links.map((link) => `<a href="${link}">`).join('')));
    expect(await problems()).toEqual([]);
  });

  test('under a base path, a link outside of it is a problem', async () => {
    const found = await problems({ ...demo, siteUrl, basePath: '/sitio' });
    await write('index.html', pageAt('/', '<a href="/noticias">'));
    const more = await problems({ ...demo, siteUrl, basePath: '/sitio' });
    expect(more.filter((line) => !found.includes(line))).toEqual([
      'index.html: el enlace /noticias no está dentro de /sitio',
    ]);
  });
});

test('every missing tag of every page is a line', async () => {
  await write('index.html', '<html></html>');
  await write('noticias.html', pageAt('/otra'));
  expect(await problems()).toEqual([
    'noticias.html: no existe https://carca.ar/otra',
    ...['el título', 'la descripción'].map((name) => `index.html: le falta ${name}`),
    ...['title', 'description', 'type', 'url', 'image'].map(
      (name) => `index.html: le falta la etiqueta og:${name}`,
    ),
    'index.html: le falta la dirección canónica',
    'noticias.html: su dirección canónica es https://carca.ar/otra y tendría que ser https://carca.ar/noticias',
  ]);
});

test('pages are read one by one, and let go: a site may have any number', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const site = await openSite(directory, demo);
  const links = linkChecker(site, textKeeper());
  const seen: WeakRef<object>[] = [];
  for await (const page of site.pages()) {
    if (page.file === 'index.html') await write('noticias.html', pageAt('/nueva'));
    links.see(page);
    seen.push(new WeakRef(page.$));
  }
  expect(links.faults()).toEqual(['noticias.html: no existe https://carca.ar/nueva']);
  await setImmediate();
  collectGarbage();
  // The last one is still the loop's.
  const old = seen.slice(0, -1);
  expect(old.map((page) => page.deref() === undefined)).toEqual([true, true]);
});

describe('bytes', () => {
  // Random hexadecimal digits compress to half: 2 characters are about a byte.
  const text = (kilobytes: number): string => randomBytes(kilobytes * 1024).toString('hex');

  test('a page over 14 KB is a problem; league and cup have 20, pages kept from search engines no limit', async () => {
    await write('noticias.html', pageAt('/noticias', `<p id="última">${text(15)}</p>`));
    await write('torneos/liga-nacional.html', pageAt('/torneos/liga-nacional', text(15)));
    await write('torneos/copa-argentina.html', pageAt('/torneos/copa-argentina', text(22)));
    const hidden = pageAt('/').replace('</head>', '<meta name="robots" content="noindex"></head>');
    await write('estado.html', hidden.replace('<body>', `<body>${text(40)}`));
    expect(await problems()).toEqual([
      expect.stringMatching(/^noticias\.html: pesa 1\d\.\d KB comprimida y el límite es 14\.0 KB/),
      expect.stringMatching(/^torneos\/copa-argentina\.html: pesa 2\d\.\d KB .* es 20\.0 KB/),
    ]);
  });
});

test('a heavy page of live data is a warning: it must not stop everything else', async () => {
  const body = randomBytes(15 * 1024).toString('hex');
  await write('noticias.html', pageAt('/noticias', body));
  const report = await checkSite(directory, { ...demo, data: 'live' });
  expect(report.warnings).toEqual([expect.stringMatching(/^noticias\.html: pesa /)]);
  expect(report.problems).not.toContainEqual(expect.stringContaining('pesa'));
});

describe('live data', () => {
  test('each placeholder is a line that names its file and field, and so is the address', () => {
    const line = (place: string) => ({ file: 'site.yaml', line: 3, place, message: 'falta' });
    const check = (url: string) =>
      checkLiveData({ all: 3, marked: 0 }, [line('address'), line('social[1].url')], url);
    expect(check(siteUrl)).toEqual(['site.yaml, renglón 3, social[1].url: falta']);
    expect(check('https://muestra.example')).toEqual([
      'la dirección del sitio, https://muestra.example, todavía es de muestra: completalo con el dato de la comunidad',
      'site.yaml, renglón 3, social[1].url: falta',
    ]);
  });

  test('the mark of the demo is refused in the footer, and is a text like any other in a news item', async () => {
    const marks = async (): Promise<string[]> =>
      (await problems({ ...demo, data: 'live' })).filter((line) => line.includes('está en'));
    await write('index.html', pageAt('/', '<p>Datos de demostración</p>'));
    expect(await marks()).toEqual([]);
    await write('index.html', pageAt('/').replace('<footer>', '<footer>Datos de demostración. '));
    expect(await marks()).toEqual([
      expect.stringContaining('«Datos de demostración» está en 1 de 3 páginas'),
    ]);
  });

  test('the demo’s placeholders are refused as soon as the data is live', async () => {
    const found = await problems({ ...demo, data: 'live' });
    expect(found).toContainEqual(
      expect.stringContaining(', forms.contact.serviceId: todavía es de muestra'),
    );
    expect(found).not.toContainEqual(expect.stringContaining('la dirección del sitio'));
  });
});
