/** The agenda of this build's day. */
import { duelRules } from '../config/stages.ts';
import { duelChances, type DuelChances } from '../season/elo-chances.ts';
import { isFirstPlaceAZone } from '../season/zones.ts';
import { pairKey } from '../sources/player-key.ts';
import { listAgenda, type AgendaDuel } from '../season/agenda.ts';
import { columnAfter } from '../season/bracket.ts';
import { isPlayed, pairOf, type Decided, type Match, type Season } from '../season/model.ts';
import { recordOf } from '../season/record.ts';
import { duelStakes, playedGroup } from '../season/outlook.ts';
import { stakesSentences } from '../words/chances.ts';
import { titleWithDe } from '../words/page-facts.ts';
import { addDays, type CalendarDate } from '../lib/time.ts';
import { once, today } from './this-build.ts';
import { currentElo } from './players.ts';
import { earlierSeasons, season } from './season.ts';

/** Duels to be played, by day and hour, those without a day last (`listAgenda`). */
export const agenda = once(async (): Promise<AgendaDuel[]> => listAgenda(await season(), today));

/** First day whose duels the agenda folds: after the seven days from today. */
export const firstLaterDay = addDays(today, 7);

/** A duel of the agenda that has a day. */
type DatedDuel = AgendaDuel & { date: CalendarDate };

/** Duels without a result on a known day from today on, earliest first; in a day, those without an hour come last. */
export const upcomingDuels = async (): Promise<DatedDuel[]> =>
  (await agenda()).filter((duel): duel is DatedDuel => duel.date !== null && duel.date >= today);

/** Sentences about what a duel decides in its group. First place is left out where the zone already says it. */
function stakesOf(match: Match): string[] {
  const { division } = match.stage;
  const group = playedGroup(match.stage);
  if (!division || !group) return [];
  const { zones, groups } = division;
  const isTitleAZone = isFirstPlaceAZone(zones, groups.length);
  const stakes = duelStakes(group, match).filter(({ goal }) => goal !== 'title' || !isTitleAZone);
  return stakesSentences(stakes, zones);
}

/** Sentence about what the winner gets: the title in a final, the next phase in the cup. Null for other duels. */
function prizeOf(match: Match, { champions, competitions }: Season): string | null {
  const champion = champions.find(({ final }) => final?.id === match.id);
  if (champion) return `El que gana es campeón ${titleWithDe(champion)}.`;
  const cup = competitions.find(({ bracket }) => bracket?.stage === match.stage);
  const next = cup?.bracket && columnAfter(cup.bracket.columns, match.round.name);
  if (!next) return null;
  // «Final», «Gran Final (La Plata)», but not «Finales» or «4tos de Final».
  const isFinal = /^(gran )?final\b/i.test(next.name);
  return `El que gana pasa a ${isFinal ? 'la ' : ''}${next.name}.`;
}

/**
 * A duel's chances by the players' current Elo (docs/product.md, «Chance by Elo»): home wins, level, away wins. They
 * are from 0 to 1, and 1 in all. Null if an Elo is not known, or the rules do not say how many games win a duel.
 */
export async function chancesByElo(
  duel: Pick<AgendaDuel, 'competition' | 'match' | 'home' | 'away'>,
): Promise<DuelChances | null> {
  const { competition, match, home, away } = duel;
  const eloOf = await currentElo();
  const homeElo = eloOf(home);
  const awayElo = eloOf(away);
  const rules = duelRules(match ? match.stage.rules : competition);
  if (homeElo === null || awayElo === null || rules === null) return null;
  return duelChances(homeElo, awayElo, rules);
}

/** Duels that were played, in this season and earlier ones, by pair of players (`pairKey`). */
const meetings = once(async (): Promise<Map<string, Decided[]>> => {
  const all = [await season(), ...(await earlierSeasons())].flatMap(({ matches }) => matches);
  return Map.groupBy(all.filter(isPlayed), pairOf);
});

/**
 * What the agenda says about a duel: its `chances` (`chancesByElo`), and `sentences` in Spanish, perhaps none: duels
 * each won in play in all seasons, home first, `Entre ellos: 3-1.`; what it decides in its group; what the winner gets.
 */
export async function duelContext(
  duel: AgendaDuel,
): Promise<{ chances: DuelChances | null; sentences: string[] }> {
  const { home, away, match } = duel;
  const running = await season();
  const sentences: string[] = [];
  const { DG, DP } = recordOf(home, (await meetings()).get(pairKey(home, away)) ?? []);
  if (DG + DP > 0) sentences.push(`Entre ellos: ${DG}-${DP}.`);
  if (match) {
    sentences.push(...stakesOf(match));
    const prize = prizeOf(match, running);
    if (prize !== null) sentences.push(prize);
  }
  return { chances: await chancesByElo(duel), sentences };
}
