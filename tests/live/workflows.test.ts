/** Runs the workflows' steps as written, on a bare repository and with a fake `gh`. */
import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { serveData } from '../../scripts/lib/data-server.ts';
import { writeFiles } from '../../src/lib/files.ts';
import { linkCode } from '../fixtures/checkout.ts';
import { folderOfEach } from '../fixtures/folder.ts';
import { inherited } from '../fixtures/script.ts';
import { siteUrl, writeSmallSite } from '../fixtures/small-site.ts';

const execute = promisify(execFile);

interface Workflow {
  jobs: Record<string, { steps: { run?: string }[] }>;
}

/** The fake `gh`: logs its arguments, and answers a list with the variable of that name. */
const gh = `#!/bin/bash
printf '%s\\n' "$*" >> "$GH_LOG"
case "$1 $2" in
  'run list') echo "$RUNS" ;;
  'issue list') echo "$ISSUES" ;;
  'workflow list') printf "$STOPPED" ;;
  'pr create') [ -z "$PULLS" ] ;;
esac
`;

const who = ['-c', 'user.name=x', '-c', 'user.email=x@x'];
const folder = folderOfEach();
let work: string;
let remote: string;

beforeEach(async () => {
  work = folder();
  remote = join(work, 'remote.git');
  await mkdir(join(work, 'bin'));
  await writeFile(join(work, 'bin/gh'), gh, { mode: 0o755 });
});

/** Creates the repository, with a community that is not filled in. */
async function startRepository(): Promise<void> {
  const first = join(work, 'first');
  await execute('git', ['init', '--quiet', '--initial-branch=main', '--template=', first]);
  await write(first, 'src/content/community/competitions/liga-nacional.yaml', 'status: running\n');
  await write(first, 'README.md', 'sitio\n');
  await git(first, 'add', '.');
  await git(first, ...who, 'commit', '-qm', 'Sitio');
  await execute('git', ['clone', '--quiet', '--bare', first, remote]);
}

const write = (directory: string, path: string, text: string): Promise<void> =>
  writeFiles(directory, new Map([[path, text]]));

const git = async (directory: string, ...args: string[]): Promise<string> =>
  (await execute('git', args, { cwd: directory })).stdout.trim();

/** Clones the repository, as a job checks it out. */
async function checkOut(name: string): Promise<string> {
  const directory = join(work, name);
  await execute('git', ['clone', '--quiet', remote, directory]);
  return directory;
}

/** The commands of a job's step, found by a text in it. */
async function stepWith(file: string, job: string, text: string): Promise<string> {
  const workflow = parse(await readFile(`.github/workflows/${file}`, 'utf8')) as Workflow;
  const found = workflow.jobs[job]?.steps.find(({ run }) => run?.includes(text));
  if (!found?.run) throw new Error(`${file} ${job}: no step with ${text}`);
  return found.run;
}

/** Runs a step as GitHub does. @returns The calls of `gh`, one line each. */
async function run(step: string, cwd: string, env: Record<string, string> = {}): Promise<string[]> {
  const log = join(work, 'gh.log');
  await writeFile(log, '');
  const PATH = `${join(work, 'bin')}:${process.env['PATH'] ?? ''}`;
  const own = { PATH, GH_LOG: log, RUNNER_TEMP: work, ...env };
  await execute('bash', ['-e', '-c', step], { cwd, env: { ...inherited(), ...own } });
  return (await readFile(log, 'utf8')).split('\n').filter(Boolean);
}

/** Runs job «build» up to its bundle, as if rebuild had written this ranking. */
async function build(name: string, ranking: string): Promise<string> {
  const directory = await checkOut(name);
  await run(await stepWith('publish.yml', 'build', 'git worktree'), directory);
  await write(directory, 'published/snapshot/ranking.csv', ranking);
  await write(directory, 'message.txt', `ranking: ${ranking}\n`);
  const commit = await stepWith('publish.yml', 'build', 'git bundle');
  await run(commit, join(directory, 'published'));
  return join(directory, 'snapshot.bundle');
}

async function save(name: string, bundle: string): Promise<void> {
  const directory = await checkOut(name);
  await copyFile(bundle, join(directory, 'snapshot.bundle'));
  await run(await stepWith('publish.yml', 'save', 'git push'), directory);
}

