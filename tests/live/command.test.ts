/** `npm run snapshot`, `season` and `build` as processes, as a maintainer or a workflow runs them. */
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveData, sheetsAt } from '../../scripts/lib/data-server.ts';
import { copyCommunity, demoDirectory } from '../../scripts/lib/demo-data.ts';
import type { RunningServer } from '../../scripts/lib/server.ts';
import { sheetNames, sourceNames } from '../../src/sources/catalog/catalog.ts';
import { writeFiles } from '../../src/lib/files.ts';
import { openSnapshot } from '../../src/snapshot/files.ts';
import type { TakeReport } from '../../src/snapshot/report.ts';
import { linkCode } from '../fixtures/checkout.ts';
import { folderOfAll } from '../fixtures/folder.ts';
import { contentsOf } from '../fixtures/publishing.ts';
import { runScript } from '../fixtures/script.ts';

const work = folderOfAll();
let data: RunningServer;

beforeAll(async () => {
  data = await serveData(demoDirectory);
});

afterAll(async () => {
  await data.close();
});

/** Runs `npm run snapshot` with these sources. */
async function run(
  name: string,
  sources: object,
  args: string[] = [],
  env: NodeJS.ProcessEnv = {},
) {
  const file = work(`${name}.json`);
  const directory = work(name);
  await writeFile(file, JSON.stringify(sources));
  const own = { SOURCES_FILE: file, SNAPSHOT_DIR: directory, ...env };
  return { directory, ...(await runScript('snapshot', args, own)) };
}

/** Copies the demo's community with one file edited. Returns the copy's path. */
async function communityWith(name: string, edit: (text: string) => string): Promise<string> {
  const community = await mkdtemp(work('community-'));
  await copyCommunity(community);
  const file = join(community, name);
  await writeFile(file, edit(await readFile(file, 'utf8')));
  return community;
}

test('reports each source, and every problem with what to do; ends with 0', async () => {
  const json = work('report.json');
  const { code, output, directory } = await run(
    'sheets',
    { firestore: null, sheets: sheetsAt(data.url) },
    ['--json', json],
  );
  expect(code).toBe(0);
  expect(output).toMatch(/^ranking: al día \(filas: 131, observadas: 2\)$/m);
  expect(output).toContain(
    'ranking, fila 32, columna D: «sin datos»: no es un número; se toma como 0.\n  → escribí solo el número',
  );
  expect(output).not.toContain('\u001b');
  const report = JSON.parse(await readFile(json, 'utf8')) as TakeReport;
  expect(report.sources).toHaveLength(sourceNames.length);
  expect((await openSnapshot(directory)).sources.size).toBe(sheetNames.length);
});

test('an error while writing the report does not claim that the snapshot was not written', async () => {
  const { code, output, directory } = await run(
    'no-report',
    { firestore: null, sheets: { ranking: sheetsAt(data.url)['ranking'] } },
    ['--json', work('no/such/report.json')],
  );
  expect(code).toBe(1);
  expect(output).toMatch(/^Error: .*ENOENT.*\. El informe no se escribió\.$/m);
  expect(output).not.toContain('No se escribió nada');
  expect((await openSnapshot(directory)).manifest).not.toBeNull();
});

test('ends with 1 and writes nothing when a source has neither new nor last good data', async () => {
  const sheets = { ...sheetsAt(data.url), ranking: `${data.url}/sheets/no-existe.csv` };
  const { code, output, directory } = await run('missing', { firestore: null, sheets });
  expect(code).toBe(1);
  expect(output).toMatch(/^ranking: SIN DATOS: respondió 404: .*$/m);
  expect(output).toContain(
    'No se escribió nada. No hay datos nuevos ni anteriores de ranking. Para publicar sin eso, poné null en su dirección, en sources.yaml: sheets → ranking.',
  );
  expect((await openSnapshot(directory)).manifest).toBeNull();
});

