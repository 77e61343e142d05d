/**
 * Follows the recipe for a collection of docs/changes on a copy of `src/`, so that it stays true. `tests/recipes` has
 * an example patch. Of the other recipes, a league with a column of its own is in site/other-community.test.ts.
 */
import { execFile } from 'node:child_process';
import { copyFile, cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { folderOfEach } from '../../fixtures/folder.ts';

const execute = promisify(execFile);
const copy = folderOfEach();
const patch = 'tests/recipes/collection.patch';

/** Type errors in a file of the copy and in everything that the file imports. */
async function typeErrors(file: string): Promise<string> {
  for (const name of ['package.json', 'tsconfig.json']) await copyFile(name, copy(name));
  for (const name of ['node_modules', 'public']) await symlink(resolve(name), copy(name));
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

test('the recipe for a collection names the files that its example changes, and the example compiles', async () => {
  const text = await readFile('docs/changes/collection.md', 'utf8');
  const steps = [...text.matchAll(/^\d+\. .*?`(src\/[^`]*)`/gms)].map(([, path = '']) => path);
  const changes = (await readFile(patch, 'utf8')).matchAll(/^\+\+\+ b\/(.*)$/gm);
  const changed = [...changes].map(([, file = '']) => file);
  expect(changed.filter((file) => !steps.some((step) => file.startsWith(step)))).toEqual([]);
  const guide = await readFile('CONTRIBUTING.md', 'utf8');
  const [, files] = /docs\/changes\/collection\.md\) +\| (\d+) +\|/.exec(guide) ?? [];
  expect([steps.length, changed.length]).toEqual([Number(files), Number(files)]);

  await cp('src', copy('src'), { recursive: true });
  await execute('git', ['apply', '-C1', resolve(patch)], { cwd: copy() });
  // The compiler takes longer than most files of tests.
  if (process.env['CI']) expect(await typeErrors('src/data/documents.ts')).toBe('');
});
