import { expect, test } from 'vitest';
import type { Ending } from '../../../src/publish/rebuild.ts';
import { formatEnding, formatEndingMarkdown } from '../../../src/publish/summary.ts';

const ending: Ending = {
  result: 'unchanged',
  reasons: [],
  changes: [],
  message: null,
  warnings: [],
  report: null,
  hold: null,
  alert: null,
};

test.each([
  ['published', 'Publicado'],
  ['unchanged', 'Sin cambios'],
  ['failed', 'No se publicó nada: el sitio queda como estaba'],
] as const)('%s is told as «%s»', (result, title) => {
  expect(formatEnding({ ...ending, result })).toBe(title);
  expect(formatEndingMarkdown({ ...ending, result })).toBe(`## ${title}\n\n${title}  \n`);
});

test('everything to report is one line each, escaped for Markdown', () => {
  const told: Ending = {
    ...ending,
    result: 'published',
    reasons: ['cambiaron los datos'],
    changes: ['ranking: 1 jugador', '<img>'],
    warnings: ['noticias.html: pesa mucho'],
    hold: 'feriado',
  };
  expect(formatEnding(told)).toBe(
    'Publicado\n- cambiaron los datos\n- datos: ranking: 1 jugador\n- datos: <img>\n- aviso: noticias.html: pesa mucho\n- los datos están detenidos: feriado; para volver a los de hoy, publicá con «Soltar»',
  );
  expect(formatEndingMarkdown(told)).toContain('\n- datos: \\<img\\>  \n');
});

test('both summaries include the report of the sources', () => {
  const report = {
    takenAt: '2026-11-20T15:00:00Z',
    sources: [],
    written: true,
    changed: false,
    oddClock: null,
  };
  expect(formatEnding({ ...ending, report })).toMatch(/Instantánea lista[^]*\n\nSin cambios$/);
  expect(formatEndingMarkdown({ ...ending, report })).toMatch(/^## Sin cambios\n\nInstantánea/);
});
