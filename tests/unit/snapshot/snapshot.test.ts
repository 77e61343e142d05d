import { describe, expect, test } from 'vitest';
import { sourceNames, type SourceName } from '../../../src/sources/catalog.ts';
import { SnapshotError } from '../../../src/snapshot/error.ts';
import type { SnapshotFiles } from '../../../src/snapshot/files.ts';
import { lastChange, parseSnapshot } from '../../../src/snapshot/snapshot.ts';
import {
  absentSources,
  collectionText,
  documentsText,
  picture,
  snapshotFiles,
  tamperedFiles,
  withState,
  type SourceTexts,
} from './builder.ts';

/** Why a snapshot is refused. */
function refusal(files: SnapshotFiles): string {
  try {
    parseSnapshot(files);
  } catch (error) {
    if (error instanceof SnapshotError) return error.message;
    throw error;
  }
  throw new Error('the snapshot was accepted');
}

const html = '<!DOCTYPE html><html><body>Iniciá sesión</body></html>';
const rankingLabels = 'ID,Pos,Jugador,Elo Actual,MAX Elo,Partida\n';

describe('a complete snapshot', () => {
  const snapshot = parseSnapshot(snapshotFiles());

  test.each([
    ['news', 'news-1'],
    ['currentTeam', 'current-national-team-1'],
    ['pastTeams', 'national-teams-1'],
    ['qualifiers', 'national-qualifiers-1'],
    ['nationalPodiums', 'national-tournaments-podiums-1'],
    ['worldPodiums', 'world-championships-podiums-1'],
    ['communities', 'communities-1'],
  ] as const)('has its %s', (key, id) => {
    expect(snapshot[key].map((entry) => entry.id)).toEqual([id]);
  });

  test('has the ranking', () => {
    expect(snapshot.ranking).toMatchObject([{ nick: 'Ana', maxElo: 600 }]);
  });

  test('has a table for each group of each division', () => {
    const sizes = Object.entries(snapshot.standings).map(([id, groups]) => [
      id,
      groups.map(({ rows }) => rows.length),
    ]);
    expect(sizes).toEqual([
      ['elite', [1]],
      ['platinum', [1, 0]],
      ['oro', [1, 0, 0, 0]],
    ]);
  });

  test('has each fixture under its own name', () => {
    expect(snapshot.fixtures['oroB']).toMatchObject([{ duels: [{ code: 'fixtures-oroB-01' }] }]);
    expect(snapshot.fixtures['cup']).toMatchObject([{ name: '8vos de Final' }]);
  });

  test('has the duels of league and cup apart', () => {
    expect(snapshot.duels.league).toMatchObject([{ category: 'Élite' }]);
    expect(snapshot.duels.cup).toMatchObject([{ category: '8vos de Final' }]);
  });

  test('lists its pictures in order', () => {
    const files = {
      ...snapshotFiles(),
      pictures: new Set(['images/z.webp', picture, 'images/a.webp']),
    };
    expect(parseSnapshot(files).pictures).toEqual([picture, 'images/a.webp', 'images/z.webp']);
  });

  test('has no problems', () => {
    expect(snapshot.problems).toEqual([]);
  });
});

test('«Final» anywhere in a header opens a round in the cup, and only there', () => {
  const text = ',Gran Final,,,,,\n';
  const { fixtures } = parseSnapshot(
    snapshotFiles({ 'fixtures-cup': text, 'fixtures-elite': text }),
  );
  expect([fixtures['cup']?.length, fixtures['elite']?.length]).toEqual([1, 0]);
});

test('last good data that was kept is data', () => {
  const files = snapshotFiles();
  const manifest = (files.manifest ?? '').replace(
    '"fresh"',
    '"kept", "because": "no respondió", "since": "2026-11-20T18:00:00Z"',
  );
  const { manifest: read, news } = parseSnapshot({ ...files, manifest });
  expect(read.sources.news.status).toBe('kept');
  expect(news).toHaveLength(1);
});

