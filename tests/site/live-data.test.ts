/** A site built from odd, hostile and plentiful live data, of a season that is archived while it goes on. */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { copyCommunity, demoDirectory } from '../../scripts/lib/demo-data.ts';
import { writeManifest } from '../../scripts/demo/manifest.ts';
import { htmlFiles } from '../../scripts/lib/routes.ts';
import { writeFiles } from '../../src/lib/files.ts';
import { competitions, site } from '../../src/config/site.ts';
import { rankedPerPage } from '../../src/lib/pages.ts';
import { planClosing } from '../../src/archive/season-plans.ts';
import { openSnapshot } from '../../src/snapshot/files.ts';
import { canonicalDocuments } from '../../src/sources/fetch/canonical.ts';
import { otherSite } from '../fixtures/other-site.ts';
import { page as demoPage, tableRows, texts } from '../fixtures/site.ts';

/** Two news of the demo: the newest, and one that gets a flyer and a video. */
const newest = 'lunes-de-clasico-en-elite';
const withFlyer = 'ocho-clasificatorios-mas';
/** Together with the demo's, enough players for two pages of the ranking. */
const newcomers = ['Index', ...Array.from({ length: 19 }, (_, at) => `Nuevo_${100 + at}`)];
const html = '</script><script>alert(1)</script><style>b{}</style><img src=x onerror="alert(2)">';
const hostileNick = 'CuyoTiles<style>b{}</style>';
const oddId = 'copa & liga: año 2026';

const live = otherSite();
const { read, page, edit, inside } = live;

/** Archives the sheets of the running season, without the other changes of closing it. */
async function archive(): Promise<void> {
  const texts = new Map<string, string>();
  for (const name of ['competitions/liga-nacional.yaml', 'competitions/copa-argentina.yaml']) {
    texts.set(name, await readFile(inside(name), 'utf8'));
  }
  const { sources: sheets } = await openSnapshot(inside('snapshot'));
  const asked = {
    competitions,
    id: '2026',
    names: {},
    unfinished: true,
  } as const;
  const { files } = planClosing(asked, {
    texts,
    sheets,
    starts: {},
    existing: null,
    path: 'seasons/2026',
  });
  const season = [...files].filter(([name]) => name.startsWith('seasons/'));
  await writeFiles(inside('.'), new Map(season));
}

/** One correction more than a page shows: those of an earlier season, a damaged line, and two of a current duel. */
const corrections = [
  'dia,temporada,duelo,lugar,local,visitante,cambio,antes,despues',
  ...Array.from(
    { length: 99 },
    (_, at) => `2025-11-03,Otra,e-${at},Primera,Ana,Beto,resultado,2 - 1,2 - 0`,
  ),
  'ayer,Otra,e-1,Primera,Ana,Beto,resultado,2 - 1,2 - 0',
  '2026-11-13,1ª temporada,elite-e-01,Élite,Tordillo77,LaTorreCeleste,resultado,1 - 2,2 - 1',
  '2026-11-15,1ª temporada,elite-e-01,Élite,Tordillo77,LaTorreCeleste,resultado,2 - 1,1 - 2',
];

const flyer = `images/${'f'.repeat(64)}.png`;

