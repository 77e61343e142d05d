/** The duels of `duelos.json`, `duelos.csv` and the example on the page about them. */
import { absoluteUrl, duelPath } from '../../config/addresses.ts';
import { allDuels, scheduledDuels } from '../../data/duels.ts';
import { platformIds } from '../../data/players.ts';
import type { DuelOfFile } from '../../open-data/files.ts';

/** Every duel of the running season, with all that is known of it. */
export async function duelsOfFile(): Promise<DuelOfFile[]> {
  const scheduledOf = await scheduledDuels();
  const idOf = await platformIds();
  return (await allDuels()).map((duel) => ({
    ...duel,
    scheduled: scheduledOf(duel.duel),
    url: absoluteUrl(duelPath(duel.division?.id ?? null, duel.id)),
    homeId: idOf(duel.duel.home),
    awayId: idOf(duel.duel.away),
  }));
}
