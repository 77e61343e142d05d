/** What the files of `src/` import of each other, read from their text. */
import { glob, readFile } from 'node:fs/promises';
import { dirname, join, normalize, relative } from 'node:path';

/** One file's import of another, both relative to `src/`. */
export interface Import {
  from: string;
  to: string;
}

/** `import … from`, `export … from`, `import '…'`, `import('…')`, CSS's `@import`, and `<script src="…">`. */
const imported =
  /(?:\bfrom|\bimport|@import|\bsrc=)\s*\(?\s*(?:\/\*.*?\*\/\s*)?['"](\.{1,2}\/[^'"]+)['"]/g;

/** Every import by a file of `src/` of another file of the checkout. */
export async function readImports(src = 'src'): Promise<Import[]> {
  const all: Import[] = [];
  for await (const file of glob(`${src}/**/*.{ts,tsx,astro,css}`)) {
    const text = await readFile(file, 'utf8');
    for (const [, path = ''] of text.matchAll(imported)) {
      all.push({
        from: relative(src, file),
        to: relative(src, normalize(join(dirname(file), path))),
      });
    }
  }
  return all.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
}

/** A way from folder to folder that comes back to where it began, by the imports on it; null for none. */
export function findCycle(imports: readonly Import[]): string[] | null {
  const next = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    const [from, to] = [dirname(one.from), dirname(one.to)];
    if (from === to) continue;
    next.set(from, (next.get(from) ?? new Map<string, Import>()).set(to, one));
  }
  const done = new Set<string>();
  function walk(folder: string, way: readonly string[]): string[] | null {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder];
    if (done.has(folder)) return null;
    for (const to of next.get(folder)?.keys() ?? []) {
      const cycle = walk(to, [...way, folder]);
      if (cycle) return cycle;
    }
    done.add(folder);
    return null;
  }
  for (const folder of next.keys()) {
    const cycle = walk(folder, []);
    if (!cycle) continue;
    return cycle.slice(1).map((to, step) => {
      const one = next.get(cycle[step] ?? '')?.get(to);
      return `${one?.from} → ${one?.to}`;
    });
  }
  return null;
}
