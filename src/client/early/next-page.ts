/**
 * Speculation rules, as JSON. Browsers prefetch the HTML of links that a pointer rests on or presses: at most two
 * pages, and no page while they save data or power.
 * @param base Prefix of the site's paths, without a trailing slash.
 */
export const nextPageRules = (base: string): string =>
  JSON.stringify({
    prefetch: [
      {
        // Paths with a dot are files.
        where: { and: [{ href_matches: `${base}/*` }, { not: { href_matches: `${base}/*.*` } }] },
        eagerness: 'moderate',
      },
    ],
  });
