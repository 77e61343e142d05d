/** Problems and warnings of `npm run check:site` on a site of three pages. */
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { accountKeys } from '../../../src/config/contact/email-service.ts';
import { readCases } from '../../fixtures/cases.ts';
import { openSite, textKeeper } from '../../../scripts/check/built-site.ts';
import { checkSite } from '../../../scripts/check/check-site.ts';
import { linkChecker } from '../../../scripts/check/links.ts';
import { findPlaceholders } from '../../../scripts/check/live-data.ts';
import { writeAt } from '../../../src/lib/files.ts';
import { folderOfEach } from '../../fixtures/folder.ts';
import { pageAt, picture, preview, siteUrl, writeSmallSite } from '../../fixtures/small-site.ts';
import { expectTold, type Told } from '../../fixtures/told.ts';

const demo = {
  data: 'demo',
  communityDirectory: 'src/content/demo',
  siteUrl,
  basePath: '',
} as const;
const folder = folderOfEach();
let directory: string;

beforeEach(async () => {
  directory = folder();
  await writeSmallSite(directory);
});

const write = (path: string, content: string | Buffer): Promise<void> =>
  writeAt(join(directory, path), content);

const problems = async (environment: Parameters<typeof checkSite>[1] = demo) =>
  (await checkSite(directory, environment)).problems;

test('with a base path, a link outside it is a problem', async () => {
  const found = await problems({ ...demo, basePath: '/sitio' });
  await write('index.html', pageAt('/', '<a href="/ranking">'));
  const more = await problems({ ...demo, basePath: '/sitio' });
  expect(more.filter((line) => !found.includes(line))).toEqual([
    'index.html: el enlace /ranking no está dentro de /sitio',
  ]);
});

/** Changes of the site for a case (check-site/cases.yaml). */
interface Case {
  in?: string;
  body?: string;
  head?: string;
  replace?: [before: string, after: string];
  pages?: Record<string, Parameters<typeof pageAt>>;
  files?: Record<string, string>;
  calendar?: string[];
}

async function change(changes: Case): Promise<void> {
  const { in: path = '/', body, head, replace, pages = {}, files = {}, calendar } = changes;
  const page = pageAt(path, body, head);
  const changed = replace ? page.replace(...replace) : page;
  await write(path === '/' ? 'index.html' : `${path}.html`, changed);
  for (const [file, parts] of Object.entries(pages)) await write(file, pageAt(...parts));
  for (const [file, content] of Object.entries(files)) await write(file, content);
  if (!calendar) return;
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...calendar, 'END:VCALENDAR', ''];
  await write('a.ics', lines.join('\r\n'));
}

/**
 * Returns the lines of a check with live data, each with `(problem)` if it stops the publication, or `(warning)`. A
 * folder without a community's files is read in a tenth of the time.
 */
async function linesWithLiveData(): Promise<string[]> {
  const environment = { ...demo, data: 'live', communityDirectory: directory } as const;
  const { problems, warnings } = await checkSite(directory, environment);
  return [
    ...problems.map((line) => `${line} (problem)`),
    ...warnings.map((line) => `${line} (warning)`),
  ];
}

// Faults that only our code can cause stop any publication; those that organisers may have written stop none.
test('each case is a problem, or with live data only a warning', async () => {
  const cases = readCases(import.meta.dirname, 'check-site/cases') as Record<string, Case>;
  const always = await linesWithLiveData();
  const told: Told = {};
  for (const [title, changes] of Object.entries(cases)) {
    await change(changes);
    const lines = await linesWithLiveData();
    told[title] = lines.filter((line) => !always.includes(line));
    await rm(directory, { recursive: true });
    await writeSmallSite(directory);
  }
  await expectTold('check-site/cases.out', told);
});

test('a faulty link in data is reported once, with its pages and the file or source that contains it', async () => {
  const paths = ['wsp', 'x/1', 'x/2', 'x/3'];
  const footer = paths.map(
    (path) => `<a href="${siteUrl}/${path}" target="_blank" rel="noopener">`,
  );
  await write('index.html', pageAt('/', footer.join('')));
  await write('noticias.html', pageAt('/noticias', footer.join('') + footer.join('')));
  const link = (path: string) => `${siteUrl}/${path}`;
  const communityDirectory = join(directory, 'community');
  const snapshotDirectory = join(directory, 'snapshot');
  await write('community/site.yaml', `name: x\ngroup: ${link('wsp')}\n`);
  await write('snapshot/sheets/ranking.csv', `a,"b\nc"\nd,${link('x/1')}`);
  const documents = [{ id: 'a' }, { id: 'b', url: link('x/2') }];
  await write('snapshot/firestore/communities.json', JSON.stringify(documents));
  const found = await problems({ ...demo, communityDirectory, snapshotDirectory });
  expect(found.map((line) => line.replace(/el enlace .* o corregilo/, '…'))).toEqual(
    [
      `${relative(process.cwd(), communityDirectory)}/site.yaml, renglón 2`,
      'ranking, fila 2',
      'comunidades, documento b',
      'su documento u hoja',
    ].map((place) => `index.html (y 1 más): … en ${place}`),
  );
});

test('meta tags that come too late are reported', async () => {
  const late = pageAt('/').replace('</head>', `<meta content="${'x'.repeat(9000)}"></head>`);
  await write('index.html', late);
  expect(await problems()).toEqual([expect.stringContaining('pasan de los 8 KB')]);
});

