/**
 * Follows recipes of docs/changes on a copy of `src/`, so that the recipes stay true. `tests/recipes` has an example
 * patch for recipes without code.
 */
import { execFile } from 'node:child_process';
import { copyFile, cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, test } from 'vitest';
import { folderOfEach } from '../../fixtures/folder.ts';

const execute = promisify(execFile);
const copy = folderOfEach();

beforeEach(async () => {
  await cp('src', copy('src'), { recursive: true });
  await copyFile('package.json', copy('package.json'));
  await copyFile('tsconfig.json', copy('tsconfig.json'));
  for (const name of ['node_modules', 'public']) await symlink(resolve(name), copy(name));
});

/** Runs a module in the copy, with the demo as its community. @returns The JSON that the module prints, parsed. */
async function run(module: string): Promise<unknown> {
  const options = ['--input-type=module', '--eval', module];
  const env = { ...process.env, COMMUNITY_DIR: 'src/content/demo' };
  const { stdout } = await execute(process.execPath, options, { cwd: copy(), env });
  return JSON.parse(stdout);
}

/** Applies a patch to the copy. @returns The files that the patch changes or adds. */
async function applyPatch(patch: string): Promise<string[]> {
  await execute('git', ['apply', '-C1', resolve(patch)], { cwd: copy() });
  return [...(await readFile(patch, 'utf8')).matchAll(/^\+\+\+ b\/(.*)$/gm)].map(
    ([, file = '']) => file,
  );
}

/** A recipe's text, the paths in its numbered steps, and the number of files that CONTRIBUTING.md states. */
async function recipe(name: string): Promise<{ text: string; steps: string[]; files: number }> {
  const text = await readFile(`docs/changes/${name}.md`, 'utf8');
  const row = new RegExp(String.raw`docs/changes/${name}\.md\) +\| (\d+) +\|`);
  const [, files] = row.exec(await readFile('CONTRIBUTING.md', 'utf8')) ?? [];
  const steps = [...text.matchAll(/^\d+\. .*?`(src\/[^`]*)`/gms)].map(([, path = '']) => path);
  return { text, steps, files: Number(files) };
}

/** Type errors in a file of the copy and in everything that the file imports. */
async function typeErrors(file: string): Promise<string> {
  const config = {
    extends: './tsconfig.json',
    include: [file],
    compilerOptions: { noEmit: true, skipLibCheck: true, types: ['node', 'astro/client'] },
  };
  await writeFile(copy('recipe.json'), JSON.stringify(config));
  const tsc = [resolve('node_modules/typescript/bin/tsc'), '-p', 'recipe.json'];
  try {
    await execute(process.execPath, tsc, { cwd: copy() });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

/** Module that takes a snapshot of the demo with one more text, the value of `fetched`. */
const takeSnapshot = `
  import { readSnapshotFiles } from './src/snapshot/files.ts';
  import { parseSnapshot } from './src/snapshot/snapshot.ts';
  import { compose } from './src/snapshot/take.ts';
  const demo = await readSnapshotFiles('src/content/demo/snapshot');
  const { report, snapshot } = await compose(demo, new Map([fetched(demo)]), {
    now: new Date('2026-11-20T18:00:00Z'),
    acceptShrink: [],
    retryPolicy: { timeoutMs: 1, totalMs: 1, attempts: 1, pauseMs: 1 },
  });
`;

const useCollection = `
  import { sourceTitle } from './src/sources/catalog/catalog.ts';
  const text = JSON.stringify([{ id: 'a', name: 'Ágora', logo: 'ftp://x' }, { id: 'b' }]);
  const fetched = () => ['sponsors', { text }];
  ${takeSnapshot}
  const { problems } = report.sources.find(({ name }) => name === 'sponsors');
  console.log(JSON.stringify({
    title: sourceTitle('sponsors'),
    before: parseSnapshot(demo).sponsors,
    after: parseSnapshot(snapshot).sponsors,
    problems: problems.map(({ row, column }) => row + ' ' + column),
  }));
`;

test('the recipe’s files add a collection, and earlier snapshots stay readable', async () => {
  const changed = await applyPatch('tests/recipes/collection.patch');
  const { steps, files } = await recipe('collection');
  expect(changed).toHaveLength(files);
  expect(steps).toHaveLength(files);
  expect(changed.filter((file) => !steps.some((step) => file.startsWith(step)))).toEqual([]);
  // The compiler takes longer than all other rules together.
  if (process.env['CI']) expect(await typeErrors('src/data/sponsors.ts')).toBe('');
  expect(await run(useCollection)).toEqual({
    title: 'auspiciantes',
    before: [],
    after: [{ id: 'a', name: 'Ágora', logo: null }],
    problems: ['a logo', 'b name'],
  });
});

/** Module that adds the column Pts to Élite's sheet, with one point more in each row than in the row above. */
const useColumn = `
  import { running } from './src/config/site.ts';
  import { buildSeason } from './src/season/build.ts';
  import { explainOrder } from './src/season/order.ts';
  import { orderSentence } from './src/words/order-sentence.ts';
  const sheet = 'liga-nacional/standings-elite';
  let points = 0;
  const withPoints = (row) => row + (row.includes(',Jugador,') ? 'Pts' : /^\\d/.test(row) ? (points += 1) : '');
  const fetched = ({ sources }) => [sheet, { text: sources.get(sheet).trim().split('\\n').map(withPoints).join('\\n') }];
  ${takeSnapshot}
  const [{ groups: [{ standings }] }] = buildSeason(running, parseSnapshot(snapshot).competitions).divisions;
  const [{ reason }] = explainOrder(standings, []);
  console.log(JSON.stringify({
    points: standings.rows.map(({ cells }) => cells.Pts),
    sentence: orderSentence('Ana', 'Beto', reason),
  }));
`;

test('the recipe’s code adds a standings column that orders first, in one file', async () => {
  const { text, files } = await recipe('standings-column');
  const [column = '', criteria = ''] = [...text.matchAll(/`(- \{.*?\}|criteria: .*?)`/g)].map(
    ([, code]) => code,
  );
  const file = copy('src/content/demo/competitions/liga-nacional.yaml');
  const before = await readFile(file, 'utf8');
  const changed = before
    .replace(/^( +)- \{ label: DifP.*$/m, `$&\n$1${column}`)
    .replace(/^criteria: .*$/m, criteria);
  await writeFile(file, changed);
  expect(files).toBe(1);
  expect(await run(useColumn)).toEqual({
    points: [8, 7, 6, 5, 4, 3, 2, 1],
    sentence: 'Ana está arriba de Beto porque tiene más puntos (8 contra 7).',
  });
});
