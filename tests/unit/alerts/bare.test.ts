/** The alert runs where nothing was installed, and where the community's files may be broken. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const statement = /^(?:import|export) (?!type )(?:[^';]* from )?'([^']+)'/gm;

/** A script and all that it cannot start without: files by path, packages by name. */
function neededBy(script: string): Set<string> {
  const needed = new Set([script]);
  // A set also visits what is added to it on the way.
  for (const file of needed) {
    if (!file.endsWith('.ts')) continue;
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(statement)) {
      needed.add(name.startsWith('.') ? join(dirname(file), name) : name);
    }
  }
  return needed;
}

test('the alert needs no package, and not what the community edits', () => {
  const needed = [...neededBy('scripts/alert.ts')];
  expect(needed).toContain('src/alerts/conditions.ts');
  expect(needed.filter((name) => !/^(node:|scripts\/|src\/)/.test(name))).toEqual([]);
  expect(needed).not.toContain('src/config/site.ts');
});

test('a rebuild does: what it needs is found', () => {
  expect([...neededBy('scripts/rebuild.ts')]).toEqual(
    expect.arrayContaining(['zod', 'src/config/site.ts']),
  );
});
