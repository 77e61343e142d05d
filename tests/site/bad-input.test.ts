/**
 * A snapshot that cannot be used stops the build, says why in one line, and harms nothing. A slip in a
 * sheet stops nothing.
 */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeManifest } from '../../scripts/demo/write-manifest.ts';
import { htmlFiles } from '../../scripts/lib/routes.ts';
import { site } from '../../src/config/site.ts';
import { runBuild } from '../fixtures/build.ts';

let directory: string;
let snapshotDirectory: string;
let out: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'bad-input-'));
  snapshotDirectory = join(directory, 'snapshot');
  out = join(directory, 'dist');
  await cp('src/content/demo', snapshotDirectory, { recursive: true });
  await mkdir(out);
  await writeFile(join(out, 'index.html'), 'the previous site');
});

afterEach(() => rm(directory, { recursive: true, force: true }));

const file = (path: string): string => join(snapshotDirectory, path);

const change = async (path: string, edit: (text: string) => string): Promise<void> =>
  writeFile(file(path), edit(await readFile(file(path), 'utf8')));

const build = () => runBuild(out, { DATA: 'live', SNAPSHOT_DIR: snapshotDirectory });

/** Builds what was changed as if it had come from upstream. */
async function buildChanged(): Promise<void> {
  await writeManifest(snapshotDirectory);
  expect((await build()).code).toBe(0);
}

const read = (path: string): Promise<string> => readFile(join(out, path), 'utf8');

describe('the build refuses', () => {
  test.each([
    [
      'a missing file',
      () => rm(file('sheets/ranking.csv')),
      'sheets/ranking.csv: falta el archivo',
    ],
    ['a missing manifest', () => rm(file('manifest.json')), 'manifest.json: falta el archivo'],
    [
      'invalid JSON',
      () => change('firestore/news.json', (text) => text.slice(0, 400)),
      'firestore/news.json: no es JSON válido',
    ],
    [
      'a duplicate id',
      () =>
        change('firestore/communities.json', (text) => {
          const documents = JSON.parse(text) as { id: string }[];
          return JSON.stringify([...documents, documents[0]]);
        }),
      'el id está repetido',
    ],
    [
      'an HTML page in place of a CSV',
      () => writeFile(file('sheets/fixtures-cup.csv'), '<!DOCTYPE html><html></html>'),
      'sheets/fixtures-cup.csv: llegó una página HTML en lugar de un CSV',
    ],
    [
      'a broken formula',
      () => change('sheets/standings-oro.csv', (text) => text.replace(/DifP/, '#REF!')),
      '#REF!',
    ],
    [
      'a missing picture',
      async () => {
        const [name = ''] = await readdir(file('images'));
        await rm(file(`images/${name}`));
      },
      'falta la imagen images/',
    ],
    [
      'a file changed after it was validated',
      () => change('sheets/ranking.csv', (text) => text.replace('MeepleSur', 'MeepleNorte')),
      'no coincide con manifest.json',
    ],
  ])('%s', async (_, damage, message) => {
    await damage();
    const { code, output } = await build();
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([expect.stringContaining(message)]);
    expect(output).toContain('No se publicó nada');
    expect(await readdir(directory)).toEqual(['dist', 'snapshot']);
    expect(await read('index.html')).toBe('the previous site');
  });

  test('live data that is not there, instead of falling back to the demo', async () => {
    const { code, output } = await runBuild(out, {
      DATA: 'live',
      SNAPSHOT_DIR: join(directory, 'nowhere'),
    });
    expect(code).toBe(1);
    expect(output).toContain('npm run snapshot');
  });

  test('a configuration it does not understand, with exit code 2', async () => {
    const { code, output } = await runBuild(out, { DATA: 'prueba' });
    expect(code).toBe(2);
    expect(output.trim()).toBe('Error de configuración: DATA=prueba: usá DATA=demo o DATA=live');
  });
});

test('a page that cannot be written is told, and nothing of the site that was begun stays', async () => {
  await change('firestore/news.json', (text) => {
    const documents = JSON.parse(text) as { id: string }[];
    // Few letters and many bytes: more than a file's name may have.
    return JSON.stringify([{ ...documents[0], id: '駒'.repeat(120) }, ...documents]);
  });
  await writeManifest(snapshotDirectory);
  const { code, output } = await build();
  expect(code).toBe(1);
  expect(output).toMatch(/^Error: No se publicó nada: .* ENAMETOOLONG/m);
  expect(await readdir(directory)).toEqual(['dist', 'snapshot']);
  expect(await read('index.html')).toBe('the previous site');
});

