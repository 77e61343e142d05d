/**
 * Runs all rules about contradictions between sources, or with the calendar. They report problems and refuse nothing
 * (docs/product.md, «Reading a sheet»).
 */
import type { Problem } from '../../sources/problem.ts';
import {
  dailyOfNoFixture,
  farDates,
  futureNews,
  missingLeapDays,
  otherMomentThanFixture,
  outsideTheirRound,
  pastQualifiers,
  playedInTheFuture,
  roundsOutOfOrder,
  wrongWeekdays,
} from './dates.ts';
import { podiumsAndTeams, repeatedDocuments } from './documents.ts';
import { playersTwice, unknownCategories, unknownNicks } from './names.ts';
import { ratingLeaps } from './ratings.ts';
import {
  decidedAnnounced,
  gamesOfWalkovers,
  losersWhoPlayOn,
  misnamedPhase,
  playedByNobody,
  playersTwiceInARound,
  unclearFinals,
  unclearOrigins,
  withdrawnPlayers,
  wrongScores,
  wrongSums,
} from './results.ts';
import {
  codesOutOfOrder,
  extraDuels,
  goneDuels,
  missingCodes,
  missingRows,
  overlappingZones,
  repeatedDaily,
  repeatedDuels,
  repeatedLinks,
  roundsMisnumbered,
} from './rows.ts';
import type { Evidence, Rule } from './rule.ts';

/** All rules. The order decides how problems of one row are sorted. */
export const rules: readonly Rule[] = [
  ...[playersTwice, unknownCategories, unknownNicks],
  ratingLeaps,
  ...[codesOutOfOrder, extraDuels, goneDuels, missingCodes, missingRows],
  ...[overlappingZones, repeatedDaily, repeatedDuels, repeatedLinks, roundsMisnumbered],
  ...[decidedAnnounced, gamesOfWalkovers, losersWhoPlayOn, misnamedPhase, playedByNobody],
  ...[
    playersTwiceInARound,
    unclearFinals,
    unclearOrigins,
    withdrawnPlayers,
    wrongScores,
    wrongSums,
  ],
  ...[dailyOfNoFixture, farDates, futureNews, missingLeapDays, otherMomentThanFixture],
  ...[outsideTheirRound, pastQualifiers, playedInTheFuture, roundsOutOfOrder, wrongWeekdays],
  ...[podiumsAndTeams, repeatedDocuments],
];

/** Runs all rules. Problems are grouped by source and sorted by row. */
export function checkRelations(evidence: Evidence): Problem[] {
  const found = rules.flatMap((rule) => [...rule(evidence)]);
  const byRow = (a: Problem, b: Problem): number => Number(a.row) - Number(b.row) || 0;
  const bySource = [...Map.groupBy(found, ({ source }) => source).values()];
  return bySource.flatMap((problems) => problems.toSorted(byRow));
}
