/** Bytes of every page, with its styles, as it travels (DESIGN.md §6). */
import { gzipSync } from 'node:zlib';
import { htmlBudget } from '../lib/budgets.ts';
import { kilobytes } from '../lib/kilobytes.ts';
import type { BuiltSite } from './built-site.ts';

/** One line for each page that weighs too much; pages hidden from search engines may. */
export function checkBudgets({ pages }: BuiltSite): string[] {
  return [...pages.values()].flatMap(({ file, route, html, isHidden }) => {
    const size = gzipSync(html).length;
    const budget = htmlBudget(route);
    if (isHidden || size <= budget) return [];
    return [
      `${file}: pesa ${kilobytes(size)} KB comprimida y el límite es ${kilobytes(budget)} KB: acortá su contenido o repartilo en más páginas`,
    ];
  });
}
