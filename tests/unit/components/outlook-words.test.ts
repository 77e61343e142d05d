import { expect, test } from 'vitest';
import { describePlaces, outlookColumns } from '../../../src/components/league/outlook-words.ts';
import { league } from '../../fixtures/competitions.ts';
import type { PlayerOutlook } from '../../../src/season/outlook.ts';

const [group] = league.divisions[0]?.groups ?? [];
const columnsOf = (count: number, promotion: number, relegation: number) =>
  outlookColumns({
    groups: Array.from({ length: count }, () => group).filter((one) => one !== undefined),
    zones: { promotion, relegation },
  });
const line: PlayerOutlook = {
  player: 'Ana',
  best: 2,
  worst: 4,
  title: 'impossible',
  promotion: 'certain',
  relegation: 'impossible',
};

test('the first of the only group is champion; of one among several, not yet', () => {
  expect(columnsOf(1, 2, 2)[0]?.label).toBe('Título');
  expect(columnsOf(2, 2, 2)[0]?.label).toBe('Primer puesto');
});

test('a zone without places says nothing, and one of the first alone says it once', () => {
  expect(columnsOf(1, 0, 0).map(({ label }) => label)).toEqual(['Título']);
  expect(columnsOf(4, 1, 0).map(({ label, places }) => [label, places])).toEqual([
    ['Promoción por el ascenso', 'el primero'],
  ]);
  expect(columnsOf(1, 1, 1).map(({ label, places }) => [label, places])).toEqual([
    ['Título', null],
    ['Promoción por el ascenso', 'el primero'],
    ['Promoción por la categoría', 'el último'],
  ]);
});

test('each chance is told in the words of its column', () => {
  const told = (of: PlayerOutlook) => columnsOf(2, 2, 2).map(({ describe }) => describe(of));
  expect(told(line)).toEqual(['No', 'Seguro', 'A salvo']);
  expect(told({ ...line, title: 'possible', relegation: 'possible' })).toEqual([
    'Puede',
    'Seguro',
    'Puede',
  ]);
  expect(told({ ...line, relegation: 'certain' })[2]).toBe('Seguro');
});

test('places are a range, or the only one', () => {
  expect(describePlaces(line)).toBe('2.º a 4.º');
  expect(describePlaces({ ...line, worst: 2 })).toBe('2.º');
});
