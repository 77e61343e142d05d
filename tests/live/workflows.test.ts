/** Steps of the workflows, run as they are written: on a bare repository, with a stand-in for `gh`. */
import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';

const execute = promisify(execFile);

interface Workflow {
  jobs: Record<string, { steps: { run?: string }[] }>;
}

/** Tells what it is asked, and answers a list with what the variable of that name has. */
const gh = `#!/bin/bash
printf '%s\\n' "$*" >> "$GH_LOG"
case "$1 $2" in
  'run list') echo "$RUNS" ;;
  'issue list') echo "$ISSUES" ;;
  'pr list') echo "$PULLS" ;;
esac
`;

let work: string;
let remote: string;

beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'workflows-'));
  remote = join(work, 'remote.git');
  await mkdir(join(work, 'bin'));
  await writeFile(join(work, 'bin/gh'), gh);
  await chmod(join(work, 'bin/gh'), 0o755);
  const first = join(work, 'first');
  await execute('git', ['init', '--quiet', '--initial-branch=main', '--template=', first]);
  await write(first, 'src/content/community/league.yaml', 'status: running\n');
  await write(first, 'README.md', 'sitio\n');
  await git(first, 'add', '.');
  await git(first, '-c', 'user.name=x', '-c', 'user.email=x@x', 'commit', '-qm', 'Sitio');
  await execute('git', ['clone', '--quiet', '--bare', first, remote]);
});
afterEach(() => rm(work, { recursive: true, force: true }));

async function write(directory: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(directory, path)), { recursive: true });
  await writeFile(join(directory, path), text);
}

const git = async (directory: string, ...args: string[]): Promise<string> =>
  (await execute('git', args, { cwd: directory })).stdout.trim();

/** What a job checks out. */
async function checkOut(name: string): Promise<string> {
  const directory = join(work, name);
  await execute('git', ['clone', '--quiet', remote, directory]);
  return directory;
}

/** The commands of the step of a job that has this text in it. */
async function stepWith(file: string, job: string, text: string): Promise<string> {
  const workflow = parse(await readFile(`.github/workflows/${file}`, 'utf8')) as Workflow;
  const found = workflow.jobs[job]?.steps.find(({ run }) => run?.includes(text));
  if (!found?.run) throw new Error(`${file} ${job}: no step with ${text}`);
  return found.run;
}

/** Runs a step as GitHub does. @returns What `gh` was asked, a line each. */
async function run(step: string, cwd: string, env: Record<string, string> = {}): Promise<string[]> {
  const log = join(work, 'gh.log');
  await writeFile(log, '');
  const { PATH, HOME } = process.env;
  const all = { HOME, GH_LOG: log, RUNNER_TEMP: work, ...env };
  await execute('bash', ['-e', '-c', step], {
    cwd,
    env: { ...all, PATH: `${join(work, 'bin')}:${PATH ?? ''}` },
  });
  return (await readFile(log, 'utf8')).split('\n').filter(Boolean);
}

/** Job «build», up to what it hands on; rebuild is to have written this ranking. */
async function build(name: string, ranking: string): Promise<string> {
  const directory = await checkOut(name);
  await run(await stepWith('publish.yml', 'build', 'git worktree'), directory);
  await write(directory, 'published/snapshot/ranking.csv', ranking);
  await write(directory, 'message.txt', `ranking: ${ranking}\n`);
  const commit = await stepWith('publish.yml', 'build', 'git commit');
  await run(commit, join(directory, 'published'));
  return join(directory, 'snapshot.bundle');
}

/** Job «save». */
async function save(name: string, bundle: string): Promise<void> {
  const directory = await checkOut(name);
  await copyFile(bundle, join(directory, 'snapshot.bundle'));
  await run(await stepWith('publish.yml', 'save', 'git push'), directory);
}

