/** The community's drawings: which ones are used, and which mistakes are reported. */
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDrawingsFor, readArt } from '../../../src/config/art.ts';
import { folderOfEach } from '../../fixtures/folder.ts';

const inside = folderOfEach();

const svg = (root: string, content = '<path d="M0 0h9v9z"/>'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${content}</svg>`;
const square = 'viewBox="0 0 100 100"';

test.each([
  ['logo.svg', svg(square).padEnd(150 * 1024)],
  ['logo.svg', svg('width="40mm" height="40mm"')],
  ['logo.svg', svg(square, '<style>.a{fill:red}</style><image href="data:image/png;base64,AA"/>')],
  ['portada.svg', svg('viewBox="0 0 3200 1040"')],
  ['emblema-de-dobles.svg', svg(square)],
  ['escenas/rambla.svg', svg('viewBox="0 0 1200 430"')],
])('%s is used', async (name, text) => {
  await mkdir(inside('art/escenas'), { recursive: true });
  await writeFile(inside(join('art', name)), text);
  const { drawings, scenes, mistakes } = readArt(inside());
  expect(mistakes).toEqual([]);
  expect([...drawings, ...scenes]).toEqual([[basename(name, '.svg'), inside(join('art', name))]]);
});

test.each([
  ['logo.png', 'PNG', 'no se usa: un dibujo es un archivo .svg'],
  ['Escenas/rambla.svg', svg(square), 'no se usa: un dibujo es un archivo .svg'],
  ['Mi logo.svg', svg(square), 'con minúsculas, números y guiones en el nombre'],
  ['logo.svg', 'un texto', 'no es un dibujo SVG'],
  ['logo.svg', svg('width="9em"'), 'no dice cuánto mide'],
  ['logo.svg', svg('width="100%" height="100%"'), 'no dice cuánto mide'],
  [
    'logo.svg',
    svg('viewBox="0 0 200 100"'),
    'mide 200 × 100, y tiene que tener la forma de uno de 200 × 200',
  ],
  ['portada.svg', svg(square), 'mide 100 × 100, y tiene que tener la forma de uno de 1600 × 520'],
  ['logo.svg', svg(square, '<text>Hola</text>'), 'convertilas en trazos'],
  ['logo.svg', svg(square, '<script>1</script>'), 'trae programas o imágenes de afuera'],
  ['logo.svg', svg(`${square} onload="a()"`), 'trae programas o imágenes de afuera'],
  ['logo.svg', svg(square, '<image href="https://example.com/a.png"/>'), 'imágenes de afuera'],
  ['logo.svg', svg(square, `<g>${' '.repeat(151 * 1024)}</g>`), 'pesa 152 KB y puede pesar 150'],
])('%s is not used, and told', async (name, text, message) => {
  await mkdir(dirname(inside(join('art', name))), { recursive: true });
  await writeFile(inside(join('art', name)), text);
  const { drawings, mistakes } = readArt(inside());
  expect(drawings.size).toBe(0);
  expect(mistakes.map((mistake) => mistake.message)).toEqual([expect.stringContaining(message)]);
  expect(mistakes[0]?.file).toMatch(new RegExp(`art/${name.split('/')[0]}$`));
});

test('a community without drawings has no mistakes, and a Mac adds none to the project', async () => {
  await writeFile(inside('.DS_Store'), '');
  expect(projectDrawingsFor(undefined, inside()).size).toBe(0);
  expect(readArt(inside())).toMatchObject({ drawings: new Map(), scenes: new Map(), mistakes: [] });
});
