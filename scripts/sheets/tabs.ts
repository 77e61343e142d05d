/**
 * `node scripts/sheets/tabs.ts`: writes docs/planillas.xlsx, the spreadsheet that organisers copy. It has a tab for
 * each kind of sheet. Headings come from the parsers, notes from docs/datos.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { recordColumns } from '../../src/config/schemas/columns.ts';
import { duelColumns } from '../../src/sources/sheets/duels.ts';
import { fixtureColumns } from '../../src/sources/sheets/fixture.ts';
import type { Column, Columns } from '../../src/sources/sheets/layout.ts';
import { rankingColumns } from '../../src/sources/sheets/ranking-sheet.ts';
import { formatXlsx, letter, type ColumnFormat, type SheetTab } from './xlsx.ts';

type Cells = readonly (string | number)[];

interface TabPlan {
  name: string;
  /** Beginning of the section's heading in docs/datos.md. */
  section: string;
  labels: readonly string[];
  formats: Readonly<Record<string, ColumnFormat>>;
  /** Rows above the headings, and below them. */
  above: readonly Cells[];
  below: readonly Cells[];
}

const labelsOf = <Name extends string>(columns: Columns<Name>): string[] =>
  Object.values<Column>(columns)
    .toSorted((a, b) => a.at - b.at)
    .map(({ label }) => label);

/** Days from 1899-12-30 to 2026-11-19, as spreadsheets count. */
const exampleDay = 46_345;
const page = 'https://boardgamearena.com/table?table=1';

// A column of its own for hours is read, but «Programación» takes them, too.
const { time: _hour, ...advisedColumns } = fixtureColumns;
const fixtureLabels = labelsOf(advisedColumns);
const roundTitle = (name: string): Cells => ['', name, '', '', '', '9/11 al 22/11'];
const fixtureFormats = { Pts: 'number' } as const;

const plans: readonly TabPlan[] = [
  {
    name: 'Ranking',
    section: 'Ranking',
    labels: labelsOf(rankingColumns),
    formats: { Pos: 'number', 'Elo Actual': 'number', 'MAX Elo': 'number' },
    above: [],
    below: [
      ['90000001', 1, 'Ana', 512, 540, page],
      ['90000002', 2, 'Beto', 498, 505, ''],
    ],
  },
  {
    name: 'Posiciones',
    section: 'Posiciones',
    labels: ['Pos', 'Jugador', ...recordColumns.map(({ label }) => label)],
    formats: Object.fromEntries(
      ['Pos', ...recordColumns.map(({ label }) => label)].map((label) => [label, 'number']),
    ),
    above: [[], ['', 'GRUPO A']],
    below: [
      [1, 'Ana', 1, 0, 1, 2, 1, 1],
      [2, 'Beto', 0, 1, 1, 1, 2, -1],
    ],
  },
  {
    name: 'Fixture',
    section: 'Fixtures',
    labels: fixtureLabels,
    formats: fixtureFormats,
    above: [roundTitle('Fecha 1')],
    below: [
      ['A-01', 'Ana', 2, 1, 'Beto', '19/11 21:00', page],
      ['A-02', 'Caro', '', '', 'Dani', '-', ''],
    ],
  },
  {
    name: 'Copa',
    section: 'Fixtures',
    labels: fixtureLabels,
    formats: fixtureFormats,
    above: [roundTitle('Semifinales')],
    below: [
      ['SF-1', 'Ana', 2, 0, 'Dani', '19/11 21:00', page],
      ['SF-2', 'Beto', '', '', 'Caro', '-', ''],
    ],
  },
  {
    name: 'Duelos del día',
    section: 'Duelos del día',
    labels: labelsOf(duelColumns),
    formats: { Fecha: 'day' },
    above: [],
    below: [
      ['Única', 'Ana', 'Beto', '21:00', page, exampleDay],
      ['Única', 'Caro', 'Dani', '22:30', '', exampleDay],
    ],
  },
];

/** Notes of a section of docs/datos.md, by column label in the order of the columns. */
function notesOf(document: string, section: string): [label: string, note: string][] {
  const whole = document.split(/^## /m).find((text) => text.startsWith(section));
  if (whole === undefined) throw new Error(`docs/datos.md has no section ${section}`);
  const text = whole.replaceAll(/\n {2,}(?=\S)/g, ' ');
  const notes: [label: string, note: string][] = [];
  for (const [, labels = '', note = ''] of text.matchAll(/^(?:-|\d\.) +\*\*(.+?)\*\*: (.*)$/gm)) {
    for (const label of labels.split(', ')) notes.push([label, note.replaceAll('`', '')]);
  }
  return notes;
}

function tabOf(plan: TabPlan, document: string): SheetTab {
  const { name, section, labels, formats, above, below } = plan;
  const headings = above.length + 1;
  const notes = new Map<string, string>();
  const unused = notesOf(document, section);
  for (const [column, label] of labels.entries()) {
    const index = unused.findIndex(([noted]) => noted === label);
    // Two columns may have the same label, so each note is used once.
    const [found] = index < 0 ? [] : unused.splice(index, 1);
    if (!found) throw new Error(`docs/datos.md has no note on ${label} of ${section}`);
    notes.set(`${letter(column)}${headings}`, found[1]);
  }
  const columns = labels.map((label) => ({
    format: formats[label] ?? 'text',
    width: label === 'Link' ? 40 : 16,
  }));
  return { name, columns, notes, headings, rows: [...above, labels, ...below] };
}

/** All tabs of the spreadsheet. */
export function sheetTabs(): SheetTab[] {
  const document = readFileSync('docs/datos.md', 'utf8');
  return plans.map((plan) => tabOf(plan, document));
}

if (import.meta.main) writeFileSync('docs/planillas.xlsx', formatXlsx(sheetTabs()));
