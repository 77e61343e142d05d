import { load, type CheerioAPI } from 'cheerio';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import { duelsSince } from '../../src/domain/duels.ts';
import { isPlayed } from '../../src/domain/fixture.ts';
import { rankingMovement } from '../../src/domain/movement.ts';
import { newestFirst } from '../../src/domain/news.ts';
import { formatResult } from '../../src/words/duel.ts';
import { summary } from '../../src/words/news.ts';
import { formatNumber } from '../../src/words/numbers.ts';
import { isPast } from '../../src/domain/qualifiers.ts';
import { readRankingFile } from '../../src/domain/ranking-file.ts';
import { rankingLine, sortRanking } from '../../src/domain/ranking.ts';
import { oneLine } from '../../src/domain/text.ts';
import { addDays, calendarDate, formatShortDay, weekOf } from '../../src/domain/time.ts';
import {
  builtAt,
  dist,
  html,
  page,
  playerPaths,
  snapshot,
  tableHeadings,
  tableRows,
  texts,
} from '../fixtures/site.ts';

const $ = page('/');

describe('home', () => {
  test('welcomes with title, heading, three paragraphs and a picture', () => {
    expect($('title').text()).toBe('Inicio | Carcassonne Argentina');
    expect(texts($, 'h1')).toEqual(['BIENVENIDOS A LA COMUNIDAD CARCASSONNE ARGENTINA']);
    expect(texts($, '.welcome p')).toHaveLength(3);
    expect($('.welcome img').attr('alt')).toMatch(/\S/);
  });

  test('invites to join with eleven different tiles and three links', () => {
    const tiles = $('.tiles img')
      .toArray()
      .map((image) => $(image).attr('src'));
    expect(new Set(tiles).size).toBe(11);
    for (const { url } of site.social) expect($(`main a[href="${url}"]`)).toHaveLength(1);
  });

  test('shares the week’s results by WhatsApp, each as its fixture has it', () => {
    const link = $('#esta-semana a[href^="https://wa.me/"]').attr('href') ?? '';
    const text = new URL(link).searchParams.get('text') ?? '';
    const all = Object.values(snapshot.fixtures).flatMap((rounds) =>
      rounds.flatMap(({ duels }) =>
        duels.filter(isPlayed).map((duel) => `${duel.home} ${formatResult(duel)} ${duel.away}`),
      ),
    );
    const lines = text.split('\n').filter((line) => / \d - \d /.test(line));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !all.includes(line))).toEqual([]);
    expect(text.split('\n').at(-1)).toBe(`${site.address}/`);
  });

  test('says under the banner what is on: the next day’s duels, the next qualifier, the newest item', () => {
    const { league, cup } = snapshot.duels;
    const duels = duelsSince([...league, ...cup], calendarDate(builtAt));
    const [first] = duels;
    const ofDay = duels.filter(({ date }) => date === first?.date);
    const rest = ofDay.length > 1 ? ` y ${ofDay.length - 1} más` : '';
    const [coming] = snapshot.qualifiers
      .filter((qualifier) => !isPast(qualifier, builtAt))
      .toSorted((a, b) => a.date.getTime() - b.date.getTime());
    const [newest] = newestFirst(snapshot.news);
    expect(texts($, '.on-now a > span')).toEqual([
      `${first?.time ?? ''} ${first?.home ?? ''} vs ${first?.away ?? ''}${rest}`,
      `${coming?.city ?? ''}, ${coming?.place ?? ''}`,
      newest?.title,
    ]);
    expect(texts($, '.on-now strong')[0]).toContain(`: ${ofDay.length} duelo`);
  });

  test('shows the three newest news items', () => {
    const newest = newestFirst(snapshot.news).slice(0, 3);
    expect(texts($, '.news-card h3')).toEqual(newest.map(({ title }) => title));
    expect(texts($, '.news-card p')).toEqual(newest.map((item) => oneLine(summary(item))));
  });

  test('shows the first fifteen players by highest Elo', () => {
    expect(texts($, 'main h2')).toContain('RANKING ARGENTINO EN BGA');
    expect(tableHeadings($, '.ranking')).toEqual([
      'Pos',
      'Jugador',
      'Elo Actual',
      'MAX Elo',
      'Partida',
    ]);
    const players = sortRanking(snapshot.ranking).slice(0, 15).map(rankingLine);
    expect(tableRows($, '.ranking')).toEqual(
      players.map(({ nick, elo, maxElo, link }, index) => [
        String(index + 1),
        nick,
        formatNumber(elo),
        formatNumber(maxElo),
        link ? `Ver la partida de ${nick}` : 'N/A',
      ]),
    );
  });

  test('invites players to update their highest Elo', () => {
    expect($(`a[href="${site.forms.updateMaxElo}"]`)).toHaveLength(1);
  });
});