describe('sources not published yet', () => {
  test('are empty lists, all of them', () => {
    const snapshot = parseSnapshot(snapshotFiles(absentSources()));
    expect({ ...snapshot, manifest: null }).toEqual({
      manifest: null,
      news: [],
      currentTeam: [],
      pastTeams: [],
      qualifiers: [],
      nationalPodiums: [],
      worldPodiums: [],
      communities: [],
      ranking: [],
      eloHistory: [],
      unusedEloCorrections: [],
      standings: { elite: [], platinum: [], oro: [] },
      fixtures: {
        elite: [],
        platinumA: [],
        platinumB: [],
        platinumFinal: [],
        oroA: [],
        oroB: [],
        oroC: [],
        oroD: [],
        oroFinals: [],
        promotionsElitePlatinum: [],
        promotionsPlatinumOro: [],
        cup: [],
      },
      duels: { league: [], cup: [] },
      results: [],
      // The final comes from the community's files.
      events: [expect.objectContaining({ competition: 'national' })],
      pictures: [picture],
      problems: [],
    });
  });

  test('leave the others as they are', () => {
    const { ranking, news } = parseSnapshot(snapshotFiles({ ranking: null }));
    expect([ranking.length, news.length]).toEqual([0, 1]);
  });
});

describe('a manifest', () => {
  test('that is missing is refused, with how to make one', () => {
    expect(refusal({ ...snapshotFiles(), manifest: null })).toBe(
      'manifest.json: falta el archivo en /datos; creá los datos con «npm run snapshot»',
    );
  });

  test('that is not JSON is refused', () => {
    expect(refusal({ ...snapshotFiles(), manifest: '{"version":' })).toMatch(
      /^manifest\.json: no es JSON válido/,
    );
  });

  test('of another version is refused', () => {
    const files = snapshotFiles();
    const manifest = (files.manifest ?? '').replace('"version": 1', '"version": 2');
    expect(refusal({ ...files, manifest })).toMatch(/^manifest\.json: version: /);
  });

  test('from before a group came or went is read: the new one is absent, the old one left out', () => {
    const known = snapshotFiles();
    const { sources } = JSON.parse(known.manifest ?? '') as { sources: { news: object } };
    const files = withState(
      withState(known, 'fixtures-oroE', sources.news),
      'fixtures-oroB',
      undefined,
    );
    const { manifest, fixtures, news } = parseSnapshot(files);
    expect(Object.keys(manifest.sources)).toEqual(sourceNames);
    expect(manifest.sources['fixtures-oroB']).toEqual({ status: 'absent' });
    expect([fixtures['oroB']?.length, news.length]).toEqual([0, 1]);
  });

  test('with a state nobody knows is refused', () => {
    expect(refusal(withState(snapshotFiles(), 'news', { status: 'stale' }))).toMatch(
      /^manifest\.json: sources\.news\.status: /,
    );
  });

  test('without a hash is refused', () => {
    const entry = {
      status: 'fresh',
      fetchedAt: '2026-11-16T12:00:00.000Z',
      changedAt: '2026-11-16T12:00:00.000Z',
      rows: 1,
      problems: [],
    };
    expect(refusal(withState(snapshotFiles(), 'news', entry))).toMatch(
      /^manifest\.json: sources\.news\.sha256: /,
    );
  });
});

