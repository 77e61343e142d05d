// @vitest-environment happy-dom
/**
 * Hydrates the five islands in React's strict mode. React reports mistakes by `console.error`: a text that differs from
 * the server's, an effect without cleanup, a missing key.
 */
import { act, createElement, StrictMode, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server.browser';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import {
  accountKeys,
  fieldNames,
  type EmailService,
} from '../../../src/config/contact/email-service.ts';
import { rankedPerPage } from '../../../src/lib/pages.ts';
import { writeRankingFile } from '../../../src/sources/sheets/ranking.ts';
import ContactForm from '../../../src/islands/ContactForm.tsx';
import DailyDuels from '../../../src/islands/DailyDuels.tsx';
import Fixture from '../../../src/islands/Fixture.tsx';
import Ranking, { rankedRows, RankingPart } from '../../../src/islands/Ranking.tsx';
import Tabs from '../../../src/islands/Tabs.tsx';

let complaints: MockInstance;
let root: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  root = document.createElement('astro-island');
  document.body.replaceChildren(root);
  // Scripts of a page end with it.
  vi.stubGlobal('addEventListener', root.addEventListener.bind(root));
  vi.stubGlobal('dispatchEvent', root.dispatchEvent.bind(root));
});
afterEach(() => {
  expect(complaints.mock.calls).toEqual([]);
});

/** The page's HTML as Astro passes it to an island as a slot; React never looks into it again. */
const slot = (html: string): ReactNode =>
  createElement('astro-slot', {
    dangerouslySetInnerHTML: { __html: html },
    suppressHydrationWarning: true,
  });

/**
 * Renders an island on the server and hydrates it in strict mode.
 * @param use Acts as the visitor before hydration.
 */
function hydrate<Props extends object>(
  island: ComponentType<Props>,
  props: Props,
  use: () => void = () => undefined,
): void {
  const element = createElement(StrictMode, null, createElement(island, props));
  root.innerHTML = renderToString(element);
  use();
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

/** For each element that matches, true if it is hidden. */
const hidden = (selector: string): boolean[] =>
  [...root.querySelectorAll(selector)].map((element) => element.hasAttribute('hidden'));

/** The elements outside of hidden ones. */
const onShow = (selector: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((found) => !found.closest('[hidden]'));

/** HTML of a stage with its heading and rounds; each round is a list of home players. */
const stage = (name: string, ...rounds: string[][]): string => {
  const duel = (home: string) => `<tr><th>1</th><td>${home}</td><td>-</td><td>Otro</td></tr>`;
  const blocks = rounds.map(
    (homes) =>
      `<details class="round"><table><tbody>${homes.map(duel).join('')}</tbody></table></details>`,
  );
  return `<h4>${name}</h4>${blocks.join('')}`;
};

/** Chooses a nick as the visitor's own card does. */
const chooseNick = (...nicks: string[]): void => {
  localStorage.setItem('jugador', JSON.stringify({ path: '/jugadores/a', nicks }));
  act(() => void dispatchEvent(new Event('own-nicks')));
};

test('once the visitor’s nick is known, the fixture shows their duels alone, in any case, until it is forgotten', () => {
  const groups = [
    stage('Grupo A', ['DonaMuralla', 'CuyoTiles'], ['Caro']),
    stage('Grupo B', ['DonaMuralla'], ['Beto']),
  ];
  hydrate(Fixture, { children: slot(groups.join('')) });
  expect(find('[href="#nick"]').textContent).toBe('Buscar mi nick');
  /** The headings and home players on show, and what is announced. */
  const view = (): string[] => {
    const visible = onShow('h4, tr').map((one) => one.querySelector('td') ?? one);
    return [
      visible.map(({ textContent }) => textContent).join(', '),
      find('[role=status]').textContent,
    ];
  };
  const all = ['Grupo A, DonaMuralla, CuyoTiles, Caro, Grupo B, DonaMuralla, Beto', ''];
  const ofDona = ['Grupo A, DonaMuralla, Grupo B, DonaMuralla', ''];
  chooseNick('DONAmuralla');
  press('[aria-pressed=false]');
  expect(view()).toEqual(ofDona);
  press('[aria-pressed=true]');
  expect(view()).toEqual(all);
  press('[aria-pressed=false]');
  chooseNick('caro');
  expect(view()).toEqual(['Grupo A, Caro', '']);
  chooseNick('nadie');
  expect(view()).toEqual(['', 'No hay duelos de «nadie» acá.']);
  chooseNick();
  expect(view()).toEqual(all);
});

test('one button opens all rounds on show, and its text stays true', async () => {
  const children = slot(stage('Grupo A', ['DonaMuralla'], ['CuyoTiles'], ['Caro']));
  hydrate(Fixture, { currentRoundId: '', children }, () => {
    for (const round of root.querySelectorAll('details')) round.open = true;
  });
  const rounds = [...root.querySelectorAll('details')];
  chooseNick('CuyoTiles');
  const button = find('button:not([aria-pressed])');
  /** Shows the own duels or all, turns the round of a number as a tap does, or presses the button. */
  const use = async (gesture: string | number): Promise<string[]> => {
    const round = typeof gesture === 'number' ? rounds[gesture] : undefined;
    if (round) act(() => void (round.open = !round.open));
    else if (gesture === 'todas') act(() => button.click());
    else if (gesture === 'míos') act(() => find('[aria-pressed]').click());
    // The toggle event comes a task later.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    const states = rounds.map(({ open, hidden }) => {
      if (hidden) return '-';
      return open ? 'o' : 'c';
    });
    return [states.join(''), button.textContent];
  };
  for (const [gesture, ...expected] of [
    // The rounds were opened before hydration.
    ['', 'ooo', 'Cerrar todas'],
    ['todas', 'ccc', 'Abrir todas'],
    [2, 'cco', 'Abrir todas'],
    ['míos', '-o-', 'Cerrar todas'],
    [1, '-c-', 'Abrir todas'],
    ['míos', 'cco', 'Abrir todas'],
    ['todas', 'ooo', 'Cerrar todas'],
    [0, 'coo', 'Abrir todas'],
    [0, 'ooo', 'Cerrar todas'],
    ['todas', 'ccc', 'Abrir todas'],
  ] as const) {
    expect(await use(gesture)).toEqual(expected);
  }
  chooseNick();
});

