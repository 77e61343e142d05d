// @vitest-environment happy-dom
/** «¿Y si…?» and el prode, rendered with odd rounds, names and storage. */
import { act, createElement, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { supposedGroups } from '../../../src/data/what-if.ts';
import { storeBook } from '../../../src/client/prode-picks.ts';
import { prodeRounds } from '../../../src/data/prode.ts';
import Prode from '../../../src/islands/prode/Prode.tsx';
import Fixture from '../../../src/islands/Fixture.tsx';
import { rankedRows, RankingPart } from '../../../src/islands/Ranking.tsx';
import WhatIf from '../../../src/islands/WhatIf.tsx';
import { round, seasonOf } from '../season/season.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error');
});
afterEach(() => {
  // React reports two children with the same key.
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  storeBook(null);
});

/** Renders at an address, and returns the page's text. */
function show(element: ReactNode, search = ''): () => string {
  history.replaceState(null, '', `/${search}`);
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  act(() => createRoot(root).render(createElement(StrictMode, null, element)));
  return () => root.textContent;
}

const press = (name: string): void =>
  act(() => [...document.querySelectorAll('button')].find((b) => b.textContent === name)?.click());

test('one duel that remains, and one that was played meanwhile, are counted as one; nonsense in the address is ignored; parts of a round may share a name', () => {
  const primera = [
    ...round('Fecha 1', '', 'Ana 2-0 Beto'),
    ...round('Fecha 2', '', 'Beto - Caro'),
    ...round('Fecha 2', '', 'Caro - Ana'),
  ];
  const tables = { primera: [['Ana', 'Beto', 'Caro']] };
  const groups = seasonOf({ primera, tables }).divisions.flatMap(supposedGroups);
  const search = '?ysi=primera-ana-beto.2-1_primera-beto-caro.7-7_-._%25';
  const text = show(createElement(WhatIf, { groups }), search);
  expect(text()).toContain('Quedan 2 duelos por jugar');
  expect(text()).toContain('ya se jugó 1: vale el resultado verdadero.');
  expect(text()).toContain('la tabla de hoy');
});

test('a player who withdrew has a place and no zone', () => {
  const primera = [
    ...round('Fecha 1', '', 'Ana 2-0 Beto', 'Caro - Dani'),
    ...round('Fecha 2', '', 'Ana - Caro', 'Beto - Dani'),
    ...round('Fecha 3', '', 'Ana - Dani', 'Beto - Caro'),
  ];
  const tables = { primera: [['Ana', 'Beto', 'Caro', 'Dani']] };
  const forfeits = { withdrawn: { Ana: '2026-11-13' }, left: 'void' } as const;
  const groups = seasonOf({ primera, tables, forfeits }).divisions.flatMap(supposedGroups);
  const text = show(createElement(WhatIf, { groups }));
  expect(text()).toContain('Primero: Ana.');
  expect(text()).not.toContain('ascenso: Ana');
});

/** El prode of a round in two parts, with a walkover. */
function prode(
  primera = [
    ...round('Fecha 1', '', 'Ana - Beto', 'Eva WO- Fede'),
    ...round('Fecha 1', '', 'Ana - Caro'),
  ],
) {
  const facts = { eloOf: () => null, resultAt: () => new Date() };
  const rounds = seasonOf({ primera }).stages.flatMap((stage) => prodeRounds(stage, facts));
  const stage = { key: 'elite', title: 'Élite', rules: { gamesToWin: 2 }, rounds };
  return createElement(Prode, { file: { id: 'elite', season: 'liga', stages: [stage] } });
}

test('el prode forgets the name in its field, too, and a visitor may be called like a favourite', () => {
  localStorage.setItem('prode', JSON.stringify({ name: 'El Elo' }));
  show(prode());
  const field = (): string | undefined =>
    document.querySelector<HTMLInputElement>('input.field')?.value;
  expect(field()).toBe('El Elo');
  press('Olvidar el prode');
  expect(field()).toBe('');
});

test('a friend’s link tells its picks, and says so if this device cannot keep them', () => {
  vi.stubGlobal('localStorage', {});
  const primera = round('Fecha 1', '', 'Ana - Inés');
  const text = show(prode(primera), '?prode=Eva~liga~elite~fecha-1~ana.ines.1-2.k');
  expect(text()).toContain('Ana e Inés: gana Inés 2-1');
  press('Guardar el de Eva');
  expect(text()).toContain('Tu navegador no deja guardarlo');
});

