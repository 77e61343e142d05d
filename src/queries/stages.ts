/** All that is played: the league's groups, finals and promotions, and the cup. */
import { site } from '../config/site.ts';
import type { Stage } from '../domain/player-duels.ts';
import { fixture } from './fixtures.ts';
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
  // Two divisions share the promotions between them.
  const playoffs = new Map(
    league.flatMap((division) =>
      division.playoffs.map(({ name, rounds }, index) => {
        const source = division.config.playoffs[index]?.fixture ?? name;
        return [source, { name: `${site.league.name} · ${name}`, rounds }] as const;
      }),
    ),
  );
  return [...groups, ...playoffs.values(), { name: site.cup.name, rounds: await fixture('cup') }];
}
