/** From the first season to the second: the site before, the command, and the site after. */
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { htmlFiles } from '../../scripts/lib/routes.ts';
import { runBuild } from '../fixtures/build.ts';
import { tableRows, texts } from '../fixtures/site.ts';

let directory: string;
let env: Record<string, string>;

/** Runs the command as `npm run archive:season` does. */
function archive(args: readonly string[], changes: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/archive-season.ts', ...args],
    { env: { PATH: process.env['PATH'], ...env, ...changes }, encoding: 'utf8' },
  );
  return { status, output: stdout + stderr };
}

const build = async (name: string): Promise<string> => {
  const out = join(directory, name);
  const { code, output } = await runBuild(out, env);
  if (code !== 0) throw new Error(output);
  return out;
};

const page = async (site: string, route: string): Promise<CheerioAPI> =>
  load(await readFile(join(site, `${route}.html`), 'utf8'));

let before: string;
let after: string;
let archived: ReturnType<typeof archive>;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rollover-'));
  env = {
    DATA: 'live',
    SNAPSHOT_DIR: join(directory, 'snapshot'),
    SEASONS_DIR: join(directory, 'seasons'),
  };
  await cp('src/content/demo', join(directory, 'snapshot'), { recursive: true });
  before = await build('before');
  archived = archive(['--id', '2026', '--years', '2026-2027']);
  after = await build('after');
});

afterAll(() => rm(directory, { recursive: true, force: true }));

test('a site of one’s own has no season of the demo, and says that the first one is being played', async () => {
  const pages = await htmlFiles(before);
  expect(pages.filter((file) => file.startsWith('torneos/temporadas'))).toEqual([
    'torneos/temporadas.html',
  ]);
  const everything = await Promise.all(pages.map((file) => readFile(join(before, file), 'utf8')));
  expect(everything.filter((html) => html.includes('Temporada de prueba'))).toEqual([]);
  expect(texts(await page(before, 'torneos/liga-nacional'), '#oro-historial .empty')).toEqual([
    'La primera edición está en juego: cuando termine, acá van a estar los ganadores.',
  ]);
  expect(texts(await page(before, 'torneos/copa-argentina'), '#historial .empty')).toEqual([
    'La primera edición está en juego: cuando termine, acá van a estar los campeones.',
  ]);
  expect(texts(await page(before, 'torneos/temporadas'), '.empty')).toEqual([
    'La primera temporada está en juego: cuando termine, acá van a estar sus campeones.',
  ]);
});

test('the command says what it wrote, what is not settled, and what to change next', () => {
  expect(archived.status).toBe(0);
  expect(archived.output).toMatch(/Temporada archivada en .*2026: season\.json y 15 hojas\./);
  expect(archived.output).toMatch(/Platinum: Sin definir/);
  expect(archived.output).toMatch(/quedan \d+ duelos sin resultado/);
  expect(archived.output).toContain('en src/config/site.ts cambiá league.season');
});

test('the same season again changes nothing', () => {
  const again = archive(['--id', '2026', '--years', '2026-2027']);
  expect(again).toMatchObject({ status: 0 });
  expect(again.output).toContain('ya estaba archivada con los mismos datos');
});

test.each([
  ['without an id', [], {}, 'falta --id'],
  ['without a year', ['--id', 'primera'], {}, '--years: decí en qué año se jugó'],
  ['with demo data', ['--id', '2026'], { DATA: 'demo' }, 'los datos son los de demostración'],
  ['over another season', ['--id', '2026'], {}, 'ya hay una temporada con ese id y otros datos'],
])('the command refuses to run %s', (_, args, changes, message) => {
  const { status, output } = archive(args, changes);
  expect(status).toBe(2);
  expect(output).toContain(`Error de configuración: `);
  expect(output).toContain(message);
});

test('the archived season has its page, with the tables of its last day', async () => {
  const [league, season] = await Promise.all([
    page(after, 'torneos/liga-nacional/platinum'),
    page(after, 'torneos/temporadas/2026'),
  ]);
  expect(texts(season, 'h1')).toEqual(['1ª TEMPORADA']);
  const table = 'table:has(caption:contains("Platinum · Grupo B"))';
  expect(tableRows(season, table)).toEqual(tableRows(league, table));
  expect(tableRows(season, 'table:has(caption:contains("Campeones"))')).toContainEqual([
    'Platinum',
    'Sin definir',
  ]);
});

test('league, cup and players lead to it', async () => {
  const link = 'a[href="/torneos/temporadas/2026"]';
  const elite = await page(after, 'torneos/liga-nacional');
  expect(elite(`#elite-historial ${link}`)).toHaveLength(1);
  expect((await page(after, 'torneos/copa-argentina'))(`#historial ${link}`)).toHaveLength(1);
  expect((await page(after, 'jugadores/meeplesur'))(link)).toHaveLength(1);
});

test('while the sheets still hold the archived season, its duels count once', async () => {
  const rivals = async (site: string) =>
    tableRows(await page(site, 'jugadores/meeplesur'), 'table:has(caption:contains("cada rival"))');
  const played = await rivals(before);
  expect(played.length).toBeGreaterThan(3);
  expect(await rivals(after)).toEqual(played);
});