test('the calendar of duels opens with Buenos Aires’ today, changes days by button and at midnight, and shows all duels when closed', () => {
  // The last second of the 4th in Buenos Aires.
  const now = Date.parse('2026-12-05T02:59:59Z');
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now });
  const duels = ['04T00:00', '04T23:59', '05T00:00', '06T23:59', '09T12:00'].map(
    (hour) => `<tr><td><time datetime="2026-12-${hour}-03:00">${hour}</time></td></tr>`,
  );
  const table = `<table><tbody>${duels.join('')}</tbody></table>`;
  hydrate(DailyDuels, { hasDuels: true, children: slot(table) });
  const dialog = find('dialog') as HTMLDialogElement;
  const view = () => [
    find('h2').textContent,
    [...root.querySelectorAll('tr:not([hidden])')].map((row) => row.textContent).join(' '),
    dialog.className,
    [...root.querySelectorAll('[aria-disabled=true]')]
      .map((button) => button.getAttribute('aria-label'))
      .join(),
  ];
  const turn = (way: string): void => press(`[aria-label="Día ${way}"]`);
  const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
  const all = duels.length;
  expect(root.querySelectorAll('tr:not([hidden])')).toHaveLength(all);
  act(() => {
    dialog.dispatchEvent(new Event('command'));
    dialog.showModal();
  });
  expect(view()).toEqual(['Duelos de hoy', '04T00:00 04T23:59', 'duels', 'Día anterior']);
  turn('siguiente');
  expect(view()).toEqual(['Duelos de mañana', '05T00:00', 'duels', '']);
  turn('siguiente');
  const later = ['Próximos duelos', '06T23:59 09T12:00', 'duels', 'Día siguiente'];
  expect(view()).toEqual(later);
  turn('siguiente');
  expect(view()).toEqual(later);
  turn('anterior');
  pass(10_000);
  expect(view()).toEqual(['Duelos de mañana', '06T23:59', 'duels', '']);
  turn('anterior');
  expect(view()).toEqual(['Duelos de hoy', '05T00:00', 'duels', 'Día anterior']);
  vi.setSystemTime(now + 3 * 86_400_000);
  pass(10_000);
  expect(view()).toEqual(['Duelos de hoy', '', 'duels no-duels', 'Día anterior']);
  act(() => dialog.close());
  expect(hidden('tr')).toEqual(duels.map(() => false));
});

