import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  newestFirst,
  parseNews,
  parseParagraph,
  unknownParagraph,
  type NewsItem,
  type Paragraph,
} from '../../../src/domain/news.ts';
import { droppedLink } from '../../../src/domain/url.ts';

const document = { id: 'abc', title: 'Título', date: '2026-11-15T19:00:00.000Z' };
/** The item that a document with these fields becomes, and its problems. */
const parse = (fields: object) => {
  const { value, problems } = parseNews('news', [{ ...document, ...fields }]);
  return { item: value[0], problems };
};

describe('parseNews', () => {
  test('reads a whole document', () => {
    const { item, problems } = parse({
      image: ['images/card.webp', 'images/main.webp'],
      parragraphs: ['Hola', { duelo: ['Ana vs Beto'] }, { image: 'images/body.webp' }],
      link: ['https://example.com/bases', 'Leer las bases'],
    });
    expect(item).toEqual({
      id: 'abc',
      title: 'Título',
      publishedAt: new Date('2026-11-15T19:00:00.000Z'),
      cardImage: 'images/card.webp',
      mainImage: 'images/main.webp',
      paragraphs: [
        { kind: 'text', text: 'Hola' },
        { kind: 'duels', lines: ['Ana vs Beto'] },
        { kind: 'image', image: 'images/body.webp' },
      ],
      link: { url: 'https://example.com/bases', label: 'Leer las bases' },
    });
    expect(problems).toEqual([]);
  });

  test('needs no more than id, title and date', () => {
    const { item, problems } = parse({});
    expect(item).toMatchObject({ cardImage: null, mainImage: null, paragraphs: [], link: null });
    expect(problems).toEqual([]);
  });

  test('writes the title in one line', () => {
    expect(parse({ title: ' Sorteo\nde la  Copa ' }).item?.title).toBe('Sorteo de la Copa');
  });

  test.each([
    ['one picture', ['images/a.webp'], 'images/a.webp', 'images/a.webp'],
    ['a bare path', 'images/a.webp', 'images/a.webp', 'images/a.webp'],
    ['an empty second picture', ['images/a.webp', ''], 'images/a.webp', 'images/a.webp'],
    ['only a second picture', ['', 'images/b.webp'], null, 'images/b.webp'],
    ['a null picture', [null, 'images/b.webp'], null, 'images/b.webp'],
    ['an empty list', [], null, null],
    ['null', null, null, null],
  ])('takes card and main picture from %s', (_, image, cardImage, mainImage) => {
    expect(parse({ image }).item).toMatchObject({ cardImage, mainImage });
  });

  test('leaves out paragraphs without text', () => {
    expect(parse({ parragraphs: ['', ' \u00a0', 'Hola'] }).item?.paragraphs).toEqual([
      { kind: 'text', text: 'Hola' },
    ]);
  });

  test('keeps the place of a paragraph nobody can draw, and reports it', () => {
    const { item, problems } = parse({ parragraphs: ['Hola', { video: 'x' }, 'Chau'] });
    expect(item?.paragraphs.map(({ kind }) => kind)).toEqual(['text', 'unknown', 'text']);
    expect(problems).toMatchObject([
      {
        source: 'news',
        row: 'abc',
        column: 'parragraphs.1',
        value: '{"video":"x"}',
        reason: `el párrafo no es texto, duelo ni imagen; se muestra «${unknownParagraph}»`,
      },
    ]);
  });

  test('reports no more than the beginning of a long unknown paragraph', () => {
    const { problems } = parse({ parragraphs: [{ video: 'x'.repeat(500) }] });
    expect(problems[0]?.value).toHaveLength(80);
  });

  test('calls a link without a label «Ver más»', () => {
    expect(parse({ link: ['https://example.com/'] }).item?.link).toEqual({
      url: 'https://example.com/',
      label: 'Ver más',
    });
  });

  test('drops a link that is not http(s) and reports it', () => {
    const { item, problems } = parse({ link: ['javascript:alert(1)', 'Ver'] });
    expect(item?.link).toBeNull();
    expect(problems).toEqual([
      {
        source: 'news',
        row: 'abc',
        column: 'link',
        value: 'javascript:alert(1)',
        ...droppedLink,
      },
    ]);
  });

  test.each([[[]], [['', '']], [null]])('has no link with %j, without a report', (link) => {
    const { item, problems } = parse({ link });
    expect(item?.link).toBeNull();
    expect(problems).toEqual([]);
  });

  test.each([
    ...['', 'a/b', 'a\\b', 'a?b', 'a#b', 'a%b', '.', '..', 'a\nb'],
    ...['[a]', 'a|b', 'a^b', 'index', 'x.html', 'ñ'.repeat(121)],
  ])('refuses the id %j, which cannot be a page’s address', (id) => {
    expect(() => parse({ id })).toThrow(/campo id: no puede ser la dirección de una página/);
  });

  test.each(['D8hQs0JrNw5TgUx2MbPi', 'copa-2026', 'año.nuevo', 'indexada'])(
    'accepts the id %j',
    (id) => {
      expect(parse({ id }).item?.id).toBe(id);
    },
  );

  test.each([
    ['title', { title: ' ' }],
    ['date', { date: '15/11/2026' }],
    ['image', { image: 7 }],
  ])('refuses a document whose %s cannot be read, naming it', (field, fields) => {
    expect(() => parse(fields)).toThrow(`news: documento abc, campo ${field}: `);
  });
});

