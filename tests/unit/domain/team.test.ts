import { describe, expect, test } from 'vitest';
import { byPosition, parseCurrentTeam, parsePastTeams } from '../../../src/domain/team.ts';
import { droppedLink } from '../../../src/domain/url.ts';

describe('parseCurrentTeam', () => {
  const member = { id: 'a', position: 1, name: 'Ana Núñez', nick: 'Anita' };
  const parse = (fields: object) =>
    parseCurrentTeam('current-national-team', [{ ...member, ...fields }]);

  test('reads a whole document', () => {
    const fields = { image: 'images/a.webp', place: 'Córdoba' };
    expect(parse(fields)).toEqual({ value: [{ ...member, ...fields }], problems: [], broken: [] });
  });

  test('needs neither portrait nor province', () => {
    expect(parse({}).value).toEqual([{ ...member, image: null, place: '' }]);
  });

  test('reads a position written as text', () => {
    expect(parse({ position: '10' }).value).toMatchObject([{ position: 10 }]);
  });

  test.each([
    ['position', { position: 'capitana' }],
    ['position', { position: undefined }],
    ['name', { name: '' }],
    ['nick', { nick: ' ' }],
  ])('refuses a member whose %s cannot be read: %j', (field, fields) => {
    expect(() => parse(fields)).toThrow(`current-national-team: documento a, campo ${field}: `);
  });
});

describe('parsePastTeams', () => {
  const team = {
    id: 'a',
    competition: 'WTCOC',
    year: 2025,
    position: 9,
    link: 'https://example.com/wtcoc/2025',
    team: ['Zoe', 'Ana'],
  };
  const parse = (fields: object) => parsePastTeams('national-teams', [{ ...team, ...fields }]);

  test('reads a whole document, members in their order', () => {
    expect(parse({})).toEqual({ value: [{ ...team, position: '9' }], problems: [], broken: [] });
  });

  test('keeps a final position in the organisers’ words', () => {
    expect(parse({ position: 'Semifinalista' }).value).toMatchObject([
      { position: 'Semifinalista' },
    ]);
  });

  test.each(['WTCOC', 'Copa América'])('knows the competition %s', (competition) => {
    expect(parse({ competition }).value).toMatchObject([{ competition }]);
  });

  test.each([
    ['competition', { competition: 'Copa Sudamericana' }],
    ['year', { year: 2025.5 }],
    ['year', { year: 'pronto' }],
    ['team.0', { team: 7 }],
    ['team.1', { team: ['Ana', ''] }],
  ])('refuses a team whose %s cannot be read: %j', (field, fields) => {
    expect(() => parse(fields)).toThrow(`national-teams: documento a, campo ${field}: `);
  });

  test.each(['', null, undefined])('has no link with %j, without a report', (link) => {
    expect(parse({ link })).toMatchObject({ value: [{ link: null }], problems: [] });
  });

  test('drops a link that is not http(s) and reports it', () => {
    expect(parse({ link: 'wtcoc.example' })).toMatchObject({
      value: [{ link: null }],
      problems: [
        {
          source: 'national-teams',
          row: 'a',
          column: 'link',
          value: 'wtcoc.example',
          ...droppedLink,
        },
      ],
    });
  });
});

describe('byPosition', () => {
  const members = [{ position: 10 }, { position: 2 }, { position: 1 }];

  test('is ascending, by number', () => {
    expect(byPosition(members).map(({ position }) => position)).toEqual([1, 2, 10]);
  });

  test('leaves its input alone', () => {
    byPosition(members);
    expect(members.map(({ position }) => position)).toEqual([10, 2, 1]);
  });
});
