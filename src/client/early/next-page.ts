/**
 * Which pages the browser may fetch ahead: those that a pointer rests on, or is pressed on, two at most and
 * as HTML alone. Browsers keep from it where bytes or power are to be saved.
 * @param base What stands before the site's paths, without a slash at its end.
 */
export const nextPageRules = (base: string): string =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: `${base}/*` },
            // Files are no pages.
            { not: { href_matches: `${base}/*.*` } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
