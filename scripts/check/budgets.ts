/** Bytes of every page, with its styles, as it travels (DESIGN.md §6). */
import { gzipSync } from 'node:zlib';
import type { BuiltPage, BuiltSite } from './built-site.ts';

const kilobyte = 1024;

/** The long fixtures of league and cup get more than the first round trip carries. */
const budgetOf = ({ route }: BuiltPage): number =>
  route === '/torneos/liga-nacional' || route === '/torneos/copa-argentina' ? 20 : 14;

/** One line for each page that weighs too much; pages hidden from search engines may. */
export function checkBudgets({ pages }: BuiltSite): string[] {
  return [...pages.values()].flatMap((page) => {
    const size = gzipSync(page.html).length / kilobyte;
    const budget = budgetOf(page);
    if (page.isHidden || size <= budget) return [];
    return [
      `${page.file}: pesa ${size.toFixed(1)} KB comprimida y el límite es ${budget} KB: acortá su contenido o repartilo en más páginas`,
    ];
  });
}