async function writeOddData(): Promise<void> {
  await cp(demoDirectory, inside('snapshot'), { recursive: true });
  await sharp({ create: { width: 1200, height: 1500, channels: 3, background: 'red' } })
    .png()
    .toFile(inside(`snapshot/${flyer}`));
  await edit('snapshot/firestore/news.json', (text) => {
    const items = JSON.parse(text) as { id: string; image: unknown }[];
    const changed = { image: [flyer, flyer], parragraphs: ['La final.', 'https://youtu.be/abc'] };
    return canonicalDocuments(
      items.map((item) => (item.id === withFlyer ? { ...item, ...changed } : item)),
    );
  });
  await writeFile(inside('snapshot/history/corrections.csv'), corrections.join('\n'));
  const publications = [{ at: '2026-11-20T15:00:00.000Z', lines: [html, `otra ${html}`] }];
  await writeFile(inside('snapshot/history/changes.json'), JSON.stringify(publications));
  const inJson = JSON.stringify(html).slice(1, -1);
  const fields =
    /("(?:title|parragraphs|team|podium|name|nick|place|city|contact)": \[?\s*"(?:[^"\\]|\\.)*)/g;
  for (const name of await readdir(inside('snapshot/firestore'))) {
    await edit(`snapshot/firestore/${name}`, (text) => text.replaceAll(fields, `$1${inJson}`));
  }
  await edit('snapshot/firestore/news.json', (text) => text.replace(`"${newest}"`, `"${oddId}"`));
  await edit('snapshot/firestore/communities.json', (text) =>
    text.replace(/"url": "[^"]*"/, `"url": "${site.address}/wsp"`),
  );
  const sheets = await readdir(inside('snapshot/sheets'), { recursive: true });
  for (const name of sheets.filter((file) => file.endsWith('.csv'))) {
    await edit(`snapshot/sheets/${name}`, (text) => text.replaceAll(/\bCuyoTiles\b/g, hostileNick));
  }
  await edit('snapshot/sheets/ranking.csv', (text) =>
    [text.trimEnd(), ...newcomers.map((nick, at) => `${992_000_000 + at},,${nick},1,1,`)].join(
      '\n',
    ),
  );
  await edit('snapshot/sheets/copa-argentina/fixtures-cup.csv', (text) =>
    text.replace('8vos-3,MeepleSur,,,', '8vos-3,MeepleSur,0,0,'),
  );
  await edit('snapshot/sheets/liga-nacional/fixtures-elite.csv', (text) =>
    text
      .replace('MeepleSur', 'MeeplèSur')
      .replace('CaminoReal,Mar 24/11 19', 'CaminoReal,Vie 4/12 21'),
  );
  await edit('snapshot/sheets/liga-nacional/duels.csv', (text) =>
    text.replace(/.*,LaTorreCeleste,CaminoReal,.*\n/, ''),
  );
  await writeManifest(inside('snapshot'));
}

beforeAll(async () => {
  await copyCommunity(inside('.'));
  await writeOddData();
  await live.change('site.yaml', 'perPage: 48', 'perPage: 10');
  const nicks = 'renamed: { Hoja Vieja: LaTorreCeleste }\naddresses: {}\n';
  await writeFile(inside('nicks.yaml'), nicks);
  await archive();
  await rm(inside('snapshot/sheets/liga-nacional/standings-oro.csv'));
  await writeManifest(inside('snapshot'));
  await writeFile(inside('snapshot/hold.txt'), 'hasta que hablemos\n');
  await live.build({ DATA: 'live', SNAPSHOT_DIR: inside('snapshot') });
});

test('the bracket draws 0–0 where it was typed as a result of two players', () => {
  const $ = page('torneos/copa-argentina');
  const cards = texts($, '.bracket-duel:contains("MeepleSur")');
  expect(cards.at(-1)).toMatch(/^MeepleSur 0\s*CeiboRojo 0/);
});

test('the page for maintainers says that data is held, and which correction is damaged', () => {
  const said = page('estado')('main').text();
  expect(said).toContain('Los datos están detenidos: hasta que hablemos.');
  expect(said).toContain('history/corrections.csv, fila 101, columna A: «ayer,Otra,');
  expect(said).toContain(`20 de noviembre de 2026, 12:00 hs: ${html}otra ${html}`);
});

test('the address of a former nick leads to the player, and its calendar still exists', () => {
  const $ = page('jugadores/hoja-vieja');
  expect($('meta[http-equiv=refresh]').attr('content')).toBe('0;url=/jugadores/latorreceleste');
  expect($('main a').attr('href')).toBe('/jugadores/latorreceleste');
  expect(read('sitemap-0.xml')).not.toContain('hoja-vieja');
  expect(read('calendarios/jugador/hoja-vieja.ics')).toBe(
    read('calendarios/jugador/latorreceleste.ics'),
  );
});

