/** A community of another country with its own brand and texts, one division of one group, and no cup. */
import { globSync, readFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectGolden, expectGoldenPage } from '../fixtures/golden.ts';
import { otherSite } from '../fixtures/other-site.ts';
import { jsonLines } from '../fixtures/page-text.ts';
import { runScript } from '../fixtures/script.ts';
import { texts } from '../fixtures/site.ts';

const uruguay = otherSite();
/**
 * The same community with another game and without its optional sections, forms, rules and channels. It erased the
 * player TeroOriental, whom its snapshot still names, as one of the day before does.
 */
const bare = otherSite();
const { page, read } = uruguay;

beforeAll(async () => {
  await cp('tests/communities/uruguay', uruguay.inside('.'), { recursive: true });
  await uruguay.writeManifest();
  await uruguay.build();
  await cp(uruguay.inside('.'), bare.inside('.'), { recursive: true });
  const texts = 'texts/{nacional-*,national-team,premios,puntos,reglas*,seleccion*}.md';
  const left = globSync(['{team,national,places}.yaml', 'pages/ranking.md', texts], {
    cwd: bare.inside('.'),
  });
  expect(left).toHaveLength(13);
  // The snapshot still has data for the sections.
  await Promise.all(left.map((file) => rm(bare.inside(file))));
  await bare.change('site.yaml', 'Noticias, ranking y liga', 'Noticias y liga');
  await bare.change('site.yaml', 'https://example.com/uy/whatsapp', 'null');
  await bare.edit('site.yaml', (text) => {
    const block = /^(forms|ranking):\n( .*\n)+/gm;
    expect(text.match(block)).toHaveLength(2);
    const withoutBlocks = text.replaceAll(block, '');
    return withoutBlocks.replaceAll('Carcassonne', 'Tejo').replaceAll('carcassonne', 'tejo');
  });
  const league = 'competitions/liga-oriental.yaml';
  await bare.change(league, 'emblem: logo-liga\n', '');
  await bare.edit(league, (text) => text.replaceAll(/https:\S+/g, 'null'));
  await bare.change('nicks.yaml', 'materoDeSiempre, ', '');
  await bare.edit('nicks.yaml', (text) => `${text}erased: { TeroOriental: Anónimo 1 }\n`);
  await bare.build();
});

/** Names of the site's text files. */
const textFiles = async (): Promise<string[]> =>
  (await uruguay.files()).filter((file) =>
    /\.(html|ics|json|xml|svg|js|txt|webmanifest)$/.test(file),
  );

test.each([
  '/',
  '/codigo-de-conducta',
  '/correcciones',
  '/jugadores/charruaverde',
  '/jugadores/terooriental',
  '/torneos/liga-oriental',
  '/torneos/liga-oriental/unica',
  '/torneos/nacional',
  '/torneos/nacional/salto',
])('%s', (route) => expectGoldenPage('uruguay', route, page(route)));

test.each(['datos/duelos.json', 'datos/posiciones.json', 'jugadores/charruaverde.json'])(
  '%s',
  (file) => expectGolden('uruguay', file, jsonLines(JSON.parse(read(file)))),
);
test('resultados.xml', () => expectGolden('uruguay', 'resultados.xml', read('resultados.xml')));

test('a qualifier without a day counts on the map, and one that was cancelled does not', () => {
  const map = page('/torneos/nacional')('.province-map');
  const counts = ['montevideo', 'salto'].map((slug) => map.find(`a[href$="/${slug}"] i`).length);
  expect(counts).toEqual([1, 1]);
  expect(map.find('a[href$="/montevideo"] i:not([data-moment])')).toHaveLength(1);
});

test('no file names the demo’s country, divisions, season or cup', async () => {
  const foreign = /argentin|élite|platinum|1ª temporada|\b[lL]a Copa\b|copa-|Liga Nacional/i;
  const found = (await textFiles()).filter((file) => foreign.test(read(file)));
  expect(found).toEqual([]);
});

test('the site has its own language, and pages, calendars and downloads of its league but of no cup', async () => {
  expect(page('/')('html').attr('lang')).toBe('es-UY');
  const about = page('/comunidad')('meta[name=description]').attr('content');
  expect(about).toBe('Herramientas y descargas.');
  const files = (await uruguay.files()).filter((file) =>
    /^(torneos\/.*\.html|calendarios\/[^/]+\.ics|descargas\/logo.*)$/.test(file),
  );
  await expectGolden('uruguay', 'addresses', files.join('\n'));
  expect(read('calendarios/liga-oriental.ics')).toContain('Liga Oriental Apertura 2026');
});

