import { describe, expect, test } from 'vitest';
import {
  illustratedCollections,
  listPictures,
  replacePictures,
} from '../../../src/snapshot/pictures.ts';

const news = {
  id: 'n',
  title: 'T',
  image: ['a', 'b'],
  parragraphs: ['Hola', { image: 'c' }, { text: 'x' }, { image: 'd', caption: 'pie' }],
};

test('members, podiums, communities and news have pictures', () => {
  expect([...illustratedCollections].sort()).toEqual([
    'communities',
    'current-national-team',
    'national-tournaments-podiums',
    'news',
  ]);
});

describe('listPictures', () => {
  test('finds the one picture of a document', () => {
    expect(listPictures({ id: 'm', image: 'a' })).toEqual([{ reference: 'a', slot: 'image' }]);
  });

  test('finds the pictures of news, in order, each with its field', () => {
    expect(listPictures(news)).toEqual([
      { reference: 'a', slot: 'image.0' },
      { reference: 'b', slot: 'image.1' },
      { reference: 'c', slot: 'parragraphs.1.image' },
      { reference: 'd', slot: 'parragraphs.3.image' },
    ]);
  });

  test('finds one picture twice where it stands twice', () => {
    const twice = { id: 'n', image: ['a', 'a'] };
    expect(listPictures(twice).map(({ slot }) => slot)).toEqual(['image.0', 'image.1']);
  });

  test.each([
    ['no image', {}],
    ['an empty one', { image: '' }],
    ['white space', { image: ' \n' }],
    ['null', { image: null }],
    ['a number', { image: 7 }],
    ['an object', { image: { url: 'a' } }],
    ['an empty list', { image: [] }],
    ['a list of nothing', { image: ['', null, 3] }],
    ['paragraphs of text', { parragraphs: ['image', { text: 'a' }] }],
    ['paragraphs with a broken image', { parragraphs: [{ image: null }, { image: '' }, null] }],
    ['paragraphs that are no list', { parragraphs: { image: 'a' } }],
  ])('finds none in a document with %s', (_, fields) => {
    expect(listPictures({ id: 'x', ...fields })).toEqual([]);
  });
});

describe('replacePictures', () => {
  test('replaces every reference in its place, and nothing else', () => {
    expect(replacePictures(news, (reference) => `images/${reference}`)).toEqual({
      id: 'n',
      title: 'T',
      image: ['images/a', 'images/b'],
      parragraphs: [
        'Hola',
        { image: 'images/c' },
        { text: 'x' },
        { image: 'images/d', caption: 'pie' },
      ],
    });
  });

  test('leaves its input alone', () => {
    const copy = structuredClone(news);
    replacePictures(news, () => '');
    expect(news).toEqual(copy);
  });

  test.each([[{}], [{ image: '' }], [{ image: null }], [{ image: 7 }], [{ parragraphs: 'a' }]])(
    'gives %j back as it is',
    (fields) => {
      expect(replacePictures({ id: 'x', ...fields }, () => 'new')).toEqual({ id: 'x', ...fields });
    },
  );
});
