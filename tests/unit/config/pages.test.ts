/** The community's own pages: what a file in `pages/` may contain, and which files are left out. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readCases } from '../../fixtures/cases.ts';
import { readPages } from '../../../src/config/pages.ts';
import { formatMistake } from '../../../src/config/yaml-file.ts';
import { folderOfEach } from '../../fixtures/folder.ts';
import { expectTold, type Told } from '../../fixtures/told.ts';

const inside = folderOfEach();

beforeEach(() => mkdir(inside('pages')));

const write = (name: string, text: string): Promise<void> =>
  writeFile(inside(`pages/${name}`), text);

const read = () => readPages(inside(), (name) => name === 'dibujo');

const mistakes = (): string[] =>
  read().mistakes.map((mistake) =>
    formatMistake({ ...mistake, file: relative(inside(), mistake.file) }),
  );

test('a title and a text make a page that the footer links, described by its first paragraph', async () => {
  const text =
    '## Respeto\n\n**Jugamos** con [![cuidado](/arte/dibujo.svg)](/Reglas_(viejas)), dice Granjera_Ok a Puma\\_2, y con _calma_.\n\nOtro.';
  await write('codigo-de-conducta.md', `---\ntitle: Código de conducta\n---\n\n${text}`);
  expect(read()).toMatchObject({
    pages: [
      {
        id: 'codigo-de-conducta',
        title: 'Código de conducta',
        description: 'Jugamos con cuidado, dice Granjera_Ok a Puma_2, y con calma.',
        place: 'footer',
        body: `\n\n${text}`,
      },
    ],
    mistakes: [],
  });
});

test.each([
  ['a heading without an empty line', '  ## Respeto\nJugamos.\n\nOtro.'],
  ['an underlined heading', 'Respeto\n-------\n\nJugamos.'],
  ['a line', '***\n\nJugamos.'],
  ['nothing but other lines around it', 'Jugamos.\n***\nOtro.'],
  ['a block of code with an empty line', '~~~\na\n\nb\n```\n\n~~~\n\nJugamos.'],
  ['the address of a link', '[1]: https://a.com\n\nJugamos.'],
])('the first paragraph of a page stands below %s', async (_, text) => {
  await write('faq.md', `---\ntitle: P\n---\n\n${text}\n`);
  expect(read().pages).toMatchObject([{ description: 'Jugamos.' }]);
});

test('pages are sorted by their `order`, then by address; a folder is none', async () => {
  await write('a-2.md', '---\ntitle: A, otra\n---\nTexto.');
  await write('a.md', '---\ntitle: A\n---\nTexto.');
  await write('.DS_Store', '');
  await mkdir(inside('pages/fotos.md'));
  await write('z.md', '---\ntitle: Z\norder: 1\nplace: menu\n---\nTexto.');
  expect(read().pages.map(({ id, place }) => [id, place])).toEqual([
    ['z', 'menu'],
    ['a', 'footer'],
    ['a-2', 'footer'],
  ]);
  expect(mistakes()).toEqual([
    'pages/fotos.md: es una carpeta, y cada página es un archivo: sacala',
  ]);
});

test('each faulty page is left out, and told with its file, line and remedy', async () => {
  const cases = readCases(import.meta.dirname, 'pages') as [name: string, text: string][];
  const told: Told = {};
  for (const [name, text] of cases) {
    await write(name, text);
    told[`${name} ${JSON.stringify(text)}`] = mistakes();
    expect(read().pages).toEqual([]);
    await rm(inside(`pages/${name}`));
  }
  await expectTold('pages.out', told);
});