describe('this week', () => {
  const items = (heading: string): string[] =>
    texts($, `.week section:has(h3:contains("${heading}")) li`);
  const today = calendarDate(builtAt);

  test('has the next duels of league and cup together, today’s first', () => {
    const duels = duelsSince([...snapshot.duels.league, ...snapshot.duels.cup], today).slice(0, 6);
    expect(duels.map(({ date }) => date)).toContain(today);
    const shown = items('Próximos duelos');
    expect(shown).toHaveLength(duels.length);
    for (const { home, away, date, time } of duels) {
      const day = date === today ? 'Hoy' : date === addDays(today, 1) ? 'Mañana' : 'En \\d+ días';
      expect(shown).toContainEqual(
        expect.stringMatching(
          new RegExp(`^${home} vs ${away} ?${day}, ${formatShortDay(date)} ${time} · `),
        ),
      );
    }
  });

  test('has the last four results, each as a fixture has it', () => {
    const shown = items('Últimos resultados');
    const rounds = Object.values(snapshot.fixtures).flat();
    const played = rounds.flatMap(({ name, duels }) =>
      duels.filter(isPlayed).map((duel) => ({
        text: `${duel.home} ${formatResult(duel)} ${duel.away}`,
        name,
      })),
    );
    expect(shown).toHaveLength(4);
    for (const item of shown) {
      expect(played.some(({ text, name }) => item.startsWith(text) && item.endsWith(name))).toBe(
        true,
      );
    }
  });

  test('has the next two qualifiers', () => {
    const next = snapshot.qualifiers
      .filter((qualifier) => !isPast(qualifier, builtAt))
      .toSorted((a, b) => a.date.getTime() - b.date.getTime())
      .slice(0, 2);
    expect(next).toHaveLength(2);
    expect(items('Próximos clasificatorios')).toEqual(
      next.map(
        ({ city, place }) =>
          expect.stringMatching(`^${city}: ${place} ?(Hoy|Mañana|En)`) as unknown,
      ),
    );
  });

  test('leads to the players’ pages', () => {
    const links = $('.week li a').toArray();
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(playerPaths.get($(link).text())).toBe($(link).attr('href'));
    }
  });

  test('says how old the data is', () => {
    const changedAt = page('/')('.site-footer time').text();
    expect(texts($, '.week > section > .note:not(.empty)')).toEqual([
      expect.stringMatching(`^Datos actualizados (hoy|ayer|hace \\d+ días): ${changedAt}\\.$`),
    ]);
  });
});

describe('the whole ranking', () => {
  /** Rows of all tables of a page. */
  const rows = ($: CheerioAPI): string[][] =>
    $('.ranking')
      .toArray()
      .flatMap((table) => tableRows($, table));

  test('is on its own page, which the home page leads to', () => {
    expect(texts($, 'main a[href="/ranking"]')).toContain(
      `Ver el ranking completo (${snapshot.ranking.length} jugadores)`,
    );
  });

  test.each([
    ['/ranking', 'maxElo', 'MAX Elo'],
    ['/ranking/elo', 'elo', 'Elo Actual'],
  ] as const)('%s is by %s', (route, key, heading) => {
    const $ = page(route);
    const count = snapshot.ranking.length;
    const parts = Array.from(
      { length: Math.ceil(count / 25) },
      (_, part) => `puestos ${part * 25 + 1} a ${Math.min(part * 25 + 25, count)}`,
    );
    expect(texts($, '.ranking [aria-sort=descending]')).toEqual(parts.map(() => heading));
    expect(texts($, '.ranking caption')).toEqual(
      parts.map((part) => `Ranking por ${heading}, ${part}`),
    );
    expect(rows($).map(([position, nick]) => [position, nick])).toEqual(
      sortRanking(snapshot.ranking, key).map(({ nick }, index) => [String(index + 1), nick]),
    );
    expect($('.ranking tbody tr').last().attr('id')).toBe(`pos-${snapshot.ranking.length}`);
  });

  test.each([
    ['/ranking', 'maxElo'],
    ['/ranking/elo', 'elo'],
  ] as const)(
    '%s says how each player moved, marks who is at the highest Elo, and leads to all',
    (route, key) => {
      const movements = rankingMovement(
        snapshot.ranking,
        snapshot.eloHistory,
        weekOf(builtAt),
        key,
      );
      const told = movements.map(({ change }) => {
        if (change === null) return '';
        if (change === 'new') return '+ Nuevo';
        if (change === 0) return '= Sin cambios';
        return change > 0 ? `▲ ${change} Subió ${change}` : `▼ ${-change} Bajó ${-change}`;
      });
      expect(new Set(told.map((text) => text.slice(0, 1)))).toEqual(
        new Set(['▲', '▼', '=', '+', '']),
      );
      const $ = load(html(route));
      // Each sign is followed by what is read aloud in its place.
      $('.ranking [role=img]').each((_, sign) => {
        $(sign).append(` ${$(sign).attr('aria-label') ?? ''} `);
      });
      expect(tableHeadings($, '.ranking')[2]).toBe('▲▼ Puestos en la semana');
      expect(rows($).map(([, , change, elo]) => [change, elo])).toEqual(
        movements.map(({ player, isAtBest }, index) => [
          told[index],
          `${isAtBest ? '★ Su mejor Elo: ' : ''}${formatNumber(player.elo ?? 0)}`,
        ]),
      );
      expect(
        $('.ranking tbody th')
          .toArray()
          .map((cell) => $(cell).find('a').attr('href')),
      ).toEqual(movements.map(({ player }) => playerPaths.get(player.nick)));
    },
  );

  test('is where paging and sorting lead before any script runs', () => {
    expect($('.ranking-pager a[href="/ranking#pos-16"]').text()).toBe('Siguiente');
    expect($('.ranking-pager a:not([href])').text()).toBe('Anterior');
    expect(texts($, '.ranking a[href="/ranking/elo"]')).toEqual(['Elo Actual']);
  });

  test('is a file of its own for the island, and in the home page only its first rows', () => {
    const file = readFileSync(join(dist, 'datos/ranking.json'), 'utf8');
    const players = sortRanking(snapshot.ranking);
    expect(readRankingFile(file)).toEqual(players.map(rankingLine));
    const props = $('astro-island[component-url*=Ranking]').attr('props');
    const [fifteenth, sixteenth] = players.slice(14);
    expect(props).toContain(`"${fifteenth?.nick}"`);
    expect(props).not.toContain(`"${sixteenth?.nick}"`);
    expect(html('/')).not.toContain(`>${sixteenth?.nick}<`);
  });
});
