/** The site's main gestures. Each step is something that the visitor does, or must see afterwards. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Tab } from './tab.ts';

type Step = (tab: Tab) => Promise<void>;

/** Waits until `holds`, which runs in the page, is true there. Throws after 20 s, far longer than any step takes. */
const until =
  <Argument>(holds: (argument: Argument) => boolean | Promise<boolean>, argument: Argument): Step =>
  async (tab) => {
    const end = performance.now() + 20_000;
    // During a navigation `evaluate` rejects: the condition counts as false, and is tried again.
    while (!(await tab.evaluate(holds, argument).catch(() => false))) {
      if (performance.now() > end)
        throw new Error(`never true of ${JSON.stringify(argument)}: ${holds.toString()}`);
      await pause(50);
    }
  };

const isOnShow = ([css, text, wanted]: readonly [string, string, boolean]): boolean =>
  [...document.querySelectorAll(css)].some(
    (found) => found.checkVisibility() && found.textContent.includes(text),
  ) === wanted;
const sees = (selector: string, text = ''): Step => until(isOnShow, [selector, text, true]);
const misses = (selector: string): Step => until(isOnShow, [selector, '', false]);
const hasFocus = (selector: string): Step =>
  until((css) => document.activeElement?.matches(css) === true, selector);

/** Scrolls the element into view and waits until it does not move for two frames. */
const isSteady = (selector: string): Step =>
  until(async (css) => {
    const target = document.querySelector(css);
    if (!target?.checkVisibility()) return false;
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { top } = target.getBoundingClientRect();
    for (let frame = 0; frame < 2; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return target.getBoundingClientRect().top === top;
  }, selector);

const tap = (selector: string): Step[] => [isSteady(selector), (tab) => tab.click(selector)];
const type = (selector: string, text: string): Step[] => [
  isSteady(selector),
  (tab) => tab.type(selector, text),
];
const escape: Step = (tab) => tab.escape();
const back: Step = (tab) => tab.evaluate(() => void setTimeout(() => history.back()), null);

const league = '/torneos/liga-nacional';
const item = '/noticias/gran-final-liga-2026';
/** The calendar's button, or the link that browsers without commands get instead. */
const opener =
  '[data-js=commands] [commandfor=duelos], :root:not([data-js=commands]) .calendar-link';
const scripts = sees('.scheme-button[aria-pressed]');

/** Waits until React runs all islands, which a sign of a person starts. */
const isReactThere = until(() => {
  dispatchEvent(new Event('pointermove'));
  return document.querySelector('astro-island[ssr]') === null;
}, null);

export const message = 'Desde otro navegador.';

/** Hides that the browser is automated: otherwise the mail service's script refuses before it sends anything. */
const hideDriver: Step = (tab) =>
  tab.evaluate(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
  }, null);

type Gesture = readonly [name: string, route: string, ...steps: (Step | Step[])[]];

export const gestures: readonly Gesture[] = [
  ['menu', '/', misses('#menu'), tap('.menu-button'), sees('#menu'), escape, misses('#menu')],
  [
    'tabs',
    league,
    scripts,
    tap('a[href="#oro"]'),
    sees('#oro-posiciones'),
    misses('#elite'),
    tap('a[href="#elite"]'),
    sees('#elite-posiciones'),
    misses('#oro'),
    isReactThere,
    tap('a[href="#oro"]'),
    sees('#oro-posiciones'),
    misses('#elite'),
  ],
  [
    'tabs, another page, and back',
    `${league}?division=platinum`,
    tap('a[href="#platinum-fixture"]'),
    sees('#platinum-fixture'),
    tap('a[href="#oro"]'),
    sees('#oro-fixture'),
    tap('footer a[href="/contacto"]'),
    sees('form.contact'),
    back,
    sees('#oro-fixture'),
    misses('#platinum'),
  ],
  [
    'a block of the fixture',
    `${league}?seccion=fixture`,
    tap('#elite-fixture .round summary'),
    sees('#elite-fixture .round[open] table'),
  ],
  [
    'the own duels of a fixture',
    `${league}?division=platinum&seccion=fixture`,
    type('.own-card input', 'DonaMuralla'),
    tap('.own-card [type=submit]'),
    tap('#platinum-fixture [aria-pressed]'),
    sees('#platinum-fixture .round[open] td', 'DonaMuralla'),
  ],
  [
    'daily duels, closed by Escape and by its button',
    league,
    isReactThere,
    tap(opener),
    sees('#duelos h2', 'Duelos de hoy'),
    tap('#duelos [aria-label="Día siguiente"]'),
    sees('#duelos h2', 'Duelos de mañana'),
    escape,
    misses('#duelos'),
    hasFocus(opener),
    tap(opener),
    sees('#duelos'),
    tap('#duelos form [type=submit]'),
    misses('#duelos'),
  ],
  [
    'the ranking’s next page',
    '/#ranking',
    scripts,
    tap('.ranking-pager [rel=next]'),
    sees('.ranking-pager', 'Página 2 de'),
  ],
  [
    'a message by the contact form',
    '/contacto',
    scripts,
    hideDriver,
    type('#user_name', 'Ñata'),
    type('#user_email', 'nata@example.com'),
    type('#message', message),
    tap('form.contact [type=submit]'),
    sees('.contact-status', 'Mensaje enviado con éxito'),
  ],
  [
    'sharing',
    item,
    scripts,
    tap('.share summary'),
    tap('.share button'),
    sees('.share :is(.copied, textarea)'),
  ],
  [
    'the search',
    '/buscar',
    type('.search input', 'jacar'),
    sees('.search ol a', 'JacarandáEnFlor'),
    tap('.search ol a'),
    sees('h1', 'JacarandáEnFlor'),
  ],
  ['dark colours', '/', tap('.scheme-button'), sees('html[data-scheme=dark] h1')],
];
