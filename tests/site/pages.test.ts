/** What the golden texts of pages do not show: styles, and where links and buttons lead. */
import { constants, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { budgets } from '../../scripts/lib/budgets.ts';
import { site } from '../../src/config/site.ts';
import { addDays, momentOf } from '../../src/lib/time.ts';
import { builtAt, html, page, read, snapshot, texts } from '../fixtures/site.ts';

test('played qualifiers are in the table, styled as past', () => {
  const played = snapshot.qualifiers.filter(({ date }) => date && date < builtAt);
  expect(played.length).toBeGreaterThan(0);
  expect(texts(page('/torneos/nacional'), '.qualifiers tr.past th').toSorted()).toEqual(
    played.map(({ place }) => place).toSorted(),
  );
});

// tests/unit/client asks what happens to an entry whose moment comes.
test('the notice of site.yaml is there until its day is over', () => {
  const end = momentOf(addDays(site.notice?.until ?? '', 1), '00:00');
  expect(page('/')('p.site-notice').attr('data-moment')).toBe(end.toISOString());
});

// tests/unit/client asks when the notice of a slow navigation comes and goes.
test('a slow navigation is announced with a sentence of its own for pages that the specification names', () => {
  const notice = page('/contacto')('.slow-navigation[role=status]');
  expect(
    ['noticias', 'seleccion-nacional', 'comunidad'].map((path) => notice.attr(`data-${path}`)),
  ).toEqual([
    'Cargando noticias',
    expect.stringMatching(/^Reuniendo los meeples Argentinos/),
    'Cargando comunidades',
  ]);
});

test('the podium of every year is a card, a large one for the latest only', () => {
  const $ = page('/torneos/nacional');
  const cards = $('#podios .card.podium').toArray();
  expect(cards).toHaveLength(snapshot.nationalPodiums.length);
  expect(cards.filter((card) => $(card).hasClass('latest'))).toEqual(cards.slice(0, 1));
});

// tests/unit/client asks when the sentence is shown.
test('the error page has the sentence about a missing news item', () => {
  expect(texts(page('/404'), '[data-under-news]')).toEqual(['No se encontró la noticia.']);
});

test('each duel of the open data has its own address, which leads to its row', () => {
  const { duels } = JSON.parse(read('datos/duelos.json')) as {
    duels: Record<'url' | 'home' | 'away', string>[];
  };
  expect(new Set(duels.map(({ url }) => url)).size).toBe(duels.length);
  for (const { url, home, away } of duels) {
    const { pathname, hash } = new URL(url);
    const row = page(pathname)(`tr[id="${hash.slice(1)}"]`).text();
    expect(row).toContain(home === 'BYE' ? 'Libre' : home);
    expect(row).toContain(away === 'BYE' ? 'Libre' : away);
  }
});

test.each(['/torneos/liga-nacional/oro', '/torneos/copa-argentina'])(
  'every table that %s offers to copy exists on the page',
  (route) => {
    const $ = page(route);
    const buttons = $('[data-tables]').toArray();
    expect(buttons).not.toEqual([]);
    for (const button of buttons) {
      expect($(button.attribs['data-tables'] ?? '').filter('table').length).toBeGreaterThan(0);
      expect($(button).is('[hidden]')).toBe(true);
    }
  },
);

// e2e/arrival.test.ts asks that a page is painted while it arrives.
test.each([
  ['/torneos/liga-nacional', /<h1.*class="standings.*<\/tr>/s],
  ['/torneos/copa-argentina', /<h1.*class="bracket-duel.*<\/li>/s],
])('the first round trip brings the beginning of %s, which may be heavier', (route, beginning) => {
  // Without the headers.
  const sent = gzipSync(html(route)).subarray(0, budgets.firstRoundTrip - 500);
  const arrived = gunzipSync(sent, { finishFlush: constants.Z_SYNC_FLUSH }).toString();
  expect(arrived).toMatch(beginning);
  expect(arrived).not.toContain('</html>');
});