describe('a file', () => {
  test.each<[SourceName, string]>([
    ['news', 'firestore/news.json'],
    ['fixtures-oroB', 'sheets/fixtures-oroB.csv'],
  ])('of %s that is missing is refused', (name, file) => {
    expect(refusal(tamperedFiles(snapshotFiles(), name, null))).toBe(`${file}: falta el archivo`);
  });

  test('without data is read when the manifest says that a person accepted it', () => {
    const texts = { news: '[]\n', 'standings-oro': 'Liga\n', 'fixtures-oroB': '' } as const;
    const files = Object.keys(texts).reduce((before, name) => {
      const { sources } = JSON.parse(before.manifest ?? '') as { sources: Record<string, object> };
      return withState(before, name, { ...sources[name], rows: 0, acceptedEmpty: true });
    }, snapshotFiles(texts));
    const { news, standings, fixtures, ranking } = parseSnapshot(files);
    expect([news, fixtures['oroB'], ranking.length]).toEqual([[], [], 1]);
    expect(standings['oro']?.map(({ rows }) => rows.length)).toEqual([0, 0, 0, 0]);
  });

  test.each<[string, SourceTexts, string]>([
    ['an empty collection file', { news: '' }, 'firestore/news.json: el archivo está vacío'],
    ['an empty sheet', { 'duels-cup': ' \n' }, 'sheets/duels-cup.csv: el archivo está vacío'],
    [
      'a collection without documents',
      { communities: '[]\n' },
      'firestore/communities.json: no tiene ninguna fila con datos',
    ],
    [
      'a ranking of labels alone',
      { ranking: rankingLabels },
      'sheets/ranking.csv: no tiene ninguna fila con datos',
    ],
    [
      'a ranking of rejected rows',
      { ranking: `${rankingLabels}1,1,Ana\n` },
      'sheets/ranking.csv: ninguna fila se puede leer; ¿cambiaron las columnas?',
    ],
    [
      'standings without a player',
      { 'standings-oro': 'Liga\n,GRUPO A,,\nPos,Jugador,DG,DP\n' },
      'sheets/standings-oro.csv: no tiene ninguna fila con datos',
    ],
    [
      'a repeated id',
      {
        communities: documentsText(
          ...['x', 'x'].map((id) => ({ id, name: 'Y', url: '', category: 'util' })),
        ),
      },
      'firestore/communities.json: documento x: el id está repetido',
    ],
    [
      'a formula error',
      { 'standings-elite': 'Liga\n,A,,\nPos,Jugador,DG,DP\n1,Ana,#REF!,0\n' },
      'sheets/standings-elite.csv: fila 4, columna C: la celda dice «#REF!»: corregí la fórmula en la hoja',
    ],
  ])('with %s is refused', (_, changes, message) => {
    expect(refusal(snapshotFiles(changes))).toBe(message);
  });

  test.each<[string, SourceTexts, RegExp]>([
    ['invalid JSON', { news: '[{"id": "a",' }, /^firestore\/news\.json: no es JSON válido \(.+\)$/],
    [
      'HTML in place of a collection',
      { news: html },
      /^firestore\/news\.json: no es JSON válido \(.+\)$/,
    ],
    [
      'HTML in place of a sheet',
      { ranking: html },
      /^sheets\/ranking\.csv: llegó una página HTML en lugar de un CSV/,
    ],
    [
      'a sheet cut inside quotes',
      { ranking: `${rankingLabels}1,1,"An` },
      /^sheets\/ranking\.csv: fila 2: hay comillas sin cerrar/,
    ],
    [
      'a document of another shape',
      { news: collectionText('news', { title: 7 }) },
      /^firestore\/news\.json: documento news-1, campo title: Entrada inválida/,
    ],
    [
      'a collection that is no list',
      { news: '{}' },
      /^firestore\/news\.json: no es una lista de documentos$/,
    ],
  ])('with %s is refused', (_, changes, message) => {
    expect(refusal(snapshotFiles(changes))).toMatch(message);
  });

  test('that changed after it was validated is refused', () => {
    const files = tamperedFiles(snapshotFiles(), 'ranking', `${rankingLabels}1,1,Ana,500,999,\n`);
    expect(refusal(files)).toBe(
      'sheets/ranking.csv: no coincide con manifest.json: cambió después de validarse',
    );
  });

  test('of a source that the manifest calls absent is not read', () => {
    const files = tamperedFiles(snapshotFiles({ news: null }), 'news', collectionText('news'));
    expect(parseSnapshot(files).news).toEqual([]);
  });

  test('of standings needs a player in one group, not in all', () => {
    const text = `${'\n'.repeat(28)},GRUPO D,,\nPos,Jugador,DG,DP\n1,Ana,1,0\n`;
    const { standings } = parseSnapshot(snapshotFiles({ 'standings-oro': text }));
    expect(standings['oro']?.map(({ rows }) => rows.length)).toEqual([0, 0, 0, 1]);
  });

  test.each(['duels-league', 'duels-cup'] as const)('of %s may have labels alone', (name) => {
    const text = 'División,Local,Visitante,Hora,Link,Fecha\n';
    const { duels } = parseSnapshot(snapshotFiles({ [name]: text }));
    expect(duels[name === 'duels-cup' ? 'cup' : 'league']).toEqual([]);
  });
});

