/**
 * Players who changed their nick on the platform: `'OldNick': 'NewNick'`. Sheets written before the
 * change keep the old one; the site knows that both are the same player.
 */
export const nickAliases: Readonly<Record<string, string>> = {};

/**
 * Addresses of players whose nicks would get the same one: `'Aná': 'ana-2'` gives /jugadores/ana-2.
 * The build says when one is needed.
 */
export const nickSlugs: Readonly<Record<string, string>> = {};
