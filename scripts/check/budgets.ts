/** Compares the weight of a page, gzipped as a host sends it, with the budgets. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { budgets, firstViewBudget, htmlBudget, kilobytes } from '../lib/budgets.ts';
import type { BuiltPage } from './built-site.ts';

/** Selector of the scripts that a page loads without any interaction. */
const untouched = 'script[src]';

const scriptAttributes = ['src', 'component-url', 'renderer-url'];

/** Addresses of the scripts that elements of a page load. */
const scriptsOf = ({ $ }: BuiltPage, elements: string): string[] =>
  $(elements)
    .toArray()
    .flatMap((element) => scriptAttributes.map((name) => $(element).attr(name) ?? ''))
    .filter((address) => address.endsWith('.js'));

/** Addresses of the pictures without lazy loading, in their largest size and best format. */
const eagerPictures = ({ $ }: BuiltPage): string[] =>
  $('img:not([loading=lazy])')
    .toArray()
    .map((element) => {
      const { src = '', srcset } = element.attribs;
      const candidates = $(element).siblings('source').first().attr('srcset') ?? srcset;
      return candidates?.split(',').at(-1)?.trim().split(' ')[0] ?? src;
    })
    .filter((address) => address.startsWith('/'));

/** Returns a function that lists a page's broken budgets, a Spanish sentence each. Each file is read only once. */
export function budgetChecker(directory: string, basePath: string): (page: BuiltPage) => string[] {
  const readFiles = new Map<string, { size: number; imports: string[] }>();

  /** Bytes of a file as sent, and addresses of the scripts that it imports. A missing file has size 0. */
  function fileAt(address: string): { size: number; imports: string[] } {
    const path = join(directory, address.slice(basePath.length));
    const earlier = readFiles.get(path);
    if (earlier) return earlier;
    const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
    const isText = /\.(js|svg)$/.test(path);
    const imports = isText ? bytes.toString().matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g) : [];
    const file = {
      size: isText ? gzipSync(bytes).length : bytes.length,
      imports: [...imports].map(([, name]) => `${basePath}/_astro/${name}`),
    };
    readFiles.set(path, file);
    return file;
  }
  /** Total bytes of files and everything that they import, each counted once. */
  function sent(addresses: readonly string[]): number {
    const all = new Set(addresses);
    // Iterating over a set also visits the elements that are added meanwhile.
    for (const address of all) fileAt(address).imports.forEach((other) => all.add(other));
    return [...all].reduce((sum, address) => sum + fileAt(address).size, 0);
  }

  return (page) => {
    const { $, route, html, isHidden } = page;
    const styles = $('style').text();
    const fonts = [...styles.matchAll(/url\(["']?([^"')]+\.woff2?)/g)].map(([, url = '']) => url);
    const document = gzipSync(html).length;
    const pictures = sent(eagerPictures(page));
    const view = document + sent(scriptsOf(page, untouched)) + pictures;
    // Pages kept out of search engines are never the first page of a visit.
    const maxDocument = isHidden ? Infinity : htmlBudget(route);
    const maxView = isHidden ? Infinity : firstViewBudget(route);
    const parts: [part: string, size: number, budget: number, remedy: string][] = [
      ['pesa comprimida', document, maxDocument, 'acortá su contenido o repartilo en más páginas'],
      ['sus estilos pesan', gzipSync(styles).length, budgets.css, 'sacá los que no usa'],
      [
        'sus islas piden scripts que pesan',
        sent(scriptsOf(page, `${untouched}, astro-island`)),
        budgets.islandScripts,
        'sacá lo que no usan',
      ],
      ['sus imágenes a la vista pesan', pictures, budgets.eagerPictures, 'elegí otras más chicas'],
      ['sus tipografías pesan', sent(fonts), budgets.fonts, 'recortalas'],
      ['su primera vista pesa', view, maxView, 'usá menos imágenes a la vista'],
    ];
    return parts
      .filter(([, size, budget]) => size > budget)
      .map(
        ([part, size, budget, remedy]) =>
          `${part} ${kilobytes(size)} KB y el límite es ${kilobytes(budget)} KB: ${remedy}`,
      );
  };
}
