/** The community's own pages: what a file in `pages/` may contain, and which files are left out. */
import { mkdir, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { copyCommunity } from '../../../scripts/demo/community.ts';
import { loadCommunity, readCommunity } from '../../../src/config/community.ts';
import { readPages } from '../../../src/config/pages.ts';
import { formatMistake } from '../../../src/config/yaml-file.ts';
import { folderOfEach } from '../../fixtures/folder.ts';

const inside = folderOfEach();

beforeEach(() => mkdir(inside('pages')));

const write = (name: string, text: string): Promise<void> =>
  writeFile(inside(`pages/${name}`), text);

const mistakes = (): string[] =>
  readPages(inside()).mistakes.map((mistake) =>
    formatMistake({ ...mistake, file: relative(inside(), mistake.file) }),
  );

test('a title and a text make a page that the footer links, described by its first paragraph', async () => {
  const text =
    '## Respeto\n\n**Jugamos** con [cuidado](/reglas), dice Granjera_Ok, y con _calma_.\n\nOtro.';
  await write('codigo-de-conducta.md', `---\ntitle: Código de conducta\n---\n\n${text}`);
  expect(readPages(inside())).toMatchObject({
    pages: [
      {
        id: 'codigo-de-conducta',
        title: 'Código de conducta',
        description: 'Jugamos con cuidado, dice Granjera_Ok, y con calma.',
        place: 'footer',
        body: `\n\n${text}`,
      },
    ],
    mistakes: [],
  });
});

test('a long first paragraph is cut after a word', async () => {
  await write('larga.md', `---\ntitle: Larga\n---\n${'palabra '.repeat(40)}`);
  const [page] = readPages(inside()).pages;
  expect(page?.description).toBe(`${'palabra '.repeat(18).trim()}…`);
});

test('pages are sorted by their `order`, then by address', async () => {
  await write('b.md', '---\ntitle: B\n---\nTexto.');
  await write('a.md', '---\ntitle: A\n---\nTexto.');
  await write('z.md', '---\ntitle: Z\norder: 1\nplace: menu\n---\nTexto.');
  expect(readPages(inside()).pages.map(({ id, place }) => [id, place])).toEqual([
    ['z', 'menu'],
    ['a', 'footer'],
    ['b', 'footer'],
  ]);
});

test.each([
  [
    'reglas.md',
    '---\ntitle: R\n---\nA',
    'pages/reglas.md: «reglas» es de otra página del sitio: ponele otro nombre',
  ],
  [
    'descargas.md',
    '---\ntitle: D\n---\nA',
    'pages/descargas.md: «descargas» es de otra página del sitio: ponele otro nombre',
  ],
  [
    'Código de conducta.md',
    '---\ntitle: C\n---\nA',
    'pages/Código de conducta.md: el nombre es parte de su dirección: usá minúsculas, números y guiones, sin espacios ni acentos',
  ],
  ['faq.docx', '', 'pages/faq.docx: no se lee: una página es un archivo que termina en .md'],
  [
    'faq.md',
    'Hola.\n',
    'pages/faq.md, renglón 1: le falta el encabezado: el archivo empieza con un renglón ---, otro con title: y el título de la página, y otro ---',
  ],
  [
    'faq.md',
    '---\norder: 1\n---\nHola.\n',
    'pages/faq.md, renglón 2, title: falta el título: escribilo así, title: Código de conducta',
  ],
  [
    'faq.md',
    '---\ntitle: P\ntitulo: Q\n---\nHola.\n',
    'pages/faq.md, renglón 3, titulo: el sitio no conoce este nombre: corregilo, o sacá el renglón',
  ],
  [
    'faq.md',
    '---\ntitle: P\nplace: arriba\n---\nHola.\n',
    'pages/faq.md, renglón 3, place: escribí menu o footer',
  ],
  [
    'faq.md',
    '---\ntitle: P\n---\n\n',
    'pages/faq.md: no tiene texto: escribilo debajo del encabezado',
  ],
  [
    'faq.md',
    '---\ntitle: P\n---\n\n# Hola\n',
    'pages/faq.md, renglón 5: el título de la página ya está: los de un texto empiezan con «##»',
  ],
  [
    'faq.md',
    '---\ntitle: P\n---\nHola.\n\n![Un mapa](/arte/mapa.svg)\n',
    'pages/faq.md, renglón 6: esa imagen no está: las de una página son dibujos de la carpeta art, escritos así, ![Qué se ve](/arte/nombre.svg)',
  ],
])('%s, %j: file, line and remedy', async (name, text, message) => {
  await write(name, text);
  expect(mistakes()).toEqual([message]);
  expect(readPages(inside()).pages).toEqual([]);
});

test('a page with a mistake is left out and reported, and the community is loaded', async () => {
  await copyCommunity(inside());
  await write('.DS_Store', '');
  await write('faq.md', '---\ntitle: Preguntas\n---\nHola.');
  await write('duelos.md', '---\ntitle: Duelos\n---\nHola.');
  const { mistakes: refusing } = readCommunity(inside());
  expect(refusing).toEqual([]);
  const { pages, leftOut } = loadCommunity(inside());
  expect(pages.map(({ id }) => id)).toEqual(['empeza-a-jugar', 'faq']);
  expect(leftOut).toEqual([expect.stringMatching(/duelos\.md: «duelos» es de otra página/)]);
});