test.each([
  ['of another size', () => picture(600, 315)],
  ['that is no JPEG', () => sharp(preview).png().toBuffer()],
  ['that is cut', () => Promise.resolve(Buffer.from('a picture'))],
  ['of 250 KB', () => Promise.resolve(Buffer.concat([preview, Buffer.alloc(250_000)]))],
])('a preview %s is told once, however many pages share it', async (_, bytes) => {
  await write('og.jpg', await bytes());
  expect(await problems()).toEqual([
    expect.stringMatching(/^index\.html: su imagen de vista previa, og\.jpg, no es un JPEG/),
  ]);
});

test('pages are read one by one and released, so a site may have any number of them', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const site = openSite(directory, demo);
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
  // The loop still holds the last page.
  const old = seen.slice(0, -1);
  expect(old.map((page) => page.deref() === undefined)).toEqual([true, true]);
});

// Random hexadecimal digits compress to half, so two characters are about one byte.
const text = (kilobytes: number): string => randomBytes(kilobytes * 1024).toString('hex');

test('a page over 14 KB is a problem, or a warning with live data; league and cup may have 21.5 KB, pages that are not indexed any size', async () => {
  await write(
    'noticias.html',
    pageAt(
      '/noticias',
      `${text(15)}<a href="/torneos/liga-nacional"></a><a href="/torneos/copa-argentina"></a>`,
    ),
  );
  await write('torneos/liga-nacional.html', pageAt('/torneos/liga-nacional', text(15)));
  await write('torneos/copa-argentina.html', pageAt('/torneos/copa-argentina', text(25)));
  await write('estado.html', pageAt('/estado', text(40), '', true));
  const told: unknown[] = [
    expect.stringMatching(/^noticias\.html: pesa comprimida 1\d\.\d KB y el límite es 14\.0 KB/),
    expect.stringMatching(/^torneos\/copa-argentina\.html: pesa comprimida 2\d.* es 21\.5 KB/),
  ];
  expect(await problems()).toEqual(told);
  // With live data a heavy page must not stop all other changes.
  const live = await checkSite(directory, { ...demo, data: 'live' });
  expect(live.warnings).toEqual(told);
  expect(live.problems).not.toContainEqual(expect.stringContaining('pesa'));
});

const island = '<astro-island component-url="/_astro/a.js"></astro-island>';
test.each([
  ['styles', '', `<style>/*${text(6)}*/</style>`, 'sus estilos pesan 6'],
  ['scripts of islands, with what they import', island, '', 'scripts que pesan 8'],
  ['pictures at once', '<img src="/b.webp" alt="" width="1" height="1">', '', 'a la vista pesan 6'],
  ['fonts', '', '<style>a{src:url(/f.woff2)}</style>', 'sus tipografías pesan 3'],
])('%s have a budget', async (_, body, inHead, message) => {
  await write('_astro/a.js', 'import"./b.js"');
  await write('_astro/b.js', `//${text(80)}`);
  await write('b.webp', randomBytes(60 * 1024));
  await write('f.woff2', randomBytes(30 * 1024));
  await write('index.html', pageAt('/', body, inHead));
  expect(await problems()).toContainEqual(expect.stringContaining(message));
});

test('the first view includes the page and eager pictures, but no lazy ones', async () => {
  const img = (name: string, more = ''): string =>
    `<img src="/${name}.webp" alt="" width="1" height="1"${more}>`;
  await write('a.webp', randomBytes(200 * 1024));
  await write('b.webp', randomBytes(18 * 1024));
  await write(
    'index.html',
    pageAt('/', img('a', ' loading="lazy"') + img('b') + '<a href="/ranking"></a>'),
  );
  await write('ranking.html', pageAt('/ranking', img('b') + text(3)));
  expect(await problems()).toEqual([
    expect.stringMatching(
      /^ranking\.html: su primera vista pesa 2\d\.\d KB y el límite es 20\.0 KB/,
    ),
  ]);
});

test('with live data each placeholder is a line with its file and field, and so is a placeholder address', () => {
  const line = (place: string) => ({ file: 'site.yaml', line: 3, place, message: 'falta' });
  const check = (url: string) =>
    findPlaceholders([line('address'), line('social → 2.º → url')], url);
  expect(check(siteUrl)).toEqual(['site.yaml, renglón 3, social → 2.º → url: falta']);
  expect(check('https://muestra.example')).toEqual([
    'la dirección del sitio, https://muestra.example, todavía es de muestra: completalo con el dato de la comunidad',
    'site.yaml, renglón 3, social → 2.º → url: falta',
  ]);
});

test('with live data the demo’s mark is refused in the footer, but allowed in a news item', async () => {
  const marks = async (): Promise<string[]> =>
    (await problems({ ...demo, data: 'live' })).filter((line) => line.includes('está en'));
  await write('index.html', pageAt('/', '<p>Datos de demostración</p>'));
  expect(await marks()).toEqual([]);
  await write('index.html', pageAt('/').replace('<footer>', '<footer>Datos de demostración. '));
  expect(await marks()).toEqual([
    expect.stringContaining('«Datos de demostración» está en 1 de 3 páginas'),
  ]);
});

test('the demo’s placeholders are refused with live data', async () => {
  const found = await problems({ ...demo, data: 'live' });
  expect(found).toContainEqual(
    expect.stringContaining(`, forms → contact → ${accountKeys[0]}: todavía es de muestra`),
  );
  expect(found).not.toContainEqual(expect.stringContaining('la dirección del sitio'));
});
