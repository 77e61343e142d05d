/**
 * Recipes of docs/changes that are followed on a copy of `src/`, so that they stay true. `tests/recipes` has an example
 * of each as a patch.
 */
import { execFile } from 'node:child_process';
import { copyFile, cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { folderOfEach } from '../../fixtures/folder.ts';

const execute = promisify(execFile);
const copy = folderOfEach();

/** Applies a patch to a copy of `src/`. @returns The files that the patch changes or adds. */
async function follow(patch: string): Promise<string[]> {
  await cp('src', copy('src'), { recursive: true });
  await copyFile('package.json', copy('package.json'));
  await copyFile('tsconfig.json', copy('tsconfig.json'));
  for (const name of ['node_modules', 'public']) await symlink(resolve(name), copy(name));
  await execute('git', ['apply', '-C1', resolve(patch)], { cwd: copy() });
  return [...(await readFile(patch, 'utf8')).matchAll(/^\+\+\+ b\/(.*)$/gm)].map(
    ([, file = '']) => file,
  );
}

/** Paths of the numbered steps of a recipe, and how many files CONTRIBUTING.md says it takes. */
async function recipe(name: string): Promise<{ steps: string[]; files: number }> {
  const text = await readFile(`docs/changes/${name}.md`, 'utf8');
  const row = new RegExp(String.raw`docs/changes/${name}\.md\) +\| (\d+) +\|`);
  const [, files] = row.exec(await readFile('CONTRIBUTING.md', 'utf8')) ?? [];
  const steps = [...text.matchAll(/^\d+\. .*?`(src\/[^`]*)`/gms)].map(([, path = '']) => path);
  return { steps, files: Number(files) };
}

/** Errors of the compiler in a file of the copy and in all that the file imports. */
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

/** Reads the demo, which has no such collection, and takes a snapshot that has. */
const useCollection = `
  import { sourceTitle } from './src/sources/catalog.ts';
  import { readSnapshotFiles } from './src/snapshot/files.ts';
  import { formatReport } from './src/snapshot/report.ts';
  import { parseSnapshot } from './src/snapshot/snapshot.ts';
  import { compose } from './src/snapshot/take.ts';
  const demo = await readSnapshotFiles('src/content/demo/snapshot');
  const text = JSON.stringify([{ id: 'a', name: 'Ágora', logo: 'ftp://x' }, { id: 'b' }]);
  const { report, snapshot } = await compose(demo, new Map([['sponsors', { text }]]), {
    now: new Date('2026-11-20T18:00:00Z'),
    acceptShrink: [],
    retryPolicy: { timeoutMs: 1, totalMs: 1, attempts: 1, pauseMs: 1 },
  });
  const { problems } = report.sources.find(({ name }) => name === 'sponsors');
  console.log(JSON.stringify({
    title: sourceTitle('sponsors'),
    before: parseSnapshot(demo).sponsors,
    after: parseSnapshot(snapshot).sponsors,
    problems: problems.map(({ row, column }) => row + ' ' + column),
  }));
`;

test('a collection is added by the files of its recipe, and earlier snapshots stay readable', async () => {
  const changed = await follow('tests/recipes/collection.patch');
  const { steps, files } = await recipe('collection');
  expect(changed).toHaveLength(files);
  expect(steps).toHaveLength(files);
  expect(changed.filter((file) => !steps.some((step) => file.startsWith(step)))).toEqual([]);
  expect(await typeErrors('src/data/sponsors.ts')).toBe('');

  const run = ['--input-type=module', '--eval', useCollection];
  const { stdout } = await execute(process.execPath, run, { cwd: copy() });
  expect(JSON.parse(stdout)).toEqual({
    title: 'auspiciantes',
    before: [],
    after: [{ id: 'a', name: 'Ágora', logo: null }],
    problems: ['a logo', 'b name'],
  });
});
