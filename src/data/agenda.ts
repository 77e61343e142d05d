/** The agenda of duels, each with what it means. */
import { duelChance } from '../domain/duel-chance.ts';
import { isFirstAlone } from '../domain/zones.ts';
import { pairKey } from '../domain/player-key.ts';
import { listAgenda, type AgendaDuel } from '../season/agenda.ts';
import { columnAfter } from '../season/bracket.ts';
import { competitionName } from '../season/champions.ts';
import { isPlayed, pairOf, type Match, type Season } from '../season/model.ts';
import { recordOf } from '../season/record.ts';
import { duelStakes } from '../season/stakes.ts';
import { stakesSentences } from '../words/duel-context.ts';
import { today } from './clock.ts';
import { once } from './once.ts';
import { stakedGroupOf } from './outlook.ts';
import { rankedPlayers } from './ranking.ts';
import { season } from './season.ts';
import { earlierSeasons } from './seasons.ts';

/** Every duel to come once, by day and hour; then those in play without a day. */
export const agenda = once(async (): Promise<AgendaDuel[]> => listAgenda(await season(), today));

/** Duels of today and later, sorted by day and hour. */
export const upcomingDuels = async (): Promise<AgendaDuel[]> =>
  (await agenda()).filter(({ date, lacksResult }) => date !== null && !lacksResult);

/** What a duel settles in its group, in sentences; to finish first says no more than the zone of the first alone. */
function settledBy(match: Match, running: Season): string[] {
  const own = stakedGroupOf(match, running);
  if (!own) return [];
  const { zones, groups } = own.config;
  const isSaidByZone = groups.length > 1 && isFirstAlone(zones);
  const stakes = duelStakes(own.group, match);
  return stakesSentences(
    stakes.filter(({ goal }) => goal !== 'title' || !isSaidByZone),
    zones,
  );
}

/** What who wins a duel gets: the title where it is the final, the next phase in the cup. */
function prizeOf(match: Match, { champions, competitions }: Season): string[] {
  const title = champions.find(({ final }) => final?.id === match.id);
  if (title) return [`El que gana es campeón de ${competitionName(title)}.`];
  const own = competitions.find(({ bracket }) => bracket?.stage === match.stage);
  const next = own?.bracket && columnAfter(own.bracket.columns, match.round.name);
  return next ? [`El que gana pasa a ${next.name}.`] : [];
}

/** A look-up of home players' chances by Elo, from 0 to 1; null where the ranking lacks one of the two. */
export async function chanceOfDuel(): Promise<
  (duel: Pick<AgendaDuel, 'competition' | 'home' | 'away'>) => number | null
> {
  const rankedOf = await rankedPlayers();
  return ({ competition, home, away }) => {
    // An Elo that the sheet lacks is 0.
    const [own, other] = [rankedOf(home)?.elo, rankedOf(away)?.elo];
    const { gamesToWin } = competition;
    return own && other && gamesToWin ? duelChance(own, other, gamesToWin) : null;
  };
}

/** A look-up of what there is to say of a duel to come: the home player's chance by Elo, and sentences. */
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
