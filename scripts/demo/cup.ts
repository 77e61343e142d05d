/** The cup: a knock-out that has reached its round of 16. */
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
import { at, pairs } from './lists.ts';
import { cupPlayers } from './players.ts';
import { Random } from './random.ts';
import type { Row } from './sheet.ts';

export interface CupSeason {
  readonly firstPhase: readonly Duel[];
  /** Players who enter the round of 32 without playing. */
  readonly byes: readonly string[];
  /** In bracket order: duels 2k and 2k + 1 meet in the next round's duel k. */
  readonly roundOf32: readonly Duel[];
  readonly roundOf16: readonly Duel[];
}

const phaseStart = (phase: number): Day => currentRoundStart + (phase - 2) * roundDays;

/** Duels of the round of 16 that are over: one in each half, in different quarters. */
const playedOf16: readonly number[] = [0, 5];

/** Rows of the round of 32 that the author listed in each other's place. */
const swappedRows: readonly (readonly [number, number])[] = [
  [2, 7],
  [4, 11],
  [9, 14],
];

const field: readonly string[] = [...cupPlayers.direct, ...cupPlayers.firstPhase];

/** Duel of the round of 32 that is in no sheet: who would have lost it withdrew before the draw. */
const withdrawn = 6;

/** Plays a duel on some day of an interval; the better half of the field wins more often. */
function play(duel: Duel, first: Day, last: Day, calendar: Calendar, random: Random): void {
  const lead = field.indexOf(duel.away) - field.indexOf(duel.home);
  duel.score = playDuel(random, Math.min(Math.max(0.5 + lead * 0.012, 0.2), 0.8));
  duel.moment = calendar.bookWithin(first, last, [duel.home, duel.away]);
  duel.link = random.chance(0.92) ? random.link() : '';
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Order of the sheet's rows in the round of 32, as indices into the bracket. */
function sheetOrderOf32(): number[] {
  const order = Array.from({ length: 16 }, (_, index) => index);
  for (const [a, b] of swappedRows) [order[a], order[b]] = [b, a];
  return order;
}

export function playCup(calendar: Calendar): CupSeason {
  const random = new Random(300);
  const byes = cupPlayers.firstPhase.slice(0, 2);
  const firstPhase = pairs(random.shuffle(cupPlayers.firstPhase.slice(2))).map(
    ([home, away], index) => newDuel(`F1-${twoDigits(index + 1)}`, home, away),
  );
  for (const duel of firstPhase) {
    play(duel, phaseStart(0), phaseStart(1) - 1, calendar, random);
  }

  const homes = random.shuffle(cupPlayers.direct.slice(0, 16));
  const aways = random.shuffle([
    ...cupPlayers.direct.slice(16),
    ...byes,
    ...firstPhase.map(winnerOf),
  ]);
  const order = sheetOrderOf32();
  const roundOf32 = homes.map((home, index) =>
    newDuel(`16vos-${twoDigits(order.indexOf(index) + 1)}`, home, at(aways, index)),
  );
  for (const duel of roundOf32) {
    play(duel, phaseStart(1), phaseStart(2) - 1, calendar, random);
  }

  const roundOf16 = pairs(roundOf32.map(winnerOf)).map(([home, away], index) =>
    newDuel(`8vos-${index + 1}`, home, away),
  );
  for (const index of playedOf16) {
    play(at(roundOf16, index), phaseStart(2), -1, calendar, random);
  }
  const pending = random.shuffle(roundOf16.filter(({ score }) => !score));
  pending.forEach((duel, day) => {
    duel.moment = calendar.book(day, [duel.home, duel.away]);
    duel.link = random.chance(0.35) ? random.link() : '';
  });
  return { firstPhase, byes, roundOf32, roundOf16 };
}

/** The cup's duels of the round of 16 with their phase. */
export function cupDuels({ roundOf16 }: CupSeason): DailyDuel[] {
  return roundOf16.map((duel) => ({ label: '8vos de Final', duel }));
}

/** Fixture sheet of the cup, down to the final that nobody knows yet. */
export function cupFixture({ firstPhase, byes, roundOf32, roundOf16 }: CupSeason): Row[] {
  const byeRows = byes.map((player, index) =>
    fixtureRow(newDuel(`F1-${firstPhase.length + index + 1}`, player, 'BYE')),
  );
  const quarterfinals = pairs(
    roundOf16.map((duel) => (duel.score ? winnerOf(duel) : `Ganador ${duel.code}`)),
  );
  const final = newDuel('F-1', 'Ganador SF-1', 'Ganador SF-2');
  final.score = [0, 0];

  const phases: [name: string, rows: Row[]][] = [
    ['1° Fase', [...firstPhase.map(fixtureRow), ...byeRows]],
    [
      '16avos de Final',
      sheetOrderOf32()
        .filter((index) => index !== withdrawn)
        .map((index) => fixtureRow(at(roundOf32, index))),
    ],
    ['8vos de Final', roundOf16.map(fixtureRow)],
    [
      '4tos de Final',
      quarterfinals.map(([home, away], index) =>
        fixtureRow(newDuel(`4tos-${index + 1}`, home, away)),
      ),
    ],
    [
      'Semifinales',
      [
        fixtureRow(newDuel('SF-1', 'Ganador 4tos-1', 'Ganador 4tos-2')),
        fixtureRow(newDuel('SF-2', 'Ganador 4tos-3', 'Ganador 4tos-4')),
      ],
    ],
    ['Final', [fixtureRow(final)]],
  ];
  const blocks = phases.map(([name, rows], index): Block => {
    return { name, interval: interval(phaseStart(index)), rows };
  });
  return fixtureSheet('Copa Argentina – 1ª edición – Fixture', blocks);
}