test('a friend’s link without a name is kept under the name that the visitor gives', () => {
  const text = show(prode(), '?prode=~liga~elite~fecha-1~ana.beto.0.k');
  const field = document.querySelector<HTMLInputElement>('.prode-link input');
  act(() => {
    if (field) field.value = 'Eva';
    field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
  press('Guardar el de Eva');
  expect(text()).toContain('Eva ×');
  expect(document.activeElement?.textContent).toContain('Guardamos el prode de Eva');
});

const choose = (choice: number): void =>
  act(() => document.querySelectorAll<HTMLInputElement>('.prode-duel input')[choice]?.click());

test('a pick after the duel’s hour, in a page that was open before it, leaves the earlier pick', () => {
  const primera = round('Fecha 1', '16/11 al 22/11', 'Ana - Beto @ Vie 20/11 21:00');
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T20:00-03:00'));
  const text = show(prode(primera));
  choose(3);
  clock.mockReturnValue(Date.parse('2026-11-20T21:00-03:00'));
  choose(1);
  expect(text()).toContain('elegiste Beto 2-1');
  expect(text()).toContain('Ese duelo ya empezó');
});

/** Replaces all texts as browsers do that translate a page. React then changes texts that no page shows. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.textContent?.trim() === '') continue;
    const translated = document.createElement('span');
    translated.textContent = text.textContent;
    text.parentNode?.replaceChild(translated, text);
  }
}

test('a page in translation shows the new words, names and places of el prode, «¿Y si…?» and the ranking', () => {
  const text = show(prode());
  expect(text()).toContain('Te falta 1 duelo');
  translate();
  choose(0);
  expect(text()).not.toContain('Te falta 1 duelo');

  const primera = round('Fecha 1', '', 'Ana - Beto');
  const tables = { primera: [['Ana', 'Beto']] };
  const groups = seasonOf({ primera, tables }).divisions.flatMap(supposedGroups);
  const supposed = show(createElement(WhatIf, { groups }));
  translate();
  act(() => document.querySelectorAll<HTMLInputElement>('fieldset input').item(3).click());
  expect(supposed()).toContain('Primero: Beto.');
  const places = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(places).toEqual([expect.stringMatching(/1Beto/), expect.stringMatching(/2Ana/)]);

  const players = [
    { nick: 'Ana', elo: 500, maxElo: 700, link: null, page: null },
    { nick: 'Beto', elo: 600, maxElo: 650, link: null, page: null },
  ];
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const react = createRoot(root);
  for (const sort of ['maxElo', 'elo'] as const) {
    const list = rankedRows(players, sort);
    const pages = { elo: '/elo', maxElo: '/max' };
    const view = { list, sort, page: 0, pageSize: 2, pages };
    act(() => react.render(createElement(RankingPart, view)));
    translate();
  }
  expect(document.querySelector('tbody')?.textContent).toBe('1Beto600650N/A2Ana500700N/A');
});

test('without Elo and table, el prode mentions neither', () => {
  expect(show(prode())()).not.toMatch(/el elo|la tabla (?!del)/i);
});

test('a fixture opens its own tool for an address, and closing it leaves that of another fixture in the address', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  // A later season does not have this stage.
  const prodeLink = 'prode=Eva%7Eliga%7Ezona-1%7Efecha-1%7Eana.beto.0.k';
  const isOpen = (): boolean => document.querySelector('[aria-expanded=true]') !== null;
  for (const [props, name, left] of [
    [{ prode: '/prode.json' }, 'Mi prode', '?ysi=elite-e-1.2-0'],
    [{ whatIf: '/ysi.json' }, '¿Y si…?', `?${prodeLink}`],
  ] as const) {
    show(createElement(Fixture, { ...props, stages: 'elite' }), `?ysi=elite-e-1.2-0&${prodeLink}`);
    expect(isOpen()).toBe(true);
    press(name);
    expect(isOpen()).toBe(false);
    expect(location.search).toBe(left);
  }
});

test('a walkover counts for nobody', () => {
  const text = show(prode());
  expect(text()).toMatch(/W\.O\. .*no cuenta para nadie/);
});

test.each([
  ['of another season', 'liga-2020~elite~fecha-1~ana.beto.0.k', 'con 1 pronóstico, es de otra'],
  ['that was cut', 'liga~elite~fecha-1~ana.be', 'cortado'],
  ['without picks', 'liga~elite~fecha-1~', 'no tiene pronósticos'],
])('a link %s says so, and el prode can be played', (_, picks, words) => {
  const text = show(prode(), `?prode=Eva~${picks}`);
  expect(text()).toContain(words);
  expect(text().includes('cortado')).toBe(words === 'cortado');
  press('Seguir sin guardarlo');
  expect(text()).not.toContain(words);
  expect(document.querySelectorAll('fieldset')).toHaveLength(1);
});