test('competitions that wait keep their addresses, and their sheets are not read; that is no error even for all of them', async () => {
  const waiting = (text: string) => text.replace('status: running', 'status: waiting');
  const community = await communityWith('competitions/liga-nacional.yaml', waiting);
  const cup = join(community, 'competitions/copa-argentina.yaml');
  await writeFile(cup, waiting(await readFile(cup, 'utf8')));
  const sources = { firestore: null, sheets: { ...sheetsAt(data.url), ranking: null } };
  const { code, output } = await run('all-waiting', sources, [], { COMMUNITY_DIR: community });
  expect(output).toContain('Instantánea lista');
  expect(output).not.toMatch(/elite|fixtures-cup/);
  expect(code).toBe(0);
});

test('ends with 2 and one line on a configuration it cannot use, such as one without sources', async () => {
  const { code, output } = await run('nothing', { firestore: null, sheets: {} });
  expect(code).toBe(2);
  expect(output.trim().split('\n')).toEqual([expect.stringContaining('no hay ninguna fuente')]);
});

test('closing an unfinished season lists everything missing, also in the summary, and changes nothing', async () => {
  const { 'copa-argentina': cup } = sheetsAt(data.url);
  const sources = { firestore: null, sheets: { 'copa-argentina': cup } };
  const community = await communityWith('sources.yaml', () => JSON.stringify(sources));
  const before = await contentsOf(community);
  const summary = work('summary.md');
  const args = ['cerrar', '--competition', 'copa', '--season', '2026'];
  const { code, output } = await runScript('season', args, {
    COMMUNITY_DIR: community,
    DATA: 'live',
    SNAPSHOT_DIR: work('season'),
    GITHUB_STEP_SUMMARY: summary,
  });
  expect(code).toBe(2);
  expect(output).toMatch(/todavía no terminó; falta:\n- Copa Argentina, 8vos de Final: /);
  const told = await readFile(summary, 'utf8');
  expect(told).toMatch(/^## No se cambió nada: el sitio queda como estaba\n\n1ª edición: /);
  expect(told).toContain('- Copa Argentina: quién salió campeón\nCargá lo que falta');
  expect(await contentsOf(community)).toEqual(before);
});

/** Astro's stand-in: writes a page, and fails at another one. */
const failingAstro = `
import { mkdirSync, writeFileSync } from 'node:fs';
export async function build({ outDir }) {
  mkdirSync(outDir, { recursive: true });
  writeFileSync(outDir + '/index.html', 'unfinished');
  throw new AggregateError([Object.assign(new Error('cannot read rota.jpg'), { about: '/ana' })]);
}`;

test('a build that fails says why, nothing remains of the unfinished site, and the previous one stays', async () => {
  const checkout = work('checkout');
  await linkCode(checkout);
  const script = await readFile('scripts/build.ts', 'utf8');
  const files = {
    'scripts/build.ts': script.replace("from 'astro'", "from './astro.ts'"),
    'scripts/astro.ts': failingAstro,
    'sites/dist/index.html': 'the previous site',
  };
  await writeFiles(checkout, new Map(Object.entries(files)));
  const env = { DATA: 'demo', SITE_URL: 'https://s.example' };
  const args = ['--out', 'sites/dist', '--json', 'faults.json'];
  const { code, output } = await runScript('build', args, env, checkout);
  expect(code).toBe(1);
  expect(output).toMatch(
    /^Error: .* no estaba previsto en \/ana .*rota\.jpg.*\. No se publicó nada/m,
  );
  expect(output).not.toMatch(/^ +at /m);
  const [fault] = JSON.parse(await readFile(join(checkout, 'faults.json'), 'utf8')) as unknown[];
  expect(fault).toMatchObject({ about: '/ana' });
  expect(await readdir(join(checkout, 'sites'))).toEqual(['dist']);
  expect(await readdir(join(checkout, '.astro'))).not.toContain('site');
  expect(await readFile(join(checkout, 'sites/dist/index.html'), 'utf8')).toBe('the previous site');
});