const line = (nick: string, elo: number, maxElo: number) => ({ nick, elo, maxElo, link: null });
const players = [
  line('Ñandú', 500, 900),
  line('ana', 600, 800),
  line('ANA_HÍ', 550, 700),
  line('Beto', 400, 600),
  line('Caro', 300, 500),
];
const loading = 'Cargando ranking, un momento por favor.';
const failed = 'No pudimos cargar el ranking.';

const rankingPages = { maxElo: '/ranking', elo: '/ranking/elo' };

/** Props of the home page's ranking; its slot has the first page. */
const homeRanking = (all: typeof players, pageSize: number) => {
  const part = { list: rankedRows(all, 'maxElo'), sort: 'maxElo', page: 0, pageSize } as const;
  const html = renderToStaticMarkup(createElement(RankingPart, { ...part, pages: rankingPages }));
  const children = slot(html);
  return { pageSize, file: '/datos/ranking.json', pages: rankingPages, children };
};

/**
 * Gestures: «>» next, «<» previous, «elo» and «max» order, «!» retry; answers to the request: «ok», «no», «503».
 */
test.each<[gestures: string, page: string, rows: string, notice: string, requests: number]>([
  ['', '1 de 3', '1 Ñandú, 2 ana', '', 0],
  ['>', '1 de 3', '1 Ñandú, 2 ana', loading, 1],
  ['> ok', '2 de 3', '3 ANA_HÍ, 4 Beto', '', 1],
  // The first page is on show until the rest has come, so the same link leads to the same page.
  ['> > ok', '2 de 3', '3 ANA_HÍ, 4 Beto', '', 1],
  ['> ok > <', '2 de 3', '3 ANA_HÍ, 4 Beto', '', 1],
  ['> ok > >', '3 de 3', '5 Caro', '', 1],
  ['> ok elo', '1 de 3', '1 ana, 2 ANA_HÍ', '', 1],
  ['elo ok', '1 de 3', '1 ana, 2 ANA_HÍ', '', 1],
  ['elo ok max', '1 de 3', '1 Ñandú, 2 ana', '', 1],
  ['elo ok >', '2 de 3', '3 Ñandú, 4 Beto', '', 1],
  ['> no', '1 de 3', '1 Ñandú, 2 ana', failed, 1],
  ['> 503', '1 de 3', '1 Ñandú, 2 ana', failed, 1],
  ['> no ! ok', '2 de 3', '3 ANA_HÍ, 4 Beto', '', 2],
  ['> no > ok', '2 de 3', '3 ANA_HÍ, 4 Beto', '', 2],
])('after «%s» the ranking is at page %s', async (gestures, page, rows, notice, requests) => {
  const answers: PromiseWithResolvers<Response>[] = [];
  vi.stubGlobal('fetch', () => {
    const answer = Promise.withResolvers<Response>();
    answers.push(answer);
    return answer.promise;
  });
  const links = {
    '<': '.ranking-pager > :first-child',
    '>': '.ranking-pager > :last-child',
    elo: '[href="/ranking/elo"]',
    max: '[href="/ranking"]',
    '!': '.ranking-notice button',
  };
  const use = (gesture: string): void => {
    if (gesture in links) onShow(links[gesture as keyof typeof links])[0]?.click();
    else if (gesture === 'ok') answers.at(-1)?.resolve(new Response(writeRankingFile(players)));
    else if (gesture === '503') answers.at(-1)?.resolve(new Response('no', { status: 503 }));
    else answers.at(-1)?.reject(new TypeError('lost'));
  };
  hydrate(Ranking, homeRanking(players, 2));
  for (const gesture of gestures.split(' ').filter(Boolean)) {
    act(() => use(gesture));
    await act(() => new Promise((resolve) => setImmediate(resolve)));
    if (gesture === '!') expect(document.activeElement).toBe(find('[role=status]'));
  }
  const shown = onShow('tbody tr').map(({ children }) =>
    [...children]
      .slice(0, 2)
      .map(({ textContent }) => textContent)
      .join(' '),
  );
  const pages = onShow('.ranking-pager span').map(({ textContent }) => textContent);
  expect(pages).toEqual([`Página ${page}`]);
  const [number, last] = page.split(' de ');
  const ends = onShow('.ranking-pager > :not(span)').map(
    (way) => way.getAttribute('aria-disabled') === 'true',
  );
  expect(ends).toEqual([number === '1', number === last]);
  expect(shown.join(', ')).toBe(rows);
  const said = find('[role=status]').textContent;
  expect(notice === failed ? said.startsWith(failed) : said === notice, said).toBe(true);
  expect(answers).toHaveLength(requests);
  // Each failed request is logged once.
  const failures = gestures.match(/no|503/g)?.length ?? 0;
  expect(complaints.mock.calls.splice(0)).toHaveLength(failures);
});

