/** Every duel of the running season, with where it stands and what it is called. */
import { divisions, site, type DivisionConfig } from '../config/site.ts';
import { duelIds } from './duel-id.ts';
import { hasBye, isPlayed, type Duel, type PlayedDuel, type Round } from './fixture.ts';
import type { Stage } from './player-duels.ts';
import { stageMiddle, startOf } from './stage-dates.ts';
import { slug } from './text.ts';
import type { CalendarDate } from './time.ts';

/** What a stage belongs to. */
interface StagePlace {
  competition: 'league' | 'cup';
  /** The league's season or the cup's edition. */
  season: string;
  /** Of two divisions that share it, the higher one; null in the cup. */
  division: DivisionConfig | null;
  /** Its fixture's name in `league.yaml`, or `cup`. */
  fixture: string;
}

export type SeasonStage = Stage & StagePlace;

/** Every stage once: the league's groups, its playoffs, the cup. */
export function listStages(fixtures: Readonly<Record<string, readonly Round[]>>): SeasonStage[] {
  const { league, cup } = site;
  const stageOf = (division: DivisionConfig, fixture: string, name: string): SeasonStage => ({
    competition: 'league',
    season: league?.season ?? '',
    division,
    fixture,
    name,
    rounds: fixtures[fixture] ?? [],
  });
  const groups = divisions.flatMap((division) =>
    division.groups.map(({ name, fixture }) => {
      const isOne = division.groups.length === 1;
      return stageOf(division, fixture, isOne ? division.name : `${division.name} · ${name}`);
    }),
  );
  const playoffs = divisions.flatMap((division) =>
    division.playoffs.map((playoff) => ({ division, ...playoff })),
  );
  // Two divisions share the promotions between them: these go by their own name.
  const named = [...Map.groupBy(playoffs, ({ fixture }) => fixture).values()].flatMap(
    ([playoff, other]) => {
      if (!playoff) return [];
      const { division, fixture, name } = playoff;
      return [stageOf(division, fixture, other ? name : division.name)];
    },
  );
  const ofCup: SeasonStage[] = cup
    ? [
        {
          competition: 'cup',
          season: cup.edition,
          division: null,
          fixture: 'cup',
          name: cup.name,
          rounds: fixtures['cup'] ?? [],
        },
      ]
    : [];
  return [...groups, ...named, ...ofCup];
}

/** Whether two divisions play a fixture: what is promoted to one comes from the other. */
export const isShared = (fixture: string): boolean =>
  divisions.filter(({ playoffs }) => playoffs.some((one) => one.fixture === fixture)).length > 1;

export interface SeasonDuel extends StagePlace {
  /** Its part of an address: unique in the season, and the same for all of it. */
  id: string;
  /** The same with competition and season: no other duel ever has it. */
  uid: string;
  stage: string;
  round: string;
  /** The round's dates, in the sheet's words; may be empty. */
  interval: string;
  /** The day that its stage's dates without a year are closest to. */
  near: CalendarDate;
  duel: Duel;
}

/**
 * The duels of these stages, in the order of the stages and their sheets, byes included.
 * @param today Stages without years are the ones closest to it.
 */
export function seasonDuels(stages: readonly SeasonStage[], today: CalendarDate): SeasonDuel[] {
  return stages.flatMap(({ name: stage, rounds, ...place }) => {
    const ids = duelIds(place.fixture, rounds);
    const near = stageMiddle(rounds, today);
    return rounds.flatMap(({ name: round, interval, duels }) =>
      duels.map((duel) => {
        const id = ids.get(duel) ?? '';
        const uid = slug([place.competition, place.season, id].join(' '));
        return { ...place, id, uid, stage, round, interval, near, duel };
      }),
    );
  });
}

export type SeasonResult = SeasonDuel & { duel: PlayedDuel };

/** A result and when the site first had it, and had it last otherwise. */
export interface DatedResult extends SeasonResult {
  publishedAt: Date;
  updatedAt: Date;
}

/** Whether a duel has a result of two players. */
export function isResult(of: SeasonDuel): of is SeasonResult {
  return isPlayed(of.duel) && !hasBye(of.duel);
}

/**
 * Newest first. Results that came together go by their days, and of one day the last in its sheet is
 * first.
 */
export function newestResultsFirst(results: readonly DatedResult[]): DatedResult[] {
  return results
    .toReversed()
    .map((result) => ({ result, start: startOf(result) ?? '' }))
    .toSorted(
      (a, b) =>
        b.result.publishedAt.getTime() - a.result.publishedAt.getTime() ||
        (a.start === b.start ? 0 : a.start < b.start ? 1 : -1),
    )
    .map(({ result }) => result);
}