test('a flyer is never cropped on its page or in the feed, and has no more pixels than other pictures', async () => {
  const image = page(`noticias/${withFlyer}`)('.news-item > picture > img');
  const { src = '', width, height } = image.attr() ?? {};
  expect([width, height]).toEqual(['859', '1073']);
  const metadata = await sharp(join(live.dist(), src)).metadata();
  expect([metadata.width, metadata.height]).toEqual([859, 1073]);
  expect(read('feed.xml')).toContain(src);
});

// tests/unit/outputs asks what the link says.
test('the address of a video becomes a link', () => {
  const link = page(`noticias/${withFlyer}`)('.news-body a');
  expect(link.attr('href')).toBe('https://youtu.be/abc');
});

test.each([
  ['ranking', 'Ranking', '.ranking tbody th', rankedPerPage],
  ['ranking/elo', 'Ranking por Elo Actual', '.ranking tbody th', rankedPerPage],
  ['noticias', 'Noticias', '.news-card a', 10],
])(
  '/%s is split into pages that link to each other without scripts',
  (route, title, selector, perPage) => {
    const [first, second] = [page(route), page(`${route}/pagina/2`)] as const;
    expect(first(selector)).toHaveLength(perPage);
    if (route !== 'noticias') {
      const listed = [...texts(first, selector), ...texts(second, selector)];
      expect(listed).toEqual(expect.arrayContaining(newcomers));
    }
    expect(first('nav[aria-label="Páginas"]')).toHaveLength(1);
    expect(first('a[rel=next]').attr('href')).toBe(`/${route}/pagina/2`);
    expect(second('a[rel=prev]').attr('href')).toBe(`/${route}`);
    expect(second('title').text()).toBe(`${title}, página 2 | Carcassonne Argentina`);
    expect(second('link[rel=canonical]').attr('href')).toMatch(`/${route}/pagina/2`);
    expect(read('sitemap-0.xml')).toContain(`/${route}/pagina/2</loc>`);
  },
);

test('many news are split into pages by site.yaml, and nothing is lost', () => {
  const pages = ['noticias', 'noticias/pagina/2', 'noticias/pagina/3'].map(page);
  const links = pages.flatMap(($) => $('.news-card a').toArray());
  const addresses = new Set(links.map(({ attribs }) => attribs['href']));
  expect([links.length, addresses.size]).toEqual([30, 30]);
  expect(pages.at(-1)?.('a[rel=next]')).toHaveLength(0);
});

test('a place of the ranking has exactly one address', () => {
  const $ = page('ranking/pagina/2');
  expect($('.ranking tbody tr').first().attr('id')).toBe(`pos-${rankedPerPage + 1}`);
});

test('a nick typed with a wrong accent breaks neither the site nor a page', async () => {
  const pages = await readdir(join(live.dist(), 'jugadores'));
  expect(pages).toEqual(expect.arrayContaining(['meeplesur.html', 'meeplesur-2.html']));
  expect(read('estado.html')).toContain(
    '«MeeplèSur» está en /jugadores/meeplesur-2: la que le toca es la de «MeepleSur»',
  );
  expect(read('estado.html')).toContain(
    '«Index» está en /jugadores/index-2: su nick no da una dirección que se pueda usar → podés',
  );
});

