import { expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import { byName } from '../../src/domain/communities.ts';
import { page, snapshot, texts } from '../fixtures/site.ts';

const $ = page('/comunidad');

test.each([
  ['COMUNIDADES DE OTROS PAÍSES', 'pais'],
  ['COMPETENCIAS - INFORMACIÓN', 'competencia'],
  ['ÚTILES Y HERRAMIENTAS', 'util'],
  ['STREAMING - PODCAST', 'youtube'],
])('«%s» lists its communities by name, each linking out', (title, id) => {
  const communities = byName(snapshot.communities).filter(({ category }) => category === id);
  expect(texts($, `#${id} h2`)).toEqual([title]);
  expect(texts($, `#${id} .community`)).toEqual(communities.map(({ name }) => name));
  expect(
    $(`#${id} .community a`)
      .toArray()
      .map((link) => $(link).attr('href')),
  ).toEqual(communities.map(({ url }) => url));
  expect($(`#${id} .community img`)).toHaveLength(communities.length);
});

test('downloads offer every file that site.yaml names', () => {
  expect(texts($, '#descargas h2')).toEqual(['ZONA DE DESCARGAS']);
  const offered = $('#descargas a[download]')
    .toArray()
    .map((link) => $(link).attr('href'));
  expect(offered).toEqual(site.downloads.flatMap(({ files }) => files.map(({ path }) => path)));
});
