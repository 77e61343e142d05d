/** Checks that nothing of the demo is left in a site with a community's own data. */
import {
  formatMistake,
  isPlaceholder,
  ofSample,
  type Mistake,
} from '../../src/config/yaml-file.ts';
import type { BuiltPage } from './built-site.ts';

const demoMark = 'Datos de demostración';

/** True if a page is marked as demo. Only the footer counts, since a news item may contain the same words. */
export const isMarkedAsDemo = ({ $ }: BuiltPage): boolean => $('footer').text().includes(demoMark);

/**
 * Returns a line for each placeholder left in the community's files, one if `siteUrl` is a placeholder, and one if
 * pages are marked as demo.
 * @param pages Number of pages, and of those marked as demo.
 * @param siteUrl Address where the site is published. The address in the files may differ and is not checked.
 */
export function checkLiveData(
  pages: { all: number; marked: number },
  placeholders: readonly Mistake[],
  siteUrl: string,
): string[] {
  const others = placeholders.filter(({ place }) => place !== 'address');
  return [
    ...(isPlaceholder(siteUrl) ? [`la dirección del sitio, ${siteUrl}, ${ofSample}`] : []),
    ...others.map(formatMistake),
    ...(pages.marked > 0
      ? [
          `«${demoMark}» está en ${pages.marked} de ${pages.all} páginas: corré «npm run snapshot» y armá el sitio con DATA=live`,
        ]
      : []),
  ];
}
