/** Bytes of every page, with its styles, as it travels. */
import { gzipSync } from 'node:zlib';
import { htmlBudget, kilobytes } from '../lib/budgets.ts';
import type { BuiltPage } from './built-site.ts';

/** A line for a page that weighs too much; those hidden from search engines may. */
export function checkBudget({ file, route, html, isHidden }: BuiltPage): string[] {
  const size = gzipSync(html).length;
  const budget = htmlBudget(route);
  if (isHidden || size <= budget) return [];
  return [
    `${file}: pesa ${kilobytes(size)} KB comprimida y el límite es ${kilobytes(budget)} KB: acortá su contenido o repartilo en más páginas`,
  ];
}
