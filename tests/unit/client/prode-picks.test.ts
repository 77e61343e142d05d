// @vitest-environment happy-dom
/** What a device keeps of el prode: picks, friends, and what is left of a damaged book. */
import { expect, test, vi } from 'vitest';
import {
  onBookChange,
  picksOf,
  readBook,
  storeBook,
  storedBook,
  withFriend,
  withoutFriend,
  withPick,
} from '../../../src/client/prode-picks.ts';
import { markAgenda } from '../../../src/client/prode-notes.ts';
import { bookKey } from '../../../src/client/storage.ts';
import { stageKey, type ProdePick } from '../../../src/season/prode.ts';

const stage = stageKey('league-1a', 'oro-a');
const pick = (pickedAt: number): ProdePick => ({ winner: 1, score: null, pickedAt });
const link = (name: string, duel: string) => ({
  ...{ name, season: 'league-1a', stage: 'oro-a', round: 'fecha-5', unreadable: 0 },
  picks: new Map([[duel, pick(5)]]),
});
const empty = readBook(null);

test('a stored book is read back, picks and friends', () => {
  const own = withPick({ ...empty, name: 'Ana' }, stage, 'ana.beto', { ...pick(3), score: [0, 2] });
  const book = withFriend(withFriend(own, link('Beto', 'ana.beto')), link('Beto', 'caro.dani'));
  storeBook(book);
  expect(readBook(storedBook())).toEqual(book);
  expect([...picksOf(book.friends.get('Beto') ?? new Map(), stage).keys()]).toEqual([
    'ana.beto',
    'caro.dani',
  ]);
  expect(withoutFriend(book, 'Beto')).toEqual(own);
});

test.each(['{', '[]', '"x"', '{"mine": 3, "friends": [1], "name": {}}'])(
  'a book that somebody else wrote is empty: %s',
  (text) => {
    expect(readBook(text)).toEqual(empty);
  },
);

test('of a damaged book the sound parts stay', () => {
  const text = JSON.stringify({
    ...{ name: 'Ana\n', mine: { [stage]: 'ana.beto.1.3_ana.b' } },
    friends: { ' ': {}, ' Beto': { [stage]: 7 } },
  });
  expect(readBook(text)).toEqual({
    ...{ name: 'Ana', mine: new Map([[stage, new Map([['ana.beto', pick(3)]])]]) },
    friends: new Map([['Beto', new Map()]]),
  });
});

test('changes are heard, also of other pages and of the own card, and a book is forgotten', () => {
  const heard = vi.fn();
  const stop = onBookChange(heard);
  expect(storeBook({ ...empty, name: 'Ana' })).toBe(true);
  expect(readBook(storedBook()).name).toBe('Ana');
  storeBook(null);
  expect([storedBook(), localStorage.getItem(bookKey)]).toEqual([null, null]);
  expect(heard).toHaveBeenCalledTimes(2);
  for (const event of ['storage', 'pageshow', 'own-nicks']) {
    heard.mockClear();
    dispatchEvent(new Event(event));
    expect(heard, event).toHaveBeenCalled();
  }
  stop();
  heard.mockClear();
  storeBook(empty);
  expect(heard).not.toHaveBeenCalled();
});

test('without storage the book lasts as long as the page', () => {
  const denied = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied });
  expect(storeBook({ ...empty, name: 'Ana' })).toBe(false);
  expect(readBook(storedBook()).name).toBe('Ana');
});

test.each([
  ['', 0, [2, 1], 'Ana (tu prode: 2-1) vs Beto'],
  ['1', 0, [2, 1], 'Beto vs Ana (tu prode: 1-2)'],
  ['', 1, null, 'Ana vs Beto (tu prode)'],
] as const)('home «%s», pick %i %j: %s', (home, winner, score, text) => {
  const games = score && ([...score] as [number, number]);
  storeBook(withPick(empty, stage, 'ana.beto', { ...pick(3), winner, score: games }));
  const [first, second] = home === '1' ? ['Beto', 'Ana'] : ['Ana', 'Beto'];
  // Only the first player has a page.
  document.body.innerHTML = `<p data-prode="league-1a~oro-a~ana.beto" data-home="${home}">
    <span class="agenda-home"><a href="/x">${first}</a></span>
    <span class="agenda-rival">vs <span>${second}</span></span></p>`;
  markAgenda();
  markAgenda();
  expect(document.body.textContent.trim().replace(/\s+/g, ' ')).toBe(text);
});
