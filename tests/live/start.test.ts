/** `npm start` beside other builds and servers, in a checkout with a fake build. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../scripts/lib/server.ts';
import { linkCode } from '../fixtures/checkout.ts';
import { folderOfAll } from '../fixtures/folder.ts';
import { runScript } from '../fixtures/script.ts';

const checkout = folderOfAll();

/** The fake build: writes a page that grows with each build, and one that no other build has. */
const standIn = `
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { swapDirectory } from '../src/lib/files.ts';
appendFileSync('builds.log', 'x');
const build = readFileSync('builds.log').length;
const out = process.argv[2] === '--out' ? process.argv[3] : 'dist';
mkdirSync(out + '.next', { recursive: true });
for (const name of ['index', '404', 'build-' + build]) {
  writeFileSync(out + '.next/' + name + '.html', (build + '\\n').repeat(20_000 * build));
}
await swapDirectory(out + '.next', out);
`;

beforeAll(async () => {
  await linkCode(checkout());
  await writeFile(checkout('scripts/build.ts'), standIn);
});

const builds = async () => (await readFile(checkout('builds.log'), 'utf8')).length;

test('other builds do not change the served site, and a second server on the same port builds nothing', async () => {
  const { PATH, HOME } = process.env;
  const PORT = String(await freePort());
  // With DATA and SITE_URL set, no file of a community is read.
  const [SITE_URL, BASE_PATH] = ['https://s.example', '/sitio'];
  const env = { PATH, HOME, DATA: 'demo', SITE_URL, BASE_PATH, PORT };
  const server = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: checkout(),
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  let said = '';
  for await (const chunk of server.stdout) {
    said += String(chunk);
    if (said.includes('El sitio está en ')) break;
  }
  const url = /http\S+/.exec(said)?.[0] ?? '';
  const addresses = [`${url}?a=b/`, `${url}/build-1?a=b/`];
  const outcomes = new Map<string, number>();
  const ask = async (address: string): Promise<void> => {
    const outcome = await fetch(address).then(
      async (response) =>
        `${response.status} ${(await response.text()) === '1\n'.repeat(20_000) ? 'whole' : 'other'}`,
      (error: unknown) => String(error),
    );
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  };
  let isBuilding = true;
  const askMeanwhile = addresses.map(async (address) => {
    for (let count = 0; isBuilding || count < 200; count++) await ask(address);
  });
  for (let build = 0; build < 4; build++) await runScript('build', [], env, checkout());
  isBuilding = false;
  await Promise.all(askMeanwhile);
  expect([...outcomes.keys()]).toEqual(['200 whole']);
  expect(await builds()).toBe(5);

  const second = await runScript('start', [], env, checkout());
  expect([second.code, second.output]).toEqual([2, expect.stringContaining('está ocupado')]);
  expect(await builds()).toBe(5);
  expect(server.exitCode).toBeNull();

  const closed = once(server, 'close');
  server.kill('SIGTERM');
  expect(await closed).toEqual([0, null]);
  expect(await readdir(checkout('.astro'))).toEqual([]);
});