describe('a picture', () => {
  const other = 'images/otra.webp';

  test.each<[string, SourceTexts, string]>([
    ['card', { news: collectionText('news', { image: [other, picture] }) }, 'news'],
    ['main', { news: collectionText('news', { image: [picture, other] }) }, 'news'],
    ['body', { news: collectionText('news', { parragraphs: [{ image: other }] }) }, 'news'],
    [
      'member’s',
      { 'current-national-team': collectionText('current-national-team', { image: other }) },
      'current-national-team',
    ],
    [
      'podium’s',
      {
        'national-tournaments-podiums': collectionText('national-tournaments-podiums', {
          image: other,
        }),
      },
      'national-tournaments-podiums',
    ],
    [
      'community’s',
      { communities: collectionText('communities', { image: other }) },
      'communities',
    ],
  ])('that is missing is refused, naming document and path: the %s', (_, changes, name) => {
    const message = refusal(snapshotFiles(changes));
    expect(message).toContain(`firestore/${name}.json: documento ${name}-1, campo `);
    expect(message).toContain(`: falta la imagen ${other}`);
  });

  test('may be none', () => {
    const files = snapshotFiles({ communities: collectionText('communities', { image: '' }) });
    expect(parseSnapshot(files).communities).toMatchObject([{ image: null }]);
  });
});

test('a refusal is one line, whatever was received', () => {
  const message = refusal(snapshotFiles({ news: '[\n  {\n    "id": nada\n  }\n]\n' }));
  expect(message).toMatch(/^firestore\/news\.json: /);
  expect(message).not.toContain('\n');
});

test('problems of all sources are collected, each with its source, row and column', () => {
  const { problems } = parseSnapshot(
    snapshotFiles({
      ranking: `${rankingLabels}1,1,Ana,mucho,600,\n`,
      'fixtures-oroC': ',Fecha 1,,,,,\nOC-1,Ana,2,1,Beto,,javascript:alert(1)\n',
      'standings-platinum': `${'\n'.repeat(12)},GRUPO B,,\nPos,Jugador,DG,DP\n1,Ana,1,x\n`,
      'duels-cup': 'Final,Ana,Beto,21:00:00,,pronto\nFinal,Ana,Beto,21:00:00,,3/1/2027\n',
      communities: collectionText('communities', { url: 'example.com' }),
    }),
  );
  expect(
    problems.map(({ source, row, column }) => `${source} ${row} ${column}`).toSorted(),
  ).toEqual([
    'communities communities-1 url',
    'duels-cup 1 F',
    'fixtures-oroC 2 G',
    'ranking 2 D',
    'standings-platinum 15 D',
  ]);
});

describe('the Elo history', () => {
  test('is read from its file', () => {
    const history = 'semana,id,nick,elo,maxElo\n2026-11-16,7,Ana,500,600\n';
    expect(parseSnapshot({ ...snapshotFiles(), history }).eloHistory).toEqual([
      { week: '2026-11-16', id: '7', nick: 'Ana', elo: 500, maxElo: 600 },
    ]);
  });

  test('is empty before the first snapshot', () => {
    expect(parseSnapshot({ ...snapshotFiles(), history: null }).eloHistory).toEqual([]);
  });

  test('has its rows without a week reported', () => {
    const history = 'semana,id,nick,elo,maxElo\nayer,7,Ana,500,600\n';
    const { problems } = parseSnapshot({ ...snapshotFiles(), history });
    expect(problems.filter(({ source }) => source === 'history/elo.csv')).toMatchObject([
      { row: 2, column: 'A', value: 'ayer' },
    ]);
  });

  test('is refused when it is damaged, naming its file', () => {
    expect(() => parseSnapshot({ ...snapshotFiles(), history: '<!doctype html>' })).toThrow(
      /^history\/elo\.csv/,
    );
  });
});

describe('lastChange', () => {
  test('is the latest change of any source', () => {
    const files = snapshotFiles();
    const { manifest } = parseSnapshot({
      ...files,
      manifest: (files.manifest ?? '').replace(
        '"changedAt": "2026-11-15T12:00:00.000Z"',
        '"changedAt": "2026-11-15T12:00:01.000Z"',
      ),
    });
    expect(lastChange(manifest)).toEqual(new Date('2026-11-15T12:00:01.000Z'));
  });

  test('is unknown when nothing is published', () => {
    expect(lastChange(parseSnapshot(snapshotFiles(absentSources())).manifest)).toBeNull();
  });
});
