/** What programs that we start get to know. */
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run } from '../../scripts/lib/run.ts';
import { scriptEnvironment } from '../../src/config/child-environment.ts';

const secrets = {
  GITHUB_TOKEN: 'ghs_secreto',
  ACTIONS_RUNTIME_TOKEN: 'ghs_secreto',
};

beforeEach(() => {
  for (const [name, value] of Object.entries(secrets)) vi.stubEnv(name, value);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test('a script of ours gets what it reads, and no secret', () => {
  const env = { PATH: '/bin', HOME: '/casa', DATA: 'live', SITE_URL: 'https://a.b' };
  expect(scriptEnvironment({ ...env, ...secrets, OTHER: 'x', TZ: undefined })).toEqual(env);
});

test('what the README says may be set reaches our scripts', async () => {
  const readme = await readFile('README.md', 'utf8');
  const names = [...readme.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name = '']) => name);
  expect(names).toContain('SNAPSHOT_DIR');
  const env = scriptEnvironment(Object.fromEntries(names.map((name) => [name, 'x'])));
  expect(Object.keys(env).toSorted()).toEqual(names.toSorted());
});

test('a script that is started knows what it is told, and no secret', async () => {
  const script = `process.exit(
    Object.values(process.env).some((value) => value.includes('secreto')) ? 1
      : process.env.MEMORY_REPORT === 'x' ? 0 : 2)`;
  expect(await run(process.execPath, ['-e', script], { MEMORY_REPORT: 'x' })).toBe(0);
});
