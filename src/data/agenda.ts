/** The agenda of duels, each with its context. */
import { duelChance } from '../season/duel-chance.ts';
import { isFirstAlone } from '../season/zones.ts';
import { pairKey } from '../sources/player-key.ts';
import { listAgenda, type AgendaDuel } from '../season/agenda.ts';
import { columnAfter } from '../season/bracket.ts';
import { competitionName } from '../season/champions.ts';
import { isPlayed, pairOf, type Match, type Season } from '../season/model.ts';
import { recordOf } from '../season/record.ts';
import { duelStakes, stakedGroupOf } from '../season/stakes.ts';
import { stakesSentences } from '../words/duel-context.ts';
import type { CalendarDate } from '../lib/time.ts';
import { once, today } from './this-build.ts';
import { rankedPlayers } from './ranking.ts';
import { season } from './season.ts';
import { earlierSeasons } from './seasons.ts';

/** The agenda of this build's day (`listAgenda`). */
export const agenda = once(async (): Promise<AgendaDuel[]> => listAgenda(await season(), today));

/** A duel of the agenda that has a day. */
type DatedDuel = AgendaDuel & { date: CalendarDate };

/** The agenda's duels of today and later, without those that have no day, by day and hour. */
export const upcomingDuels = async (): Promise<DatedDuel[]> =>
  (await agenda()).filter((duel): duel is DatedDuel => duel.date !== null && !duel.lacksResult);

/** Sentences about what a duel decides in its group. First place is left out where the zone already says it. */
function settledBy(match: Match, running: Season): string[] {
  const staked = stakedGroupOf(match, running);
  if (!staked) return [];
  const { zones, groups } = staked.config;
  const isToldByZone = groups.length > 1 && isFirstAlone(zones);
  const stakes = duelStakes(staked.group, match);
  return stakesSentences(
    stakes.filter(({ goal }) => goal !== 'title' || !isToldByZone),
    zones,
  );
}

/** Sentence about what the winner gets: the title in a final, the next phase in the cup. Empty for other duels. */
function prizeOf(match: Match, { champions, competitions }: Season): string[] {
  const title = champions.find(({ final }) => final?.id === match.id);
  if (title) return [`El que gana es campeón de ${competitionName(title)}.`];
  const played = competitions.find(({ bracket }) => bracket?.stage === match.stage);
  const next = played?.bracket && columnAfter(played.bracket.columns, match.round.name);
  return next ? [`El que gana pasa a ${next.name}.`] : [];
}

/** Returns a function for the home player's chance by Elo, from 0 to 1. Null without both ratings or `gamesToWin`. */
export async function chanceOfDuel(): Promise<
  (duel: Pick<AgendaDuel, 'competition' | 'match' | 'home' | 'away'>) => number | null
> {
  const rankedOf = await rankedPlayers();
  return ({ competition, match, home, away }) => {
    // A missing Elo is 0.
    const [homeElo, awayElo] = [rankedOf(home)?.elo, rankedOf(away)?.elo];
    const { gamesToWin } = match?.stage.rules ?? competition;
    return homeElo && awayElo && gamesToWin ? duelChance(homeElo, awayElo, gamesToWin) : null;
  };
}

/** Returns a function for what `chanceOfDuel` gives, and sentences about what a duel of the agenda decides. */
export const contextOfDuel = once(async () => {
  const chanceOf = await chanceOfDuel();
  const running = await season();
  const all = [running, ...(await earlierSeasons())].flatMap(({ matches }) => matches);
  const meetings = Map.groupBy(all.filter(isPlayed), pairOf);
  return (duel: AgendaDuel) => {
    const { home, away, match } = duel;
    const { DG, DP } = recordOf(home, meetings.get(pairKey(home, away)) ?? []);
    return {
      chance: chanceOf(duel),
      sentences: [
        ...(DG + DP === 0 ? [] : [`Entre ellos: ${DG}-${DP}.`]),
        ...(match ? settledBy(match, running) : []),
        ...(match ? prizeOf(match, running) : []),
      ],
    };
  };
});
