/**
 * Texts of the demo as seen from outside: pages, feeds, calendars, open data and the output of commands, each a file in
 * tests/golden. `npx vitest run site/golden -u` rewrites the files; a person reviews the diff.
 */
import { expect, inject, test } from 'vitest';
import { ends, expectGolden, expectGoldenPage } from '../fixtures/golden.ts';
import { jsonLines, pageText, withoutHashes } from '../fixtures/page-text.ts';
import { runScript } from '../fixtures/script.ts';
import { dist, files, kindsOfPage, page, read, routes } from '../fixtures/site.ts';

const pages = [
  '/',
  '/404',
  '/buscar',
  '/comunidad',
  '/contacto',
  '/correcciones',
  '/datos',
  '/duelos',
  '/empeza-a-jugar',
  '/en/national-team',
  '/estado',
  '/jugadores/lagunamadre',
  '/jugadores/losetabrava',
  '/jugadores/meeplesur',
  '/jugadores/soldemayo25',
  '/jugadores/tatucarreta',
  '/jugadores/terodistraido',
  '/noticias',
  '/noticias/entrevista-granjera-ok',
  '/noticias/gran-final-liga-2026',
  '/privacidad',
  '/ranking',
  '/reglas',
  '/seleccion-nacional',
  '/seleccion-nacional/prensa',
  '/torneos/copa-argentina',
  '/torneos/liga-nacional',
  '/torneos/liga-nacional/elite',
  '/torneos/liga-nacional/oro',
  '/torneos/nacional',
  '/torneos/nacional/buenos-aires',
  '/torneos/nacional/chubut',
];

/** Parts of pages that differ from the rest of their page in nothing but names. A player of Oro's third group withdrew. */
const alike: Record<string, string> = {
  '/ranking': '.ranking tbody tr:nth-child(n + 16)',
  '/torneos/liga-nacional': '#platinum, #oro',
  '/torneos/liga-nacional/oro':
    '#oro-a, #oro-b, #oro-d, .folds .pair > div:not(:nth-child(3)), .round:nth-of-type(-n + 8), .round:nth-of-type(n + 13)',
};

test.each(pages)('%s', (route) => expectGoldenPage('demo', route, page(route), alike[route]));

test('header and footer are the same on every page', () => {
  const frame = (route: string): string => pageText(page(route), 'body > header, body > footer');
  const common = frame('/');
  expect(common).toContain('Datos de demostración');
  expect(routes.filter((route) => frame(route) !== common)).toEqual([]);
});

test('the security policy of each kind of page', () => {
  const policy = (route: string): string =>
    String(page(route)('meta[http-equiv="content-security-policy"]').attr('content'))
      .replaceAll(/ 'sha256-[^']*'/g, '')
      .replaceAll(/; ?/g, ';\n');
  const groups = [...Map.groupBy(kindsOfPage, policy)];
  const text = groups.map(([said, pages]) => `${said}\n  ${pages.join('\n  ')}`).join('\n\n');
  return expectGolden('demo', 'policies', text);
});

test('every address of the site', () => {
  const addresses = files
    .filter((file) => /\.\w+$/.test(file) && !/^(_astro|pagefind)\//.test(file))
    .map((file) => withoutHashes(`/${file}`).replace(/(^\/index)?\.html$/, ''));
  return expectGolden('demo', 'addresses', addresses.map((path) => path || '/').join('\n'));
});

/**
 * Files for programs: `datos/` without the rounds of el prode, which unit/data/prode.test.ts tests, one calendar of
 * each kind, feeds, files for crawlers, and the data of players with one open duel and with several.
 */
const forPrograms = files.filter((file) =>
  /^(datos\/(?!prode).*|(feed|resultados|robots|site|sitemap).*|calendarios\/(clasificatorios(\/buenos-aires)?|copa.*|jugador\/meeples.*)|jugadores\/(boleadorax|meeplesur)(?=.json))\.\w+$/.test(
    file,
  ),
);

test.each(forPrograms)('%s', (file) => {
  const text = read(file);
  const lines = file.endsWith('json')
    ? jsonLines(JSON.parse(text)).replaceAll('","<', '",\n"<')
    : text.replaceAll('><', '>\n<');
  return expectGolden('demo', file, ends(withoutHashes(lines)));
});

const printed = async (script: string, args: string[] = []): Promise<string> => {
  const { stdout, stderr } = await runScript(script, args, { DATA: 'demo' });
  return stderr + stdout;
};

test('output of the command build', () =>
  expectGolden('commands', 'build', inject('buildOutput').replaceAll(dist, 'dist')));

test.each([
  ['the demo', 'demo', dist],
  ['a site that is not built', 'missing', 'no-such-site'],
])('output of the command check:site, of %s', async (_, name, directory) => {
  const output = await printed('check-site', ['--dir', directory]);
  await expectGolden('commands', `check-site-${name}`, output.replace(process.cwd(), '…'));
});

test('output of the command check:community', async () =>
  expectGolden('commands', 'check-community', await printed('check-community')));
