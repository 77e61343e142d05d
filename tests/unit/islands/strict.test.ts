// @vitest-environment happy-dom
/**
 * The five islands as React checks them in development: in strict mode, taking over what the server
 * sent. React says with `console.error` what it finds wrong: another text than the page's, an effect
 * that is not cleaned up, a key that is missing.
 */
import { act, createElement, StrictMode, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { writeRankingFile } from '../../../src/domain/ranking-file.ts';
import ContactForm from '../../../src/islands/ContactForm.tsx';
import DailyDuels from '../../../src/islands/DailyDuels.tsx';
import FixtureTools from '../../../src/islands/FixtureTools.tsx';
import Ranking from '../../../src/islands/Ranking.tsx';
import { loadRanking } from '../../../src/islands/ranking/load.ts';
import { followAddress } from '../../../src/client/early/tabs.ts';
import Tabs from '../../../src/islands/Tabs.tsx';

let complaints: MockInstance;
let root: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  root = document.createElement('div');
  document.body.replaceChildren(root);
});
afterEach(() => {
  const said = [...complaints.mock.calls];
  complaints.mockRestore();
  vi.unstubAllGlobals();
  expect(said).toEqual([]);
});

/** The page's own HTML as Astro gives it to an island: React never looks into it again. */
const slot = (html: string): ReactNode =>
  createElement('astro-slot', {
    dangerouslySetInnerHTML: { __html: html },
    suppressHydrationWarning: true,
  });

/** An island on the page that the server made, in strict mode. */
function hydrate<Props extends object>(island: ComponentType<Props>, props: Props): void {
  const element = createElement(StrictMode, null, createElement(island, props));
  root.innerHTML = renderToString(element);
  act(() => {
    hydrateRoot(root, element);
  });
}

const find = (selector: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

const press = (selector: string): void => act(() => find(selector).click());

const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void =>
  act(() => {
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });

/** Which of these are hidden. */
const hidden = (selector: string): boolean[] =>
  [...root.querySelectorAll(selector)].map((element) => element.hasAttribute('hidden'));

test('tabs say which panel the page shows, and the next by a press', async () => {
  followAddress();
  hydrate(Tabs, {
    children: slot(
      `<div class="tab-list" data-param="seccion">
        <a href="#reglas" data-value="reglas">Reglas</a><a href="#puntos" data-value="puntos">Puntos</a>
      </div>
      <section class="tab-panel" id="reglas"></section><section class="tab-panel" id="puntos"></section>`,
    ),
  });
  await act(() => Promise.resolve());
  const selected = (): (string | null)[] =>
    [...root.querySelectorAll('[role=tab]')].map((tab) => tab.getAttribute('aria-selected'));
  expect([hidden('.tab-panel'), selected()]).toEqual([
    [false, true],
    ['true', 'false'],
  ]);
  // What watches the tabs hears of it a moment later.
  await act(async () => {
    find('a[href="#puntos"]').click();
    await Promise.resolve();
  });
  expect([hidden('.tab-panel'), selected()]).toEqual([
    [true, false],
    ['false', 'true'],
  ]);
});

test('the fixture’s tools find a nick, and open its round', () => {
  const round = (home: string): string =>
    `<details class="round"><table><tbody><tr><th>1</th><td>${home}</td><td>-</td><td>Otro</td></tr></tbody></table></details>`;
  hydrate(FixtureTools, {
    currentRound: '',
    children: slot(round('DonaMuralla') + round('CuyoTiles')),
  });
  type(find('input') as HTMLInputElement, 'cuyo');
  expect([...root.querySelectorAll('details')].map(({ open, hidden }) => [open, hidden])).toEqual([
    [false, true],
    [true, false],
  ]);
  expect(find('[role=status]').textContent).toBe('1 duelo.');
});

test('the calendar of duels shows today’s once it is open', async () => {
  hydrate(DailyDuels, {
    id: 'duelos',
    days: ['2001-01-01', '2999-01-01'],
    children: slot('<table><tbody><tr></tr><tr></tr></tbody></table>'),
  });
  expect(hidden('tr')).toEqual([false, false]);
  // What watches the dialog hears of it a moment later.
  await act(async () => {
    find('dialog').setAttribute('open', '');
    await Promise.resolve();
  });
  expect(find('h2').textContent).toBe('Duelos de hoy');
  expect(hidden('tr')).toEqual([true, true]);
  press('[aria-label="Día siguiente"]');
  press('[aria-label="Día siguiente"]');
  expect(hidden('tr')).toEqual([true, false]);
});

test('the ranking turns its page once the rest has come', async () => {
  const first = { nick: 'Uno', elo: 900, maxElo: 900, link: null };
  const second = { nick: 'Dos', elo: 800, maxElo: 800, link: null };
  const file = writeRankingFile([first, second]);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(file)));
  hydrate(Ranking, {
    count: 2,
    pageSize: 1,
    file: '/datos/ranking.json',
    pages: { maxElo: '/ranking', elo: '/ranking/elo' },
    first: [first],
  });
  expect(find('tbody').textContent).toContain('Uno');
  await act(async () => {
    find('.ranking-pager > :last-child').click();
    await loadRanking('/datos/ranking.json');
  });
  expect(find('tbody').textContent).toContain('Dos');
});

test('the contact form says which field is blank', () => {
  hydrate(ContactForm, {
    service: { origin: 'https://example.com', serviceId: 's', templateId: 't', publicKey: 'k' },
    channels: [],
  });
  const field = find('#message') as HTMLTextAreaElement;
  type(field, '   ');
  expect(field.validationMessage).toContain('Escribí tu mensaje');
});
