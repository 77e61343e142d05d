/**
 * Where sources contradict each other, or the calendar: problems to report, never a refusal
 * (docs/product.md, «Reading a sheet»).
 */
import { running } from '../config/site.ts';
import type { Problem } from '../domain/problem.ts';
import { buildSeason } from '../season/build.ts';
import type { SnapshotData } from './parse.ts';
import {
  dailyOfNoFixture,
  farDates,
  futureNews,
  otherDayThanFixture,
  outsideTheirRound,
  roundsOutOfOrder,
  wrongWeekdays,
} from './dates-rules.ts';
import { playersTwice, unknownCategories, unknownNicks } from './names-rules.ts';
import { ratingLeaps } from './rating-rules.ts';
import {
  losersWhoPlayOn,
  playersTwiceInARound,
  unclearFinals,
  wrongScores,
  wrongSums,
} from './results-rules.ts';
import {
  codesOutOfOrder,
  missingCodes,
  missingRows,
  repeatedDaily,
  repeatedDuels,
} from './rows-rules.ts';
import type { Moment, Rule } from './rule.ts';

const rules: readonly Rule[] = [
  unknownNicks,
  unknownCategories,
  wrongSums,
  missingRows,
  playersTwice,
  ratingLeaps,
  wrongScores,
  losersWhoPlayOn,
  playersTwiceInARound,
  repeatedDuels,
  codesOutOfOrder,
  missingCodes,
  unclearFinals,
  repeatedDaily,
  roundsOutOfOrder,
  wrongWeekdays,
  otherDayThanFixture,
  outsideTheirRound,
  dailyOfNoFixture,
  farDates,
  futureNews,
];

/** Everything that the rules find; of a source, in the order of its rows. */
export function checkRelations(data: SnapshotData, moment: Moment): Problem[] {
  const season = buildSeason(running, data, moment.today);
  const found = rules.flatMap((rule) => [...rule({ ...moment, data, season })]);
  const byRow = (a: Problem, b: Problem): number => Number(a.row) - Number(b.row) || 0;
  const bySource = [...Map.groupBy(found, ({ source }) => source).values()];
  return bySource.flatMap((own) => own.toSorted(byRow));
}
