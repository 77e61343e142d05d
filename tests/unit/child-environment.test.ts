/** What programs that we start get to know. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run } from '../../scripts/lib/run.ts';
import { gitEnvironment, scriptEnvironment } from '../../src/config/child-environment.ts';
import { gitAt } from '../../src/publish/git.ts';

const secrets = {
  SNAPSHOT_REMOTE: 'https://x-access-token:ghs_secreto@github.com/a/b.git',
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

test('what the README says may be set reaches our scripts, but where snapshots are kept', async () => {
  const readme = await readFile('README.md', 'utf8');
  const names = [...readme.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name = '']) => name);
  expect(names).toContain('SNAPSHOT_REMOTE');
  const env = scriptEnvironment(Object.fromEntries(names.map((name) => [name, 'x'])));
  expect(Object.keys(env).toSorted()).toEqual(
    names.filter((name) => name !== 'SNAPSHOT_REMOTE').toSorted(),
  );
});

test('git gets the way to its remote, and not the repository of a hook', () => {
  const env = { HOME: '/casa', SSH_AUTH_SOCK: '/s', https_proxy: 'http://p' };
  expect(gitEnvironment({ ...env, ...secrets, GIT_DIR: '.git', GIT_WORK_TREE: '/' })).toEqual(env);
});

test('a script that is started knows what it is told, and no secret', async () => {
  const script = `process.exit(
    Object.values(process.env).some((value) => value.includes('secreto')) ? 1
      : process.env.MEMORY_REPORT === 'x' ? 0 : 2)`;
  expect(await run(process.execPath, ['-e', script], { MEMORY_REPORT: 'x' })).toBe(0);
});

test('git that is started knows the address of its remote alone', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'git-'));
  try {
    const git = gitAt(directory, 'https://remoto');
    const { output } = await git(['-c', 'alias.entorno=!env', 'entorno'], { workTree: directory });
    expect(output).toContain('GIT_CONFIG_VALUE_0=https://remoto');
    expect(output).not.toContain('secreto');
  } finally {
    await rm(directory, { recursive: true });
  }
});
