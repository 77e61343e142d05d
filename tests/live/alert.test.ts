/** `npm run alert` against a stand-in for GitHub: one issue, opened, updated and closed. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listenOn, type RunningServer } from '../../scripts/lib/server.ts';
import { raiseAlerts } from '../../src/alerts/raise.ts';
import { rejection } from '../unit/sources/loopback.ts';

const execute = promisify(execFile);
const token = 'ghs_secreto';

interface StoredIssue {
  number: number;
  title: string;
  body: string;
  state: string;
  user: { login: string };
  comments: string[];
}

let work: string;
let github: RunningServer;
let issues: StoredIssue[];
let runs: { path: string; conclusion: string; updated_at: string }[];
let refused: boolean;

beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'alert-'));
  issues = [
    // Somebody else's, with our mark in it: must never be touched.
    {
      number: 1,
      title: 'Otro',
      body: '<!-- alerta-del-sitio -->',
      state: 'open',
      user: { login: 'alguien' },
      comments: [],
    },
  ];
  runs = [];
  refused = false;
  github = await listenOn(0, (request, response) => {
    void answer(request).then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
});

afterEach(async () => {
  await github.close();
  await rm(work, { recursive: true, force: true });
});

async function answer(request: IncomingMessage): Promise<[number, unknown]> {
  if (refused || request.headers.authorization !== `Bearer ${token}`) return [403, {}];
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Partial<StoredIssue>;
  const path = request.url?.replace('/repos/comunidad/sitio', '') ?? '';
  if (path.startsWith('/actions/runs?')) return [200, { workflow_runs: runs }];
  if (request.method === 'GET') return [200, issues.filter(({ state }) => state === 'open')];
  const found = issues.find(({ number }) => path.startsWith(`/issues/${number}`));
  if (path.endsWith('/comments')) found?.comments.push(body.body ?? '');
  else if (found) Object.assign(found, body);
  else {
    const user = { login: 'github-actions[bot]' };
    const blank = { title: '', body: '', state: 'open', comments: [] };
    issues.push({ ...blank, ...body, user, number: issues.length + 1 });
  }
  return [200, {}];
}

type Outcome = 'success' | 'failure';

/** What a workflow sets, at an hour of 20 November. */
const environment = (hour: number, outcome: Outcome): NodeJS.ProcessEnv => ({
  BUILD_TIME: `2026-11-20T0${hour}:00:00Z`,
  GITHUB_API_URL: github.url,
  GITHUB_REPOSITORY: 'comunidad/sitio',
  GITHUB_TOKEN: token,
  REBUILD_OUTCOME: outcome,
  SNAPSHOT_DIR: join(work, 'snapshot'),
});

async function alert(hour: number, outcome: Outcome, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const said = await raiseAlerts({ ...environment(hour, outcome), ...env });
  const updated_at = `2026-11-20T0${hour}:05:00Z`;
  runs.push({ path: '.github/workflows/hourly.yml', conclusion: outcome, updated_at });
  return said;
}

const ours = (): StoredIssue | undefined => issues[1];

test('three failures open an issue, more update it, a good run closes it', async () => {
  expect(await alert(1, 'success')).toBe('Todo en orden: no hay nada que avisar.');
  await alert(2, 'failure');
  // Neither another workflow's run nor a cancelled one counts.
  runs.push({
    path: '.github/workflows/ci.yml',
    conclusion: 'failure',
    updated_at: '2026-11-20T02:30:00Z',
  });
  runs.push({
    path: '.github/workflows/publish.yml',
    conclusion: 'cancelled',
    updated_at: '2026-11-20T02:40:00Z',
  });
  expect(await alert(3, 'failure')).toBe('Todo en orden: no hay nada que avisar.');
  expect(issues).toHaveLength(1);

  expect(await alert(4, 'failure')).toContain('Se abrió un aviso');
  expect(ours()).toMatchObject({
    title: 'El sitio necesita atención: Fallaron las últimas 3 publicaciones',
    state: 'open',
  });
  expect(ours()?.body).toContain('la última corrida en rojo');

  expect(await alert(5, 'failure')).toContain('Se actualizó el aviso #2');
  expect(ours()?.title).toContain('las últimas 4');
  expect(issues).toHaveLength(2);

  expect(await alert(6, 'success')).toBe('Todo volvió a andar: se cerró el aviso #2.');
  expect(ours()).toMatchObject({ state: 'closed', comments: ['Ya está: todo volvió a andar.'] });
  expect(issues[0]).toMatchObject({ title: 'Otro', state: 'open', comments: [] });
  expect(await alert(7, 'success')).toBe('Todo en orden: no hay nada que avisar.');
});

test('deploys that fail are reported, and a site that is not online yet does not close the issue', async () => {
  const deploying = { REBUILD_RESULT: 'published' };
  for (const hour of [1, 2, 3]) {
    expect(await alert(hour, 'success', deploying)).toContain('Todo en orden');
    runs = runs.map((run) => ({ ...run, conclusion: 'failure' }));
  }
  expect(await alert(4, 'success', deploying)).toContain('Fallaron las últimas 3 publicaciones');
  // This one came online, as the next run knows.
  expect(await alert(5, 'success', { REBUILD_RESULT: 'unchanged' })).toContain('se cerró el aviso');
});

test('a source kept for more than a day is reported once, with its reason', async () => {
  const manifest = await readFile('src/content/demo/snapshot/manifest.json', 'utf8');
  await mkdir(join(work, 'snapshot'));
  const kept = '"status": "kept", "because": "respondió 403 <b>", "since": "2026-11-18T01:00:00Z"';
  await writeFile(
    join(work, 'snapshot/manifest.json'),
    manifest.replace('"status": "fresh"', kept),
  );
  expect(await alert(1, 'success')).toContain('noticias: hace 2 días que no se puede actualizar');
  expect(ours()?.body).toContain('respondió 403 \\<b\\>');
  expect(await alert(2, 'success')).toBe('El aviso #2 sigue igual.');

  // While the data is held at an earlier snapshot, nobody asks the sources.
  const hold = { snapshot: 'a', since: '2026-11-20T02:00:00Z' };
  await writeFile(join(work, 'snapshot/hold.json'), JSON.stringify(hold));
  expect(await alert(3, 'success')).toContain('se cerró el aviso #2');
});

test('publications that fail for a broken sources.json are reported', async () => {
  const sourcesFile = join(work, 'sources.json');
  await writeFile(sourcesFile, '{');
  const env = { SNAPSHOT_DIR: '', SOURCES_FILE: sourcesFile };
  await alert(1, 'failure', env);
  await alert(2, 'failure', env);
  expect(await alert(3, 'failure', env)).toContain('Fallaron las últimas 3 publicaciones');
});

test('a refusal of GitHub ends with 1 and never shows the token', async () => {
  refused = true;
  const env = { ...process.env, ...environment(1, 'success') };
  const refusal = execute(process.execPath, ['scripts/alert.ts'], { env });
  const { code, stderr } = (await rejection(refusal)) as { code: number; stderr: string };
  expect(code).toBe(1);
  expect(stderr).toContain('GitHub respondió 403');
  expect(stderr).not.toContain(token);
});