test('the error names file, document and field', async () => {
  await change('firestore/news.json', (text) => text.replace(/"title": "[^\n]*"/, '"title": ""'));
  const { output } = await build();
  expect(output).toMatch(/^Error: firestore\/news\.json: documento \S+, campo title: \S/);
});

test('a column without a heading is not shown, and the others stay under theirs', async () => {
  await change('sheets/standings-elite.csv', (text) =>
    text.replace('Jugador,DG,DP,DJ', 'Jugador,DG,DP,'),
  );
  await buildChanged();
  const $ = load(await read('embed/posiciones/elite.html'));
  const texts = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text().trim());
  expect(texts('thead th')).toEqual(['Pos', 'Jugador', 'DG', 'DP', 'PG', 'PP', 'DifP']);
  expect(texts('tbody tr:first-child td')).toEqual(['1', '3', '1', '6', '5', '1']);
});

test('a nick typed with an accent too many costs neither the site nor a page', async () => {
  await change('sheets/fixtures-elite.csv', (text) => text.replace('MeepleSur', 'MeeplèSur'));
  await buildChanged();
  const pages = await readdir(join(out, 'jugadores'));
  expect(pages).toEqual(expect.arrayContaining(['meeplesur.html', 'meeplesur-2.html']));
  expect(await read('estado.html')).toContain(
    '«MeeplèSur» está en <code>/jugadores/meeplesur-2</code>: la que le toca es la de «MeepleSur»',
  );
});

test('HTML that texts speak of is text wherever they are', async () => {
  const html = '</script><script>alert(1)</script><style>b{}</style><img src=x onerror="alert(2)">';
  const inJson = JSON.stringify(html).slice(1, -1);
  const texts =
    /("(?:title|parragraphs|team|podium|name|nick|place|city|contact)": \[?\s*"(?:[^"\\]|\\.)*)/g;
  for (const document of await readdir(file('firestore'))) {
    await change(`firestore/${document}`, (text) => text.replaceAll(texts, `$1${inJson}`));
  }
  const nick = 'MeepleSur<style>b{}</style>';
  for (const sheet of await readdir(file('sheets'))) {
    await change(`sheets/${sheet}`, (text) => text.replaceAll(/\bMeepleSur\b/g, nick));
  }
  await buildChanged();

  const hostile = ($: CheerioAPI): string[] =>
    $('script:not([type="application/ld+json"]), style, [onerror]')
      .toArray()
      .map((element) => $.html(element))
      .filter((element) => /alert\(|>b\{\}</.test(element));
  const pages = await Promise.all(
    (await htmlFiles(out)).map(async (path) => load(await read(path))),
  );
  for (const $ of pages) {
    expect(hostile($)).toEqual([]);
    for (const element of $('script[type="application/ld+json"]').toArray()) {
      expect(JSON.parse($(element).text())).toHaveProperty('@graph');
    }
  }
  for (const heading of [`Jueves de entrenamiento: traé tu peor derrota${html}`, nick]) {
    const $ = pages.find((page) => page('h1').text() === heading);
    expect($?.('meta[property="og:title"]').attr('content')).toBe(heading);
  }

  const feed = load(await read('feed.xml'), { xml: true });
  const shown = load(feed('entry').children('[type=html]').text());
  expect(shown.text()).toContain(html);
  expect(hostile(shown)).toEqual([]);
});

test('a news item has one address, whatever its id', async () => {
  await change('firestore/news.json', (text) =>
    text.replace('"gran-final-liga-2026"', '"copa & liga: año 2026"'),
  );
  await buildChanged();
  const path = '/noticias/copa%20&%20liga:%20a%C3%B1o%202026';
  const $ = load(await read('noticias/copa & liga: año 2026.html'));
  const address = $('link[rel=canonical]').attr('href');
  expect(address).toBe(site.address + path);
  expect($('meta[property="og:url"]').attr('content')).toBe(address);
  const articles = load(await read('noticias.html'))('.news-card a').toArray();
  expect(articles.map((link) => link.attribs['href'])).toContain(path);
  const locations = load(await read('sitemap-0.xml'), { xml: true })('loc').toArray();
  expect(locations.map((location) => load(location).text())).toContain(address);
  const items = (JSON.parse(await read('feed.json')) as { items: { url: string }[] }).items;
  expect(items.map(({ url }) => url)).toContain(address);
});
