/** Addresses of players, from their nicks. */
import { ConfigurationError } from '../config/error.ts';
import { playerKey } from './player-key.ts';

/** `Parana_Gris` → `parana_gris`, `El "Tano" Rossi` → `el-tano-rossi`, `Ñandú` → `nandu`. */
export function nickSlug(nick: string): string {
  return nick
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_-]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/**
 * The address of each player by `playerKey`. It depends on the nick alone, so that it stays the
 * same while others come and go.
 * @param nicks One nick a player.
 * @param exceptions Addresses set by hand, by nick.
 * @throws ConfigurationError when two players have the same address, or one has none.
 */
export function playerSlugs(
  nicks: readonly string[],
  exceptions: Readonly<Record<string, string>> = {},
): Map<string, string> {
  const byHand = new Map(Object.entries(exceptions).map(([nick, slug]) => [playerKey(nick), slug]));
  const slugs = new Map<string, string>();
  const owners = new Map<string, string>();
  for (const nick of nicks) {
    const key = playerKey(nick);
    const slug = byHand.get(key) ?? nickSlug(nick);
    const advice = 'agregá una dirección propia en nickSlugs, en src/config/nicks.ts';
    if (slug === '') throw new ConfigurationError(`«${nick}» no da una dirección: ${advice}`);
    const owner = owners.get(slug);
    if (owner !== undefined) {
      throw new ConfigurationError(
        `«${owner}» y «${nick}» tendrían la misma dirección, /jugadores/${slug}: ${advice}`,
      );
    }
    owners.set(slug, nick);
    slugs.set(key, slug);
  }
  return slugs;
}
