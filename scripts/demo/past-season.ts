/** An invented season, played to its end, as the sheets of league and cup would have it. */
import { interval, roundDays, type Day } from './calendar.ts';
import { fixtureRow, fixtureSheet, newDuel, playDuel, winnerOf, type Duel } from './duel.ts';
import { groups, roundRobin } from './league.ts';
import { groupPlayers } from './players.ts';
import { at, pairs } from './lists.ts';
import { Random } from './random.ts';
import { toCsv, type Row } from './sheet.ts';
import { compareStandings, standings, standingsWindow, type Standing } from './standings.ts';

/** Who plays: each group's players, the strongest first, and 32 in the cup. */
export interface Field {
  groups: Readonly<Record<(typeof groups)[number]['id'], readonly string[]>>;
  cup: readonly string[];
}

/** Groups as large as the demo's, filled one after the other from a list of players. */
export function dealGroups(players: readonly string[]): Field['groups'] {
  const left = [...players];
  return Object.fromEntries(
    Object.entries(groupPlayers).map(([group, { length }]) => [group, left.splice(0, length)]),
  ) as unknown as Field['groups'];
}

/** A block of duels: its name and first day. */
interface Phase {
  name: string;
  start: Day;
  duels: Duel[];
}

/** Days from the demo's Monday to the first round: a season of before. */
const seasonStart: Day = -80 * 7;

const startOf = (round: number): Day => seasonStart + round * roundDays;

/** A season's sheets by name, for a seed. */
export function pastSeason(seed: number, name: string, field: Field): Map<string, string> {
  const random = new Random(seed);
  const strength = new Map(
    [...field.cup, ...Object.values(field.groups).flat()].map((player) => [player, random.next()]),
  );
  const play = (duels: readonly Duel[], start: Day): void => {
    for (const duel of duels) {
      const lead = (strength.get(duel.home) ?? 0) - (strength.get(duel.away) ?? 0);
      duel.score = playDuel(random, 0.5 + lead * 0.35);
      const day = start + random.integer(0, roundDays - 1);
      duel.moment = { day, time: `${random.integer(18, 22)}:00` };
      duel.link = random.chance(0.92) ? random.link() : '';
    }
  };
  const phase = (title: string, round: number, code: string, pairs: readonly Row[]): Phase => {
    const duels = pairs.map(([home = '', away = ''], index) =>
      newDuel(`${code}-${index + 1}`, home, away),
    );
    play(duels, startOf(round));
    return { name: title, start: startOf(round), duels };
  };
  const sheet = (title: string, phases: readonly Phase[]): Row[] =>
    fixtureSheet(
      `${title} – ${name}`,
      phases.map(({ name: block, start, duels }) => ({
        name: block,
        interval: interval(start),
        rows: duels.map(fixtureRow),
      })),
    );

  const played = groups.map((group) => {
    const players = field.groups[group.id];
    const rounds = roundRobin(random.shuffle(players), group.code);
    rounds.forEach((duels, round) => {
      play(duels, startOf(round));
    });
    const table = standings(players, rounds.flat()).toSorted(compareStandings);
    return { group, rounds, table };
  });
  const tableOf = (id: (typeof groups)[number]['id']): readonly Standing[] =>
    played.find(({ group }) => group.id === id)?.table ?? [];
  const place = (id: (typeof groups)[number]['id'], number: number): string =>
    at(tableOf(id), number - 1).player;

  const semifinals = phase('Semifinales', 8, 'OSF', [
    [place('oroA', 1), place('oroD', 1)],
    [place('oroB', 1), place('oroC', 1)],
  ]);
  const cup = [phase('16avos de Final', 0, '16vos', pairs(random.shuffle(field.cup)))];
  for (const [title, code] of [
    ['8vos de Final', '8vos'],
    ['4tos de Final', '4tos'],
    ['Semifinales', 'SF'],
    ['Final', 'F'],
  ] as const) {
    cup.push(
      phase(title, cup.length * 2, code, pairs(at(cup, cup.length - 1).duels.map(winnerOf))),
    );
  }

  const sheets: Record<string, Row[]> = {
    ...Object.fromEntries(
      (['Élite', 'Platinum', 'Oro'] as const).map((division, index) => [
        `standings-${at(['elite', 'platinum', 'oro'], index)}`,
        [
          [`Liga Nacional – División ${division} – ${name}`],
          ...played
            .filter(({ group }) => group.division === division)
            .flatMap(({ group, table }, position) => {
              const window = standingsWindow(group.name.toUpperCase(), table, () => '');
              return position === 0 ? window : [[], ...window];
            }),
        ],
      ]),
    ),
    ...Object.fromEntries(
      played.map(({ group, rounds }) => [
        `fixtures-${group.id}`,
        sheet(
          `Liga Nacional – Fixture ${group.division}`,
          rounds.map((duels, round) => ({
            name: `Fecha ${round + 1}`,
            start: startOf(round),
            duels,
          })),
        ),
      ]),
    ),
    'fixtures-platinumFinal': sheet('Liga Nacional – Final Platinum', [
      phase('Final', 9, 'PF', [[place('platinumA', 1), place('platinumB', 1)]]),
    ]),
    'fixtures-oroFinals': sheet('Liga Nacional – Semifinales y Final Oro', [
      semifinals,
      phase('Final', 9, 'OF', [semifinals.duels.map(winnerOf)]),
    ]),
    'fixtures-promotionsElitePlatinum': sheet('Liga Nacional – Promociones', [
      phase('Promociones Élite-Platinum', 10, 'PEP', [
        [place('elite', 7), place('platinumA', 2)],
        [place('elite', 8), place('platinumB', 2)],
      ]),
    ]),
    'fixtures-promotionsPlatinumOro': sheet('Liga Nacional – Promociones', [
      phase('Promociones Platinum-Oro', 10, 'PPO', [
        [place('platinumA', 7), place('oroD', 1)],
        [place('platinumB', 7), place('oroC', 1)],
        [place('platinumA', 8), place('oroB', 1)],
        [place('platinumB', 8), place('oroA', 1)],
      ]),
    ]),
    'fixtures-cup': sheet('Copa Argentina', cup),
  };
  return new Map(Object.entries(sheets).map(([sheetName, rows]) => [sheetName, toCsv(rows)]));
}
