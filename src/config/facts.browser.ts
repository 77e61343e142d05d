/** What rules need of the community, as the page says it: `<html lang data-zone>`. */
const { lang, dataset } = document.documentElement;

export const locale = { lang, timeZone: dataset['zone'] ?? 'UTC' };

/** Nobody has a nick of before: what is sent to a browser has each player's current one. */
export const nicks: { renamed: Readonly<Record<string, string>> } = { renamed: {} };
