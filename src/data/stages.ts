/** All that is played: the league's groups and playoffs, and the cup. */
import { site } from '../config/site.ts';
import type { Stage } from '../domain/player-duels.ts';
import { cupRounds } from './cup.ts';
import { divisions } from './league.ts';

/** Every stage once, groups first. */
export async function stages(): Promise<Stage[]> {
  const league = await divisions();
  const groups = league.flatMap(({ config, groups: own }) =>
    own.map(({ name, rounds }) => ({
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
    ([stage, other]): Stage[] =>
      stage ? [{ name: other ? stage.name : stage.division, rounds: stage.rounds }] : [],
  );
  const cup = site.cup ? [{ name: site.cup.name, rounds: await cupRounds() }] : [];
  return [...groups, ...named, ...cup];
}
