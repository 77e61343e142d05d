/** The agenda: duels to come, and duels in play without a day (docs/product.md, «The agenda»). */
import { competitionKey } from '../config/competitions.ts';
import { pairKey } from '../sources/player-key.ts';
import { slug, takeName } from '../lib/text.ts';
import type { CalendarDate } from '../lib/time.ts';
import { compareMoments, isExpected } from './dates.ts';
import { isBetweenPlayers, isOpen, type DailyDuel, type Match, type Season } from './model.ts';

/** A duel of the agenda, from the daily duels or from a fixture. */
export interface AgendaDuel extends Pick<
  DailyDuel,
  'competition' | 'home' | 'away' | 'link' | 'match'
> {
  /** Fragment of the duel's address: the match's id, or made from the players if no fixture has the duel. */
  id: string;
  /** Stage and round of the duel: `Primera · Fecha 5`. Without a fixture its division, phase or competition: `Copa`. */
  place: string;
  /** Before today if the duel lacks its result. Null while the players have not agreed on a day. */
  date: CalendarDate | null;
  /** `HH:MM`. Null while it is not known. */
  time: string | null;
  /** Row of the daily duels. Null for a duel that only a fixture has. */
  daily: DailyDuel | null;
}

/** `Primera · Fecha 5`, or `Primera · Fecha 5 · Postergado`. */
function placeText({ stage, round, isPostponed, schedule }: Match): string {
  const place = `${stage.name} · ${round.name}`;
  return isPostponed ? `${place} · ${schedule}` : place;
}

/** Entry of a row of the daily duels, completed from its fixture. @param taken Ids given so far; a new one is added. */
function entryOfDaily(daily: DailyDuel, taken: Set<string>): AgendaDuel {
  const { match, competition, category, division, home, away } = daily;
  return {
    ...daily,
    daily,
    id: match?.id ?? takeName(slug(`${competitionKey(competition)} ${pairKey(home, away)}`), taken),
    place: match ? placeText(match) : division?.name || category || competition.name,
  };
}

const entryOfMatch = (match: Match): AgendaDuel => ({
  id: match.id,
  competition: match.stage.competition,
  place: placeText(match),
  home: match.home.nick,
  away: match.away.nick,
  date: match.when?.date ?? null,
  time: match.when?.time ?? null,
  link: match.link,
  daily: null,
  match,
});

/**
 * Lists the duels to be played, each once: the rows of `daily`, except those before today that no fixture has; and of
 * `matches` without such a row the open duels between known players with a day from today on, and those postponed,
 * overdue or in the round being played (`isExpected`). Earliest day and hour first; duels without a day are last, and
 * in a day those without an hour.
 */
export function listAgenda({ daily, matches }: Season, today: CalendarDate): AgendaDuel[] {
  const taken = new Set<string>();
  const listed: AgendaDuel[] = [];
  for (const row of daily) {
    // A row whose day is over takes an id, too, so that the ids of later rows stay the same.
    const entry = entryOfDaily(row, taken);
    if (row.match || row.date >= today) listed.push(entry);
  }
  for (const match of matches) {
    if (!isOpen(match) || !isBetweenPlayers(match) || match.daily) continue;
    const isToCome = match.when !== null && match.when.date >= today;
    if (isToCome || match.isPostponed || isExpected(match, today)) listed.push(entryOfMatch(match));
  }
  return listed.toSorted(
    (a, b) => compareMoments(a.date, b.date) || compareMoments(a.time, b.time),
  );
}