test('each publication is a commit of only the snapshot on its branch, and refused if another has come first', async () => {
  await startRepository();
  await save('save-1', await build('build-1', 'uno'));
  const late = await build('build-2', 'tarde');
  await save('save-3', await build('build-3', 'dos'));
  await expect(save('save-2', late)).rejects.toThrow('rejected');
  expect(await git(remote, 'log', '--format=%s', 'snapshot')).toBe('ranking: dos\nranking: uno');
  expect(await git(remote, 'ls-tree', '-r', '--name-only', 'snapshot')).toBe(
    'snapshot/ranking.csv',
  );
  expect(await git(remote, 'show', 'snapshot:snapshot/ranking.csv')).toBe('dos');
});

const title = 'El sitio necesita atención';
test.each([
  ['says nothing when all is well', {}, []],
  ['opens an issue', { ALERTS: 'ranking' }, [`issue create --title ${title} --body ranking`]],
  ['updates the open one', { ALERTS: 'x', ISSUES: '7' }, ['issue edit 7 --body x']],
  ['closes it', { ISSUES: '7' }, ['issue close 7 --comment Ya está: todo volvió a andar.']],
  ['lets one failure pass', { FAILED: 'true', RUNS: '1', ISSUES: '7' }, []],
  [
    'tells at once what a failed run alerts of',
    { FAILED: 'true', RUNS: '1', ALERTS: 'rama' },
    [`issue create --title ${title} --body rama`],
  ],
  [
    'tells of the third failure in a row, and of the sources',
    { FAILED: 'true', RUNS: '2', ALERTS: 'ranking' },
    [
      `issue create --title ${title} --body ### Corridas seguidas de «Publicar» que fallaron: 3`,
      expect.stringContaining('la última corrida en rojo'),
      'ranking',
    ],
  ],
])('the alert %s', async (_, env, told) => {
  const nothing = { ALERTS: '', FAILED: 'false', ISSUES: '', GITHUB_WORKFLOW: 'Publicar' };
  const script = await stepWith('publish.yml', 'alert', 'alert.sh');
  const asked = await run(script, '.', { ...nothing, ...env });
  expect(asked.filter((line) => !/^(run|issue) list/.test(line))).toEqual(told);
});

test.each([
  ['none', '', []],
  ['two', '12\n34\n', ['workflow enable 12', 'workflow enable 34']],
])('of the schedules that GitHub stopped, %s, each is started again', async (_, STOPPED, told) => {
  const step = await stepWith('publish.yml', 'schedules', 'disabled_inactivity');
  const asked = await run(step, '.', { STOPPED });
  expect(asked.filter((line) => !line.startsWith('workflow list --all '))).toEqual(told);
});

/** Commits a small community with a league and a cup to `main`. Its sheets are served at `sheets`. */
async function startSeason(sheets: string): Promise<void> {
  await startRepository();
  const first = await checkOut('season');
  const own = join(first, 'src/content/community');
  await rm(own, { recursive: true });
  await cp('tests/communities/uruguay', own, { recursive: true });
  await rm(join(own, 'snapshot'), { recursive: true });
  await cp(
    'src/content/demo/competitions/copa-argentina.yaml',
    join(own, 'competitions/copa-oriental.yaml'),
  );
  for (const name of ['site', 'competitions/liga-oriental', 'competitions/copa-oriental']) {
    const text = await readFile(join(own, `${name}.yaml`), 'utf8');
    // The titles of the small site's pages end with its brand.
    const filled = text
      .replace('brand: Carcassonne Uruguay', 'brand: Carcassonne Argentina')
      .replaceAll('//example.com/', '//comunidad.uy/')
      .replaceAll(/_demo$/gm, '_1');
    await write(own, `${name}.yaml`, filled.replaceAll(/(copa.)argentina/gi, '$1oriental'));
  }
  const at = (name: string): string => `${sheets}/${name}.csv`;
  const sources = {
    ranking: at('ranking'),
    'liga-oriental': { standings: { unica: at('standings') }, fixtures: { unica: at('fixture') } },
    'copa-oriental': { fixtures: { cup: at('cup') } },
  };
  await write(own, 'sources.yaml', JSON.stringify({ firestore: null, sheets: sources }));
  await git(first, 'add', '--all');
  await git(first, ...who, 'commit', '--quiet', '--message', 'Comunidad');
  await git(first, 'push', '--quiet', 'origin', 'HEAD:main', 'HEAD:temporada/abrir-liga-copa');
}

/**
 * Sheets of a season of two players: the first one won the only duel and the final. The table has one lost game too
 * many.
 */
