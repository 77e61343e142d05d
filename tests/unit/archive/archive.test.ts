import { expect, test } from 'vitest';
import {
  folderOf,
  joinSeason,
  type ArchivedCompetition,
  type SeasonFile,
  type SeasonFolder,
} from '../../../src/archive/season-file.ts';
import { archived, seasonFile, sheets } from './folder.ts';

const sources = (changes: Record<string, string> = {}) =>
  new Map(
    Object.entries({ ...sheets, ranking: 'ID\n', 'copa-argentina/duels': 'Fase\n', ...changes }),
  );

const ended = (changes: Partial<SeasonFile> = {}, texts: Record<string, string> = {}) =>
  folderOf('temporadas/2025', { ...seasonFile, ...changes }, sources(texts));

const ofLeague = { competitions: [archived.league] };
const ofCup = { competitions: [archived.cup], name: 'Edición cero' };
const order = ['liga-nacional', 'copa-argentina'];
const join = (existing: SeasonFolder | null, other: SeasonFolder) =>
  joinSeason(existing, other, order);

test('competitions of a season end one after the other, in either order', () => {
  const whole = ended({ name: 'Edición cero' });
  const league = ended(ofLeague);
  expect([...league.sheets.keys()]).not.toContain('copa-argentina/fixtures-cup');
  const cup = ended({ ...ofCup, name: 'Copa de 2025' });
  expect([...cup.sheets.keys()]).toEqual(['copa-argentina/fixtures-cup']);
  expect(join(league, cup)).toEqual(whole);
  // The season has the name of its first competition, which may be archived last.
  expect(join(null, cup).file.name).toBe('Copa de 2025');
  expect(join(cup, league)).toEqual(whole);
});

test('archiving the same once more changes nothing', () => {
  for (const part of [{}, ofLeague, ofCup]) expect(join(ended(), ended(part))).toEqual(ended());
});

const otherDivisions = archived.league.divisions.map((one) => ({ ...one, name: 'Otra' }));
const changedLeague = (changes: Partial<ArchivedCompetition>) => ({
  competitions: [{ ...archived.league, ...changes }],
});
const otherResult = ',Final,,,,,\nF-1,Ana,0,2,Dani,-,\n';

test.each<[string, SeasonFolder]>([
  ['Liga Nacional', ended(changedLeague({ edition: 'Otra' }))],
  ['Liga Nacional', ended(changedLeague({ divisions: otherDivisions }))],
  ['Copa Argentina', ended(ofCup, { 'copa-argentina/fixtures-cup': otherResult })],
])('what is archived is not replaced: %s', (which, other) => {
  expect(() => join(ended(), other)).toThrow(
    `en temporadas/2025 ya está archivada «${which}», con otros datos`,
  );
});
