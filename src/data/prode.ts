/** The rounds of el prode in the competitions in play (docs/product.md, «El prode»). */
import type { PlayedCompetition } from '../config/stages.ts';
import { slug } from '../lib/text.ts';
import { competitionKey } from '../config/competitions.ts';
import { href, prodePath, stagePath } from '../config/addresses.ts';
import type { Stage } from '../season/model.ts';
import { duelRules, type DuelRules } from '../season/outlook.ts';
import { stageKey } from '../season/prode.ts';
import {
  homeSeat,
  prodeIds,
  prodeRounds,
  type KeyedRound,
  type ProdeFacts,
} from '../season/prode-rounds.ts';
import type { Standings } from '../sources/sheets/table.ts';
import { builtAt, once } from './this-build.ts';
import { currentElo } from './ranking.ts';
import { resultDates } from './results.ts';
import { season } from './season.ts';

/** A stage with the key that links and devices remember it by. */
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

const prodeFacts = once(async (): Promise<ProdeFacts> => {
  const dates = await resultDates();
  return {
    eloOf: await currentElo(),
    resultAt: ({ id }) => dates.get(id) ?? builtAt,
  };
});

/** The files of a season. A stage without open duels stays as long as it has results: picks are scored against it. */
export const prodeFiles = once(async (): Promise<ProdeFile[]> => {
  const facts = await prodeFacts();
  const fileOf = (
    id: string,
    competition: PlayedCompetition,
    played: readonly { stage: Stage; standings: Standings | null }[],
  ): ProdeFile => {
    const stages: ProdeStage[] = [];
    for (const { stage, standings } of played) {
      const rounds = prodeRounds(stage, standings, facts);
      if (stage.rules.gamesToWin === undefined || rounds.length === 0) continue;
      stages.push({
        key: slug(stage.fixture),
        title: stage.fullName,
        rules: duelRules(stage),
        rounds,
      });
    }
    return { id, season: seasonKey(competition), stages };
  };
  const files: ProdeFile[] = [];
  for (const { config, divisions, bracket } of (await season()).competitions) {
    for (const { config: division, groups, playoffs } of divisions) {
      const inPlayoffs = playoffs.map(({ stage }) => ({ stage, standings: null }));
      files.push(fileOf(division.id, config, [...groups, ...inPlayoffs]));
    }
    if (bracket) files.push(fileOf(config.id, config, [{ stage: bracket.stage, standings: null }]));
  }
  return files.filter(({ stages }) => stages.length > 0);
});

/** Where the visitor's own card finds el prode of a stage. */
export interface ProdeAddresses {
  file: string;
  /** Part of the page with el prode. */
  page: string;
}

/** Hrefs of the prode of a stage's division or bracket. Null without one. */
export async function prodeOfStage({
  competition,
  division,
}: Stage): Promise<ProdeAddresses | null> {
  const id = division?.id ?? competition.id;
  if ((await prodeFiles()).every((file) => file.id !== id)) return null;
  const page = `${stagePath({ competition, division })}#${division ? `${division.id}-` : ''}fixture`;
  return { file: href(prodePath(id)), page: href(page) };
}

/** Keys of duels, by match id: how devices remember their picks, and the seat of the player at home. */
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
