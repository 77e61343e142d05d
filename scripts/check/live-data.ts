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
 * Returns a line for each placeholder left in the community's files, and one if `siteUrl` is a placeholder.
 * @param siteUrl Address where the site is published. The address in the files may differ and is not checked.
 */
export function findPlaceholders(placeholders: readonly Mistake[], siteUrl: string): string[] {
  const others = placeholders.filter(({ place }) => place !== 'address').map(formatMistake);
  if (!isPlaceholder(siteUrl)) return others;
  return [`la dirección del sitio, ${siteUrl}, ${ofSample}`, ...others];
}

/** Returns a line if pages are marked as demo. @param pages Number of pages, and of those marked as demo. */
export function checkDemoMarks(pages: { all: number; marked: number }): string[] {
  if (pages.marked === 0) return [];
  return [
    `«${demoMark}» está en ${pages.marked} de ${pages.all} páginas: corré «npm run snapshot» y armá el sitio con DATA=live`,
  ];
}
