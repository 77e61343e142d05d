/** Addresses of players, made from their nicks. */
import { ConfigurationError } from '../lib/error.ts';
import { fold, cutFileName, takeName } from '../lib/text.ts';
import { playerKey } from '../sources/player-key.ts';

/** Maximum length in bytes: a whole sentence typed as a nick must still fit into a file name. */
const maxSlugBytes = 60;

/** Hosts serve the file `index` as the folder itself. */
const reserved = 'index';

/** Address part of a nick: `Ñandú_1` → `nandu_1`, `El "Tano" Rossi` → `el-tano-rossi`. At most 60 bytes; may be ''. */
export function nickSlug(nick: string): string {
  const words = fold(nick).replace(/[^\p{L}\p{N}_-]+/gu, '-');
  return cutFileName(words, maxSlugBytes).replace(/^-+|-+$/g, '');
}

/**
 * Gives each player an address: the one set by hand, or else one made from the nick. Addresses set by hand go first. Of
 * other players whose nicks give the same address, the first has it, and the next get a number: `nandu-2`. A nick that
 * gives none gets `jugador`.
 * @param nicks One for each player. Keep the oldest players first, so that new ones do not change their addresses.
 * @param exceptions Addresses set by hand (last parts), by any nick of the player.
 * @returns Last parts of addresses by `playerKey`; in `changed` the players who got another than they should have, in
 * `slug`, and in `owner` the nick that has that one; null if nobody has: the nick gives none, or the reserved `index`.
 * @throws ConfigurationError if two of the players have the same address by hand.
 */
export function playerSlugs(
  nicks: readonly string[],
  exceptions: Readonly<Record<string, string>>,
): {
  slugs: Map<string, string>;
  changed: { nick: string; slug: string; owner: string | null }[];
} {
  const byHand = new Map(Object.entries(exceptions).map(([nick, slug]) => [playerKey(nick), slug]));
  const owners = new Map<string, string>();
  const taken = new Set([reserved]);
  const slugs = new Map<string, string>();
  const changed: { nick: string; slug: string; owner: string | null }[] = [];
  const hasAddress = (nick: string): boolean => byHand.has(playerKey(nick));
  const byHandFirst = nicks.toSorted((a, b) => Number(hasAddress(b)) - Number(hasAddress(a)));
  for (const nick of byHandFirst) {
    const given = byHand.get(playerKey(nick));
    const wanted = given ?? nickSlug(nick);
    const owner = owners.get(wanted) ?? null;
    if (given !== undefined && owner !== null) {
      throw new ConfigurationError(
        `«${owner}» y «${nick}» tienen la misma dirección en addresses, /jugadores/${wanted}: cambiá una, en nicks.yaml`,
      );
    }
    const slug = takeName(wanted || 'jugador', taken);
    if (slug !== wanted) changed.push({ nick, slug, owner });
    owners.set(slug, nick);
    slugs.set(playerKey(nick), slug);
  }
  return { slugs, changed };
}
