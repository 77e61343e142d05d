/**
 * Where sources contradict each other: problems to report, never a refusal (docs/product.md, «Reading a
 * sheet»).
 */
import { divisions, running } from '../config/site.ts';
import { duelColumns } from '../domain/duels.ts';
import { fixtureColumns, type Duel } from '../domain/fixture.ts';
import { pairKey, playerKey } from '../domain/player-key.ts';
import type { Problem } from '../domain/problem.ts';
import { isPlayer } from '../domain/side.ts';
import { standingsColumns, type Standings } from '../domain/standings.ts';
import { listNames, nickKey } from '../domain/text.ts';
import { isFinalRound } from '../season/bracket.ts';
import { buildSeason, resultOf } from '../season/build.ts';
import { standingsDifferences } from '../season/checked-standings.ts';
import { isOn } from '../season/dates.ts';
import { isOpen, isPlayed, type Season } from '../season/model.ts';
import type { SourceName } from '../sources/catalog.ts';
import type { KnownSources } from './parse.ts';
import { codesOutOfOrder, missingCodes } from './codes-rules.ts';
import { farDates, futureNews, roundsOutOfOrder, wrongWeekdays } from './dates-rules.ts';
import { unknownCategories } from './names-rules.ts';
import { ratingLeaps } from './rating-rules.ts';
import { losersWhoPlayOn, playersTwiceInARound, wrongScores } from './results-rules.ts';
import { fixturesOf, knockOuts, problemAt, type Moment } from './rule.ts';

const groups = divisions.flatMap((division) =>
  division.groups.map((group, index) => ({
    index,
    standings: `standings-${division.id}` as const,
    fixture: `fixtures-${group.fixture}` as const,
  })),
);

/** Team, fixtures and duels name players who are in the ranking. */
function unknownNicks(known: KnownSources): Problem[] {
  // A ranking that was emptied says nothing of anybody.
  if (!known.ranking || known.ranking.length === 0) return [];
  const nicks = new Set(known.ranking.map(({ nick }) => playerKey(nick)));
  const complaint = {
    reason: 'el nick no está en el ranking',
    advice: 'revisá cómo está escrito acá y en la hoja del ranking',
  };
  const check = (
    source: SourceName,
    row: number | string,
    column: number | string,
    nick: string,
  ): Problem[] =>
    !isPlayer(nick) || nicks.has(playerKey(nick))
      ? []
      : [problemAt(source, row, column, nick, complaint)];

  return [
    ...(known['current-national-team'] ?? []).flatMap(({ id, nick }) =>
      check('current-national-team', id, 'nick', nick),
    ),
    ...fixturesOf(known).flatMap(([source, rounds]) =>
      rounds.flatMap(({ duels }) =>
        duels.flatMap(({ row, home, away }) => [
          ...check(source, row, fixtureColumns.home.at, home),
          ...check(source, row, fixtureColumns.away.at, away),
        ]),
      ),
    ),
    ...(['duels-league', 'duels-cup'] as const).flatMap((source) =>
      (known[source] ?? []).flatMap(({ row, home, away }) => [
        ...check(source, row, duelColumns.home.at, home),
        ...check(source, row, duelColumns.away.at, away),
      ]),
    ),
  ];
}

/** The standings say what the fixture's results add up to: a remark a player. */
function wrongSums(known: KnownSources): Problem[] {
  return groups.flatMap(({ index, standings, fixture }) => {
    const table: Standings | undefined = known[standings]?.[index];
    const rounds = known[fixture];
    if (!table || !rounds) return [];
    const duels = rounds.flatMap((round) => round.duels);
    const differences = standingsDifferences(table, duels.map(resultOf));
    return [...Map.groupBy(differences, ({ row }) => row).values()].flatMap((own): Problem[] => {
      const [first] = own;
      if (!first) return [];
      const { row, player, column, sheet } = first;
      const said = listNames(own.map((one) => `${one.label} ${one.sheet}`));
      const added = listNames(own.map((one) => `${one.label} ${one.computed}`));
      return [
        problemAt(standings, row, table.places?.[column - 1] ?? column + 1, String(sheet), {
          reason: `${player}: la tabla dice ${said}, y los resultados de «${fixture}» suman ${added}`,
          advice: 'corregí la tabla o el resultado mal cargado',
        }),
      ];
    });
  });
}