test('the pressed link keeps the focus in the next view, of the HTML or of React, even if it leads nowhere there', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(writeRankingFile(players))));
  hydrate(Ranking, homeRanking(players, 2));
  const [elo, max, last] = [
    '[href="/ranking/elo"]',
    '[href="/ranking"]',
    '.ranking-pager > :last-child',
  ];
  for (const selector of [elo, max, last, last]) {
    const link = onShow(selector)[0];
    link?.focus();
    act(() => link?.click());
    await act(() => new Promise((resolve) => setImmediate(resolve)));
    expect(document.activeElement).toBe(onShow(selector)[0]);
  }
  // A browser focuses a link without an address only if it is in the tab order.
  for (const end of root.querySelectorAll('a:not([href])')) {
    expect(end.getAttribute('tabindex')).toBe('0');
  }
});

test('a press with a modifier key is left to the browser', () => {
  hydrate(Ranking, homeRanking(players, 2));
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  let wasPrevented = true;
  const endPress = (event: Event): void => {
    wasPrevented = event.defaultPrevented;
    // Otherwise this document would leave for the link's page.
    event.preventDefault();
  };
  document.addEventListener('click', endPress, { once: true });
  act(() => void onShow('.ranking-pager > :last-child')[0]?.dispatchEvent(press));
  expect(wasPrevented).toBe(false);
  expect(onShow('.ranking-pager span')[0]?.textContent).toBe('Página 1 de 3');
});

test('a page of the home ranking links to the page of the full ranking that has the same rows', () => {
  const all = Array.from({ length: 2 * rankedPerPage }, (_, index) => line(`J${index}`, 500, 900));
  hydrate(Ranking, homeRanking(all, rankedPerPage));
  const [next] = onShow('.ranking-pager > :last-child');
  expect(next?.getAttribute('href')).toBe(`/ranking/pagina/2#pos-${rankedPerPage + 1}`);
});

const service = Object.fromEntries(
  [...accountKeys, 'origin'].map((key) => [key, 'x']),
) as EmailService;

const fields = Object.values(fieldNames).map(
  (name) => `<p><input class="field" id="${name}" name="${name}"></p>`,
);
const contactForm = { service, channels: [], children: slot(`<form>${fields.join('')}</form>`) };

/** Props of tabs; the slot has a panel for each. */
const tabsOf = (...ids: string[]) => ({
  ...{ label: 'Divisiones', param: 'division', tabs: ids.map((id) => ({ id, label: id })) },
  children: slot(ids.map((id) => `<section class="tab-panel" id="${id}">${id}</section>`).join('')),
});

/** Opens the dialog, fills in the fields, translates the texts and inserts elements beside fields. */
function changePage(): void {
  root.querySelector('dialog')?.showModal();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const translated = document.createElement('span');
    translated.append(`In English: ${text.data}`);
    if (text.data.trim() !== '') text.replaceWith(translated);
  }
  for (const field of root.querySelectorAll<HTMLInputElement>('.field')) {
    field.value = 'Caro';
    field.before(document.createElement('span'));
    field.after(document.createElement('div'));
    field.parentElement?.after(document.createElement('div'));
  }
}

/** A row of the calendar, which stays until somebody presses a day. */
const oneRow = slot('<table><tbody><tr></tr></tbody></table>');

