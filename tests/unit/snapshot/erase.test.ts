/** Erasing names from the texts of a snapshot. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nicks } from '../../../src/config/site.ts';
import { eraseNames } from '../../../src/snapshot/erase.ts';
import { listChanges } from '../../../src/snapshot/changes.ts';
import { parseSnapshot } from '../../../src/snapshot/snapshot.ts';
import type { SnapshotFiles } from '../../../src/snapshot/files.ts';
import { collectionText, picture, snapshotFiles, type SourceTexts } from './builder.ts';

beforeEach(() => {
  nicks.erased = { Puma: 'Anónimo 1', 'Ana Sur': 'Anónimo 2', 'La "Rana"': 'Anónimo 3' };
});
afterEach(() => {
  delete nicks.erased;
  delete nicks.renamed['El Puma'];
});

const erase = (sources: SourceTexts, histories: Partial<SnapshotFiles> = {}): SnapshotFiles =>
  eraseNames({ ...snapshotFiles(sources), ...histories });

const fixture = 'liga-nacional/fixtures-elite';
const rankingHead = 'ID,Pos,Jugador,Elo Actual,MAX Elo\n';

test.each([
  ['a cell, in any case', 'E-1,PUMA,2,1,Beto', 'E-1,Anónimo 1,2,1,Beto'],
  ['a cell with spaces and marks', 'E-1, Pu\u200bma ,2,1,Beto', 'E-1, Anónimo 1 ,2,1,Beto'],
  ['what looks like a space', 'E-1,Ana\u2800Sur,2,1,Ana\u3164Sur', 'E-1,Anónimo 2,2,1,Anónimo 2'],
  ['words around the nick', ',"Puma, avisó que no va"', ',"Anónimo 1, avisó que no va"'],
  ['longer words', 'E-1,Pumarola,2,1,Puma_2', 'E-1,Pumarola,2,1,Puma_2'],
  ['another ranked nick with the same word', 'E-1,El Puma,2,1,Puma', 'E-1,El Puma,2,1,Anónimo 1'],
])('in a sheet: %s', (_, before, after) => {
  const ranking = `${rankingHead}1,1,El Puma,500,500\n`;
  expect(erase({ ranking, [fixture]: before }).sources.get(fixture)).toBe(after);
});

test('a former and a current nick of somebody else keep the word, and a ranked one with a note is erased', () => {
  nicks.renamed['El Puma'] = 'Puma Sur';
  const ranking = `${rankingHead}7,1,Puma (baja),500,500\n`;
  const { sources } = erase({ ranking, [fixture]: 'E-1,El Puma,2,1,Puma\nE-2,Puma Sur,,,Ana' });
  expect(sources.get(fixture)).toBe('E-1,El Puma,2,1,Anónimo 1\nE-2,Puma Sur,,,Ana');
  expect(sources.get('ranking')).toBe(`${rankingHead},,,,\n`);
});

test('the ranking loses the row, whose id leads to a profile, and the others keep their numbers', () => {
  const ranking = `${rankingHead}7,1,Puma,500,500\n8,2,Ana,400,400\n`;
  const erased = erase({ ranking }).sources.get('ranking');
  expect(erased?.split('\n')).toEqual([rankingHead.trim(), ',,,,', '8,2,Ana,400,400', '']);
});

test('a document keeps its words without the name, and loses pictures that may show the person', () => {
  const parragraphs = ['Hoy:\nPuma y Ana'];
  const news = collectionText('news', { title: 'Ganó Puma', parragraphs, image: 'images/a.webp' });
  const files = erase({ news }, { pictures: new Set([picture, 'images/a.webp']) });
  expect(JSON.parse(files.sources.get('news') ?? '')).toMatchObject([
    { title: 'Ganó Anónimo 1', parragraphs: ['Hoy:\nAnónimo 1 y Ana'], image: '' },
  ]);
  expect([...files.pictures]).toEqual([picture]);
  expect(() => parseSnapshot(files)).not.toThrow();
});

test('the manifest and histories lose what the name says, and the rows of the id under any nick', () => {
  const { manifest, history, corrections, results, chances, changes } = erase(
    {},
    {
      // What a manifest quotes of a document is JSON.
      manifest: JSON.stringify({ value: JSON.stringify(['Hoy:\nPuma y La "Rana"']) }),
      history: 'semana,id,nick\n2026-11-16,7,Puma\n2026-11-09,7,Otro\n2026-11-16,8,Ana\n',
      corrections: 'dia,x\n2026-11-16,2ª,e-1,"Élite, Fecha 1",Puma,Ana,resultado,2 - 1,1 - 2\n',
      results: 'visto\n2026-11-16,2026-11-16,2ª,elite,Fecha 1,Puma,Ana\n',
      chances: 'dia\n2026-11-16,2ª,elite,Puma,10,20,30\n',
      changes: JSON.stringify([
        { at: '2026-11-20T15:00:00.000Z', lines: ['Élite: Anónimo 1 en lugar de Puma', 'Otra'] },
        { at: '2026-11-19T15:00:00.000Z', lines: ['Ranking: se fue Puma'] },
      ]),
    },
  );
  expect({ history, corrections, results, chances }).toEqual({
    history: 'semana,id,nick\n2026-11-16,8,Ana\n',
    corrections: 'dia,x\n2026-11-16,2ª,e-1,"Élite, Fecha 1",Anónimo 1,Ana,resultado,2 - 1,1 - 2\n',
    results: 'visto\n2026-11-16,2026-11-16,2ª,elite,Fecha 1,Anónimo 1,Ana\n',
    chances: 'dia\n2026-11-16,2ª,elite,Anónimo 1,10,20,30\n',
  });
  expect(JSON.parse(manifest ?? '')).toEqual({
    value: String.raw`["Hoy:\nAnónimo 1 y Anónimo 3"]`,
  });
  expect(JSON.parse(changes ?? '')).toEqual([{ at: '2026-11-20T15:00:00.000Z', lines: ['Otra'] }]);
});

test('a sheet that has the pseudonym now is no change against a snapshot with the name', () => {
  const sheet = ',Fecha 1,,,,14/9 al 27/9,\nE-1,Puma,2,1,Beto,Jue 24/9 21:00,\n';
  const before = erase({ [fixture]: sheet });
  const after = erase({ [fixture]: sheet.replace('Puma', 'Anónimo 1') });
  expect(listChanges(before, after, '2026-11-20')).toEqual([]);
});

test('erasing what was erased changes nothing, also if a pseudonym contains another name', () => {
  nicks.erased = { Puma: 'Anónimo 1', anónimo: 'Anónimo 2' };
  const once = erase({ [fixture]: 'E-1,Puma,2,1,Anónimo' });
  expect(once.sources.get(fixture)).toBe('E-1,Anónimo 1,2,1,Anónimo 2');
  expect(eraseNames(once)).toEqual(once);
});

test.each(['Nick', 'title', 'name', 'Ranking', 'fresh'])(
  'erasing a player called %s, like a word of this program, loses no source',
  (name) => {
    const { problems, ...data } = parseSnapshot(erase({}));
    nicks.erased = { [name]: 'Anónimo 1' };
    expect(parseSnapshot(erase({}))).toEqual({ problems, ...data });
  },
);

test('a damaged document is still reported, and does not stop the reading', () => {
  const files = erase({ news: '[{"id": "Puma"' });
  expect(files.sources.get('news')).toBe('[{"id": "Anónimo 1"');
  expect(() => parseSnapshot(files)).toThrow('news.json');
});
