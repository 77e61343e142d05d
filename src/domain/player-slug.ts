/** Addresses of players, from their nicks. */
import { ConfigurationError } from '../config/error.ts';
import { fold } from '../text/nick.ts';
import { playerKey } from './player-key.ts';
import { fileName, takeName } from './text.ts';

/** In bytes: a sentence in the place of a nick must still be the name of a file. */
const longestSlug = 60;

/** Hosts serve a folder's `index` as the folder. */
const reserved = 'index';

/** `Parana_Gris` → `parana_gris`, `El "Tano" Rossi` → `el-tano-rossi`, `Ñandú` → `nandu`. */
export function nickSlug(nick: string): string {
  const words = fold(nick).replace(/[^\p{L}\p{N}_-]+/gu, '-');
  return fileName(words, longestSlug).replace(/^-+|-+$/g, '');
}

/**
 * The address of each player. It depends on the nick alone, so that it stays the same while others
 * come and go; where that gives two players the same one, as a nick typed with another accent does,
 * the first in the list has it and the others a number: `nandu-2`.
 * @param nicks One nick a player.
 * @param exceptions Addresses set by hand, by nick.
 * @returns The slugs by `playerKey`, and the players whose nicks did not give them theirs, each with the nick whose
 * address it would have been; null for a nick that gives none.
 * @throws ConfigurationError when two players have the same one by hand.
 */
export function playerSlugs(
  nicks: readonly string[],
  exceptions: Readonly<Record<string, string>> = {},
) {
  const byHand = new Map(Object.entries(exceptions).map(([nick, slug]) => [playerKey(nick), slug]));
  const owners = new Map<string, string>();
  const taken = new Set([reserved]);
  const slugs = new Map<string, string>();
  const changed: { nick: string; slug: string; owner: string | null }[] = [];
  const inOrder = [true, false].flatMap((isByHand) =>
    nicks.filter((nick) => byHand.has(playerKey(nick)) === isByHand),
  );
  for (const nick of inOrder) {
    const given = byHand.get(playerKey(nick));
    const own = given ?? nickSlug(nick);
    const owner = owners.get(own) ?? null;
    if (given !== undefined && owner !== null) {
      throw new ConfigurationError(
        `«${owner}» y «${nick}» tienen la misma dirección en addresses, /jugadores/${own}: cambiá una, en nicks.yaml`,
      );
    }
    const slug = takeName(own || 'jugador', taken);
    if (slug !== own) changed.push({ nick, slug, owner });
    owners.set(slug, nick);
    slugs.set(playerKey(nick), slug);
  }
  return { slugs, changed };
}
