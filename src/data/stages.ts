/** All that is played: the league's groups and playoffs, and the cup. */
import { site } from '../config/site.ts';
import type { Stage } from '../domain/player-duels.ts';
import { cupRounds } from './cup.ts';
import { divisions } from './league.ts';

/** A stage of a competition. */
export interface CompetitionStage extends Stage {
  competition: 'league' | 'cup';
  /** The name of the one division that plays it; null in the cup, and for what two divisions share. */
  division: string | null;
}

/** Every stage once, groups first. */
export async function stages(): Promise<CompetitionStage[]> {
  const league = await divisions();
  const groups = league.flatMap(({ config, groups: own }) =>
    own.map(({ name, rounds }): CompetitionStage => ({
      competition: 'league',
      division: config.name,
      name: own.length > 1 ? `${config.name} · ${name}` : config.name,
      rounds,
    })),
  );
  const playoffs = league.flatMap(({ config, playoffs: own }) =>
    own.map(({ name, rounds }, index) => ({
      source: config.playoffs[index]?.fixture ?? name,
      division: config.name,
      name,
      rounds,
    })),
  );
  // Two divisions share the promotions between them: these go by their own name.
  const named = [...Map.groupBy(playoffs, ({ source }) => source).values()].flatMap(
    ([stage, other]): CompetitionStage[] => {
      if (!stage) return [];
      const { division, name, rounds } = stage;
      return [
        other
          ? { competition: 'league', division: null, name, rounds }
          : { competition: 'league', division, name: division, rounds },
      ];
    },
  );
  const cup: CompetitionStage[] = site.cup
    ? [{ competition: 'cup', division: null, name: site.cup.name, rounds: await cupRounds() }]
    : [];
  return [...groups, ...named, ...cup];
}