test('HTML in texts stays text on every page', () => {
  const hostile = ($: CheerioAPI): string[] =>
    $('script:not([type="application/ld+json"]), style, [onerror]')
      .toArray()
      .map((element) => $.html(element))
      .filter((element) => /alert\(|>b\{\}</.test(element));
  const headings: string[] = [];
  for (const path of htmlFiles(live.dist())) {
    const $ = load(read(path));
    expect(hostile($)).toEqual([]);
    for (const element of $('script[type="application/ld+json"]').toArray()) {
      expect(JSON.parse($(element).text())).toHaveProperty('@graph');
    }
    const heading = $('h1').text();
    if (!heading.includes('<')) continue;
    expect($('meta[property="og:title"]').attr('content')).toBe(heading);
    headings.push(heading);
  }
  expect(headings).toContain(hostileNick);
  expect(headings.filter((heading) => heading.includes(html)).length).toBeGreaterThan(30);

  const feed = load(read('feed.xml'), { xml: true });
  const shown = load(feed('entry').children('[type=html]').first().text());
  expect(shown.text()).toContain(html);
  expect(hostile(shown)).toEqual([]);
});

test('an absolute link to a page that the site does not have stays a link', () => {
  const $ = page('comunidad');
  expect($(`a[href="${site.address}/wsp"]`)).toHaveLength(1);
});

test('a news item has exactly one address, whatever its id', () => {
  const path = '/noticias/copa%20&%20liga:%20a%C3%B1o%202026';
  const $ = page(`noticias/${oddId}`);
  const address = $('link[rel=canonical]').attr('href');
  expect(address).toBe(site.address + path);
  expect($('meta[property="og:url"]').attr('content')).toBe(address);
  const articles = page('noticias')('.news-card a').toArray();
  expect(articles.map((link) => link.attribs['href'])).toContain(path);
  const locations = load(read('sitemap-0.xml'), { xml: true })('loc').toArray();
  expect(locations.map((location) => load(location).text())).toContain(address);
  const entries = load(read('feed.xml'), { xml: true })('entry > link').toArray();
  expect(entries.map((link) => link.attribs['href'])).toContain(address);
});

test('corrections are listed newest first up to one page, with links to duels of the current season', () => {
  const $ = page('correcciones');
  const duels = $('main tbody [scope=row]');
  expect(duels).toHaveLength(100);
  expect(duels.first().find('a').attr('href')).toBe('/torneos/liga-nacional/elite#elite-e-01');
  expect(duels.last().text().replace(/\s+/g, ' ').trim()).toBe(
    'Ana y Beto Primera (Otra) 3 de noviembre de 2025',
  );
  expect(duels.last().find('a')).toHaveLength(0);
  expect($('main a[href="/datos/correcciones.json"]')).toHaveLength(1);
});

test('corrections are noted at their duel, the newest one only, from each player’s side', () => {
  const fixture = page('torneos/liga-nacional/elite');
  const player = page('jugadores/latorreceleste');
  const told = 'corregido el dom 15/11: antes\u00a0';
  expect(fixture('#elite-e-01 small').text().trim()).toBe(`${told}2\u00a0-\u00a01`);
  expect(player('.story .note:contains("corregido")').first().text()).toBe(
    `${told}1\u00a0-\u00a02`,
  );
});

test('a duel whose hour only its fixture has says that it has begun', () => {
  expect(page('duelos')('#elite-e-23').text()).toContain('Ya empezó');
});

test('a division has no questions about its tables before they are published', () => {
  const $ = page('torneos/liga-nacional/oro');
  expect($('.empty').first().text()).toContain('Las posiciones todavía no están publicadas.');
  const folds = ['Fixture: las demás fechas', 'Zonas y desempates'];
  expect(texts($, '.fold > summary')).toEqual(folds);
});

test('archiving a season gives the season a page with its final tables', () => {
  const league = load(read('torneos/liga-nacional/platinum.html'));
  const season = page('torneos/temporadas/2026');
  expect(texts(season, 'h1')).toEqual(['1ª TEMPORADA']);
  const table = 'table:has(caption:contains("Platinum · Grupo B"))';
  // The form of the players is left out.
  league('small').remove();
  expect(tableRows(season, table)).toEqual(tableRows(league, table));
  expect(tableRows(season, 'table:has(caption:contains("Campeones"))')).toContainEqual([
    'Platinum',
    'Sin definir',
    '',
  ]);
});

test('archiving a season counts duels once while the sheets still contain them', () => {
  const rivals = ($: CheerioAPI) => tableRows($, 'table:has(caption:contains("cada rival"))');
  const played = rivals(demoPage('/jugadores/mateymeeple'));
  expect(played.length).toBeGreaterThan(3);
  expect(rivals(page('jugadores/mateymeeple'))).toEqual(played);
});