const playedBy = (winner: string, loser: string): Record<string, string> => ({
  'ranking.csv': `ID,Pos,Jugador,Elo Actual,MAX Elo\n1,1,${winner},500,520\n2,2,${loser},400,420\n`,
  'standings.csv': `,ÚNICA\nPos,Jugador,Pts,DG,DP,DJ,PG,PP\n1,${winner},3,1,0,1,2,1\n2,${loser},0,0,1,1,0,2\n`,
  'fixture.csv': `,Fecha 1,,,,9/11 al 22/11,\nU-01,${winner},2,0,${loser},,\n`,
  'cup.csv': `,Final,,,,,\nF-1,${winner},2,0,${loser},,\n`,
});

/** Checks `main` out with the code that a step runs. Builds are faked: live/rebuild-command.test.ts has real ones. */
async function checkOutCode(name: string): Promise<string> {
  const directory = await checkOut(name);
  await linkCode(directory);
  const site = join(work, 'site');
  await writeSmallSite(site);
  const fakeBuild = `import { cpSync } from 'node:fs';
cpSync('${site}', process.argv[process.argv.indexOf('--out') + 1], { recursive: true });`;
  await write(directory, 'scripts/build.ts', fakeBuild);
  return directory;
}

/** Runs steps of job «change», found by texts in them, in a checkout with the code. */
async function runChange(
  checkout: string,
  asked: Record<string, string>,
  ...steps: string[]
): Promise<void> {
  const site = { DATA: 'live', SITE_URL: siteUrl, SNAPSHOT_DIR: 'published/snapshot' };
  for (const text of steps) {
    await run(await stepWith('season.yml', 'change', text), checkout, { ...site, ...asked });
  }
}

test('the button closes and opens league and cup, and checks a site each time', async () => {
  const sheets = await serveData(join(work, 'sheets'));
  await startSeason(sheets.url);
  const archived = [
    'season.json',
    'copa-oriental/fixtures-cup',
    ...['liga-oriental/fixtures-unica', 'liga-oriental/standings-unica'],
  ];
  for (const { step, pull, title, says, files } of [
    {
      step: 'cerrar',
      pull: 'create --head',
      title: 'Cerrar Liga Oriental, Apertura 2026 y Copa oriental, 1ª edición',
      says: /- Liga Oriental: \*\*Ana\*\*\n- Copa oriental: \*\*Ana\*\*\n/,
      files: archived.map((name) => `seasons/2026/${name.replace(/^.*-.*$/, 'sheets/$&.csv')}`),
    },
    {
      // An earlier proposal is replaced.
      step: 'abrir',
      pull: 'edit',
      title: 'Abrir Liga Oriental, Apertura 2027 y Copa oriental, 2ª edición',
      says: /- Única \(filas 1 a 6\), 2: Beto, Caro\n/,
      files: [],
    },
  ]) {
    const branch = `temporada/${step}-liga-copa`;
    const [winner, loser] = step === 'cerrar' ? ['Ana', 'Beto'] : ['Beto', 'Caro'];
    for (const [name, text] of Object.entries(playedBy(winner, loser))) {
      await write(work, `sheets/${name}`, text);
    }
    const change = await checkOutCode(`change-${step}`);
    const asked = {
      STEP: step,
      COMPETITION: 'Liga, Copa',
      SEASON: step === 'cerrar' ? '2026' : '',
    };
    await runChange(change, asked, 'git worktree', 'npm run season', 'git diff');
    const proposal = await readFile(join(change, 'proposal.md'), 'utf8');
    expect(proposal).toMatch(says);
    expect(proposal).toMatch(
      /## Observadas\n\n- posiciones de Única, fila 3, .*la tabla dice PP 1/,
    );
    expect(proposal).toMatch(/: \d+ páginas, revisadas/);

    // A package may write anything into the patch; only the community's files are applied.
    const patch = await readFile(join(change, 'change.patch'), 'utf8');
    const other =
      'diff --git a/x b/x\nnew file mode 100644\n--- /dev/null\n+++ b/x\n@@ -0,0 +1 @@\n+x\n';
    await writeFile(join(work, 'change.patch'), patch + other);
    await copyFile(join(change, 'proposal.md'), join(work, 'proposal.md'));
    const base = await git(remote, 'rev-parse', 'main');
    const propose = await checkOut(`propose-${step}`);
    const pulls = { STEP: step, COMPETITION: 'Liga, Copa', PULLS: pull === 'edit' ? '7' : '' };
    const told = await run(await stepWith('season.yml', 'propose', 'gh pr'), propose, pulls);
    expect(told.findLast((line) => line.startsWith('pr '))).toMatch(
      new RegExp(`^pr ${pull} ${branch} --title ${title} --body ## `),
    );
    expect(await git(remote, 'log', '-1', '--format=%P %s', branch)).toBe(`${base} ${title}`);
    const changed = await git(remote, 'diff', '--name-only', 'main', branch);
    expect(changed.replaceAll('src/content/community/', '').split('\n')).toEqual([
      'competitions/copa-oriental.yaml',
      'competitions/liga-oriental.yaml',
      ...files,
    ]);
    // A person merges the proposal.
    await git(remote, 'update-ref', 'refs/heads/main', branch);
  }
  await sheets.close();
});

