/** The rooms of `src/` and which may import which (docs/architecture.md). */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { serviceName } from '../../src/config/contact/email-service.ts';

const [, order = ''] =
  /^## Rooms\n\n(.*?)\n\n/ms.exec(readFileSync('docs/architecture.md', 'utf8')) ?? [];
/** Rooms as docs/architecture.md lists them, lowest first. A file may import from its own room and from those before it. */
const rooms = [...order.matchAll(/`(\w+)`/g)].map(([, room = '']) => room);

/** `import … from`, `export … from`, `import '…'`, `import('…')`, CSS's `@import`, and `<script src="…">`. */
const imported =
  /(?:\bfrom|\bimport|@import|\bsrc=)\s*\(?\s*(?:\/\*.*?\*\/\s*)?['"](\.{1,2}\/[^'"]+)['"]/g;

// src/content has data, and the style sheet of printed rules.
const files = globSync('src/**/*.{ts,tsx,astro,css}', { exclude: ['src/content/**'] }).map((file) =>
  relative('src', file),
);
const imports = files.flatMap((from) =>
  [...readFileSync(join('src', from), 'utf8').matchAll(imported)].map(([, path = '']) => ({
    from,
    to: join(dirname(from), path),
  })),
);
const roomOf = (file: string): string => file.split('/')[0] ?? '';

test('every file of src but content.config.ts is in a room of docs/architecture.md, and each room has files', () => {
  expect(new Set(files.map(roomOf))).toEqual(new Set([...rooms, 'content.config.ts']));
});

test('each room has a README of at most fifteen lines', () => {
  for (const room of rooms) {
    // Astro makes a page of each file of src/pages without an underscore.
    const name = room === 'pages' ? '_README.md' : 'README.md';
    const lines = readFileSync(join('src', room, name), 'utf8')
      .trimEnd()
      .split('\n');
    expect(lines[0]).toBe(`# ${room}`);
    expect(lines.length, room).toBeLessThanOrEqual(15);
  }
});

test('a room imports only from those before it, and never from scripts', () => {
  expect(imports.length).toBeGreaterThan(500);
  const upward = imports.filter(
    ({ from, to }) =>
      to.startsWith('../scripts/') ||
      (rooms.includes(roomOf(from)) && rooms.indexOf(roomOf(to)) > rooms.indexOf(roomOf(from))),
  );
  expect(upward).toEqual([]);
});

test('types are not asserted away, taken from what a function returns, or looked up in a module', () => {
  const refused = [
    /\bas\s+never\b/,
    /^export [^;{]*\bReturnType</m,
    /import \* as \w+ from '\.{1,2}\//,
  ];
  const all = globSync('{src,scripts,tests}/**/*.{ts,tsx,astro}');
  const found = all.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return refused.some((words) => words.test(text));
  });
  expect(found).toEqual([]);
});

test('only one module knows the service that sends the contact form', () => {
  const knowing = files.filter((file) =>
    readFileSync(join('src', file), 'utf8').toLowerCase().includes(serviceName.toLowerCase()),
  );
  expect(knowing).toEqual(['config/contact/email-service.ts']);
});

test('no folder imports, even indirectly, a folder that imports it', () => {
  const below = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [folder, other] = [dirname(from), dirname(to)];
    if (folder !== other) below.set(folder, (below.get(folder) ?? new Set()).add(other));
  }
  // Removes folders that import no remaining folder, or that none imports, until only cycles remain.
  const isEnd = (folder: string): boolean => {
    const isTop = ![...below.values()].some((folders) => folders.has(folder));
    return isTop || ![...(below.get(folder) ?? [])].some((to) => below.has(to));
  };
  let ends: string[];
  do {
    ends = [...below.keys()].filter(isEnd);
    for (const folder of ends) below.delete(folder);
  } while (ends.length > 0);
  expect([...below.keys()]).toEqual([]);
});

test('scripts of pages are files of src/client, where lint knows their types', () => {
  for (const file of files.filter((name) => name.endsWith('.astro'))) {
    const text = readFileSync(join('src', file), 'utf8');
    for (const [, script = ''] of text.matchAll(/<script>(.*?)<\/script>/gs)) {
      const lines = script.split('\n').map((line) => line.trim());
      const others = lines.filter((line) => !/^(\/\/.*|import '[^']+';|)$/.test(line));
      expect(others, file).toEqual([]);
    }
  }
});
