/** An unusable snapshot stops the build with one line that says why, and the previous site stays. */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { writeManifest } from '../../scripts/demo/manifest.ts';
import { folderOfEach } from '../fixtures/folder.ts';
import { runScript } from '../fixtures/script.ts';

const directory = folderOfEach();

beforeEach(async () => {
  await cp('src/content/demo/snapshot', directory('snapshot'), { recursive: true });
  await mkdir(directory('dist'));
  await writeFile(directory('dist/index.html'), 'the previous site');
});

/** Builds into the directory of the previous site. */
const build = () =>
  runScript('build', ['--out', directory('dist')], {
    DATA: 'live',
    SNAPSHOT_DIR: directory('snapshot'),
  });

const editNews = async (edit: (text: string) => string): Promise<void> => {
  const file = directory('snapshot/firestore/news.json');
  await writeFile(file, edit(await readFile(file, 'utf8')));
};

async function expectPreviousSite(): Promise<void> {
  expect(await readdir(directory())).toEqual(['dist', 'snapshot']);
  expect(await readFile(directory('dist/index.html'), 'utf8')).toBe('the previous site');
}

// tests/unit/snapshot tests the other reasons to refuse a snapshot.
test('a collection without a readable document ends the build with one line that names file, document and field', async () => {
  await editNews((text) => text.replace(/"title": "[^\n]*"/g, '"title": ""'));
  const { code, output } = await build();
  expect(code).toBe(1);
  // Other tests may be building in this checkout at the same time.
  const lines = output.split('\n').filter((line) => line && !line.startsWith('En esta carpeta'));
  expect(lines).toEqual([
    'Se arma el sitio con los datos de la comunidad…',
    expect.stringMatching(
      /^Error: firestore\/news\.json: documento \S+, campo title: .*No se publicó nada/,
    ),
  ]);
  await expectPreviousSite();
});

test('an unreadable picture is reported, and nothing remains of the unfinished site', async () => {
  // Without sheets the site is small and builds fast.
  await rm(directory('snapshot/sheets'), { recursive: true });
  await writeFile(directory('snapshot/images/rota.jpg'), 'no picture');
  await editNews((text) => {
    const [first] = JSON.parse(text) as object[];
    return JSON.stringify([{ ...first, image: 'images/rota.jpg', parragraphs: ['Hola'] }]);
  });
  await writeManifest(directory('snapshot'));
  const { code, output } = await build();
  expect(code).toBe(1);
  expect(output).toMatch(/^Error: .* no estaba previsto.*rota\.jpg.*\. No se publicó nada/m);
  await expectPreviousSite();
});
