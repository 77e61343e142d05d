/** Addresses that players had under nicks of before: they lead to the ones of now. */
import { formerNicks } from '../domain/player-key.ts';
import { nickSlug } from '../domain/player-slug.ts';
import { players, type Player } from './players.ts';

/** Players by the last part of an address of before; one that is somebody’s now leads nowhere else. */
export async function formerAddresses(): Promise<Map<string, Player>> {
  const all = await players();
  const taken = new Set(['', 'index', ...all.map(({ slug }) => slug)]);
  return new Map(
    all.flatMap((player) =>
      formerNicks(player.profile.nick)
        .map((nick) => [nickSlug(nick), player] as const)
        .filter(([slug]) => !taken.has(slug)),
    ),
  );
}