/** Who plays in a group stands in its table, and each of a group that plays all against all meets each. */
function missingRows(known: KnownSources): Problem[] {
  return groups.flatMap(({ index, standings, fixture }) => {
    const rows = known[standings]?.[index]?.rows ?? [];
    const duels = (known[fixture] ?? []).flatMap((round) => round.duels);
    if (rows.length === 0 || duels.length === 0) return [];
    const players = new Map(rows.map(({ player }) => [playerKey(player), player]));
    const told = new Set<string>();
    const strangers = duels.flatMap((duel) =>
      [duel.home, duel.away].flatMap((player): Problem[] => {
        const key = playerKey(player);
        if (!isPlayer(player) || players.has(key) || told.has(key)) return [];
        told.add(key);
        const column = fixtureColumns[player === duel.home ? 'home' : 'away'].at;
        return [
          problemAt(fixture, duel.row, column, player, {
            reason: 'tiene duelos y no está en la tabla de su grupo',
            advice: `agregá su fila en «${standings}», o corregí el nick`,
          }),
        ];
      }),
    );
    const met = new Set(duels.map(({ home, away }) => pairKey(home, away)));
    const names = [...players.values()];
    const apart = names.flatMap((one, place) =>
      names
        .slice(place + 1)
        .flatMap((other) => (met.has(pairKey(one, other)) ? [] : [[one, other]])),
    );
    const [pair, ...others] = apart;
    // More than one is a fixture that is not whole yet.
    if (!pair || others.length > 0 || strangers.length > 0 || names.length < 3) return strangers;
    return [
      problemAt(fixture, duels.at(-1)?.row ?? 1, fixtureColumns.code.at, listNames(pair), {
        reason: 'todos juegan contra todos, y falta este duelo',
        advice: 'si se borró su fila, agregala',
      }),
    ];
  });
}

/** A duel has one row: no code is twice in a fixture, and no pair of players twice in a round. */
function repeatedDuels(known: KnownSources): Problem[] {
  return fixturesOf(known).flatMap(([source, rounds]) => {
    const codes = new Map<string, Duel>();
    return rounds.flatMap(({ name, duels }) => {
      const pairs = new Map<string, Duel>();
      return duels.flatMap((duel): Problem[] => {
        const pair = pairKey(duel.home, duel.away);
        const sameCode = codes.get(nickKey(duel.code));
        const bothKnown = isPlayer(duel.home) && isPlayer(duel.away);
        const samePair = bothKnown ? pairs.get(pair) : undefined;
        codes.set(nickKey(duel.code), duel);
        pairs.set(pair, duel);
        if (sameCode) {
          return [
            problemAt(source, duel.row, fixtureColumns.code.at, duel.code, {
              reason: `el código ya está en la fila ${sameCode.row} (${sameCode.home} y ${sameCode.away})`,
              advice: 'dejá una sola fila por duelo, o cambiá el código',
            }),
          ];
        }
        if (!samePair) return [];
        return [
          problemAt(source, duel.row, fixtureColumns.home.at, `${duel.home} y ${duel.away}`, {
            reason: `el duelo ya está en ${name}, fila ${samePair.row}`,
            advice: 'dejá una sola fila por duelo',
          }),
        ];
      });
    });
  });
}

/** One duel is the final. */
function unclearFinals(known: KnownSources): Problem[] {
  return knockOuts.flatMap((source) => {
    const finals = (known[source] ?? []).filter(({ name }) => isFinalRound(name));
    const [, ...others] = finals.flatMap(({ duels }) => duels);
    return others.map(({ row, code, home, away }) =>
      problemAt(source, row, fixtureColumns.code.at, [code, home, away].join(' '), {
        reason: 'hay más de un duelo en la final: no se sabe quién es campeón',
        advice: 'dejá uno solo; el tercer puesto va en una fase propia, «Final por el 3.er puesto»',
        isLoss: true,
      }),
    );
  });
}

/** A player is in one group. */
function playersInTwoGroups(known: KnownSources): Problem[] {
  const seen = new Map<string, string>();
  return groups.flatMap(({ index, standings }) => {
    const rows = known[standings]?.[index]?.rows ?? [];
    const found = rows.flatMap(({ row, player }): Problem[] => {
      const before = seen.get(playerKey(player));
      if (before === undefined) return [];
      return [
        problemAt(standings, row, standingsColumns.player.at, player, {
          reason: `también está en otro grupo, de «${before}»`,
          advice: 'dejá una sola fila, la de su grupo',
        }),
      ];
    });
    for (const { player } of rows) seen.set(playerKey(player), standings);
    return found;
  });
}

