import { expect, test } from 'vitest';
import { changedTitles, championsById, titlesOf } from '../../../src/publish/titles.ts';
import { readSeasons } from '../../../src/archive/read.ts';

test('changed titles of the archive are found by season and division, even if these are renamed', async () => {
  const titles = titlesOf(await readSeasons('tests/communities/season-2/seasons'));
  const published = championsById(titles);
  expect(published).toMatchObject({
    'campeon-2025-elite': 'Faro_Querandi',
    'campeon-2025-copa': 'MonjeDeSalta',
  });
  const renamed = titles.map((title) => ({ ...title, season: 'T', competition: 'C' }));
  expect(changedTitles(published, renamed)).toEqual([]);
  expect(changedTitles({ ...published, 'campeon-2025-elite': 'Ana' }, titles)).toMatchObject([
    { competition: 'Élite', before: 'Ana', after: 'Faro_Querandi' },
  ]);
});
