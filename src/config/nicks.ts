/**
 * Players who changed their nick on the platform: `'OldNick': 'NewNick'`. Sheets written before the
 * change keep the old one; the site knows that both are the same player.
 */
export const nickAliases: Readonly<Record<string, string>> = {};
