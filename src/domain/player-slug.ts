/** Addresses of players, from their nicks. */
import { ConfigurationError } from '../config/error.ts';
import { playerKey } from './player-key.ts';

/** A sentence in the place of a nick must still be the name of a file. */
const longestSlug = 60;

/** Hosts serve a folder's `index` as the folder. */
const reserved = 'index';

/** `Parana_Gris` → `parana_gris`, `El "Tano" Rossi` → `el-tano-rossi`, `Ñandú` → `nandu`. */
export function nickSlug(nick: string): string {
  return nick
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_-]+/gu, '-')
    .slice(0, longestSlug)
    .replace(/^-+|-+$/g, '');
}

/** A player whose nick gives the address of another one, or none, and the address given instead. */
export interface ChangedSlug {
  nick: string;
  slug: string;
  /** The nick whose address it would have been; null for a nick that gives none. */
  owner: string | null;
}

export interface PlayerSlugs {
  /** By `playerKey`. */
  slugs: Map<string, string>;
  changed: ChangedSlug[];
}

/**
 * The address of each player. It depends on the nick alone, so that it stays the same while others
 * come and go; where that gives two players the same one, as a nick typed with another accent does,
 * the first in the list has it and the others a number: `nandu-2`.
 * @param nicks One nick a player.
 * @param exceptions Addresses set by hand, by nick.
 * @throws ConfigurationError when two players have the same one by hand.
 */
export function playerSlugs(
  nicks: readonly string[],
  exceptions: Readonly<Record<string, string>> = {},
): PlayerSlugs {
  const byHand = new Map(Object.entries(exceptions).map(([nick, slug]) => [playerKey(nick), slug]));
  const owners = new Map<string, string>();
  const slugs = new Map<string, string>();
  const changed: ChangedSlug[] = [];
  const take = (nick: string, slug: string): void => {
    owners.set(slug, nick);
    slugs.set(playerKey(nick), slug);
  };
  for (const nick of nicks) {
    const slug = byHand.get(playerKey(nick));
    if (slug === undefined) continue;
    const owner = owners.get(slug);
    if (owner !== undefined) {
      throw new ConfigurationError(
        `«${owner}» y «${nick}» tienen la misma dirección en addresses, /jugadores/${slug}: cambiá una, en nicks.yaml`,
      );
    }
    take(nick, slug);
  }
  for (const nick of nicks) {
    if (byHand.has(playerKey(nick))) continue;
    const own = nickSlug(nick);
    const base = own || 'jugador';
    let slug = base;
    for (let number = 2; owners.has(slug) || slug === reserved; number += 1) {
      slug = `${base}-${number}`;
    }
    if (slug !== own) changed.push({ nick, slug, owner: owners.get(own) ?? null });
    take(nick, slug);
  }
  return { slugs, changed };
}
