import { expect, test } from 'vitest';
import { divisions, site } from '../../../src/config/site.ts';
import {
  isResult,
  listStages,
  newestResultsFirst,
  seasonDuels,
} from '../../../src/domain/season-duels.ts';
import { played, unplayed } from './duel.ts';

const rounds = [
  {
    name: 'Fecha 1',
    interval: '9/11 al 22/11',
    duels: [
      { ...played('Ana', 2, 1, 'Beto'), code: 'E-01' },
      { ...played('Ana', 2, 0, 'BYE'), code: 'E-02' },
      { ...unplayed('Ana', 'Caro'), code: 'E-03' },
    ],
  },
];
const duelsOf = (fixture: string) => seasonDuels(listStages({ [fixture]: rounds }), '2026-11-16');

test('every fixture is one stage, also one that two divisions share, and all are named apart', () => {
  const stages = listStages({});
  const fixtures = divisions.flatMap(({ groups, playoffs }) =>
    [...groups, ...playoffs].map(({ fixture }) => fixture),
  );
  expect(stages.map(({ fixture }) => fixture).toSorted()).toEqual(
    [...new Set(fixtures), 'cup'].toSorted(),
  );
  const names = new Map(stages.map(({ fixture, name }) => [fixture, name]));
  expect(
    ['elite', 'oroA', 'oroFinals', 'promotionsPlatinumOro', 'cup'].map((name) => names.get(name)),
  ).toEqual(['Élite', 'Oro · Grupo A', 'Oro', 'Promociones Platinum-Oro', site.cup?.name]);
});

test('a duel is called after its season and place, whatever its result and day', () => {
  expect(duelsOf('elite').map(({ id, uid }) => [id, uid])).toEqual(
    ['e-01', 'e-02', 'e-03'].map((code) => [`elite-${code}`, `league-1a-temporada-elite-${code}`]),
  );
  expect(duelsOf('cup')[0]).toMatchObject({
    uid: 'cup-1a-edicion-cup-e-01',
    division: null,
    round: 'Fecha 1',
    near: '2026-11-15',
  });
  expect(duelsOf('promotionsPlatinumOro')[0]?.division?.id).toBe('platinum');
});

test('what was played by two is a result', () => {
  expect(
    duelsOf('elite')
      .filter(isResult)
      .map(({ id }) => id),
  ).toEqual(['elite-e-01']);
});

test('the newest result is first; those that came together go by day, then as their sheet has them', () => {
  const seen = new Date('2026-11-16T15:00:00Z');
  const [place] = duelsOf('elite');
  if (!place) throw new Error('there is no duel');
  const dated = (code: string, schedule: string, publishedAt = seen) => ({
    ...place,
    duel: { ...played('Ana', 2, 1, 'Beto'), homeScore: 2, awayScore: 1, code, schedule },
    publishedAt,
    updatedAt: seen,
  });
  const results = [
    dated('late', 'Lun 9/11', new Date('2026-11-17T15:00:00Z')),
    dated('none', '-'),
    dated('last', '-'),
    dated('saturday', 'Sáb 14/11'),
  ];
  expect(newestResultsFirst(results).map(({ duel }) => duel.code)).toEqual([
    'late',
    'saturday',
    'last',
    'none',
  ]);
});
