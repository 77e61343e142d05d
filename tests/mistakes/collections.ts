/** What happens to documents. */
import { documents, set, type Document, type Mistake } from './mistake.ts';

type Row = [string, Mistake['source'], Mistake['edit'], Mistake['shows'], RegExp | null];

const news = 'D8hQs0JrNw5TgUx2MbPi';
const member = '06NO4PWe2H8sL531TY1I';
const pastTeam = 'BwlgIEkTXGXVdS2kccnV';
const qualifier = '29ZELIdG3z2wZYjjTy1Q';
const podium = 'ErNs9kiB5KxVOAbuUkK2';
const world = '0GpnYTrHMFyS7tW3TTLT';
const community = '7EO4GfXYN60FDaKT9bmf';

type Fact = Record<string, unknown>;

/** Facts in which a document's fields are others. */
const now =
  (id: string, fields: Fact) =>
  (facts: readonly unknown[]): unknown =>
    (facts as Fact[]).map((fact) => (fact['id'] === id ? { ...fact, ...fields } : fact));

const gone =
  (id: string) =>
  (facts: readonly unknown[]): unknown =>
    (facts as Fact[]).filter((fact) => fact['id'] !== id);

const rename = (id: string, before: string, after: string) =>
  documents((all) =>
    all.map((document): Document => {
      if (document.id !== id) return document;
      const { [before]: value, ...rest } = document;
      return { ...rest, id, [after]: value };
    }),
  );

const copied = (id: string, fields: Fact) =>
  documents((all) => {
    const document = all.find((one) => one.id === id);
    return document ? [...all, { ...document, id: 'nuevo', ...fields }] : all;
  });

