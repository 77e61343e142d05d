/** The agenda of duels, each with what it means. */
import { site, type DivisionConfig } from '../config/site.ts';
import { listAgenda, type AgendaDuel } from '../domain/agenda.ts';
import { buildBracket } from '../domain/bracket.ts';
import { duelChance } from '../domain/duel-chance.ts';
import { isPlayed, type Duel, type PlayedDuel, type Round } from '../domain/fixture.ts';
import { pairKey, playerKey } from '../domain/player-key.ts';
import { recordOf } from '../domain/record.ts';
import { seasonRounds } from '../domain/season.ts';
import { isResult } from '../domain/season-duels.ts';
import { duelStakes, type Stake } from '../domain/stakes.ts';
import { calendarDate } from '../domain/time.ts';
import { builtAt } from './clock.ts';
import { cupRounds } from './cup.ts';
import { allDuels } from './duels.ts';
import { divisions, type Group } from './league.ts';
import { once } from './once.ts';
import { earlierSeasons } from './seasons.ts';
import { snapshot } from './snapshot.ts';

/** What there is to say of a duel to come. */
export interface DuelContext {
  /** Duels that each has won against the other, in this season and the finished ones. */
  won: { home: number; away: number };
  /** Of the home player, by Elo, from 0 to 1; null where the ranking lacks one of them. */
  chance: number | null;
  /** What it settles in its group. */
  stakes: Stake[];
  /** What the winner gets: the cup's next round, a title; null where there is no such thing. */
  prize: { kind: 'title'; of: string } | { kind: 'round'; name: string } | null;
}

/** Every duel to come once, by day and hour; then those in play without a day. */
export const agenda = once(async (): Promise<AgendaDuel[]> => {
  const { duels, fixtures } = await snapshot();
  return listAgenda({ daily: duels, fixtures, season: await allDuels() }, calendarDate(builtAt));
});

/** A look-up of the duels that two players have played, also in finished seasons. */
async function meetings(): Promise<(home: string, away: string) => PlayedDuel[]> {
  const played = [
    ...(await allDuels()).filter(isResult).map(({ duel }) => duel),
    ...(await earlierSeasons())
      .flatMap((season) => seasonRounds(season))
      .flatMap(({ duels }) => duels)
      .filter(isPlayed),
  ];
  const byPair = Map.groupBy(played, ({ home, away }) => pairKey(home, away));
  return (home, away) => byPair.get(pairKey(home, away)) ?? [];
}

/** What a duel settles in its group; to finish first says no more than the zone of the first alone. */
function stakesIn({ config, standings, rounds }: Group & { config: DivisionConfig }, duel: Duel) {
  const { zones, groups } = config;
  const rules = { zones, gamesToWin: site.league?.gamesToWin ?? 1 };
  const duels = rounds.flatMap((round) => round.duels);
  const isSaidByZone = groups.length > 1 && zones.promotion === 1;
  return duelStakes({ standings, duels, rules }, duel).filter(
    ({ goal }) => goal !== 'title' || !isSaidByZone,
  );
}

function roundAfter(rounds: readonly Round[], name: string): DuelContext['prize'] {
  const columns = buildBracket(rounds);
  const index = columns.findIndex((column) => column.name === name);
  if (index < 0) return null;
  const next = columns[index + 1];
  return next ? { kind: 'round', name: next.name } : { kind: 'title', of: site.cup?.name ?? '' };
}

/** A look-up of what there is to say of a duel to come. */
export async function contextOfDuel(): Promise<(duel: AgendaDuel) => DuelContext> {
  const { ranking } = await snapshot();
  const elos = new Map(ranking.map(({ nick, elo }) => [playerKey(nick), elo]));
  /** An Elo that the sheet lacks is 0. */
  const eloOf = (nick: string): number => elos.get(playerKey(nick)) ?? 0;
  const between = await meetings();
  const league = await divisions();
  const cup = await cupRounds();
  const gamesToWin = { league: site.league?.gamesToWin, cup: site.cup?.gamesToWin };
  const groups = league.flatMap(({ config, groups: all }) =>
    all.map((group) => ({ ...group, config })),
  );
  const finals = league.flatMap(({ config }) =>
    config.playoffs
      .filter(({ decidesTitle }) => decidesTitle === true)
      .map(({ fixture }) => ({ fixture, division: config.name })),
  );
  return ({ competition, home, away, placed }) => {
    const { DG, DP } = recordOf(home, between(home, away));
    const [own, other] = [eloOf(home), eloOf(away)];
    const games = gamesToWin[competition];
    const duel = placed?.duel;
    const group = groups.find(({ rounds }) =>
      rounds.some(({ duels }) => duels.some((one) => one === duel)),
    );
    const final = finals.find(({ fixture }) => fixture === placed?.fixture);
    const isLast = placed?.round === 'Final';
    return {
      won: { home: DG, away: DP },
      chance: own && other && games ? duelChance(own, other, games) : null,
      stakes: duel && group ? stakesIn(group, duel) : [],
      prize:
        competition === 'cup'
          ? roundAfter(cup, placed?.round ?? '')
          : final && isLast
            ? { kind: 'title', of: final.division }
            : null,
    };
  };
}