/** Colour of one pixel of a picture of the site, `#rrggbb`. */
async function pixel(file: string, left: number, top: number): Promise<string> {
  const colour = await sharp(join(uruguay.dist(), file))
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${colour.toString('hex')}`;
}

test('pages, icons and cards use the community’s drawings and colours, and none of the project’s', async () => {
  const logo = readFileSync('tests/communities/uruguay/art/logo.svg', 'utf8');
  expect(read('arte/logo.svg')).toBe(logo);
  expect(read('favicon.svg')).toBe(logo);
  expect(await pixel('icon-512.png', 256, 256)).toBe('#f6c945');
  expect(await pixel('icon-512.png', 1, 1)).toBe('#f7f1e3');
  expect(page('/')('style').text()).toContain('#7ab8e0');
  const preview = page('/')('[property="og:image"]').attr('content') ?? '';
  const [red, green, blue] = Buffer.from(
    (await pixel(new URL(preview).pathname, 5, 5)).slice(1),
    'hex',
  );
  // JPEG changes the colour of the banner's sky slightly.
  expect([red, green, blue].map((part = 0) => Math.round(part / 16))).toEqual([10, 13, 15]);
  expect((await uruguay.files()).filter((file) => file.endsWith('.pdf'))).toEqual([]);
});

test('a player who asked for it has no page, and nothing links to one', async () => {
  const found = (await textFiles()).filter((file) => /jugadores\/matelargo/i.test(read(file)));
  expect(found).toEqual([]);
  expect((await uruguay.files()).filter((file) => /matelargo/i.test(file))).toEqual([]);
  expect(texts(page('/ranking'), '.ranking th')).toContain('MateLargo');
});

test('maintainers are told when a player who asked for no page is in no table', () => {
  const said = page('/estado')('main').text();
  expect(said).toContain('El 1.er nick de withoutPage, en nicks.yaml, no está en ninguna tabla');
  expect(said).not.toContain('El 2.º nick');
  expect(said).not.toMatch(/materoDeSiempre|matelargo/i);
});

test('sentences agree with the community’s names: a feminine tournament, and departments', async () => {
  const files = (await uruguay.files()).filter((file) => /\.(html|ics)$/.test(file));
  expect(files.filter((file) => /\b(el|del) ronda\b|provincia\b/i.test(read(file)))).toEqual([]);
});

describe('without optional sections, forms, rules and channels, for another game', () => {
  /** Files for visitors and for other programs, without the site's code, which is the same for every community. */
  const published = async () => (await bare.files()).filter((file) => !/^_astro|\.js$/.test(file));

  test('there is no page, calendar, file, card or link for the absent sections', async () => {
    const found = /selecci|national|nacional|ranking|contacto|clasificatorio/i;
    expect((await published()).filter((file) => found.test(file))).toEqual([]);
    const args = ['--dir', bare.dist()];
    expect(await runScript('check-site', args, bare.environment())).toMatchObject({
      code: 0,
      stderr: '',
    });
  });

  test('neither texts nor search results mention the absent sections', async () => {
    const words =
      /selecci[oó]n|equipo oriental|national|clasificatorio|promoci[oó]n|promociones|ronda oriental|torneo nacional|mundial|ranking|\belo\b|contact|formulario/i;
    const code = /<script(?! type="application)[^>]*>[^]*?<\/script>|<style>[^]*?<\/style>/g;
    const textOf = (file: string): string =>
      file.endsWith('.pf_fragment')
        ? gunzipSync(readFileSync(join(bare.dist(), file))).toString()
        : bare.read(file).replaceAll(code, '');
    const files = (await published()).filter((file) =>
      /\.(html|ics|json|xml|svg|txt|webmanifest|csv|pf_fragment)$/.test(file),
    );
    expect(files).toContain('jugadores/charruaverde.html');
    const found = files.map((file) => [file, words.exec(textOf(file))?.[0]]);
    expect(found.filter(([, word]) => word)).toEqual([]);
  });

  test('there is no drawing and no word of Carcassonne, and no gap in place of a drawing', async () => {
    const projectDrawings = globSync('src/config/art/{drawings,scenes}/*.svg').map((file) =>
      readFileSync(file, 'utf8'),
    );
    const files = await bare.files();
    const texts = files.filter((file) => /\.(svg|html|json|htm)$/.test(file));
    expect(texts).toContain('arte/vacio.svg');
    const foreign = texts.filter((file) => {
      const text = bare.read(file);
      return (
        /carcassonne|loseta|meeple|celeste y blanca|medialuna/i.test(text) ||
        projectDrawings.some((drawing) => text.includes(drawing.trim()))
      );
    });
    expect(foreign).toEqual([]);
    expect(bare.page('/')('.tiles, .welcome img').toArray()).toEqual([]);
  });

  test('no page has a button, a column or a sentence for a form, rules or a channel', async () => {
    const words =
      /comunicar|reglamento|inscripci[oó]n|horario contra|sumate|encontrarnos|buscabas a la comunidad/i;
    const pages = (await published()).filter((file) => file.endsWith('.html'));
    // The site that has the links has each of these words.
    expect(page('/torneos/liga-oriental/unica')('body').text()).toMatch(words);
    const routes = pages.map((file) => `/${file.replace(/(^index)?\.html$/, '')}`);
    const found = routes.map((route) => [route, words.exec(bare.page(route)('body').text())?.[0]]);
    expect(found.filter(([, word]) => word)).toEqual([]);
    const dead = 'a:not([href]), a[href=""], a[href="null"], ul.row:empty, h2:last-child';
    expect(routes.filter((route) => bare.page(route)('main').find(dead).length > 0)).toEqual([]);
  });

  test('the page for maintainers is one sentence while all is well', () => {
    const $ = bare.page('/estado');
    expect(texts($, '.lead')).toEqual([
      expect.stringMatching(/^Todo al día: lo publicado se leyó/),
    ]);
    expect($('main details[open]').length).toBe(0);
  });

  test('the privacy page refers players who want no page to the organisers', () => {
    const privacy = bare.page('/privacidad')('main');
    expect(privacy.text()).toContain(
      'mandales tu nick a quienes organizan la comunidad: en la próxima',
    );
  });
});

/** All bytes of a file of the site; the search's files are decompressed first. */
const bytesOf = (path: string): string => {
  const bytes = readFileSync(path);
  const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return (isZipped ? gunzipSync(bytes) : bytes).toString('latin1');
};

test('an erased player is in no file name and no byte of the next site', async () => {
  const namesPlayer = (site: typeof uruguay, files: string[]) =>
    files.filter(
      (file) =>
        /terooriental/i.test(file) ||
        (/\.\w+$/.test(file) && /terooriental/i.test(bytesOf(join(site.dist(), file)))),
    );
  // Before, pages, names of cards, calendars, open data, feeds and the search named the player.
  const before = namesPlayer(uruguay, await uruguay.files());
  for (const kind of [/^tarjetas\//, /^jugadores\//, /^calendarios\//, /^datos\//, /pf_/, /\.xml$/])
    expect(before).toContainEqual(expect.stringMatching(kind));
  expect(namesPlayer(bare, await bare.files())).toEqual([]);
});

test('the community’s own pages are in menu, footer, sitemap, search and cards; those left out are reported', async () => {
  expect(texts(page('/'), '#menu > ul > li > a').slice(-3)).toEqual([
    'Comunidad',
    'Código de conducta',
    'Buscar',
  ]);
  expect(texts(page('/'), '.site-footer a')).toContain('Preguntas frecuentes');
  expect(texts(page('/buscar'), '.browse a')).toContain('Preguntas frecuentes');
  const files = await uruguay.files();
  const found = files
    .filter((file) => file.endsWith('.pf_fragment'))
    .map((file) => gunzipSync(readFileSync(join(uruguay.dist(), file))).toString());
  for (const [route, word] of [
    ['/codigo-de-conducta', 'mate y con respeto'],
    ['/preguntas-frecuentes', 'tranquera abierta'],
  ] as const) {
    expect(read('sitemap-0.xml')).toContain(`${route}<`);
    expect(found.filter((text) => text.includes(word))).toEqual([
      expect.stringContaining(`"${route}"`),
    ]);
    const card = page(route)('[property="og:image"]').attr('content') ?? '';
    expect(files).toContain(new URL(card).pathname.slice(1));
  }
  // Two communities share a link.
  for (const name of ['Torneos del club', 'Biblioteca del club']) {
    expect(found.filter((text) => text.includes(name)).length, name).toBe(1);
  }
  expect(page('/ranking')('h1').text()).toBe('RANKING URUGUAYO EN BGA');
  expect(page('/estado')('.warning').text()).toContain(
    'pages/ranking.md: «ranking» es de otra página del sitio: ponele otro nombre',
  );
});
