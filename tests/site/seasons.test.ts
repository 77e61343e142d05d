/** Finished seasons, the hall of fame, and what other pages say of them. */
import { describe, expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import { isPlayed, winner } from '../../src/domain/fixture.ts';
import { nickSlug } from '../../src/domain/player-slug.ts';
import {
  competitionName,
  seasonChampions,
  seasonNicks,
  seasonRounds,
} from '../../src/domain/season.ts';
import { page, playerPaths, seasons, snapshot, tableRows, texts } from '../fixtures/site.ts';

const [season] = seasons;
if (!season) throw new Error('the demo has no finished season');
const champions = seasonChampions(season).map((champion) => ({
  name: competitionName(champion),
  division: champion.division?.id ?? null,
  player: champion.player ?? '',
}));
const path = `/torneos/temporadas/${season.id}`;

describe('the archive', () => {
  const $ = page('/torneos/temporadas');

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
  const $ = page(path);

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

  test('has the whole cup', () => {
    const duels = season.cup?.rounds.flatMap((round) => round.duels).filter(isPlayed) ?? [];
    expect(duels).toHaveLength(31);
    expect($('.bracket-duel')).toHaveLength(duels.length);
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
  for (const route of ['/torneos/nacional', '/jugadores', '/torneos/liga-nacional/oro']) {
    expect(page(route)('main a[href="/torneos/temporadas"]').length).toBeGreaterThan(0);
  }
});

describe('a player’s page', () => {
  const pathOf = (nick: string) => playerPaths.get(nick) ?? '';

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
    const everything = [...Object.values(snapshot.fixtures).flat(), ...seasonRounds(season)];
    const between = everything
      .flatMap((round) => round.duels)
      .filter((duel) => [duel.home, duel.away].every((nick) => nick === home || nick === away))
      .filter(isPlayed);
    const won = between.filter((duel) => duel[winner(duel) ?? 'home'] === home).length;
    const table = 'table:has(caption:contains("contra cada rival"))';
    const row = tableRows(page(pathOf(home)), table).find(([rival]) => rival === away);
    expect(row?.[1]).toBe(`${won} - ${between.length - won}`);
  });

  test('is there for who no longer plays', () => {
    const now = new Set(snapshot.ranking.map(({ nick }) => nick));
    const gone = [...new Set(seasonNicks(season))].filter((nick) => !now.has(nick));
    expect(gone.length).toBeGreaterThan(1);
    for (const nick of gone) expect(texts(page(pathOf(nick)), 'h1')).toEqual([nick]);
  });
});
