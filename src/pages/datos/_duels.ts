/** The duels of `duelos.json`, `duelos.csv` and the example on the page about them. */
import { absoluteUrl } from '../../config/addresses.ts';
import { platformIds } from '../../data/players.ts';
import { matchPath, season } from '../../data/season.ts';
import type { DuelOfFile } from '../../open-data/files.ts';

/** Every duel of the running season, with all that is known of it. */
export async function duelsOfFile(): Promise<DuelOfFile[]> {
  const idOf = await platformIds();
  return (await season()).matches.map((match) => ({
    match,
    url: absoluteUrl(matchPath(match)),
    homeId: idOf(match.home.nick),
    awayId: idOf(match.away.nick),
  }));
}