const table: Row[] = [
  [
    'paragraphs for parragraphs',
    'news',
    rename(news, 'parragraphs', 'paragraphs'),
    now(news, { paragraphs: [] }),
    /¿es «parragraphs»\?/,
  ],
  [
    'paragraphs as one text',
    'news',
    set(news, { parragraphs: 'Hola' }),
    now(news, { paragraphs: [{ kind: 'text', text: 'Hola' }] }),
    null,
  ],
  [
    'paragraphs as a number',
    'news',
    set(news, { parragraphs: 7 }),
    now(news, { paragraphs: [{ kind: 'unknown' }] }),
    /no es texto/,
  ],
  [
    'a paragraph nobody knows',
    'news',
    set(news, { parragraphs: [{ video: 'x' }] }),
    now(news, { paragraphs: [{ kind: 'unknown' }] }),
    /no es texto/,
  ],
  [
    'next year’s date',
    'news',
    set(news, { date: '2027-10-12T22:50:00.000Z' }),
    now(news, { publishedAt: '2027-10-12T22:50:00.000Z' }),
    /dentro de \d+ días/,
  ],
  ['a date as text', 'news', set(news, { date: '12/10/2025' }), 'same', /se muestra como estaba/],
  ['the date deleted', 'news', set(news, { date: undefined }), 'same', /se muestra como estaba/],
  ['the title deleted', 'news', set(news, { title: '' }), 'same', /se muestra como estaba/],
  [
    'the title as «titulo»',
    'news',
    rename(news, 'title', 'titulo'),
    'same',
    /se muestra como estaba/,
  ],
  ['a new item without a title', 'news', copied(news, { title: '' }), 'same', /no se muestra/],
  [
    'a link as one text',
    'news',
    set(news, { link: 'https://example.com/x' }),
    now(news, { link: { url: 'https://example.com/x', label: 'Ver más' } }),
    null,
  ],
  [
    'a link that is none',
    'news',
    set(news, { link: ['ver la planilla', 'Ver'] }),
    now(news, { link: null }),
    /dirección/,
  ],
  [
    'a link the wrong way round',
    'news',
    set(news, { link: ['Ver', 'https://example.com/x'] }),
    now(news, { link: null }),
    /dirección/,
  ],
  [
    'an item deleted',
    'news',
    documents((all) => all.filter(({ id }) => id !== news)),
    gone(news),
    null,
  ],
  ['half of the news deleted', 'news', documents((all) => all.slice(0, 15)), 'kept', /antes había/],
  ['all of the news deleted', 'news', () => '[]', 'kept', /no tiene ninguna fila/],
  [
    'a field renamed everywhere',
    'news',
    documents((all) => all.map(({ title, ...rest }) => ({ ...rest, titulo: title }))),
    'kept',
    /campo title/,
  ],
  [
    'a position in words',
    'current-national-team',
    set(member, { position: 'capitán' }),
    'same',
    /se muestra como estaba/,
  ],
  ['a position as text', 'current-national-team', set(member, { position: '10' }), 'same', null],
  [
    'the nick misspelt',
    'current-national-team',
    set(member, { nick: 'Niandubay' }),
    now(member, { nick: 'Niandubay' }),
    /no está en el ranking/,
  ],
  [
    'the nick deleted',
    'current-national-team',
    set(member, { nick: '' }),
    'same',
    /se muestra como estaba/,
  ],
  [
    'plaec for place',
    'current-national-team',
    rename(member, 'place', 'plaec'),
    now(member, { place: '' }),
    /¿es «place»\?/,
  ],
  [
    'a competition nobody knows',
    'national-teams',
    set(pastTeam, { competition: 'Copa Sudamericana' }),
    'same',
    /se muestra como estaba/,
  ],
  [
    'one player as text',
    'national-teams',
    set(pastTeam, { team: 'Ana' }),
    now(pastTeam, { team: ['Ana'] }),
    null,
  ],
  [
    'a year in words',
    'national-teams',
    set(pastTeam, { year: 'dos mil' }),
    'same',
    /se muestra como estaba/,
  ],
  [
    'a link that is none',
    'national-teams',
    set(pastTeam, { link: 'la web' }),
    now(pastTeam, { link: null }),
    /dirección/,
  ],
  [
    'one of eight teams deleted',
    'national-teams',
    documents((all) => all.filter(({ id }) => id !== pastTeam)),
    gone(pastTeam),
    null,
  ],
  [
    'a city nobody knows',
    'national-qualifiers',
    set(qualifier, { city: 'Ciudad Gótica' }),
    now(qualifier, { city: 'Ciudad Gótica', province: null }),
    /no se sabe de qué provincia/,
  ],
  [
    'a province nobody knows',
    'national-qualifiers',
    set(qualifier, { province: 'Narnia' }),
    'same',
    /no es el nombre de una provincia/,
  ],
  [
    'a date years from now',
    'national-qualifiers',
    set(qualifier, { date: '2029-01-24T19:00:00.000Z' }),
    now(qualifier, { date: '2029-01-24T19:00:00.000Z' }),
    /es dentro de \d+ días/,
  ],
  [
    'a contact the wrong way round',
    'national-qualifiers',
    set(qualifier, { contact: ['https://example.com/x', '@x'] }),
    now(qualifier, { contact: { label: 'https://example.com/x', url: null } }),
    /dirección/,
  ],
  [
    'the shop deleted',
    'national-qualifiers',
    set(qualifier, { place: ' ' }),
    'same',
    /se muestra como estaba/,
  ],
  [
    'one name as text',
    'national-tournaments-podiums',
    set(podium, { podium: 'Ana' }),
    now(podium, { podium: ['Ana'] }),
    null,
  ],
  [
    'an empty name',
    'national-tournaments-podiums',
    set(podium, { podium: ['Ana', ''] }),
    'same',
    /se muestra como estaba/,
  ],
  [
    'podio for podium',
    'national-tournaments-podiums',
    rename(podium, 'podium', 'podio'),
    'same',
    /se muestra como estaba/,
  ],
  [
    'a place without its number',
    'world-championships-podiums',
    set(world, { podium: [{ name: 'Kenta', country: 'Japón' }] }),
    'same',
    /se muestra como estaba/,
  ],
  [
    'a category nobody knows',
    'communities',
    set(community, { category: 'torneos' }),
    'same',
    /se muestra como estaba/,
  ],
  [
    'an address without https',
    'communities',
    set(community, { url: 'example.com' }),
    now(community, { url: null }),
    /dirección/,
  ],
  ['a year as text', 'communities', set(community, { year: '2025' }), 'same', null],
];

export const collectionMistakes: readonly Mistake[] = table.map(
  ([name, source, edit, shows, says]) => ({ name, source, edit, shows, says }),
);
