/** `npm run rebuild` as a workflow runs it, with real builds and local sources. */
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveData } from '../../scripts/lib/data-server.ts';
import { demoDirectory, demoProject } from '../../scripts/lib/demo-data.ts';
import type { RunningServer } from '../../scripts/lib/server.ts';
import { folderOfAll } from '../fixtures/folder.ts';
import { runScript } from '../fixtures/script.ts';
import { smallData } from '../fixtures/small-data.ts';
import { startUpstream, type Upstream } from '../fixtures/upstream.ts';

const work = folderOfAll();
const checkout = (): string => work('checkout');
/** Folder on another disk than the checkout, if the machine has one. */
const elsewhere = folderOfAll(existsSync('/dev/shm') ? '/dev/shm' : undefined);
let upstream: Upstream;
let sheets: RunningServer;
/** Server of the online site. */
let online: RunningServer;
/** Result of the first publication. */
let first: Awaited<ReturnType<typeof run>>;

beforeAll(async () => {
  upstream = await startUpstream(smallData.documents);
  await cp('src/content/demo/snapshot', work('online'), { recursive: true });
  online = await serveData(work('online'));
  // A community as it begins: documents and one sheet, and no ranking yet.
  sheets = await serveData(demoDirectory);
  const fixtures = { elite: `${sheets.url}/sheets/liga-nacional/fixtures-elite.csv?gid=7` };
  const sources = { firestore: demoProject, sheets: { 'liga-nacional': { fixtures } } };
  await writeFile(work('sources.json'), JSON.stringify(sources));
  await fillCheckout();
  await breakPage('noticias/[id].astro', "item.id === 'Q4sLg9TzVn1CoHx6PyKe'");
  await breakPage('jugadores/[nick].astro', "slug === 'meeplesur'");
  await breakPage('torneos/nacional/[provincia].astro', "qualifiers[0]?.city === 'Salta'");
  const out = elsewhere('dist-publish');
  first = await run(checkout(), 11, { out });
  await rm(work('online'), { recursive: true });
  // The published site is only online and not on disk, like on a runner.
  if (existsSync(out)) await cp(out, work('online'), { recursive: true });
});

afterAll(async () => {
  await Promise.all([online, upstream, sheets].map((server) => server.close()));
});

/** Environment of the workflow at an hour of 20 November in Buenos Aires. */
const environment = (hour: number): NodeJS.ProcessEnv => ({
  BUILD_TIME: `2026-11-20T${hour}:00:00-03:00`,
  FIRESTORE_EMULATOR_HOST: upstream.host,
  GITHUB_SHA: 'c0de',
  SITE_URL: online.url,
  SNAPSHOT_DIR: work('snapshot'),
  SOURCES_FILE: work('sources.json'),
});

/** Parses a file of GitHub outputs, whose values end with a delimiter line. Returns `name=value` lines. */
const outputsIn = (text: string): string[] =>
  [...text.matchAll(/^(\w+)<<(.+)\n([^]*?)\n\2$/gm)].map(([, name, , value]) => `${name}=${value}`);

/** Runs `npm run rebuild` in a checkout, with the outputs, summary and message that it writes. */
async function run(directory: string, hour: number, { out = work('dist-publish'), env = {} } = {}) {
  const message = work('message.txt');
  await rm(message, { force: true });
  const files = { GITHUB_OUTPUT: work('output'), GITHUB_STEP_SUMMARY: work('summary') };
  await Promise.all(Object.values(files).map((file) => writeFile(file, '')));
  const args = ['--out', out, '--message', message];
  const own = { ...environment(hour), ...files, ...env };
  const { code, output } = await runScript('rebuild', args, own, directory);
  return {
    code,
    output,
    /** Outputs for the workflow. */
    outputs: outputsIn(await readFile(files.GITHUB_OUTPUT, 'utf8')),
    summary: await readFile(files.GITHUB_STEP_SUMMARY, 'utf8'),
    message: existsSync(message) ? await readFile(message, 'utf8') : null,
  };
}

