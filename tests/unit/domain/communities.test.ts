import { describe, expect, test } from 'vitest';
import { byName, parseCommunities } from '../../../src/domain/communities.ts';
import { droppedLink } from '../../../src/domain/url.ts';

const document = {
  id: 'a',
  name: 'Losetas Orientales',
  image: 'images/a.webp',
  url: 'https://example.com/losetas',
  category: 'pais',
  year: 2016,
};
const parse = (fields: object) => parseCommunities('communities', [{ ...document, ...fields }]);

describe('parseCommunities', () => {
  test('reads a whole document', () => {
    expect(parse({})).toEqual({ value: [document], problems: [], broken: [] });
  });

  test('needs neither picture nor year', () => {
    expect(parse({ image: '', year: null }).value).toMatchObject([{ image: null, year: null }]);
  });

  test.each(['pais', 'competencia', 'util', 'youtube'])('knows the category %s', (category) => {
    expect(parse({ category }).value).toMatchObject([{ category }]);
  });

  test.each(['example.com', ''])('keeps without a link, and reports, the address %j', (url) => {
    expect(parse({ url })).toMatchObject({
      value: [{ name: 'Losetas Orientales', url: null }],
      problems: [{ source: 'communities', row: 'a', column: 'url', value: url, ...droppedLink }],
    });
  });

  test.each([
    ['category', { category: 'podcast' }],
    ['name', { name: '' }],
    ['url', { url: undefined }],
    ['year', { year: 'hace mucho' }],
  ])('refuses a community whose %s cannot be read', (field, fields) => {
    expect(() => parse(fields)).toThrow(`communities: documento a, campo ${field}: `);
  });
});

test('byName orders as Spanish readers expect and leaves its input alone', () => {
  const communities = ['Ñandú', 'tejo', 'Ámbar', 'nube'].map(
    (name) => parse({ name }).value[0] ?? expect.fail('no community'),
  );
  expect(byName(communities).map(({ name }) => name)).toEqual(['Ámbar', 'nube', 'Ñandú', 'tejo']);
  expect(communities.map(({ name }) => name)).toEqual(['Ñandú', 'tejo', 'Ámbar', 'nube']);
});