test.each<[string, (change: () => void) => void]>([
  ['tabs', (change) => hydrate(Tabs, tabsOf('elite', 'oro'), change)],
  ['the form', (change) => hydrate(ContactForm, contactForm, change)],
  ['the calendar', (change) => hydrate(DailyDuels, { hasDuels: true, children: oneRow }, change)],
])(
  'hydration keeps the elements of %s, although visitors and programs changed them',
  (_, hydrateIsland) => {
    const controls = 'a, button, .field, dialog[open], tr:not([hidden])';
    let before: Element[] = [];
    hydrateIsland(() => {
      changePage();
      before = [...root.querySelectorAll(controls)];
    });
    expect(before.length).toBeGreaterThan(1);
    const after = [...root.querySelectorAll(controls)];
    expect(before.map((element) => after.indexOf(element))).toEqual([...before.keys()]);
    for (const { value } of root.querySelectorAll<HTMLInputElement>('.field')) {
      expect(value).toBe('Caro');
    }
  },
);

test('a broken island says so, offers to reload the page, and leaves its slot readable', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('{"version":1,"players":[[{},1,1,null]]}')),
  );
  hydrate(Ranking, homeRanking(players, 2));
  press('[href="/ranking/elo"]');
  await act(() => new Promise((resolve) => setImmediate(resolve)));
  expect(find('[role=alert]').textContent).toContain('Unexpected Application Error!');
  expect(find('[scope=row]').textContent).toBe('Ñandú');
  expect(find('[role=alert] a').getAttribute('href')).toBe('/');
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  press('[role=alert] button');
  expect(reload).toHaveBeenCalledOnce();
  expect(complaints.mock.calls.splice(0).length).toBeGreaterThan(0);
});

test('an address of no tab selects the first one, also if the early script had selected another', () => {
  history.replaceState(null, '', '/#100%');
  hydrate(Tabs, tabsOf('elite', 'oro'), () => {
    for (const tab of root.querySelectorAll('a')) tab.setAttribute('aria-selected', 'true');
  });
  const selected = [...root.querySelectorAll('[aria-selected=true]')].map((tab) => tab.id);
  const visible = [...root.querySelectorAll('.tab-panel:not([hidden])')].map((panel) => panel.id);
  expect([selected, visible]).toEqual([['tab-elite'], ['elite']]);
});

/** Presses a key on the focused tab; returns true if the island answered it. */
function pressKey(key: string, modifier: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifier });
  act(() => void document.activeElement?.dispatchEvent(event));
  return event.defaultPrevented;
}

test('arrows, Home and End choose and focus a tab, the only one in the tab order; other keys are the browser’s', () => {
  hydrate(Tabs, tabsOf('elite', 'platinum', 'oro'));
  find('#tab-elite').focus();
  const inOrder = () => [...root.querySelectorAll('a[tabindex="0"]')].map(({ id }) => id);
  for (const [key, id] of [
    ['ArrowRight', 'platinum'],
    ['End', 'oro'],
    ['ArrowRight', 'elite'],
    ['ArrowLeft', 'oro'],
    ['Home', 'elite'],
  ] as const) {
    expect(pressKey(key), key).toBe(true);
    expect([document.activeElement?.id, ...inOrder()]).toEqual([`tab-${id}`, `tab-${id}`]);
    expect(root.querySelector('.tab-panel:not([hidden])')?.id).toBe(id);
  }
  for (const [key, modifier] of [
    ['ArrowRight', { altKey: true }],
    ['ArrowRight', { metaKey: true }],
    ['End', { shiftKey: true }],
    ['a', {}],
  ] as const) {
    expect(pressKey(key, modifier), key).toBe(false);
    expect(inOrder()).toEqual(['tab-elite']);
  }
});

test('the contact form says which field is blank', () => {
  hydrate(ContactForm, contactForm);
  for (const name of [fieldNames.name, fieldNames.message]) {
    const field = find(`#${name}`) as HTMLInputElement | HTMLTextAreaElement;
    type(field, ' \t ');
    expect(field.validationMessage).toMatch(/^Escribí tu (nombre|mensaje): hay solo espacios\.$/);
    type(field, 'Ahora sí');
    expect(field.validationMessage).toBe('');
  }
});

test('the closed calendar gives its button the focus, also in Safari 16, which has no checkVisibility', () => {
  hydrate(DailyDuels, { hasDuels: false });
  const opener = document.createElement('button');
  opener.setAttribute('commandfor', 'duelos');
  document.body.append(opener);
  Object.assign(opener, { checkVisibility: undefined, getClientRects: () => [new DOMRect()] });
  const dialog = find('dialog') as HTMLDialogElement;
  dialog.showModal();
  act(() => dialog.close());
  expect(document.activeElement).toBe(opener);
});