test('each publication is a commit of the branch, of the snapshot alone', async () => {
  await save('save-1', await build('build-1', 'uno'));
  await save('save-2', await build('build-2', 'dos'));
  expect(await git(remote, 'log', '--format=%s', 'snapshot')).toBe('ranking: dos\nranking: uno');
  expect(await git(remote, 'ls-tree', '-r', '--name-only', 'snapshot')).toBe(
    'snapshot/ranking.csv',
  );
  expect(await git(remote, 'show', 'snapshot:snapshot/ranking.csv')).toBe('dos');
});

test('what was built before somebody else’s commit came to the branch is refused', async () => {
  await save('save-1', await build('build-1', 'uno'));
  const late = await build('build-2', 'dos');
  await save('save-3', await build('build-3', 'tres'));
  await expect(save('save-2', late)).rejects.toThrow('rejected');
  expect(await git(remote, 'show', 'snapshot:snapshot/ranking.csv')).toBe('tres');
});

const title = 'El sitio necesita atención';
test.each([
  ['says nothing when all is well', {}, []],
  ['opens an issue', { ALERTS: 'ranking' }, [`issue create --title ${title} --body ranking`]],
  ['updates the open one', { ALERTS: 'x', ISSUES: '7' }, ['issue edit 7 --body x']],
  ['closes it', { ISSUES: '7' }, ['issue close 7 --comment Ya está: todo volvió a andar.']],
  ['lets one failure pass', { FAILED: 'true', RUNS: 'false', ISSUES: '7' }, []],
  [
    'tells of the third failure in a row, and of the sources',
    { FAILED: 'true', RUNS: 'true', ALERTS: 'ranking' },
    [
      `issue create --title ${title} --body ### Fallaron las últimas tres publicaciones`,
      expect.stringContaining('la última corrida en rojo'),
      'ranking',
    ],
  ],
])('the alert %s', async (_, env, told) => {
  const nothing = { ALERTS: '', FAILED: 'false', ISSUES: '', RUNS: '' };
  const script = await stepWith('publish.yml', 'alert', 'gh issue');
  const asked = await run(script, work, { ...nothing, ...env });
  expect(asked.filter((line) => !/^(run|issue) list/.test(line))).toEqual(told);
});

test('a season’s change is a branch of one commit with a pull request; again, both are replaced', async () => {
  const propose = await stepWith('season.yml', 'propose', 'gh pr');
  const branch = 'temporada/cerrar-liga';
  const base = await git(remote, 'rev-parse', 'main');
  for (const [round, verb] of [
    ['1', `create --head ${branch}`],
    ['2', `edit ${branch}`],
  ] as const) {
    const change = await checkOut(`change-${round}`);
    await write(change, 'src/content/community/league.yaml', `status: waiting # ${round}\n`);
    await write(change, 'src/content/community/seasons/2026/season.json', '{}\n');
    await run(await stepWith('season.yml', 'change', 'git diff'), change);
    // Nothing else gets in, whatever a package writes there.
    const patch = await readFile(join(change, 'change.patch'), 'utf8');
    const other =
      'diff --git a/x b/x\nnew file mode 100644\n--- /dev/null\n+++ b/x\n@@ -0,0 +1 @@\n+x\n';
    await writeFile(join(work, 'change.patch'), patch + other);
    await writeFile(join(work, 'proposal.md'), `Cerrar Liga ${round}\n\n## Qué cambia\n\n- Todo\n`);
    const env = { BRANCH: branch, PULLS: round === '1' ? '' : '7' };
    const asked = await run(propose, await checkOut(`propose-${round}`), env);
    expect(asked.slice(1)).toEqual([
      `pr ${verb} --title Cerrar Liga ${round} --body ## Qué cambia`,
      '- Todo',
    ]);
    expect(await git(remote, 'log', '-1', '--format=%P %B', branch)).toBe(
      `${base} Cerrar Liga ${round}\n\n## Qué cambia\n\n- Todo`,
    );
    expect(await git(remote, 'diff', '--name-only', 'main', branch)).toBe(
      'src/content/community/league.yaml\nsrc/content/community/seasons/2026/season.json',
    );
  }
});
