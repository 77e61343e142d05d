/** A picture that the build cannot read stops it with a line that says why, and the previous site stays. */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { writeManifest } from '../../scripts/demo/manifest.ts';
import { folderOfEach } from '../fixtures/folder.ts';
import { runScript } from '../fixtures/script.ts';

const directory = folderOfEach();

test('an unreadable picture is reported, nothing remains of the unfinished site, and the previous one stays', async () => {
  await cp('src/content/demo/snapshot', directory('snapshot'), { recursive: true });
  // Without sheets the site is small and builds fast.
  await rm(directory('snapshot/sheets'), { recursive: true });
  await writeFile(directory('snapshot/images/rota.jpg'), 'no picture');
  const news = directory('snapshot/firestore/news.json');
  const [first] = JSON.parse(await readFile(news, 'utf8')) as object[];
  const item = { ...first, image: 'images/rota.jpg', parragraphs: ['Hola'] };
  await writeFile(news, JSON.stringify([item]));
  await writeManifest(directory('snapshot'));
  await mkdir(directory('dist'));
  await writeFile(directory('dist/index.html'), 'the previous site');

  const args = ['--out', directory('dist')];
  const env = { DATA: 'live', SNAPSHOT_DIR: directory('snapshot') };
  const { code, output } = await runScript('build', args, env);
  expect(code).toBe(1);
  expect(output).toMatch(/^Error: .* no estaba previsto.*rota\.jpg.*\. No se publicó nada/m);
  expect(await readdir(directory())).toEqual(['dist', 'snapshot']);
  expect(await readFile(directory('dist/index.html'), 'utf8')).toBe('the previous site');
});
