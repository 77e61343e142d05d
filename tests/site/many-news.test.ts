/** A news list of more than one page. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeManyNews } from '../../scripts/demo/many-news.ts';
import { htmlFiles } from '../../scripts/lib/routes.ts';
import { runBuild } from '../fixtures/build.ts';

const count = 100;
let directory: string;
let dist: string;
/** The demo, built at the same time. */
let demo: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'many-news-'));
  dist = join(directory, 'dist');
  const snapshot = join(directory, 'snapshot');
  await writeManyNews(snapshot, count);
  demo = join(directory, 'demo');
  const builds = await Promise.all([
    runBuild(dist, { DATA: 'live', SNAPSHOT_DIR: snapshot }),
    runBuild(demo, { DATA: 'demo' }),
  ]);
  for (const { code, output } of builds) if (code !== 0) throw new Error(output);
});

afterAll(() => rm(directory, { recursive: true, force: true }));

const page = async (file: string): Promise<CheerioAPI> =>
  load(await readFile(join(dist, file), 'utf8'));

test('is cut into pages of 48, newest first, and nothing is lost', async () => {
  const pages = ['noticias.html', 'noticias/pagina/2.html', 'noticias/pagina/3.html'];
  const sizes: number[] = [];
  const links: string[] = [];
  for (const file of pages) {
    const $ = await page(file);
    const cards = $('.news-card a').toArray();
    sizes.push(cards.length);
    links.push(...cards.map((card) => $(card).attr('href') ?? ''));
  }
  expect(sizes).toEqual([48, 48, 4]);
  const numbers = Array.from({ length: count }, (_, index) => String(index + 1).padStart(6, '0'));
  expect(links).toEqual(numbers.map((number) => `/noticias/noticia-${number}`));
  expect((await htmlFiles(dist)).filter((file) => file.startsWith('noticias/pagina/'))).toEqual(
    pages.slice(1),
  );
});

test('pages lead to the one before and the one after', async () => {
  const neighbours = async (file: string) => {
    const $ = await page(file);
    return [$('a[rel=prev]').attr('href'), $('a[rel=next]').attr('href')];
  };
  expect(await neighbours('noticias.html')).toEqual([undefined, '/noticias/pagina/2']);
  expect(await neighbours('noticias/pagina/2.html')).toEqual(['/noticias', '/noticias/pagina/3']);
  expect(await neighbours('noticias/pagina/3.html')).toEqual(['/noticias/pagina/2', undefined]);
});

test('their titles tell them apart', async () => {
  const $ = await page('noticias/pagina/2.html');
  expect($('title').text()).toBe('Noticias, página 2 | Carcassonne Argentina');
});

test('a live build does not call itself a demo', async () => {
  const $ = await page('noticias.html');
  expect($('footer').text()).not.toContain('demostración');
});

test('a site that is built at the same time has its own data', async () => {
  const items = async (site: string): Promise<number> =>
    (await htmlFiles(site)).filter((file) => /^noticias\/[^/]+$/.test(file)).length;
  expect(await items(dist)).toBe(count);
  expect(await items(demo)).toBe(30);
});
