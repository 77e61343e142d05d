import { describe, expect, test } from 'vitest';
import { sourceNames, type SourceName } from '../../../src/sources/catalog.ts';
import { formatMarkdown, formatReport } from '../../../src/snapshot/report.ts';
import { formatAge } from '../../../src/snapshot/words.ts';
import type { ObservedProblem, SourceOutcome, TakeReport } from '../../../src/snapshot/take.ts';

type Changes = Partial<Record<SourceName, Partial<SourceOutcome>>>;

/** A run in which every source was fetched, unless a test changes it. */
function reportOf(changes: Changes = {}, more: Partial<TakeReport> = {}): TakeReport {
  return {
    takenAt: '2026-11-20T18:00:00.000Z',
    written: true,
    changed: true,
    sources: sourceNames.map((name) => ({
      name,
      status: 'fresh',
      rows: 12,
      fetchedAt: '2026-11-20T18:00:00.000Z',
      refusal: null,
      problems: [],
      ...changes[name],
    })),
    ...more,
  };
}

const kept = (refusal: string, fetchedAt = '2026-11-20T15:00:00.000Z') =>
  ({ status: 'kept', refusal, fetchedAt }) as const;
const missing = (refusal: string) =>
  ({ status: 'missing', rows: 0, refusal, fetchedAt: null }) as const;
const absent = { status: 'absent', rows: 0, fetchedAt: null } as const;

const problem = (changes: Partial<ObservedProblem> = {}): ObservedProblem => ({
  isKnown: false,
  source: 'ranking',
  row: 7,
  column: 'D',
  value: 'mucho',
  reason: 'no es un número; se toma como 0',
  advice: 'escribí solo el número',
  ...changes,
});

const loss = (changes: Partial<ObservedProblem> = {}) => problem({ isLoss: true, ...changes });

const lineOf = (text: string, start: string) =>
  text.split('\n').find((line) => line.startsWith(start));

describe('formatAge', () => {
  const minutes = (count: number) =>
    formatAge('2026-11-20T00:00:00.000Z', new Date(Date.UTC(2026, 10, 20, 0, count)).toISOString());
  const hours = (count: number) => minutes(count * 60);

  test.each([
    [0, '0 min'],
    [1, '1 min'],
    [59, '59 min'],
    [60, '1 h'],
    [89, '1 h'],
    [90, '2 h'],
  ])('%d minutes are «%s»', (count, age) => {
    expect(minutes(count)).toBe(age);
  });

  test.each([
    [2, '2 h'],
    [24, '24 h'],
    [47, '47 h'],
    [48, '2 días'],
    [59, '2 días'],
    [60, '3 días'],
    [24 * 400, '400 días'],
  ])('%d hours are «%s»', (count, age) => {
    expect(hours(count)).toBe(age);
  });

  test('is never negative, whatever the machine’s clock said then', () => {
    expect(formatAge('2026-11-20T01:00:00.000Z', '2026-11-20T00:00:00.000Z')).toBe('0 min');
  });
});

describe('how a run ended', () => {
  const last = (report: TakeReport) => formatReport(report).split('\n').at(-1);
  const twoKept = { ranking: kept('x'), news: kept('y') };

  test.each([
    ['changed', reportOf(), 'Instantánea lista, con cambios.'],
    ['unchanged', reportOf({}, { changed: false }), 'Instantánea lista, sin cambios.'],
    [
      'with kept sources',
      reportOf(twoKept),
      'Instantánea lista, con cambios. 2 de 25 fuentes conservan datos anteriores.',
    ],
    [
      'with one kept source',
      reportOf({ news: kept('y') }),
      'Instantánea lista, con cambios. 1 de 25 fuentes conserva datos anteriores.',
    ],
    [
      'unchanged with kept sources',
      reportOf(twoKept, { changed: false }),
      'Instantánea lista, sin cambios. 2 de 25 fuentes conservan datos anteriores.',
    ],
    [
      'without data for a source',
      reportOf({ ranking: missing('x'), news: missing('y') }, { written: false }),
      'No se escribió nada: no hay datos nuevos ni anteriores de news y ranking.',
    ],
  ])('%s, is said last on a terminal, and somewhere in Markdown', (_, report, sentence) => {
    expect(last(report)).toBe(sentence);
    expect(formatMarkdown(report).split('\n')).toContain(sentence);
  });
});

