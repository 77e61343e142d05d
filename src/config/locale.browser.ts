/** Language and time zone, as the page says them: `<html lang data-zone>`. */
const { lang, dataset } = document.documentElement;

export const locale = { lang, timeZone: dataset['zone'] ?? 'UTC' };
