/** `/estado`: every source as the manifest has it. */
import { expect, test } from 'vitest';
import { league } from '../fixtures/competitions.ts';
import { standingsDifferences } from '../../src/domain/checked-standings.ts';
import { sourceNames } from '../../src/sources/catalog.ts';
import { page, roundsOf, snapshot, tablesOf, texts } from '../fixtures/site.ts';

const $ = page('/estado');

test('lists every source once, with its state and its rows', () => {
  expect(texts($, '.sources > li > p:first-of-type code')).toEqual([...sourceNames]);
  const state = snapshot.manifest.sources.ranking;
  const rows = state.status === 'absent' ? 0 : state.rows;
  expect(texts($, '.sources > li > p')).toContainEqual(
    expect.stringMatching(new RegExp(`^ranking: al día, ${rows} filas, traídas hace 5 días\\.`)),
  );
});

test('shows every problem, with what to do', () => {
  const shown = texts($, '.sources details li');
  const observed = Object.values(snapshot.manifest.sources).flatMap((state) =>
    state.status === 'absent' ? [] : state.problems,
  );
  expect(shown).toHaveLength(observed.length);
  expect(shown).toContainEqual(expect.stringContaining('fila 32, columna D: «sin datos»'));
});

test('says when it was built, in Buenos Aires, and from which code', () => {
  expect(texts($, 'main > p')[0]).toMatch(
    /^Armado el 4 de diciembre de 2026, 22:30 hs, versión ([0-9a-f]{7}|desconocida)\./,
  );
});

test('says where the league’s sheets and fixtures do not agree, or that all do', () => {
  const lines = league.divisions.flatMap(({ id, groups }) =>
    groups.flatMap(({ fixture }, index) =>
      standingsDifferences(
        tablesOf(id)[index] ?? { headings: [], rows: [] },
        roundsOf(fixture).flatMap(({ duels }) => duels),
      ),
    ),
  );
  expect($('.standings-check li')).toHaveLength(lines.length);
  expect(texts($, '.standings-check p')[0]).toMatch(
    lines.length === 0 ? /^Todas las tablas de la liga coinciden/ : /^Los visitantes ven/,
  );
});
