/** `npm run snapshot` as a maintainer or a workflow runs it. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyCommunity } from '../../scripts/demo/community.ts';
import { serveData, sheetsAt } from '../../scripts/lib/data-server.ts';
import { demoDirectory } from '../../scripts/lib/demo-data.ts';
import type { RunningServer } from '../../scripts/lib/server.ts';
import { sheetNames } from '../../src/sources/catalog.ts';
import { readSnapshotFiles } from '../../src/snapshot/files.ts';
import type { TakeReport } from '../../src/snapshot/take.ts';
import { sourcesOf } from '../unit/config/sources.ts';

let work: string;
let data: RunningServer;

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'snapshot-command-'));
  data = await serveData(demoDirectory);
});

afterAll(async () => {
  await data.close();
  await rm(work, { recursive: true, force: true });
});

async function run(
  name: string,
  sources: object,
  args: string[] = [],
  community = 'src/content/demo',
): Promise<{ code: number | null; output: string; directory: string }> {
  const sourcesFile = join(work, `${name}.json`);
  const directory = join(work, name);
  await writeFile(sourcesFile, JSON.stringify(sources));
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/snapshot.ts', ...args], {
      env: {
        PATH: process.env['PATH'],
        COMMUNITY_DIR: community,
        SOURCES_FILE: sourcesFile,
        SNAPSHOT_DIR: directory,
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    child.on('close', (code) => {
      resolve({ code, output, directory });
    });
  });
}

test('reports each source, and every problem with what to do; ends with 0', async () => {
  const json = join(work, 'report.json');
  const { code, output, directory } = await run(
    'sheets',
    { firestore: null, sheets: sheetsAt(data.url) },
    ['--json', json],
  );
  expect(code).toBe(0);
  expect(output).toMatch(/^ranking +al día +131 +2$/m);
  const quiet = /^Al día, sin observaciones: (.*)$/m.exec(output)?.[1] ?? '';
  const told = [...quiet.matchAll(/([\w-]+) \(\d+\)/g)].map(([, name]) => name);
  expect(new Set([...told, 'ranking', 'duels-league'])).toEqual(new Set(sheetNames));
  expect(output).toMatch(/^news +sin publicar/m);
  expect(output).toContain(
    'ranking, fila 32, columna D: «sin datos»: no es un número; se toma como 0.\n  → escribí solo el número',
  );
  expect(output).not.toContain('\u001b');
  const report = JSON.parse(await readFile(json, 'utf8')) as TakeReport;
  expect(report.sources).toHaveLength(25);
  expect((await readSnapshotFiles(directory)).sources.size).toBe(sheetNames.length);
});

test('a report that cannot be written does not say that the snapshot was not', async () => {
  const { code, output, directory } = await run(
    'no-report',
    { firestore: null, sheets: sheetsAt(data.url) },
    ['--json', join(work, 'no/such/report.json')],
  );
  expect(code).toBe(1);
  expect(output).toMatch(/^Error: El informe no se escribió\..*ENOENT/m);
  expect(output).not.toContain('No se escribió nada');
  expect((await readSnapshotFiles(directory)).manifest).not.toBeNull();
});

test('ends with 1 and writes nothing when a source has neither new nor last good data', async () => {
  const sheets = { ...sheetsAt(data.url), ranking: `${data.url}/sheets/no-existe.csv` };
  const { code, output, directory } = await run('missing', { firestore: null, sheets });
  expect(code).toBe(1);
  expect(output).toMatch(/^ranking: respondió 404: .*; no hay datos anteriores$/m);
  expect(output).toContain('No se escribió nada: no hay datos nuevos ni anteriores de ranking.');
  expect((await readSnapshotFiles(directory)).manifest).toBeNull();
});

test('ends with 2 and a line for each mistake in the community’s files', async () => {
  const community = join(work, 'community');
  await copyCommunity(community);
  await writeFile(
    join(community, 'cup.yaml'),
    'status: running\nname: Copa\nedicion: 1ª\npath: copa\n',
  );
  const { code, output } = await run('mistaken', sourcesOf(), [], community);
  expect(code).toBe(2);
  expect(output.trim().split('\n')).toEqual([
    expect.stringMatching(/^Error de configuración: .*cup\.yaml, renglón 1, links: falta$/),
    expect.stringMatching(/cup\.yaml, renglón 1, edition: falta$/),
    expect.stringMatching(/cup\.yaml, renglón 3, edicion: clave desconocida: sacala, o corregila$/),
  ]);
});

test('a competition that waits keeps its addresses, and its sheets are not read', async () => {
  const community = join(work, 'waiting');
  await copyCommunity(community);
  const file = join(community, 'league.yaml');
  const league = await readFile(file, 'utf8');
  await writeFile(file, league.replace('status: running', 'status: waiting'));
  const sources = { firestore: null, sheets: sheetsAt(data.url) };
  const { code, output } = await run('waiting-sheets', sources, [], community);
  expect(code).toBe(0);
  expect(output).toMatch(/^Al día.* fixtures-cup \(57\)/m);
  expect(output).not.toContain('elite');
});

test('ends with 2 and one line on a configuration it cannot use, such as one without sources', async () => {
  const { code, output } = await run('nothing', sourcesOf());
  expect(code).toBe(2);
  expect(output.trim().split('\n')).toEqual([expect.stringContaining('no hay ninguna fuente')]);
});
