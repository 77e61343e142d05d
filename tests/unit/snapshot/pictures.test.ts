import { expect, test } from 'vitest';
import { listPictures, replacePictures } from '../../../src/snapshot/pictures.ts';

const news = {
  id: 'n',
  title: 'T',
  image: ['a', 'a'],
  parragraphs: ['Hola', { image: 'c' }, { text: 'x' }, { image: 'd', caption: 'pie' }],
};

test('every picture of a document is found and replaced in its field, and nothing else changes', () => {
  expect(listPictures('news', [{ id: 'm', image: 'a' }])).toEqual([
    { id: 'm', slot: 'image', reference: 'a' },
  ]);
  expect(listPictures('news', [news])).toEqual([
    { id: 'n', slot: 'image.0', reference: 'a' },
    { id: 'n', slot: 'image.1', reference: 'a' },
    { id: 'n', slot: 'parragraphs.1.image', reference: 'c' },
    { id: 'n', slot: 'parragraphs.3.image', reference: 'd' },
  ]);
  const copy = structuredClone(news);
  expect(replacePictures('news', news, (reference) => `images/${reference}`)).toEqual({
    id: 'n',
    title: 'T',
    image: ['images/a', 'images/a'],
    parragraphs: [
      'Hola',
      { image: 'images/c' },
      news.parragraphs[2],
      { image: 'images/d', caption: 'pie' },
    ],
  });
  expect(news).toEqual(copy);
});

test.each([
  {},
  ...['', ' \n', null, 7, { url: 'a' }, [], ['', null, 3]].map((image) => ({ image })),
  { parragraphs: ['image', { text: 'a' }] },
  { parragraphs: [{ image: null }, { image: '' }, null] },
])('there is none in %j', (fields) => {
  const document = { id: 'x', ...fields };
  expect(listPictures('news', [document])).toEqual([]);
  expect(replacePictures('news', document, () => 'new')).toEqual(document);
});
