/** What all finished seasons add up to (docs/product.md, «The record book»). */
import { currentNick, playerKey } from '../domain/player-key.ts';
import { compareNames } from '../domain/text.ts';
import type { PlayerRecord } from '../domain/record-columns.ts';
import type { ArchivedSeason, Champion, Decided } from './model.ts';
import { headToHeads, latestResults, longestRun, matchesByPlayer } from './player-matches.ts';
import { counts, isClose } from './recap.ts';
import { recordOf } from './record.ts';

/** Duels that a player won one after the other, in one season. */
interface Run {
  player: string;
  season: ArchivedSeason;
  length: number;
}

/** What a player's seasons add up to. */
export interface BookLine {
  player: string;
  /** Of league and cup. */
  titles: number;
  seasons: number;
  record: PlayerRecord;
  /** The length of the longest run. */
  run: number;
}

export interface RecordBook {
  /** By titles, duels won, duels lost and nick. */
  players: BookLine[];
  /** The longest ones, of two duels at least; of one length the newest, and then by nick. */
  runs: Run[];
  /** Finals that their last game decided, newest first. */
  finals: { season: ArchivedSeason; champion: Champion; final: Decided }[];
  /** Who met most, twice at least, and what the one who won more has against the other. */
  meetings: { player: string; opponent: string; record: PlayerRecord }[];
}

/** How many of each list of records are named. */
const namedAtMost = 5;

/** The record book; `seasons` come newest first. */
export function recordBook(seasons: readonly ArchivedSeason[]): RecordBook {
  const results = seasons.flatMap(({ matches }) => matches.filter(counts));
  const sides = results.flatMap(({ home, away }) => [home, away]);
  const names = [...Map.groupBy(sides, ({ key }) => key).values()]
    .flatMap(([side]) => (side ? currentNick(side.nick) : []))
    .toSorted(compareNames);
  const playedBy = matchesByPlayer(results);
  const runs = seasons.flatMap((season): Run[] => {
    const playedIn = matchesByPlayer(season.matches.filter(counts));
    return names.flatMap((player) => {
      const own = latestResults(playedIn(player));
      return own.length === 0 ? [] : [{ player, season, length: longestRun(own) }];
    });
  });
  const runsOf = Map.groupBy(runs, ({ player }) => player);
  const champions = seasons.flatMap((season) =>
    season.champions.map((champion) => ({ season, champion })),
  );
  const titlesOf = Map.groupBy(champions, ({ champion: { player } }) => playerKey(player ?? ''));
  const players = names.map((player): BookLine => {
    const own = runsOf.get(player) ?? [];
    const duels = playedBy(player).map(({ match }) => match);
    return {
      player,
      titles: titlesOf.get(playerKey(player))?.length ?? 0,
      seasons: own.length,
      record: recordOf(player, duels),
      run: Math.max(...own.map(({ length }) => length)),
    };
  });
  const meetings = names.flatMap((player) =>
    headToHeads(player, playedBy(player)).flatMap(({ opponent: { nick }, record }) => {
      const opponent = currentNick(nick);
      const ahead = record.DG - record.DP || compareNames(opponent, player);
      return record.DJ > 1 && ahead > 0 ? [{ player, opponent, record }] : [];
    }),
  );
  return {
    players: players.toSorted(
      (a, b) => b.titles - a.titles || b.record.DG - a.record.DG || a.record.DP - b.record.DP,
    ),
    runs: runs
      .filter(({ length }) => length > 1)
      .toSorted((a, b) => b.length - a.length)
      .slice(0, namedAtMost),
    finals: champions
      .flatMap(({ season, champion }) => {
        const { final } = champion;
        return final && counts(final) && isClose(final) ? [{ season, champion, final }] : [];
      })
      .slice(0, namedAtMost),
    meetings: meetings.toSorted((a, b) => b.record.DJ - a.record.DJ).slice(0, namedAtMost),
  };
}
