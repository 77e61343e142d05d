/** The rounds of el prode in the competitions in play (docs/product.md, «El prode»). */
import type { PlayedCompetition } from '../config/stages.ts';
import { slug } from '../lib/text.ts';
import { competitionKey } from '../config/competitions.ts';
import { href, prodePath, stagePath } from '../config/addresses.ts';
import type { Match, Stage } from '../season/model.ts';
import { duelRules, type DuelRules } from '../config/stages.ts';
import { stageKey } from '../season/prode.ts';
import { homeSeat, prodeIds, prodeRounds, type KeyedRound } from '../season/prode-rounds.ts';
import type { Standings } from '../sources/sheets/table.ts';
import { builtAt, once } from './this-build.ts';
import { currentElo } from './players.ts';
import { resultDates } from './results.ts';
import { season } from './season.ts';

/** A stage with open duels or results. `key` is its name in links and in what devices remember. */
export interface ProdeStage {
  key: string;
  title: string;
  rules: DuelRules;
  rounds: KeyedRound[];
}

/** What el prode of a page fetches: the stages of a division, or of a bracket. */
export interface ProdeFile {
  /** Part of the address: the division's id, or the competition's. */
  id: string;
  /** Competition and edition: picks of another season belong to no duel of this one. */
  season: string;
  stages: ProdeStage[];
}

const seasonKey = (competition: PlayedCompetition): string =>
  slug(`${competitionKey(competition)} ${competition.edition}`);

/** Stages of a file. One without open duels stays as long as it has results: picks are scored against them. */
async function prodeStages(
  played: readonly { stage: Stage; standings: Standings | null }[],
): Promise<ProdeStage[]> {
  const eloOf = await currentElo();
  const dates = await resultDates();
  const resultAt = ({ id }: Match): Date => dates.get(id) ?? builtAt;
  const stages: ProdeStage[] = [];
  for (const { stage, standings } of played) {
    const rounds = prodeRounds(stage, standings, { eloOf, resultAt });
    const rules = duelRules(stage.rules);
    if (rules === null || rounds.length === 0) continue;
    const { fixture, fullName } = stage;
    stages.push({ key: slug(fixture), title: fullName, rules, rounds });
  }
  return stages;
}

/** A file for each division and each bracket of the running season that has such stages. */
export const prodeFiles = once(async (): Promise<ProdeFile[]> => {
  const files: ProdeFile[] = [];
  for (const { config, divisions, bracket } of (await season()).competitions) {
    const key = seasonKey(config);
    for (const { config: division, groups, playoffs } of divisions) {
      const inPlayoffs = playoffs.map(({ stage }) => ({ stage, standings: null }));
      const stages = await prodeStages([...groups, ...inPlayoffs]);
      files.push({ id: division.id, season: key, stages });
    }
    if (!bracket) continue;
    const stages = await prodeStages([{ stage: bracket.stage, standings: null }]);
    files.push({ id: config.id, season: key, stages });
  }
  return files.filter(({ stages }) => stages.length > 0);
});

/** Where the visitor's own card finds el prode of a stage. */
export interface ProdeAddresses {
  file: string;
  /** Part of the page with el prode. */
  page: string;
}

/** Hrefs of el prode of a stage's division or bracket. Null if it has no file (`prodeFiles`). */
export async function prodeOfStage(stage: Stage): Promise<ProdeAddresses | null> {
  const { competition, division } = stage;
  const id = division?.id ?? competition.id;
  if ((await prodeFiles()).every((file) => file.id !== id)) return null;
  const page = `${stagePath(stage)}#${division ? `${division.id}-` : ''}fixture`;
  return { file: href(prodePath(id)), page: href(page) };
}

/**
 * Maps the id of each match of the season that can be picked to the key under which devices remember the pick, and to
 * the home player's place in it (`homeSeat`).
 */
export const prodeKeys = once(async () => {
  const keys = new Map<string, { key: string; home: number }>();
  for (const stage of (await season()).stages) {
    const prefix = stageKey(seasonKey(stage.competition), slug(stage.fixture));
    for (const [match, id] of prodeIds(stage.rounds)) {
      keys.set(match.id, { key: `${prefix}~${id}`, home: homeSeat(match) });
    }
  }
  return keys;
});
