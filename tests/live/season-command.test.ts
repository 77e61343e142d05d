/** `npm run season` as a workflow runs it, up to where it is refused; no site is built. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyCommunity } from '../../scripts/demo/community.ts';
import { serveData, sheetsAt } from '../../scripts/lib/data-server.ts';
import { demoDirectory } from '../../scripts/lib/demo-data.ts';
import type { RunningServer } from '../../scripts/lib/server.ts';
import { contentsOf } from '../fixtures/publishing.ts';

let work: string;
let community: string;
let data: RunningServer;

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'season-command-'));
  community = join(work, 'community');
  data = await serveData(demoDirectory);
  await copyCommunity(community);
  const sources = { firestore: null, sheets: sheetsAt(data.url) };
  await writeFile(join(community, 'sources.yaml'), JSON.stringify(sources));
});

afterAll(async () => {
  await data.close();
  await rm(work, { recursive: true, force: true });
});

function run(args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/season.ts', ...args], {
      env: {
        PATH: process.env['PATH'],
        COMMUNITY_DIR: community,
        DATA: 'live',
        SNAPSHOT_DIR: join(work, 'snapshot'),
        GITHUB_STEP_SUMMARY: join(work, 'summary.md'),
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    child.on('close', (code) => {
      resolve({ code, output });
    });
  });
}

test('too early: says all that is missing, also in the summary, and changes nothing', async () => {
  const before = await contentsOf(community);
  const { code, output } = await run(['cerrar', '--competition', 'copa', '--season', '2026']);
  expect(code).toBe(2);
  expect(output).toMatch(/todavía no terminó; falta:\n- Copa Argentina, 8vos de Final: /);
  const summary = await readFile(join(work, 'summary.md'), 'utf8');
  expect(summary).toMatch(/^## No se cambió nada: el sitio queda como estaba\n\n1ª edición: /);
  expect(summary).toContain('- Copa Argentina: quién salió campeón\nCargá lo que falta');
  expect(await contentsOf(community)).toEqual(before);
});