describe('formatReport', () => {
  test('has one line a source in the catalogue’s order, under its headings', () => {
    const [table = ''] = formatReport(reportOf()).split('\n\n');
    const [headings, ...rows] = table.split('\n');
    expect(headings?.split(/ {2,}/)).toEqual(['Fuente', 'Estado', 'Filas', 'Observadas']);
    expect(rows.map((row) => row.split(' ')[0])).toEqual([...sourceNames]);
  });

  test.each([
    [{}, ['al día', '12', '-']],
    [{ problems: [problem()] }, ['al día', '12', '1']],
    [{ problems: [problem(), problem()] }, ['al día', '12', '2']],
    [kept('x'), ['se conserva', '12', '-']],
    [absent, ['sin publicar', '-', '-']],
    [missing('x'), ['SIN DATOS', '-', '-']],
  ])('shows what became of a source: %j', (outcome, cells) => {
    const line = lineOf(formatReport(reportOf({ ranking: outcome })), 'ranking ');
    expect(line?.split(/ {2,}/)).toEqual(['ranking', ...cells]);
  });

  test('aligns the columns', () => {
    const [table = ''] = formatReport(reportOf({ ranking: kept('x') })).split('\n\n');
    const starts = table.split('\n').map((line) => /^\S+ +/.exec(line)?.[0].length);
    expect(new Set(starts).size).toBe(1);
  });

  test('says why a source was refused, and how old the data is that stays', () => {
    const text = formatReport(reportOf({ ranking: kept('respondió 403: no hay permiso') }));
    expect(lineOf(text, 'ranking: ')).toBe(
      'ranking: respondió 403: no hay permiso; se conservan los datos de hace 3 h',
    );
  });

  test('says why a source has no data at all', () => {
    const report = reportOf({ ranking: missing('no respondió en 30 s') }, { written: false });
    expect(lineOf(formatReport(report), 'ranking: ')).toBe(
      'ranking: no respondió en 30 s; no hay datos anteriores',
    );
  });

  test('says nothing of refusals where there were none', () => {
    const text = formatReport(reportOf({ 'duels-cup': absent }));
    expect(text.split('\n\n')).toHaveLength(2);
  });

  test('has every problem with place, value, reason and what to do', () => {
    const image = loss({ source: 'news', row: 'abc', column: 'image.1', value: 'http://x' });
    const text = formatReport(
      reportOf({ news: { problems: [image] }, ranking: { problems: [loss(), loss()] } }),
    );
    const one = [
      'ranking, fila 7, columna D: «mucho»: no es un número; se toma como 0.',
      '  → escribí solo el número',
    ];
    expect(text.split('\n\n').at(-2)?.split('\n')).toEqual([
      'No se ve como está cargado:',
      'news, documento abc, campo image.1: «http://x»: no es un número; se toma como 0.',
      '  → escribí solo el número',
      ...one,
      ...one,
    ]);
  });

  test('says first what is lost, then what is odd, and only counts what was said before', () => {
    const odd = problem({ reason: 'DJ es 5, y DG más DP son 4', value: 'Ana' });
    const known = problem({ isKnown: true });
    const report = reportOf({ ranking: { problems: [odd, known, loss()] } });
    const titles = /^(No se ve|Llama|Ya dicho).*$/gm;
    expect(formatReport(report).match(titles)).toEqual([
      'No se ve como está cargado:',
      'Llama la atención:',
      'Ya dicho antes: 1; están en /estado.',
    ]);
    const markdown = formatMarkdown(report);
    expect(markdown).toMatch(/### No se ve[^#]*### Llama[^#]*<details><summary>Ya dicho antes: 1</);
  });

  test.each([
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), `${'x'.repeat(59)}…`],
    ['x'.repeat(5_000_000), `${'x'.repeat(59)}…`],
  ])('shows at most 60 characters of a value', (value, shown) => {
    const text = formatReport(reportOf({ ranking: { problems: [problem({ value })] } }));
    expect(text).toContain(`«${shown}»`);
    expect(text.length).toBeLessThan(5000);
  });
});

