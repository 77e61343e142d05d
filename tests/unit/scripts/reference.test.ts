/** docs/datos.md, docs/mensajes.md and the templates say what the parsers do. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { messageList, reference } from '../../../scripts/reference.ts';
import { collections } from '../../../scripts/reference/collections.ts';
import { readMessages } from '../../../scripts/reference/messages.ts';
import { fieldsOf } from '../../../scripts/reference/fields.ts';
import {
  documentTemplates,
  exampleRow,
  sheetTemplates,
} from '../../../scripts/reference/templates.ts';
import { divisions } from '../../../src/config/site.ts';
import { sheetNames, collectionNames, type SheetName } from '../../../src/sources/catalog.ts';
import { readSource } from '../../../src/snapshot/parse.ts';
import { toCsv } from '../../../scripts/demo/sheet.ts';

test('docs/datos.md is what the schemas say: `npm run reference` writes it', async () => {
  expect(await readFile('docs/datos.md', 'utf8')).toBe(await reference());
});

test('docs/mensajes.md has every message: `npm run reference` writes it', async () => {
  const list = await messageList();
  expect(await readFile('docs/mensajes.md', 'utf8')).toBe(list);
  expect(list.split('\n').filter((line) => line.startsWith('| ')).length).toBeGreaterThan(60);
});

test('each message says by its field, too, that something is not shown as it was typed', () => {
  const silent = readMessages().filter(
    ({ reason, advice, isLoss }) =>
      /no se muestra|se toma como 0|se muestra como estaba/.test(reason) && advice && !isLoss,
  );
  expect(silent).toEqual([]);
});

test('each field of each collection is described', () => {
  for (const name of collectionNames) {
    const fields = fieldsOf(collections[name].schema, {});
    expect(fields.length).toBeGreaterThan(2);
    const bare = fields.filter(({ place, description }) => !place.includes('.') && !description);
    expect(bare).toEqual([]);
  }
});

test('there is a template for each sheet and each collection', () => {
  expect([...sheetTemplates().keys()].toSorted()).toEqual(sheetNames.toSorted());
  expect([...documentTemplates().keys()]).toEqual([...collectionNames]);
});

const kindOf = (name: SheetName) => {
  if (name.startsWith('standings')) return 'standings';
  if (name.startsWith('fixtures')) return 'fixture';
  return name.startsWith('duels') ? 'duels' : 'ranking';
};

/** A template with its example row written where organisers write theirs. */
function filled(name: SheetName): string {
  const kind = kindOf(name);
  const row = exampleRow(kind, kind === 'duels' ? { 0: divisions[0]?.name ?? '' } : {});
  const text = sheetTemplates().get(name) ?? '';
  if (kind !== 'standings') return text + toCsv([row]);
  const lines = text.split(/\r?\n/);
  for (const { groups } of divisions.filter(({ id }) => name.endsWith(id))) {
    for (const { window } of groups) lines[window.first + 1] = toCsv([row]).trim();
  }
  return lines.join('\n');
}

test.each(sheetNames)(
  'the template of %s, with the example of each column, is read whole',
  (name) => {
    const { value, problems, lack } = readSource(name, filled(name));
    expect(problems).toEqual([]);
    expect(lack).toBeNull();
    expect(JSON.stringify(value)).toContain('MeepleSur');
  },
);
