/** What happens to documents. */
import { documents, removeDocument, rename, set, type Mistakes } from './mistake.ts';

const news = 'D8hQs0JrNw5TgUx2MbPi';
const member = '06NO4PWe2H8sL531TY1I';
const pastTeam = 'BwlgIEkTXGXVdS2kccnV';
const qualifier = '29ZELIdG3z2wZYjjTy1Q';
const podium = 'ErNs9kiB5KxVOAbuUkK2';
const world = '0GpnYTrHMFyS7tW3TTLT';
const community = '7EO4GfXYN60FDaKT9bmf';

export const collectionMistakes = {
  news: {
    'paragraphs for parragraphs': rename(news, 'parragraphs', 'paragraphs'),
    'paragraphs as one text': set(news, { parragraphs: 'Hola' }),
    'paragraphs as a number': set(news, { parragraphs: 7 }),
    'a paragraph nobody knows': set(news, { parragraphs: [{ video: 'x' }] }),
    'next year’s date': set(news, { date: '2027-10-12T22:50:00.000Z' }),
    'a date as text': set(news, { date: '12/10/2025' }),
    'the date deleted': set(news, { date: undefined }),
    'the title deleted': set(news, { title: '' }),
    'the title as «titulo»': rename(news, 'title', 'titulo'),
    'a new item without a title': documents(([first, ...rest]) =>
      first ? [first, ...rest, { ...first, id: 'nuevo', title: '' }] : [],
    ),
    'a link as one text': set(news, { link: 'https://example.com/x' }),
    'a link that is none': set(news, { link: ['ver la planilla', 'Ver'] }),
    'a link the wrong way round': set(news, { link: ['Ver', 'https://example.com/x'] }),
    'an item deleted': removeDocument(news),
    'half of the news deleted': documents((all) => all.slice(0, 15)),
    'all of the news deleted': () => '[]',
    'a field renamed everywhere': documents((all) =>
      all.map(({ title, ...rest }) => ({ ...rest, titulo: title })),
    ),
  },
  'current-national-team': {
    'a position in words': set(member, { position: 'capitán' }),
    'a position as text': set(member, { position: '10' }),
    'the nick misspelt': set(member, { nick: 'Niandubay' }),
    'the nick deleted': set(member, { nick: '' }),
    'plaec for place': rename(member, 'place', 'plaec'),
  },
  'national-teams': {
    'a competition nobody knows': set(pastTeam, { competition: 'Copa Sudamericana' }),
    'one player as text': set(pastTeam, { team: 'Ana' }),
    'a year in words': set(pastTeam, { year: 'dos mil' }),
    'a link that is none': set(pastTeam, { link: 'la web' }),
    'one of eight teams deleted': removeDocument(pastTeam),
  },
  'national-qualifiers': {
    'a city nobody knows': set(qualifier, { city: 'Ciudad Gótica' }),
    'a province nobody knows': set(qualifier, { province: 'Narnia' }),
    'a date years from now': set(qualifier, { date: '2029-01-24T19:00:00.000Z' }),
    'a contact the wrong way round': set(qualifier, { contact: ['https://example.com/x', '@x'] }),
    'the shop deleted': set(qualifier, { place: ' ' }),
  },
  'national-tournaments-podiums': {
    'one name as text': set(podium, { podium: 'Ana' }),
    'an empty name': set(podium, { podium: ['Ana', ''] }),
    'podio for podium': rename(podium, 'podium', 'podio'),
  },
  'world-championships-podiums': {
    'a place without its number': set(world, { podium: [{ name: 'Kenta', country: 'Japón' }] }),
  },
  communities: {
    'a category nobody knows': set(community, { category: 'torneos' }),
    'an address without https': set(community, { url: 'example.com' }),
    'a year as text': set(community, { year: '2025' }),
  },
} satisfies Mistakes;
