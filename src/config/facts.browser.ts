/** Facts about the community for code in a browser, from `<html lang data-zone>`. Without a zone, times are in UTC. */
const { lang, dataset } = document.documentElement;

export const locale = { lang, timeZone: dataset['zone'] ?? 'UTC' };

/** Empty, because data for browsers has only current nicks. */
export const nicks: { renamed: Readonly<Record<string, string>> } = { renamed: {} };
