/**
 * The community's second season: one is finished and in the archive, the league plays the next with a
 * fourth division, the cup waits for its next edition. Each change is the one that docs/changes/organisers.md names.
 */
import { parseFeed } from '@rowanmanning/feed-parser';
import Papa from 'papaparse';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { appendFile, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { CheerioAPI } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { budgets } from '../../scripts/lib/budgets.ts';
import { copyCommunity } from '../../scripts/demo/community.ts';
import { site } from '../../src/config/site.ts';
import { isPlayed, winner } from '../../src/domain/fixture.ts';
import { nickSlug } from '../../src/domain/player-slug.ts';
import {
  competitionName,
  seasonChampions,
  seasonNicks,
  seasonRounds,
} from '../../src/domain/season.ts';
import { addDays } from '../../src/domain/time.ts';
import { readSeasons } from '../../src/seasons/read.ts';
import { demoShift } from '../../src/snapshot/demo.ts';
import { otherSite } from '../fixtures/other-site.ts';
import { builtAt, snapshot, tableRows, texts } from '../fixtures/site.ts';
import { htmlProblems } from '../fixtures/valid-html.ts';

const archive = 'tests/communities/season-2/seasons';
const [season] = await readSeasons(archive);
if (!season) throw new Error('there is no finished season');
const champions = seasonChampions(season).map((champion) => ({
  name: competitionName(champion),
  division: champion.division?.id ?? null,
  player: champion.player ?? '',
}));
const path = `/torneos/temporadas/${season.id}`;
const second = await otherSite(builtAt);
const { page } = second;

const bronce = `
  - id: bronce
    name: Bronce
    groups:
      - id: a
        name: Bronce
        window: { first: 1, last: 4 }
        fixture: bronce
    playoffs: []
    zones: { promotion: 1, relegation: 0 }
    zoneNotes: []
`;
const bronceSheets = {
  standings: [
    ',BRONCE,,,,,,,',
    'Pos,Jugador,DG,DP,DJ,PG,PP,DifP,',
    '1,Recien_Llegada,1,0,1,2,1,1,',
    '2,Otro_Nuevo,0,1,1,1,2,-1,',
  ],
  fixtures: [
    'Bronce,,,,,,',
    ',Fecha 1,,,,23/11 al 6/12,',
    'Duelo,Jugador,Pts,Pts,Jugador,Programación,Link',
    'B-01,Recien_Llegada,2,1,Otro_Nuevo,Mar 24/11 21:00,',
  ],
};

/** The finished season's results as its sheets say them, in the order of time. */
const sheets = (await readdir(`${archive}/${season.id}/sheets`)).filter((file) =>
  file.startsWith('fixtures-'),
);
const results = sheets
  .flatMap((file) => {
    const text = readFileSync(`${archive}/${season.id}/sheets/${file}`, 'utf8');
    return Papa.parse<string[]>(text).data.flatMap((row) => {
      const [code = '', home = '', own = '', other = '', away = '', day = ''] = row;
      const [, d = '', m = '', time = ''] = /(\d+)\/(\d+) (.*)/.exec(day) ?? [];
      const when = `${season.years[0]}-${m.padStart(2, '0')}-${d.padStart(2, '0')} ${time}`;
      const [won, lost] = Number(own) > Number(other) ? [home, away] : [away, home];
      return /^\d$/.test(own) ? [{ code, home, own, other, away, when, won, lost }] : [];
    });
  })
  .toSorted((a, b) => (a.when < b.when ? -1 : 1));

/** Elo of the players of its highest division, kept in one week of that season alone. */
const eloWeek = '2025-05-05';
const elos = new Map(
  season.divisions[0]?.groups[0]?.standings.rows.map(({ player }, index) => [
    player,
    500 + 37 * index,
  ]),
);

beforeAll(async () => {
  await copyCommunity(second.inside('.'));
  await cp(archive, second.inside('seasons'), { recursive: true });
  await cp('src/content/demo/snapshot', second.inside('snapshot'), { recursive: true });
  // Its news are the demo's: two of them do.
  // The demo's weeks are moved to the one of the build.
  const kept = addDays(eloWeek, -demoShift(builtAt));
  const rows = [...elos].map(([nick, elo]) => `${kept},,${nick},${elo},${elo}\n`);
  await appendFile(second.inside('snapshot/history/elo.csv'), rows.join(''));
  const news = second.inside('snapshot/firestore/news.json');
  const items = JSON.parse(await readFile(news, 'utf8')) as unknown[];
  await writeFile(news, JSON.stringify(items.slice(0, 2)));
  await second.change('league.yaml', 'season: 1ª temporada', 'season: 2ª temporada');
  await second.change(
    'league.yaml',
    '\n# Qué quieren decir las columnas',
    `${bronce}\n# Qué quieren decir las columnas`,
  );
  await second.change('cup.yaml', 'status: running', 'status: waiting');
  await second.change('cup.yaml', 'edition: 1ª edición', 'edition: 2ª edición');
  await second.change('site.yaml', 'https://example.com/whatsapp', 'https://example.com/otro');
  await second.change('texts/bienvenida.md', 'sumate: la puerta', 'vení: la puerta');
  for (const [kind, lines] of Object.entries(bronceSheets)) {
    const sheet = second.inside(`snapshot/sheets/${kind}-bronce.csv`);
    await writeFile(sheet, `${lines.join('\n')}\n`);
  }
  for (const sheet of ['duels-cup', 'fixtures-cup']) {
    await rm(second.inside(`snapshot/sheets/${sheet}.csv`));
  }
  await second.build();
});
afterAll(second.remove);

test('what waits has no duels for other programs, and a season’s results are none of another', () => {
  const { duels } = JSON.parse(second.read('datos/duelos.json')) as {
    duels: { competition: string; season: string }[];
  };
  expect(new Set(duels.map(({ competition, season }) => `${competition} ${season}`))).toEqual(
    new Set(['league 2ª temporada']),
  );
  const { items } = parseFeed(second.read('resultados.xml'));
  expect(items.length).toBeGreaterThan(0);
  for (const { id } of items) expect(id).toContain('/resultados.xml#league-2a-temporada-');
});

describe('the archive', () => {
  let $: CheerioAPI;
  beforeAll(() => {
    $ = page('/torneos/temporadas');
  });

  test('has who won each division and the cup, with links to them and to the season', () => {
    const table = `table:has(caption:contains("${season.name}"))`;
    expect(champions).toHaveLength(4);
    expect(tableRows($, table)).toEqual(champions.map(({ name, player }) => [name, player]));
    for (const { player } of champions) {
      expect($(`${table} a[href="/jugadores/${nickSlug(player)}"]`).length).toBeGreaterThan(0);
    }
    expect($(`main a[href="${path}"]`)).toHaveLength(1);
  });

  test('has each year’s national champion and the country’s places at the world championship', () => {
    const rows = tableRows($, 'table:has(caption:contains("Campeones nacionales"))');
    const called = (person = '') =>
      snapshot.currentTeam.find(({ name }) => name === person)?.nick ?? person;
    for (const { year, podium } of snapshot.nationalPodiums) {
      expect(rows.find(([first]) => first === String(year))?.[1]).toBe(called(podium[0]));
    }
    for (const { year, podium } of snapshot.worldPodiums) {
      const own = podium.filter(({ country }) => country === site.country);
      const said =
        own.map(({ name, position }) => `${called(name)}, ${position}.º`).join('; ') || '-';
      expect(rows.find(([first]) => first === String(year))?.[2]).toBe(said);
    }
    expect(rows.map(([year]) => year)).toEqual(
      rows
        .map(([year]) => year)
        .toSorted()
        .toReversed(),
    );
  });

  test('counts every title of league, cup and national tournament once', () => {
    const rows = tableRows($, '.hall-of-fame');
    const count = rows.reduce((sum, [, , titles]) => sum + Number(titles), 0);
    expect(count).toBe(champions.length + snapshot.nationalPodiums.length);
    // The demo is made so: champion of a division and of the country.
    expect(rows[0]).toEqual(['1.º', 'Granjera_Ok', '2', 'Oro 2025, Torneo Nacional 2022']);
    expect(new Set(rows.slice(1).map(([place]) => place))).toEqual(new Set(['2.º']));
  });
});

describe('a season’s page', () => {
  let $: CheerioAPI;
  beforeAll(() => {
    $ = page(path);
  });

  /** What stands in a card of the recap, by what is above it. */
  const fact = (title: string): string[] =>
    texts($, `.recap > div:has(dt:contains("${title}")) dd`).map((text) =>
      text.replaceAll('\u00a0', ' '),
    );

  test('has who won each competition, and the final', () => {
    const rows = tableRows($, 'table:has(caption:contains("Campeones"))');
    const finals = ['PF-1', 'OF-1', 'F-1'].map((code) => {
      const final = results.find((result) => result.code === code);
      const games = [final?.own, final?.other].toSorted().toReversed().join(' - ');
      return [final?.won, `${games} a ${final?.lost}`];
    });
    expect(rows.map(([, ...said]) => said)).toEqual([
      [champions[0]?.player, 'Primero en la tabla'],
      ...finals,
    ]);
  });

  test('counts duels, games and players of all its sheets', () => {
    const games = results.reduce((sum, { own, other }) => sum + Number(own) + Number(other), 0);
    const nicks = new Set(results.flatMap(({ home, away }) => [home, away]));
    expect(results.length).toBeGreaterThan(150);
    expect(fact('Duelos jugados')).toEqual([
      String(results.length),
      `${games} partidas entre ${nicks.size} jugadores.`,
    ]);
  });

  test('tells the longest run of won duels', () => {
    const runs = new Map<string, number>();
    const longest = new Map<string, number>();
    for (const { won, lost } of results) {
      const run = (runs.get(won) ?? 0) + 1;
      runs.set(won, run).set(lost, 0);
      longest.set(won, Math.max(run, longest.get(won) ?? 0));
    }
    const length = Math.max(...longest.values());
    const players = [...longest].filter(([, run]) => run === length).map(([nick]) => nick);
    const [count, , said = ''] = fact('Mejor racha');
    expect(length).toBeGreaterThan(3);
    expect(count).toBe(String(length));
    expect(said.split(/, | y /).toSorted()).toEqual(players.toSorted());
  });

  test('counts the duels that the last game decided, and names the finals among them', () => {
    const close = results.filter(({ own, other }) => Number(own) + Number(other) === 3);
    const named = close.filter(({ code }) => ['PF-1', 'OF-1', 'F-1'].includes(code));
    expect(named).toHaveLength(1);
    expect(fact('Duelos más parejos')).toEqual([
      String(close.length),
      'se definieron en la última partida, entre ellos:',
      ...named.map(({ home, own, other, away }) => `${home} ${own} - ${other} ${away} Oro, Final`),
    ]);
  });

  test('tells the least expected win, by the Elo of its weeks', () => {
    const known = results.filter(
      ({ home, away, when }) => elos.has(home) && elos.has(away) && when < addDays(eloWeek, 28),
    );
    const chances = known.map(({ won, lost }) => {
      const game = 1 / (1 + 10 ** (((elos.get(lost) ?? 0) - (elos.get(won) ?? 0)) / 400));
      return game ** 2 * (3 - 2 * game);
    });
    const least = Math.min(...chances);
    const duel = known[chances.indexOf(least)];
    const { won = '', lost = '', home, own, other, away } = duel ?? {};
    expect(known.length).toBeGreaterThan(4);
    const [chance, sentence, told, count] = fact('Mayor sorpresa');
    expect(chance).toBe(`${Math.round(least * 100)} %`);
    expect(sentence).toBe(
      `de chance por Elo tenía ${won} (${elos.get(won)} contra ${elos.get(lost)}), y ganó:`,
    );
    expect(told?.startsWith(`${home} ${own} - ${other} ${away} `)).toBe(true);
    expect(count).toBe(`Se conoce el Elo de los dos en ${known.length} duelos.`);
  });

  test('leads from its recap to players', () => {
    const links = $('.recap a').toArray();
    expect(links.length).toBeGreaterThan(4);
    for (const link of links) {
      expect($(link).attr('href')).toBe(`/jugadores/${nickSlug($(link).text().trim())}`);
    }
  });

  test('has each group’s final standings, with zones and links to players', () => {
    for (const { config, groups } of season.divisions) {
      for (const { name, standings } of groups) {
        const caption = groups.length > 1 ? `${config.name} · ${name}` : `División ${config.name}`;
        const table = `table.standings:has(caption:contains("${caption}"))`;
        const players = standings.rows.map(({ player }) => player);
        expect(players.length).toBeGreaterThan(5);
        expect(tableRows($, table).map(([, player]) => player)).toEqual(players);
        expect($(`${table} tbody a`)).toHaveLength(players.length);
        expect($(`${table} .zone-up`)).toHaveLength(config.zones.promotion);
        expect($(`${table} .zone-down`)).toHaveLength(config.zones.relegation);
        expect($(`${table} .form`)).toHaveLength(0);
      }
    }
  });

  test('has everyone’s results against everyone, folded away', () => {
    const groups = season.divisions.flatMap((division) => division.groups);
    expect($('details .crosstable')).toHaveLength(groups.length);
    expect($('details[open]')).toHaveLength(0);
  });

  test('has each duel after the groups once, the winner marked', () => {
    const stages = season.divisions.flatMap(({ config, playoffs }) =>
      playoffs.map(({ rounds }, index) => [config.playoffs[index]?.fixture, rounds] as const),
    );
    const duels = [...new Map(stages).values()].flat().flatMap((round) => round.duels);
    const results = duels.map(({ home, homeScore, awayScore, away }) =>
      [home, `${homeScore} - ${awayScore}`, away].join('|'),
    );
    const rows = $('.playoff tbody tr').toArray();
    expect(
      rows
        .map((row) =>
          $(row)
            .children()
            .toArray()
            .map((cell) => $(cell).text().trim())
            .join('|'),
        )
        .toSorted(),
    ).toEqual(results.toSorted());
    const winners = duels.map((duel) => duel[winner(duel) ?? 'home']);
    expect(texts($, '.playoff .winner').toSorted()).toEqual(winners.toSorted());
  });

  test('is valid HTML, as the demo’s pages are, and so is a player’s with a finished season', async () => {
    for (const file of [`${path.slice(1)}.html`, 'jugadores/granjera_ok.html']) {
      expect(await htmlProblems(second.read(file))).toEqual([]);
    }
  });

  test('fits the first round trip, and so does each player’s with a finished season', async () => {
    const files = (await second.files()).filter((file) => /^jugadores\/.*\.html$/.test(file));
    expect(files.length).toBeGreaterThan(100);
    const heavy = [`${path.slice(1)}.html`, ...files].filter(
      (file) => gzipSync(second.read(file)).length > budgets.html,
    );
    expect(heavy).toEqual([]);
  });

  test('has the whole cup', () => {
    const duels = season.cup?.rounds.flatMap((round) => round.duels).filter(isPlayed) ?? [];
    expect(duels).toHaveLength(31);
    expect($('.bracket-duel')).toHaveLength(duels.length);
  });

  test('is found by the search', async () => {
    const index = (await second.files()).filter((file) => file.startsWith('busqueda/'));
    expect(index.map(second.read).join('')).toContain(`"${path}"`);
  });

  test('is found from the archive by search engines, too', () => {
    const data = $('script[type="application/ld+json"]').text();
    expect(data).toContain('"BreadcrumbList"');
    expect(data).toContain(`${site.address}/torneos/temporadas"`);
  });
});

test('the history of each division and of the cup names its champions and leads to the season', () => {
  for (const { division, player } of champions) {
    const $ = page(division ? '/torneos/liga-nacional' : '/torneos/copa-argentina');
    const section = division ? `#${division}-historial` : '#historial';
    expect(texts($, `${section} li`)).toEqual([`${season.name}. Campeón: ${player}`]);
    expect($(`${section} li a[href="${path}"]`)).toHaveLength(1);
    expect($(`${section} a[href="/torneos/temporadas"]`)).toHaveLength(1);
  }
});

test('league, cup, national tournament and players lead to the hall of fame', () => {
  for (const route of [
    '/torneos/nacional',
    '/jugadores',
    '/torneos/liga-nacional/oro',
    '/torneos/copa-argentina',
  ]) {
    expect(page(route)('main a[href="/torneos/temporadas"]').length).toBeGreaterThan(0);
  }
});

describe('what runs now', () => {
  test('is the second season, on pages, in cards’ descriptions and in calendars; the first is over', async () => {
    const files = await second.files();
    const texts = files.filter((file) => /\.(html|ics|json|xml|webmanifest)$/.test(file));
    const withFirst = texts.filter((file) => second.read(file).includes('1ª temporada'));
    expect(withFirst).toEqual([]);
    expect(page('/torneos/liga-nacional')('.competition .lead').text()).toBe('2ª temporada');
    expect(second.read('calendarios/liga-nacional.ics')).toContain('2ª temporada');
  });

  test('draws places by round where rounds were played, and nothing of a group that has no two', () => {
    const charts = (id: string) => page(`/torneos/liga-nacional/${id}`)('.places').length;
    expect(['elite', 'platinum', 'oro', 'bronce'].map(charts)).toEqual([1, 2, 4, 0]);
  });

  test('has a fourth division, which is everywhere that the others are', async () => {
    const $ = page('/torneos/liga-nacional');
    expect(texts($, '[aria-label="Divisiones"] a')).toEqual(['Élite', 'Platinum', 'Oro', 'Bronce']);
    expect(tableRows($, '#bronce-posiciones .standings').map(([, player]) => player)).toEqual([
      'Recien_Llegada',
      'Otro_Nuevo',
    ]);
    const files = await second.files();
    expect(files).toEqual(
      expect.arrayContaining([
        'torneos/liga-nacional/bronce.html',
        'embed/posiciones/bronce.html',
        'calendarios/liga-nacional-bronce.ics',
        'jugadores/recien_llegada.html',
      ]),
    );
    const own = page('/torneos/liga-nacional/bronce');
    expect(own('meta[property="og:image:alt"]').attr('content')).toContain('División Bronce');
    expect(page('/estado')('main').text()).toContain('standings-bronce');
    expect(second.read('datos/posiciones.json')).toContain('Recien_Llegada');
  });

  test('chooses the tab of the fourth division before any island, by rules that the policy allows', () => {
    const $ = page('/torneos/liga-nacional');
    const rules = $('head style').text();
    expect(rules).toContain('[data-division="4"]');
  });

  test('has a cup that waits: signing up, who won, and no duel', () => {
    const $ = page('/torneos/copa-argentina');
    expect(texts($, '.competition .lead')).toEqual(['2ª edición']);
    expect($('main').text()).toContain('Próximamente: 2ª edición.');
    expect(texts($, 'main .button')).toEqual(['Inscripción', 'Reglamento']);
    expect($('dialog, .tabs, .bracket')).toHaveLength(0);
    expect(page('/')('nav a[href="/torneos/copa-argentina"]')).toHaveLength(1);
    expect(page('/estado')('main').text()).not.toContain('fixtures-cup');
  });

  test('shows what organisers changed, each in one file', () => {
    expect(page('/')('a[href="https://example.com/otro"]').length).toBeGreaterThan(0);
    expect(page('/')('.welcome').text()).toContain('vení: la puerta');
  });
});

describe('a player’s page', () => {
  const pathOf = (nick: string) => `/jugadores/${nickSlug(nick)}`;

  test('has the season’s final place', () => {
    const [division] = season.divisions;
    const rows = division?.groups[0]?.standings.rows ?? [];
    const third = rows[2]?.player ?? '';
    expect(texts(page(pathOf(third)), 'main li')).toContain(
      `${season.name}: Élite, 3.º de ${rows.length}`,
    );
  });

  test('has titles', () => {
    for (const { name, division, player } of champions) {
      expect(texts(page(pathOf(player)), 'main li').join('\n')).toContain(
        `★ Campeón de ${division ? '' : 'la '}${name}`,
      );
    }
  });

  test('counts the duels of finished seasons against each rival', () => {
    const final = season.cup?.rounds.at(-1)?.duels[0];
    const { home = '', away = '' } = final ?? {};
    // The cup of the demo is over here: only the archived one counts.
    const running = Object.entries(snapshot.fixtures).filter(([name]) => name !== 'cup');
    const everything = [...running.flatMap(([, rounds]) => rounds), ...seasonRounds(season)];
    const between = everything
      .flatMap((round) => round.duels)
      .filter((duel) => [duel.home, duel.away].every((nick) => nick === home || nick === away))
      .filter(isPlayed);
    const won = between.filter((duel) => duel[winner(duel) ?? 'home'] === home).length;
    const table = 'table:has(caption:contains("contra cada rival"))';
    const row = tableRows(page(pathOf(home)), table).find(([rival]) => rival === away);
    expect(row?.[1]).toBe(`${won} - ${between.length - won}`);
  });

  test('tells a finished season duel by duel, folded away, with nothing that leads to a fixture', () => {
    const nick = 'Granjera_Ok';
    const $ = page(pathOf(nick));
    const block = 'details:has(summary:contains("duelo por duelo"))';
    expect(texts($, `${block} > summary`)).toEqual([`${season.name}, duelo por duelo`]);
    expect($(`${block}[open]`)).toHaveLength(0);
    expect($(`${block} a[href*="#"]`)).toHaveLength(0);
    const own = results.filter(({ home, away }) => home === nick || away === nick);
    const rows = tableRows($, `${block} table`);
    expect(
      rows.filter((row) => row.length > 1).map(([, rival, said]) => [rival, said?.split(',')[0]]),
    ).toEqual(
      own.map(({ home, own: first, other, away, won }) => [
        home === nick ? away : home,
        `${won === nick ? 'Ganó' : 'Perdió'} ${home === nick ? `${first} - ${other}` : `${other} - ${first}`}`,
      ]),
    );
    expect(rows.filter((row) => row.length === 1)).toEqual([
      ['Oro · Grupo C'],
      ['Oro'],
      ['Promociones Platinum-Oro'],
    ]);
    // The account begins anew with each stage.
    const accounts = rows.map((row) => row[3]);
    expect(accounts.slice(-4)).toEqual(['1 - 0', '2 - 0', undefined, '0 - 1']);
  });

  test('does not call somebody new who only played past seasons', () => {
    const $ = page('/jugadores/faro_querandi');
    expect(texts($, 'section:has(h2:contains("La temporada, duelo por duelo")) p')).toEqual([
      'No jugó duelos en esta temporada.',
    ]);
    expect(texts($, 'section:has(h2:contains("Cara a cara")) p')).toEqual([
      'De todas las temporadas.',
    ]);
  });

  test('is there for somebody who no longer plays', () => {
    const now = new Set(snapshot.ranking.map(({ nick }) => nick));
    const gone = [...new Set(seasonNicks(season))].filter((nick) => !now.has(nick));
    expect(gone.length).toBeGreaterThan(1);
    for (const nick of gone) expect(texts(page(pathOf(nick)), 'h1')).toEqual([nick]);
  });
});

test('what is over, or all played, has no end to be supposed', () => {
  const offers = (route: string): number => page(route)('button:contains("¿Y si…?")').length;
  expect(['elite', 'bronce'].map((id) => offers(`/torneos/liga-nacional/${id}`))).toEqual([1, 0]);
  expect(offers(path)).toBe(0);
});

test('what waits or is finished asks for no result', async () => {
  const pages = (await second.files()).filter((file) => file.endsWith('.html'));
  const asking = (form: string) => pages.filter((file) => second.read(file).includes(form));
  expect(asking('example.com/liga/resultado').length).toBeGreaterThan(0);
  expect(asking('example.com/liga/resultado')).not.toContain(`${path.slice(1)}.html`);
  expect(asking('example.com/copa/resultado')).toEqual([]);
});
