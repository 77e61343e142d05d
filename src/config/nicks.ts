/**
 * Players who changed their nick on the platform: `'OldNick': 'NewNick'`. Sheets written before the
 * change keep the old one; the site knows that both are the same player.
 */
export const nickAliases: Readonly<Record<string, string>> = {};

/**
 * Addresses of players whose nicks would get the same one: `'Aná': 'ana-sur'` gives
 * /jugadores/ana-sur. Without it the second gets a number, and /estado says so.
 */
export const nickSlugs: Readonly<Record<string, string>> = {};
