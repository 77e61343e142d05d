/** The league: round robins played up to the anchor Monday and scheduled for three weeks more. */
import { currentRoundStart, interval, roundDays, type Calendar, type Day } from './calendar.ts';
import {
  fixtureRow,
  fixtureSheet,
  newDuel,
  playDuel,
  winnerOf,
  type Block,
  type DailyDuel,
  type Duel,
} from './duel.ts';
import { at } from './lists.ts';
import { groupPlayers } from './players.ts';
import { Random } from './random.ts';
import type { Row } from './sheet.ts';
import { compareStandings, roughOrder, standings, standingsWindow } from './standings.ts';

/** The league's groups, with the codes of their duels. */
export const groups = [
  { id: 'elite', division: 'Élite', name: 'Élite', code: 'E' },
  { id: 'platinumA', division: 'Platinum', name: 'Grupo A', code: 'PA' },
  { id: 'platinumB', division: 'Platinum', name: 'Grupo B', code: 'PB' },
  { id: 'oroA', division: 'Oro', name: 'Grupo A', code: 'OA' },
  { id: 'oroB', division: 'Oro', name: 'Grupo B', code: 'OB' },
  { id: 'oroC', division: 'Oro', name: 'Grupo C', code: 'OC' },
  { id: 'oroD', division: 'Oro', name: 'Grupo D', code: 'OD' },
] as const;
type Group = (typeof groups)[number];

export interface GroupSeason {
  readonly group: Group;
  readonly players: readonly string[];
  readonly rounds: readonly (readonly Duel[])[];
  /** Index of the round being played. */
  readonly current: number;
  /** Players in the order of the sheet, sorted before the current round began. */
  readonly listed: readonly string[];
}

/** Round robin by the circle method: the first stays, the others turn; homes are balanced. */
export function roundRobin(players: readonly string[], code: string): Duel[][] {
  const [fixed = '', ...turning] = players;
  let count = 0;
  return turning.map((_, round) => {
    const circle = [fixed, ...turning.slice(round), ...turning.slice(0, round)];
    return circle.slice(0, circle.length / 2).map((player, index) => {
      const pair = [player, at(circle, circle.length - 1 - index)] as const;
      const [home, away] = (index || round) % 2 === 0 ? pair : [pair[1], pair[0]];
      count += 1;
      return newDuel(`${code}-${String(count).padStart(2, '0')}`, home, away);
    });
  });
}

const roundStart = (round: number, current: number): Day =>
  currentRoundStart + (round - current) * roundDays;

/** Pairs of players with equal standings, with the duel between them. */
function exactTies(players: readonly string[], duels: readonly Duel[]) {
  const table = standings(players, duels);
  return table.flatMap((a, index) =>
    table.slice(index + 1).flatMap((b) => {
      if (compareStandings(a, b) !== 0) return [];
      const between = duels.find(({ home, away }) =>
        [home, away].every((player) => player === a.player || player === b.player),
      );
      return [{ above: a.player, below: b.player, duel: between }];
    }),
  );
}

/**
 * Whether results make standings worth showing: each exact tie is of two players who have met, the
 * author's order is no longer right, and in Élite the winner of a tied pair's duel is listed below.
 */
function isInstructive(group: Group, listed: readonly string[], duels: readonly Duel[]): boolean {
  const ties = exactTies(listed, duels);
  const tied = ties.flatMap(({ above, below }) => [above, below]);
  const decided = ties.every(({ duel }) => duel?.score) && new Set(tied).size === tied.length;
  const table = standings(listed, duels);
  const stale = table.some(
    (row, index) => index > 0 && compareStandings(at(table, index - 1), row) > 0,
  );
  const reversed = ties.some(({ below, duel }) => duel?.score && winnerOf(duel) === below);
  return decided && stale && (group.id !== 'elite' || reversed);
}

/** Plays a group up to the anchor: all rounds before the current one, and one duel of that. */
function playGroup(group: Group, index: number, calendar: Calendar): GroupSeason {
  const random = new Random(100 + index);
  const players: readonly string[] = groupPlayers[group.id];
  const rounds = roundRobin(random.shuffle(players), group.code);
  const current = rounds.length === 7 ? 4 : 3;
  const earlier = rounds.slice(0, current).flat();
  const early = random.pick(at(rounds, current));
  const played = [...earlier, early];

  let listed: string[];
  do {
    for (const duel of played) {
      const lead = players.indexOf(duel.away) - players.indexOf(duel.home);
      duel.score = playDuel(random, 0.5 + lead * 0.06);
    }
    listed = roughOrder(players, earlier);
  } while (!isInstructive(group, listed, played));

  rounds.slice(0, current).forEach((round, roundIndex) => {
    const first = roundStart(roundIndex, current);
    for (const duel of round) {
      duel.moment = calendar.bookWithin(first, first + roundDays - 1, [duel.home, duel.away]);
    }
  });
  early.moment = calendar.bookWithin(currentRoundStart, -1, [early.home, early.away]);
  for (const duel of played) duel.link = random.chance(0.92) ? random.link() : '';
  return { group, players, rounds, current, listed };
}

/**
 * Agrees days, in turn, for the first duels of a queue whose players are free: two duels on each
 * day, three on Saturdays while there are duels to spare.
 */
