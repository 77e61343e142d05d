/** The rounds of el prode in the competitions in play (docs/product.md, «El prode»). */
import type { PlayedCompetition } from '../config/stages.ts';
import { slug } from '../lib/text.ts';
import { keyOf } from '../config/competitions.ts';
import type { Stage } from '../season/model.ts';
import { duelRules, type DuelRules } from '../season/outlook.ts';
import { prodeRounds, type KeyedRound, type ProdeFacts } from '../season/prode-rounds.ts';
import type { Standings } from '../sources/sheets/table.ts';
import { builtAt, once } from './this-build.ts';
import { rankedPlayers } from './ranking.ts';
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

const prodeFacts = once(async (): Promise<ProdeFacts> => {
  const rankedOf = await rankedPlayers();
  const dates = await resultDates();
  return {
    eloOf: (nick) => {
      const elo = rankedOf(nick)?.elo ?? 0;
      // A missing Elo is 0.
      return elo > 0 ? elo : undefined;
    },
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
    return { id, season: slug(`${keyOf(competition)} ${competition.edition}`), stages };
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
