/** Collects records over all finished seasons (docs/product.md, «The record book»). */
import type { Podium } from '../config/podiums.ts';
import { currentNick, playerKey } from '../sources/player-key.ts';
import { compareNames } from '../lib/text.ts';
import type { ArchivedSeason } from './model.ts';
import { headToHeads, latestResults, longestRun, matchesByPlayer } from './player-matches.ts';
import { isCountedDuel, isClose } from './recap.ts';
import { recordOf } from './record.ts';

/** Maximum number of entries in each list of records. */
const maxNamed = 5;

/**
 * Makes the record book.
 * @param seasons The archive, newest first.
 * @param podiums Seasons from before the site, of which only titles are known.
 */
export function recordBook(
  seasons: readonly ArchivedSeason[],
  podiums: readonly Pick<Podium, 'champion'>[] = [],
) {
  const results = seasons.flatMap(({ matches }) => matches.filter(isCountedDuel));
  const nicks = [
    ...results.flatMap(({ home, away }) => [home.nick, away.nick]),
    ...podiums.map(({ champion }) => champion),
  ];
  const names = [...Map.groupBy(nicks, playerKey).values()]
    .flatMap(([nick]) => (nick === undefined ? [] : currentNick(nick)))
    .toSorted(compareNames);
  const playedBy = matchesByPlayer(results);
  const runs = seasons.flatMap((season) => {
    const playedIn = matchesByPlayer(season.matches.filter(isCountedDuel));
    return names.flatMap((player) => {
      const results = latestResults(playedIn(player));
      return results.length === 0 ? [] : [{ player, season, length: longestRun(results) }];
    });
  });
  const runsOf = Map.groupBy(runs, ({ player }) => player);
  const champions = seasons.flatMap((season) =>
    season.champions.map((champion) => ({ season, champion })),
  );
  const winners = [
    ...champions.map(({ champion: { player } }) => player ?? ''),
    ...podiums.map(({ champion }) => champion),
  ];
  const titlesOf = Map.groupBy(winners, playerKey);
  const players = names.map((player) => {
    const playerRuns = runsOf.get(player) ?? [];
    const duels = playedBy(player).map(({ match }) => match);
    return {
      player,
      /** Titles in all competitions, including podiums from before the site. */
      titles: titlesOf.get(playerKey(player))?.length ?? 0,
      seasons: playerRuns.length,
      record: recordOf(player, duels),
      /** Length of the longest run of duels won within one season. */
      run: Math.max(0, ...playerRuns.map(({ length }) => length)),
    };
  });
  const meetings = names.flatMap((player) =>
    headToHeads(player, playedBy(player)).flatMap(({ opponent: { nick: opponent }, record }) => {
      const ahead = record.DG - record.DP || compareNames(opponent, player);
      return record.DJ > 1 && ahead > 0 ? [{ player, opponent, record }] : [];
    }),
  );
  return {
    /** Players, sorted by titles, duels won, fewer duels lost, and nick. */
    players: players.toSorted(
      (a, b) => b.titles - a.titles || b.record.DG - a.record.DG || a.record.DP - b.record.DP,
    ),
    /** Longest runs of at least two duels. Runs of equal length are sorted newest first, then by nick. */
    runs: runs
      .filter(({ length }) => length > 1)
      .toSorted((a, b) => b.length - a.length)
      .slice(0, maxNamed),
    /** Finals decided by their last game, newest first. */
    finals: champions
      .flatMap(({ season, champion }) => {
        const { final } = champion;
        return final && isCountedDuel(final) && isClose(final) ? [{ season, champion, final }] : [];
      })
      .slice(0, maxNamed),
    /** Pairs that met most often, at least twice. `record` is that of the player who won more, against the other. */
    meetings: meetings.toSorted((a, b) => b.record.DJ - a.record.DJ).slice(0, maxNamed),
  };
}
