/** What must not be left of the demo in a site with a community's own data. */
import type { BuiltPage } from './built-site.ts';

const demoMark = 'Datos de demostración';

const isPlaceholder = (text: string): boolean =>
  /^https?:\/\/([\w-]+\.)*example(\.com|\.org|\.net)?(:\d+)?(\/|$)/.test(text) ||
  /^(service|template|public_key)_demo$/.test(text);

/** Where in a configuration placeholders are left: `site.social[0].url`. */
function placeholders(value: unknown, place: string): string[] {
  if (typeof value === 'string') return isPlaceholder(value) ? [place] : [];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => placeholders(item, `${place}[${index}]`));
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => placeholders(inner, `${place}.${key}`));
}

/** Whether a page is marked as demo: in its footer, since a news item may say the same words. */
export const isMarkedAsDemo = ({ $ }: BuiltPage): boolean => $('footer').text().includes(demoMark);

/**
 * One line for each placeholder of the configuration, and one when pages are marked as demo.
 * @param pages How many there are, and how many of them are marked.
 * @param config `site` of src/config/site.ts.
 * @param siteUrl Where the site is published: SITE_URL, or else the configuration's own address.
 */
export function checkLiveData(
  pages: { all: number; marked: number },
  config: { readonly address: string },
  siteUrl: string,
): string[] {
  const fields = placeholders({ ...config, address: siteUrl }, 'site');
  return [
    ...fields.map(
      (field) =>
        `src/config/site.ts: «${field}» todavía es de muestra: completalo con el dato de la comunidad`,
    ),
    ...(pages.marked > 0
      ? [
          `«${demoMark}» está en ${pages.marked} de ${pages.all} páginas: corré «npm run snapshot» y armá el sitio con DATA=live`,
        ]
      : []),
  ];
}
