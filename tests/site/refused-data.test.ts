/** A snapshot that cannot be used stops the build, says why in one line, and harms nothing. */
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

/** Builds over the previous site. */
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

// The other reasons to refuse a snapshot are tested in tests/unit/snapshot.
test('a collection of which no document can be read ends the build with one line that names file, document and field', async () => {
  await editNews((text) => text.replace(/"title": "[^\n]*"/g, '"title": ""'));
  const { code, output } = await build();
  expect(code).toBe(1);
  // Beside other tests, another site may be on its way in this folder.
  const lines = output.split('\n').filter((line) => line && !line.startsWith('En esta carpeta'));
  expect(lines).toEqual([
    'Se arma el sitio con los datos de la comunidad…',
    '- Estilos y programas…',
    expect.stringMatching(
      /^Error: firestore\/news\.json: documento \S+, campo title: .*No se publicó nada/,
    ),
  ]);
  await expectPreviousSite();
});

test('a picture that cannot be read is reported, and nothing stays of the site that was begun', async () => {
  // Without sheets the site is small, and soon built.
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
