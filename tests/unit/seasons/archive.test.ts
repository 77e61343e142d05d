import { expect, test } from 'vitest';
import { folderOf, joinSeason, type SeasonFile } from '../../../src/seasons/season-file.ts';
import { seasonFile, sheets } from './folder.ts';

const sources = (changes: Record<string, string> = {}) =>
  new Map(Object.entries({ ...sheets, ranking: 'ID\n', 'duels-cup': 'Fase\n', ...changes }));

const ended = (changes: Partial<SeasonFile> = {}, texts: Record<string, string> = {}) =>
  folderOf('temporadas/2025', { ...seasonFile, ...changes }, sources(texts));

const ofLeague = { cup: null };
const ofCup = { divisions: [], name: 'Edición cero' };

test('league and cup of a season end one after the other, in either order', () => {
  const whole = ended({ name: '1ª temporada' });
  const league = ended({ ...ofLeague, name: '1ª temporada' });
  expect([...league.sheets.keys()]).not.toContain('fixtures-cup');
  const cup = ended(ofCup);
  expect([...cup.sheets.keys()]).toEqual(['fixtures-cup']);
  expect(joinSeason(league, cup)).toEqual(whole);
  // Called as its cup while it has no league.
  expect(joinSeason(null, cup).file.name).toBe('Edición cero');
  expect(joinSeason(cup, league)).toEqual(whole);
});

test('the same once more is the same', () => {
  for (const part of [{}, ofLeague, ofCup])
    expect(joinSeason(ended(), ended(part))).toEqual(ended());
});

test.each([
  ['la liga', { name: 'Otra', ...ofLeague }, {}],
  ['la liga', { divisions: [{ ...seasonFile.divisions[0], name: 'Otra' }] }, {}],
  ['la liga', ofLeague, { 'fixtures-diamanteA': ',Fecha 1,,,,,\nD-1,Ana,0,2,Beto,-,\n' }],
  ['la copa', { ...ofCup, cup: { edition: '2ª' } }, {}],
  ['la copa', ofCup, { 'fixtures-cup': ',Final,,,,,\nF-1,Ana,0,2,Dani,-,\n' }],
])('what is archived is not replaced: %s', (which, changes, texts) => {
  const other = ended(changes as Partial<SeasonFile>, texts);
  expect(() => joinSeason(ended(), other)).toThrow(
    `en temporadas/2025 ya está archivada ${which}, con otros datos`,
  );
});