/** A player has one row in a group; a duel has one row a day in the daily duels. */
function repeatedRows(known: KnownSources): Problem[] {
  const check = (
    source: SourceName,
    column: number,
    rows: readonly { row: number; key: string; value: string }[],
  ): Problem[] => {
    const seen = new Map<string, number>();
    return rows.flatMap(({ row, key, value }) => {
      const before = seen.get(key);
      if (before === undefined) {
        seen.set(key, row);
        return [];
      }
      return [
        problemAt(source, row, column, value, {
          reason: `ya está en la fila ${before}; se muestran las dos`,
          advice: 'borrá la que sobra',
        }),
      ];
    });
  };
  return [
    ...groups.flatMap(({ index, standings }) =>
      check(
        standings,
        standingsColumns.player.at,
        (known[standings]?.[index]?.rows ?? []).map(({ row, player }) => ({
          row,
          key: playerKey(player),
          value: player,
        })),
      ),
    ),
    ...(['duels-league', 'duels-cup'] as const).flatMap((source) =>
      check(
        source,
        duelColumns.home.at,
        (known[source] ?? []).map(({ row, home, away, day }) => ({
          row,
          key: `${pairKey(home, away)} ${JSON.stringify(day)}`,
          value: `${home} y ${away}`,
        })),
      ),
    ),
  ];
}

/** The season of these fixtures and daily duels. */
const seasonOf = (known: KnownSources, { today }: Moment): Season =>
  buildSeason(
    running,
    {
      standings: {},
      fixtures: Object.fromEntries(
        fixturesOf(known).map(([source, rounds]) => [source.replace('fixtures-', ''), rounds]),
      ),
      daily: { league: known['duels-league'] ?? [], cup: known['duels-cup'] ?? [] },
    },
    today,
  );

/** Who play on a day are to play: a fixture has their duel. A nick that is in none is another rule's. */
function dailyOfNoFixture({ matches, daily }: Season, { today }: Moment): Problem[] {
  const players = new Set(matches.flatMap(({ home, away }) => [home.key, away.key]));
  return daily.flatMap(({ row, competition, division, match, date, home, away }) => {
    if (match && isPlayed(match) && date > today) {
      return [
        problemAt(`duels-${competition}`, row, duelColumns.home.at, `${home} y ${away}`, {
          reason: 'todavía no se jugó, y en el fixture ya tiene resultado',
          advice: 'revisá los nicks y la fecha, o el resultado del fixture',
        }),
      ];
    }
    const isOfOthers = !players.has(playerKey(home)) || !players.has(playerKey(away));
    // A division that nobody knows is another rule's, too.
    if (match || isOfOthers || (competition === 'league' && !division)) return [];
    const fixture = division ? `ningún fixture de ${division.name}` : 'el fixture de la copa';
    return [
      problemAt(`duels-${competition}`, row, duelColumns.home.at, `${home} y ${away}`, {
        reason: `este duelo no está en ${fixture}`,
        advice: 'revisá los nicks y la división; si falta en el fixture, agregalo',
      }),
    ];
  });
}

/** What is to be played, or has a row of daily duels, is of its round's days. */
function outsideTheirRound({ matches }: Season): Problem[] {
  return matches.flatMap((match): Problem[] => {
    const { when, round, daily, stage, home, away } = match;
    if (!isOpen(match) && !daily) return [];
    const { name, days, interval } = round;
    if (!when || !days || isOn(round, when.date)) return [];
    const [year, month, day] = when.date.split('-').map(Number);
    const complaint = {
      reason: `${home.nick} y ${away.nick} juegan fuera de ${name} (${interval})`,
      advice: 'si está acordado no hace falta nada; si no, corregí la fecha',
    };
    const value = `${day}/${month}/${year}`;
    return [
      daily
        ? problemAt(`duels-${stage.competition}`, daily.row, duelColumns.date.at, value, complaint)
        : problemAt(
            `fixtures-${stage.fixture}`,
            match.row,
            fixtureColumns.schedule.at,
            value,
            complaint,
          ),
    ];
  });
}

/** Everything in which sources contradict each other, or the calendar; of a sheet, in the order of its rows. */
export function checkRelations(known: KnownSources, moment: Moment): Problem[] {
  const season = seasonOf(known, moment);
  const found = [
    ...unknownNicks(known),
    ...unknownCategories(known),
    ...wrongSums(known),
    ...missingRows(known),
    ...playersInTwoGroups(known),
    ...ratingLeaps(known, moment),
    ...wrongScores(known),
    ...losersWhoPlayOn(known),
    ...playersTwiceInARound(known),
    ...repeatedDuels(known),
    ...codesOutOfOrder(known),
    ...missingCodes(known),
    ...unclearFinals(known),
    ...repeatedRows(known),
    ...roundsOutOfOrder(known),
    ...wrongWeekdays(known, moment),
    ...outsideTheirRound(season),
    ...dailyOfNoFixture(season, moment),
    ...farDates(known, moment),
    ...futureNews(known, moment),
  ];
  const byRow = (a: Problem, b: Problem): number => Number(a.row) - Number(b.row) || 0;
  const bySource = [...Map.groupBy(found, ({ source }) => source).values()];
  return bySource.flatMap((own) => own.toSorted(byRow));
}
