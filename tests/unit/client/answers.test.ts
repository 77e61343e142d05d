// @vitest-environment happy-dom
/** Answers of the network: late ones, after the visitor has asked for something else, and failures. */
import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';

/** A request of the page, not answered yet. */
interface Asked {
  request: string;
  resolve: (answer: unknown) => void;
}
let asked: Asked[];

function ask(request: string): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers();
  asked.push({ request, resolve });
  return promise;
}

/** Answers the last open request of an address or query, and lets the page handle the answer. */
async function answer(request: string, content: unknown): Promise<void> {
  await setImmediate();
  const at = asked.findLastIndex((one) => one.request === request);
  expect(at, request).not.toBe(-1);
  for (const { resolve } of asked.splice(at, 1)) resolve(content);
  await setImmediate();
}

function submit(text: string): void {
  const input = document.querySelector('input');
  if (input) input.value = text;
  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
}

beforeEach(() => {
  asked = [];
  vi.resetModules();
});

/** Opens the search with a text that the visitor typed before its script came. */
async function openSearch(typed: string): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
  vi.stubGlobal('ask', ask);
  const module = 'export const options = async () => {}; export const search = ask';
  document.body.innerHTML = `<div class="search" data-pagefind="data:text/javascript,${module}//">
    <form><input value="${typed}"></form><p role="status"></p><ol></ol><button type="button"></button></div>`;
  await import('../../../src/client/search.ts');
}

/** Answers the search of a query with so many results. */
async function answerSearch(query: string, count: number): Promise<void> {
  const meta = { title: query, kind: 'Página' };
  const result = { raw_url: '/', meta, excerpt: query, plain_excerpt: query };
  const results = Array.from({ length: count }, () => ({ data: () => Promise.resolve(result) }));
  await answer(query, { results });
}

test('the search shows the results of the last query, and none of the one before', async () => {
  await openSearch('');
  submit('copa');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  submit('liga');
  await answerSearch('liga', 11);
  await answerSearch('copa', 1);
  expect(document.querySelector('ol')?.textContent).toMatch(/^(liga\S*){10}/);
  const more = document.querySelector('button');
  expect(more?.hidden).toBe(false);
  submit('copa');
  expect(more?.hidden).toBe(true);
  await answerSearch('copa', 1);
  expect(document.querySelector('[role=status]')?.textContent).toBe('Hay un resultado.');
});

test('the search looks for what was typed before its script came, whatever the address asks', async () => {
  history.replaceState(null, '', '?q=copa');
  await openSearch('liga');
  await answerSearch('liga', 1);
  expect(document.querySelector('input')?.value).toBe('liga');
});

/** Opens a page with the own card. Returns the text that the card announces. */
async function openOwnCard(): Promise<() => string | undefined> {
  vi.stubGlobal('fetch', ask);
  document.body.innerHTML = `<div class="own-card"><form action="https://s.example/list"><input></form>
    <div class="own-lines"></div><button class="own-forget"></button><p role="status"></p></div>`;
  await import('../../../src/client/own-card.ts');
  return () => document.querySelector('[role=status]')?.textContent;
}

const answerJson = (address: string, content: object, status = 200) =>
  answer(address, new Response(JSON.stringify(content), { status }));

const players = ['Ana', 'Anahí', 'Beto', 'Caro'].map((nick) => ({
  nick,
  url: `https://s.example/${nick}`,
  former: nick === 'Caro' ? ['Carolina'] : [],
}));
const answerList = () => answerJson('https://s.example/list', { players });
const answerFile = (nick: string) =>
  answerJson(`/${nick}.json`, {
    paragraphs: [nick, 'Título 5 %', 'Permanencia 9 %', 'Te faltan 2 duelos'],
    facts: { results: 0, places: [], next: null },
  });

test('the own card shows the player whose nick was typed last', async () => {
  await openOwnCard();
  submit('Ana');
  await answerList();
  submit('Beto');
  submit('Caro');
  await answerList();
  await answerFile('Caro');
  // The answers that nobody waits for any more: Beto's list, and Ana's file.
  await answerList();
  await answerFile('Ana');
  expect(document.querySelector('.own-lines')?.textContent).toMatch(
    /^CaroTítulo 5 %Permanencia 9 %Cuando vuelvas.*MásTe faltan 2 duelos$/,
  );
  expect(document.querySelector('.own-lines details p')?.textContent).toBe('Te faltan 2 duelos');
});

test.each([
  ['an', 'Encontramos 2 jugadores con «an»: escribí el nick entero.'],
  ['nadie<b>', 'Ningún jugador tiene «nadie<b>» en su nick.'],
  ['...', 'Ningún jugador tiene «...» en su nick.'],
])('the own card takes no player for «%s»', async (text, message) => {
  const said = await openOwnCard();
  submit(text);
  await answerList();
  expect(said()).toBe(message);
  expect(localStorage.getItem('jugador')).toBeNull();
});

test('the own card takes a player for a part of the nick that nobody else has, even where storage is denied', async () => {
  vi.stubGlobal('localStorage', undefined);
  const said = await openOwnCard();
  submit('bet');
  await answerList();
  await answerFile('Beto');
  expect(document.querySelector('.own-lines p')?.textContent).toBe('Beto');
  expect(said()).toContain('Tu navegador no deja recordarlo: vale solo en esta página.');
  document.querySelector<HTMLElement>('.own-forget')?.click();
  expect(document.querySelector('.own-lines p')).toBeNull();
});

test('the own card follows a remembered player to another nick', async () => {
  localStorage.setItem('jugador', JSON.stringify({ path: '/Carolina', nicks: ['Carolina'] }));
  await openOwnCard();
  await answerJson('/Carolina.json', {}, 404);
  await answerList();
  await answerFile('Caro');
  expect(document.querySelector('.own-lines p')?.textContent).toBe('Caro');
  expect(localStorage.getItem('jugador')).toContain('"nicks":["Caro","Carolina"]');
});

test('a remembered player whose file cannot be fetched is told so', async () => {
  localStorage.setItem('jugador', JSON.stringify({ path: '/Ana', nicks: ['Ana'] }));
  const said = await openOwnCard();
  await answerJson('/Ana.json', {}, 500);
  expect(said()).toBe('No pudimos traer los datos: revisá tu conexión y probá de nuevo.');
});

test('a player who is listed, but has no file any more, is not remembered with a promise', async () => {
  const said = await openOwnCard();
  submit('Ana');
  await answerList();
  await answerJson('/Ana.json', {}, 404);
  await answerList();
  expect(said()).toBe('Ana ya no está entre los jugadores. Para elegir otro nick, tocá «Olvidar».');
});