/** Copies this checkout, adds a league that waits for its next edition, and fills in every placeholder. */
async function fillCheckout(): Promise<void> {
  const files = ['package.json', 'package-lock.json', 'astro.config.mjs', 'tsconfig.json'];
  for (const name of ['src', 'public', 'scripts', ...files]) {
    await cp(name, join(checkout(), name), { recursive: true });
  }
  await symlink(resolve('node_modules'), join(checkout(), 'node_modules'));
  const community = join(checkout(), 'src/content/demo');
  const waiting = 'competitions/liga-de-verano';
  const running = await readFile(`tests/communities/season-2/${waiting}.yaml`, 'utf8');
  const text = running.replace('status: running', 'status: waiting');
  await writeFile(join(community, `${waiting}.yaml`), text);
  const others = ['competitions/liga-nacional', 'competitions/copa-argentina'];
  for (const name of ['site', waiting, ...others]) {
    const file = join(community, `${name}.yaml`);
    const text = await readFile(file, 'utf8');
    const filled = text.replaceAll('https://example.com/', 'https://comunidad.ar/');
    await writeFile(file, filled.replaceAll(/_demo$/gm, '_1'));
  }
}

/** Makes the page of one item throw, like an unforeseen error. */
async function breakPage(page: string, isItem: string): Promise<void> {
  const file = join(checkout(), 'src/pages', page);
  const text = await readFile(file, 'utf8');
  const props = '} = Astro.props;\n';
  const broken = `${props}if (${isItem}) throw new RangeError('Invalid time value');\n`;
  await writeFile(file, text.replace(props, broken));
}

test('what is still of the sample is refused before anything is fetched or built', async () => {
  const { code, output, outputs, summary } = await run('.', 10);
  expect(code).toBe(1);
  expect(summary).toContain('## No se publicó nada: el sitio queda como estaba');
  expect(output).toMatch(/^- .*site\.yaml, renglón \d+, .*todavía es de muestra/m);
  expect(output).not.toMatch(/Leyendo las fuentes|index\.html/);
  expect(outputs).toEqual(['result=failed', 'changed=false', 'alerts=']);
});

test('the site is published without the items whose pages fail, and is unchanged an hour later', async () => {
  expect(first).toMatchObject({
    code: 0,
    outputs: ['result=published', 'changed=true', 'alerts='],
    summary: expect.stringMatching(/^## Publicado/) as string,
  });
  const state = await readFile(work('online/estado.html'), 'utf8');
  for (const told of [first.output, first.summary, state]) {
    expect(told).toContain('el sitio se armó sin la noticia «Y también gente');
    expect(told).toContain('el sitio se armó sin la página de «MeepleSur», porque');
    expect(told).toContain('el sitio se armó sin los clasificatorios de Salta, porque');
  }
  expect(first.output).not.toMatch(/^ +at /m);
  const division = await readFile(work('online/torneos/liga-nacional/elite.html'), 'utf8');
  expect(division).toContain('MeepleSur');
  expect(await readdir(work('online/jugadores'))).not.toContain('meeplesur.html');
  expect(first.message).toMatch(/^Primera instantánea, \d+ fuentes\n$/);
  const news = await readFile(work('online/noticias.html'), 'utf8');
  expect(news).not.toMatch(/Datos de demostración|Y también gente/);

  const second = await run(checkout(), 12);
  expect(second).toMatchObject({
    code: 0,
    outputs: ['result=unchanged', 'changed=false', 'alerts='],
  });
  expect(second.output).toMatch(/^Sin cambios$/m);
});

test('between two editions, a division’s address leads to its league, and its calendar is empty', async () => {
  const page = await readFile(work('online/torneos/liga-de-verano/verano.html'), 'utf8');
  expect(page).toContain('content="0;url=/torneos/liga-de-verano"');
  const calendar = await readFile(work('online/calendarios/liga-de-verano-verano.ics'), 'utf8');
  expect(calendar).toContain('VCALENDAR');
  expect(calendar).not.toContain('VEVENT');
});
