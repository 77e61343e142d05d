/** What must not be left of the demo in a site with a community's own data. */
import type { BuiltSite } from './built-site.ts';

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

/**
 * One line for each placeholder of the configuration, and one when pages are marked as demo.
 * @param config `site` of src/config/site.ts.
 * @param siteUrl Where the site is published: SITE_URL, or else the configuration's own address.
 */
export function checkLiveData(
  { pages }: Pick<BuiltSite, 'pages'>,
  config: { readonly address: string },
  siteUrl: string,
): string[] {
  const fields = placeholders({ ...config, address: siteUrl }, 'site');
  // In the footer only: a news item may say the same words.
  const marked = [...pages.values()].filter(({ $ }) => $('footer').text().includes(demoMark));
  return [
    ...fields.map(
      (field) =>
        `src/config/site.ts: «${field}» todavía es de muestra: completalo con el dato de la comunidad`,
    ),
    ...(marked.length > 0
      ? [
          `«${demoMark}» está en ${marked.length} de ${pages.size} páginas: corré «npm run snapshot» y armá el sitio con DATA=live`,
        ]
      : []),
  ];
}
