/** Reporting a duel (docs/product.md, «Reporting a duel»). */
import { expect, test } from 'vitest';
import {
  isReportable,
  reportAddress,
  reportedOf,
  type ReportFields,
} from '../../../src/season/report.ts';
import { matchOf, round, seasonOf } from './season.ts';

const form = 'https://example.com/forms/d/e/x/viewform';
const duel = {
  division: 'Élite',
  round: 'Fecha 3',
  code: 'E-12',
  home: 'Rey & Cía',
  away: 'Ñandú_1',
};
// How an address is filled is in the golden texts of players' pages.
test('an address keeps what it says already, but for how it was sent', () => {
  const address = reportAddress(`${form}?usp=sf_link&hl=es#x`, { code: 'entry.3' }, duel);
  expect(address).toBe(`${form}?usp=pp_url&hl=es&entry.3=E-12#x`);
});

test.each<[string, ReportFields]>([
  ['no fields', {}],
  ['no field that is known', { division: 'entry.1', round: null }],
])('an address is the form’s own with %s', (_, named) => {
  const address = `${form}?usp=sf_link`;
  expect(reportAddress(address, named, { ...duel, division: null })).toBe(address);
});

test.each([
  ['primera', 'Primera'],
  ['segundaA', 'Segunda'],
  ['promociones', null],
  ['cup', null],
])('a form is told the division of a duel in %s: %j', (sheet, division) => {
  const season = seasonOf({ [sheet]: round('Final', '', 'Ana - Beto') });
  expect(reportedOf(matchOf(season, 'Ana-Beto'))).toEqual({
    division,
    round: 'Final',
    code: 'Ana-Beto',
    home: 'Ana',
    away: 'Beto',
  });
});

test.each([
  ['Ana - Beto', true],
  ['Ana 0-0 Beto', true],
  ['Ana 2-1 Beto', false],
  ['Ana - Libre', false],
  ['Ana - Ganador 8vos-2', false],
  ['1° Grupo A - Beto', false],
])('%s can be reported: %j', (text, expected) => {
  const { matches } = seasonOf({ cup: round('Final', '', text) });
  expect(matches.map(isReportable)).toEqual([expected]);
});
