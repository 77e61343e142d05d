/** A player's season, duel by duel (docs/product.md, «A player's season»). */
import { hasBye, isPlayed, type Duel } from './fixture.ts';
import type { Stage } from './player-duels.ts';
import { playerKey } from './player-key.ts';
import { opponentOf, resultFrom, type DuelResult } from './record.ts';
import { middleOfSeason, playedStages, type Season } from './season.ts';
import { stageMiddle } from './stage-dates.ts';
import { intervalDays, type CalendarDate } from './time.ts';

/** A duel of the story, as its player sees it. */
export interface StoryDuel {
  round: string;
  duel: Duel;
  opponent: string;
  /** There is nobody to play against, whatever the sheet has for a score. */
  isBye: boolean;
  /** Null for a bye, and while it is still to play. */
  result: DuelResult | null;
  /** Duels won and lost in its stage, this one included; null where there is no result. */
  account: { won: number; lost: number } | null;
}

/** What a player has in a stage, in its sheet's order. */
export interface Chapter {
  stage: string;
  duels: StoryDuel[];
}

/** The next duel of a chapter, and the account after it. */
function nextDuel(before: readonly StoryDuel[], side: 'home' | 'away', duel: Duel) {
  const isBye = hasBye(duel);
  const result = !isBye && isPlayed(duel) ? resultFrom(duel, side) : null;
  const last = before.findLast(({ account }) => account !== null)?.account;
  const { won, lost } = last ?? { won: 0, lost: 0 };
  const account = result && {
    won: won + Number(result.outcome === 'won'),
    lost: lost + Number(result.outcome === 'lost'),
  };
  return { duel, opponent: opponentOf(duel, side), isBye, result, account };
}

/** Stages in the order in which they begin; one without dates comes right after the one before it. */
function asTheyBegin(stages: readonly Stage[], today: CalendarDate): Stage[] {
  let last = '';
  return stages
    .map((stage) => {
      const near = stageMiddle(stage.rounds, today);
      const days = stage.rounds.map(({ interval }) => intervalDays(interval, near));
      last = days.find((one) => one !== null)?.[0] ?? last;
      return { stage, start: last };
    })
    .toSorted((a, b) => (a.start === b.start ? 0 : a.start < b.start ? -1 : 1))
    .map(({ stage }) => stage);
}

/**
 * A look-up of players' seasons, as the stages begin; without a row in any of them, none.
 * @param today Stages without years are the ones closest to it.
 */
export function storyByPlayer(
  stages: readonly Stage[],
  today: CalendarDate,
): (player: string) => Chapter[] {
  const byPlayer = new Map<string, Chapter[]>();
  for (const { name: stage, rounds } of asTheyBegin(stages, today)) {
    const chapters = new Map<string, Chapter>();
    const tell = (player: string, side: 'home' | 'away', round: string, duel: Duel): void => {
      const key = playerKey(player);
      const chapter = chapters.get(key) ?? { stage, duels: [] };
      chapters.set(key, chapter);
      chapter.duels.push({ round, ...nextDuel(chapter.duels, side, duel) });
    };
    for (const { name: round, duels } of rounds) {
      for (const duel of duels) {
        tell(duel.home, 'home', round, duel);
        // A sheet may have somebody on both sides by mistake.
        if (playerKey(duel.away) !== playerKey(duel.home)) tell(duel.away, 'away', round, duel);
      }
    }
    for (const [key, chapter] of chapters) {
      byPlayer.set(key, [...(byPlayer.get(key) ?? []), chapter]);
    }
  }
  return (player) => byPlayer.get(playerKey(player)) ?? [];
}

/** A finished season of a player. */
export interface PastStory extends Pick<Season, 'id' | 'name'> {
  chapters: Chapter[];
}

/** Finished seasons that a player's page has room for. */
const toldSeasons = 3;

/** A look-up of the first few finished seasons, in the order given, in which players have a duel. */
export function pastStoriesByPlayer(seasons: readonly Season[]): (player: string) => PastStory[] {
  const stories = seasons.map((season) => ({
    id: season.id,
    name: season.name,
    chaptersOf: storyByPlayer(playedStages(season), middleOfSeason(season)),
  }));
  return (player) =>
    stories
      .map(({ id, name, chaptersOf }) => ({ id, name, chapters: chaptersOf(player) }))
      .filter(({ chapters }) => chapters.length > 0)
      .slice(0, toldSeasons);
}
