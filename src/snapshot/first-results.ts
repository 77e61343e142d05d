/**
 * `history/results.csv`: when each result was first seen, which no sheet says (docs/product.md, «Results feed»), and
 * what it was when last published, with which corrections are found («Corrections»).
 */
import { pairKey } from '../sources/player-key.ts';
import { oneLine } from '../lib/clean.ts';
import { nickKey } from '../lib/text.ts';
import { momentOf } from '../lib/time.ts';
import { z } from '../lib/validation.ts';
import { resultDay } from '../season/dates.ts';
import type { Match } from '../season/model.ts';
import type { HistoryFile } from './history.ts';

/** A row of `history/results.csv`. */
export interface FirstResult {
  seenAt: Date;
  /** Date that the result had when it was first seen. */
  date: Date;
  /** Edition of the competition. */
  season: string;
  fixture: string;
  round: string;
  home: string;
  away: string;
  /** Id of the duel when it was last published. */
  id: string;
  /** The result as last published: `2 - 1`, `sin resultado`, `ya no figura`. */
  result: string;
  /** Since when the duel has been published like that. */
  since: Date;
}

type DuelNames = Pick<FirstResult, 'season' | 'fixture' | 'round' | 'home' | 'away'>;

/**
 * Key of a row, or of a match by `namesOf`: edition, fixture, round, and the players in any order and spelling, by
 * former nicks too. It has no code, which may change, so that two duels of a pair in one round share it.
 */
export const keyOf = ({ season, fixture, round, home, away }: DuelNames): string =>
  [season, fixture, nickKey(round), pairKey(home, away)].join('\n');

/** Names of a match in `history/results.csv`, one line each: `season` is the edition, `home` and `away` are nicks. */
export function namesOf({ stage, round, home, away }: Match): DuelNames {
  return {
    season: oneLine(stage.competition.edition),
    fixture: stage.fixture,
    round: oneLine(round.name),
    home: oneLine(home.nick),
    away: oneLine(away.nick),
  };
}

/** True if a row of a history is of a stage: it has the fixture and the edition of the stage. */
export const isOfStage = (
  { season, fixture }: Pick<FirstResult, 'season' | 'fixture'>,
  stage: { fixture: string; competition: { edition: string } },
): boolean => fixture === stage.fixture && season === oneLine(stage.competition.edition);

const headings = 'visto,fecha,temporada,fixture,ronda,local,visitante,duelo,resultado,desde'.split(
  ',',
);

/** ISO 8601 UTC. A spreadsheet may write moments in another form, where day and month are not certain. */
const momentText = z.iso.datetime();

export const resultsFile: HistoryFile<FirstResult> = {
  path: 'history/results.csv',
  headings,
  fields: ['seenAt', 'date', 'season', 'fixture', 'round', 'home', 'away', 'id', 'result', 'since'],
  unread: {
    reason: 'el renglón no se entiende; ese resultado cuenta como visto por primera vez',
    advice: 'corregilo, o borralo',
  },
  parse: ({ seenAt, date, since, ...duel }) => {
    const isDated = [seenAt, date, since].every((text) => z.safeParse(momentText, text).success);
    if (!isDated || !duel.id || !duel.result) return null;
    return { ...duel, seenAt: new Date(seenAt), date: new Date(date), since: new Date(since) };
  },
  // Two duels of one pair in one round have different ids.
  keyOf: (row) => `${keyOf(row)}\n${row.id}`,
};

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

/** Returns a row whose moments after `now` are `now`: a clock that was once ahead wrote them. */
export const datedUntil = (row: FirstResult, now: Date): FirstResult => ({
  ...row,
  seenAt: earlier(row.seenAt, now),
  date: earlier(row.date, now),
  since: earlier(row.since, now),
});

/**
 * Dates a result: by its duel's day and hour (community's time zone; 0:00 without hour). Without a day, a `known`
 * result keeps its date, and any other has the last day of its round at 0:00. A date is never after the moment when the
 * result was first seen, and is that moment if no day is known. Without `known` that moment is `latest`.
 * @param known The result's row in `history/results.csv`.
 */
export function dateOfResult(match: Match, known: FirstResult | undefined, latest: Date): Date {
  if (known && !match.when) return known.date;
  const day = resultDay(match);
  const latestDate = known?.seenAt ?? latest;
  return day === null
    ? latestDate
    : earlier(momentOf(day, match.when?.time ?? '00:00'), latestDate);
}
