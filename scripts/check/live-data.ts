/** What must not be left of the demo in a site with a community's own data. */
import {
  formatMistake,
  isPlaceholder,
  ofSample,
  type Mistake,
} from '../../src/config/yaml-file.ts';
import type { BuiltPage } from './built-site.ts';

const demoMark = 'Datos de demostración';

/** Whether a page is marked as demo: in its footer, since a news item may say the same words. */
export const isMarkedAsDemo = ({ $ }: BuiltPage): boolean => $('footer').text().includes(demoMark);

/**
 * One line for each placeholder of the community's files, and one when pages are marked as demo.
 * @param pages How many there are, and how many of them are marked.
 * @param siteUrl Where the site is published, which need not be the address in the files.
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