test('a text where the list of paragraphs belongs is the only one', () => {
  const document = { id: 'abc', title: 'T', date: '2026-11-15T22:00:00.000Z', parragraphs: 'Hola' };
  expect(parseNews('news', [document]).value[0]?.paragraphs).toEqual([
    { kind: 'text', text: 'Hola' },
  ]);
});

describe('parseParagraph', () => {
  test.each<[unknown, Paragraph]>([
    [' Hola\r\nchau ', { kind: 'text', text: 'Hola\nchau' }],
    [{ duelo: ['Ana 2 - 1 Beto ', ''] }, { kind: 'duels', lines: ['Ana 2 - 1 Beto', ''] }],
    [{ image: 'images/a.webp' }, { kind: 'image', image: 'images/a.webp' }],
    [{ image: null }, { kind: 'image', image: null }],
  ])('recognises %j', (raw, paragraph) => {
    expect(parseParagraph(raw)).toEqual(paragraph);
  });

  test('leaves markup in a text as the text it is', () => {
    expect(parseParagraph('<b>Hola</b>')).toEqual({ kind: 'text', text: '<b>Hola</b>' });
  });

  test.each([
    null,
    7,
    true,
    ['Hola'],
    {},
    { duelo: 'Ana vs Beto' },
    { duelo: [1] },
    { image: '' },
    { image: ['a'] },
    { video: 'x' },
  ])('does not know %j', (raw) => {
    expect(parseParagraph(raw)).toEqual({ kind: 'unknown' });
  });

  test('knows any text and no other plain value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        const isObject = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
        fc.pre(!isObject);
        expect(parseParagraph(raw).kind).toBe(typeof raw === 'string' ? 'text' : 'unknown');
      }),
    );
  });
});

test('an unknown paragraph reads «[Contenido no reconocido]»', () => {
  expect(unknownParagraph).toBe('[Contenido no reconocido]');
});

describe('newestFirst', () => {
  const item = (id: string, date: string, title = id): NewsItem => ({
    id,
    title,
    publishedAt: new Date(date),
    cardImage: null,
    mainImage: null,
    paragraphs: [],
    link: null,
  });
  const ids = (items: readonly NewsItem[]) => items.map(({ id }) => id);

  test('puts the newest first, to the second', () => {
    expect(
      ids(
        newestFirst([
          item('old', '2025-12-31T23:59:59Z'),
          item('newest', '2026-01-01T00:00:01Z'),
          item('newer', '2026-01-01T00:00:00Z'),
        ]),
      ),
    ).toEqual(['newest', 'newer', 'old']);
  });

  test('orders items of one moment by title', () => {
    const date = '2026-01-01T00:00:00Z';
    expect(ids(newestFirst([item('1', date, 'Copa'), item('2', date, 'Ámbito')]))).toEqual([
      '2',
      '1',
    ]);
  });

  test('does not depend on the order of the documents, even with equal titles', () => {
    const items = fc
      .uniqueArray(fc.string({ minLength: 1 }))
      .map((list) => list.map((id) => item(id, '2026-01-01T00:00:00Z', 'Copa')));
    const shuffled = items.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        expect(ids(newestFirst(other))).toEqual(ids(newestFirst(list)));
      }),
    );
  });
});