function fillDays(first: Day, last: Day, queue: readonly Duel[], calendar: Calendar): void {
  const waiting = [...queue];
  for (let day = first; day <= last; day++) {
    const spare = waiting.length > 2 * (last - day + 1);
    const places = spare && (day === last || (day - 5) % 7 === 0) ? 3 : 2;
    for (let place = 0; place < places; place++) {
      const index = waiting.findIndex(({ home, away }) => calendar.isFree(day, [home, away]));
      const [duel] = waiting.splice(index, index < 0 ? 0 : 1);
      if (!duel) throw new Error(`Nobody can play on day ${day}`);
      duel.moment = calendar.book(day, [duel.home, duel.away]);
    }
  }
  if (waiting.length > 0) throw new Error(`${waiting.length} duels found no day`);
}

/**
 * Schedules three weeks, at least two duels a day: the rest of the current round but two postponed
 * duels, then those two, most of the next round, and a few brought forward from the last.
 */
function scheduleAhead(season: readonly GroupSeason[], calendar: Calendar): void {
  const random = new Random(200);
  const roundAhead = (ahead: number): Duel[] =>
    random.shuffle(season.flatMap(({ rounds, current }) => rounds[current + ahead] ?? []));

  const pending = roundAhead(0).filter(({ score }) => !score);
  const postponed = pending.splice(-2);
  const next = roundAhead(1).slice(2);
  const broughtForward = roundAhead(2).slice(0, 5);
  fillDays(0, 6, pending, calendar);
  fillDays(7, 20, [...postponed, ...next, ...broughtForward], calendar);

  for (const duel of [...pending, ...postponed, ...next, ...broughtForward]) {
    duel.link = random.chance(0.35) ? random.link() : '';
  }
}

export function playLeague(calendar: Calendar): GroupSeason[] {
  const season = groups.map((group, index) => playGroup(group, index, calendar));
  scheduleAhead(season, calendar);
  return season;
}

/** Every league duel with its division. */
export function leagueDuels(season: readonly GroupSeason[]): DailyDuel[] {
  return season.flatMap(({ group, rounds }) =>
    rounds.flat().map((duel) => ({ label: group.division, duel })),
  );
}

/** Fixture sheet of a group. */
export function groupFixture({ group, rounds, current }: GroupSeason): Row[] {
  const { division, name } = group;
  return fixtureSheet(
    `Liga Nacional – Fixture ${name === division ? name : `${division} ${name}`}`,
    rounds.map((round, index) => ({
      name: `Fecha ${index + 1}`,
      interval: interval(roundStart(index, current)),
      rows: round.map(fixtureRow),
    })),
  );
}

/** Standings sheet of a division: its groups one below the other, a blank row between. */
export function standingsSheet(season: readonly GroupSeason[], division: Group['division']): Row[] {
  const windows = season
    .filter(({ group }) => group.division === division)
    .map(({ group, rounds, current, listed }) => {
      const postponed = at(rounds, current).filter(
        ({ moment }) => moment && moment.day >= currentRoundStart + roundDays,
      );
      const noteOf = (player: string): string =>
        postponed.some(({ home, away }) => player === home || player === away)
          ? `Reprogramó Fecha ${current + 1}`
          : '';
      return standingsWindow(group.name.toUpperCase(), standings(listed, rounds.flat()), noteOf);
    });
  return [
    [`Liga Nacional – División ${division} – 1ª temporada`],
    ...windows.flatMap((window, index) => (index === 0 ? window : [[], ...window])),
  ];
}

/** A block of duels whose players are not known yet. */
function openBlock(name: string, start: Day, code: string, pairs: readonly Row[]): Block {
  return {
    name,
    interval: interval(start),
    rows: pairs.map(([home = '', away = ''], index) =>
      fixtureRow(newDuel(`${code}-${index + 1}`, home, away)),
    ),
  };
}

/** What follows the groups: finals and promotions, by fixture name. */
export function playoffFixtures(): Record<string, Row[]> {
  // Days of the first Monday of each stage: 7/12, 21/12 and 4/1.
  const [semifinals, finals, promotions] = [21, 35, 49] as const;
  return {
    platinumFinal: fixtureSheet('Liga Nacional – Final Platinum', [
      openBlock('Final', finals, 'PF', [['1° Grupo A', '1° Grupo B']]),
    ]),
    oroFinals: fixtureSheet('Liga Nacional – Semifinales y Final Oro', [
      openBlock('Semifinales', semifinals, 'OSF', [
        ['1° Grupo A', '1° Grupo D'],
        ['1° Grupo B', '1° Grupo C'],
      ]),
      openBlock('Final', finals, 'OF', [['Ganador SF1', 'Ganador SF2']]),
    ]),
    promotionsElitePlatinum: fixtureSheet('Liga Nacional – Promociones Élite-Platinum', [
      openBlock('Promociones Élite-Platinum', promotions, 'PEP', [
        ['7° Élite', '2° Grupo A Platinum'],
        ['8° Élite', '2° Grupo B Platinum'],
      ]),
    ]),
    promotionsPlatinumOro: fixtureSheet('Liga Nacional – Promociones Platinum-Oro', [
      openBlock('Promociones Platinum-Oro', promotions, 'PPO', [
        ['7° Grupo A Platinum', '1° Grupo D Oro'],
        ['7° Grupo B Platinum', '1° Grupo C Oro'],
        ['8° Grupo A Platinum', '1° Grupo B Oro'],
        ['8° Grupo B Platinum', '1° Grupo A Oro'],
      ]),
    ]),
  };
}