describe('formatMarkdown', () => {
  const rowsOf = (text: string) => text.split('\n').filter((line) => line.startsWith('|'));
  const markdownOf = (value: string) =>
    formatMarkdown(reportOf({ ranking: { problems: [problem({ value })] } }));

  test('has a title, and a row for each source', () => {
    const text = formatMarkdown(reportOf({ 'duels-cup': absent }));
    expect(text).toMatch(/^## Datos de /);
    expect(text.endsWith('|\n')).toBe(true);
    expect(rowsOf(text)).toEqual([
      '| Fuente | Estado | Filas | Observadas |',
      '| - | - | - | - |',
      ...sourceNames.map((name) =>
        name === 'duels-cup'
          ? `| ${name} | sin publicar | - | - |`
          : `| ${name} | al día | 12 | - |`,
      ),
    ]);
  });

  test('names reason and age of a refused source', () => {
    const text = formatMarkdown(reportOf({ ranking: kept('respondió 500') }));
    expect(text).toContain(
      '\n- **ranking: respondió 500; se conservan los datos de hace 3 h**\n\n|',
    );
  });

  test('has every problem with place, value, reason and what to do', () => {
    const image = problem({ source: 'news', row: 'abc', column: 'image.1', value: 'http://x' });
    const text = formatMarkdown(
      reportOf({ news: { problems: [image] }, ranking: { problems: [problem()] } }),
    );
    expect(rowsOf(text).slice(-4)).toEqual([
      '| Fuente | Lugar | Valor | Qué pasa | Qué hacer |',
      '| - | - | - | - | - |',
      '| news | documento abc, campo image.1 | http://x | no es un número; se toma como 0 | escribí solo el número |',
      '| ranking | fila 7, columna D | mucho | no es un número; se toma como 0 | escribí solo el número |',
    ]);
  });

  test.each([
    ['a|b', 'a\\|b'],
    ['`rm`', '\\`rm\\`'],
    ['<script>', '\\<script\\>'],
    ['*a* _b_', '\\*a\\* \\_b\\_'],
    ['[a](http://b)', '\\[a\\](http://b)'],
    ['a\\|b', 'a\\\\\\|b'],
    ['dos\nrenglones\r\ny tres', 'dos renglones y tres'],
  ])('escapes the value %j', (value, shown) => {
    expect(rowsOf(markdownOf(value)).at(-1)?.split(' | ')[2]).toBe(shown);
  });

  test.each(['a|b|c', '\\|', 'a\n| x | y |', '|'.repeat(80)])(
    'keeps five cells a row whatever the value: %j',
    (value) => {
      const row = rowsOf(markdownOf(value)).at(-1) ?? '';
      const cells = row.replace(/\\./g, '').split('|');
      expect(cells).toHaveLength(5 + 2);
    },
  );

  test('escapes the reason of a refusal', () => {
    const text = formatMarkdown(reportOf({ ranking: kept('la celda dice «<img>**»') }));
    expect(text).toContain('«\\<img\\>\\*\\*»');
  });
});

test('data cannot steer the report: one line, no control characters', () => {
  const value = 'x\n::add-mask::hola\u001b[2J';
  const text = formatReport(reportOf({ news: { problems: [problem({ value, row: 'a\nb' })] } }));
  expect(text).not.toMatch(/^::|\u001b/m);
  expect(text).toContain('documento a b');
});