test('the button writes the answers of a new community, and says which it cannot use', async () => {
  const sheets = await serveData(join(work, 'sheets'));
  await startSeason(sheets.url);
  await write(work, 'sheets/duels.csv', 'División,Local,Visitante,Hora,Link,Fecha\n');
  const change = await checkOutCode('change-empezar');
  const sourcesFile = 'src/content/community/sources.yaml';
  const league = 'standings: { unica: null }\n    fixtures: { unica: null }\n    duels: null';
  const cup = 'fixtures: { cup: null }\n    duels: null';
  await write(
    change,
    sourcesFile,
    `# A mano.\nfirestore: null\nsheets:\n  liga-oriental:\n    ${league}\n  copa-oriental:\n    ${cup}\n`,
  );
  const [address, wrong] = [`${sheets.url}/duels.csv`, `${sheets.url}/nada.csv`];
  const answers = `duelos de la Liga=${address}; duelos de la Copa=${wrong}`;
  const asked = { STEP: 'empezar', SHEETS: answers, COMPETITION: '' };
  await runChange(change, asked, 'npm run begin', 'git diff');
  await sheets.close();
  expect(await readFile(join(change, sourcesFile), 'utf8')).toContain(`    duels: ${address}\n`);
  const proposal = await readFile(join(change, 'proposal.md'), 'utf8');
  expect(proposal).toMatch(
    /^Empezar: .*\n\n## Anotado\n\n- duelos de la Liga: .*\n\n## No se anotó/,
  );
  expect(proposal).toContain(
    '- duelos de la Copa: respondió 404: la dirección ya no sirve; revisala',
  );
  expect(await readFile(join(change, 'change.patch'), 'utf8')).toContain(`+    duels: ${address}`);
});

test('the button erases a person in a proposal that does not name them', async () => {
  await startSeason('https://comunidad.uy/hojas');
  const change = await checkOutCode('change-borrar');
  const asked = { STEP: 'borrar', PERSON: '-MateLargo, Juana', COMPETITION: '' };
  const nicksFile = 'src/content/community/nicks.yaml';
  await write(change, nicksFile, 'renamed: {}\naddresses: {}\nwithoutPage: [-matelargo, otra]\n');
  await runChange(change, asked, 'git worktree', 'npm run erase', 'git diff');
  const nicks = await readFile(join(change, nicksFile), 'utf8');
  expect(parse(nicks)).toEqual({
    renamed: {},
    addresses: {},
    withoutPage: ['otra'],
    erased: { '-MateLargo': 'Anónimo 1', Juana: 'Anónimo 1' },
  });
  const proposal = await readFile(join(change, 'proposal.md'), 'utf8');
  expect(proposal).toMatch(/^Borrar a Anónimo 1\n\n## Qué cambia/);
  expect(proposal).not.toMatch(/matelargo|Juana/i);
  expect(await readFile(join(change, 'change.patch'), 'utf8')).toContain('nicks.yaml');
});

test.each([
  ['was green', 'success', true],
  ['refused it', 'failure', false],
  ['still tries it', '', false],
  ['is forgotten by GitHub', 'none', true],
])(
  'the hourly run starts a publication, or waits, where CI of its commit %s',
  async (_, ci, publishes) => {
    const summary = join(work, 'summary');
    const step = await stepWith('hourly.yml', 'publish', 'run list');
    const calls = await run(step, work, {
      RUNS: ci,
      GITHUB_SHA: 'abc',
      GITHUB_STEP_SUMMARY: summary,
    });
    expect(calls[0]).toContain('--workflow ci.yml --event push --commit abc');
    expect(calls.slice(1)).toEqual(publishes ? ['workflow run publish.yml'] : []);
    expect(await readFile(summary, 'utf8')).toContain(`Pruebas de abc: ${ci || 'en curso'}`);
  },
);
