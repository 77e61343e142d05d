/**
 * No tap is lost (docs/product.md, «Behaviour»): each kind of control is tried under each condition in which something
 * is missing. The table is in docs/islands.md: a row per control, a column per condition, the visitor's answer in each
 * cell.
 */
import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import {
  denyStorage,
  closeBroken,
  fillForm,
  holdScripts,
  islandChunks,
  openBlank,
  takeMail,
  touchIslands,
} from '../fixtures/browser.ts';

/** Selectors of a control's answers. Every answer but `absent` is visible after one press. */
interface Answers {
  /** The browser's own answer, in place. */
  platform: string;
  /** React's answer; a control without it has only the browser's. */
  react?: string;
  /** If React never loads: the sentence that says so and names what still works. */
  said?: string;
  /** If React never loads: the page that the browser goes to. */
  leaves?: RegExp;
  /** Replacement of the control that is visible without JavaScript. */
  absent?: string;
}

type Answer = keyof Answers;

interface Control extends Answers {
  /** The page; a fragment names the panel that another control of the same page has shown before. */
  route: string;
  press: (page: Page) => Promise<unknown>;
}

const league = '/torneos/liga-nacional';
const fixture = '/torneos/liga-nacional#elite-fixture';
const failure = (advice: string): string => `.load-failure:has-text("${advice}")`;
const click =
  (selector: string) =>
  (page: Page): Promise<void> =>
    page.locator(`${selector}:visible`).first().click();

async function send(page: Page): Promise<void> {
  await fillForm(page);
  await page.locator('form.contact button').click();
}

const controls = {
  tab: {
    route: league,
    press: click('a[href="#elite-fixture"]'),
    platform: '#elite-fixture .round',
  },
  'all rounds': {
    route: fixture,
    press: click('.fixture-tools button:text("todas")'),
    platform: '.fixture-tools button[aria-busy=true]',
    react: 'details.round[open] ~ details.round[open]',
    said: failure('Las fechas se abren igual'),
    absent: 'details.round summary',
  },
  'what if': {
    route: fixture,
    press: click('.fixture-tools [aria-expanded]'),
    platform: '.fixture-tools [aria-expanded][aria-busy=true]',
    react: '.what-if table',
    said: failure('Las fechas se abren igual'),
    absent: 'details.round summary',
  },
  calendar: {
    route: league,
    press: click(':is(button[commandfor=duelos], .calendar-link)'),
    platform: '#duelos[open] h2',
    react: '#duelos[open] h2',
    leaves: /\/duelos$/,
  },
  ranking: {
    route: '/',
    press: click('.ranking-pager a[rel=next]'),
    platform: '.ranking-pager a[aria-busy=true]',
    react: '.ranking-pager :text("Página 2 de 9")',
    said: failure('ranking completo'),
    leaves: /\/ranking#pos-16$/,
  },
  contact: {
    route: '/contacto',
    press: send,
    platform: 'form.contact button:text-is("Enviando…")',
    react: '.contact-status:text-is("Mensaje enviado con éxito")',
    said: failure('sigue en el formulario'),
    leaves: /emailjs\.com/,
  },
} satisfies Record<string, Control>;

type Name = keyof typeof controls;

/** Aborts the first request of each page for each chunk. A press changes the address of a page, but loads no other. */
async function loseOnce(page: Page): Promise<void> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.clear();
  });
  await page.route(islandChunks, async (route) => {
    const url = route.request().url();
    const isFirst = !asked.has(url);
    asked.add(url);
    await (isFirst ? route.abort() : route.continue());
  });
}

const hideCommands = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    for (const name of ['command', 'commandForElement']) {
      Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    }
  });

interface Condition {
  options?: BrowserContextOptions;
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Runs once the page is open. */
  then?: (page: Page) => Promise<unknown>;
}

const conditions = {
  'chunks lost once': { prepare: loseOnce },
  'chunks lost for good': { prepare: (page) => page.route(islandChunks, (route) => route.abort()) },
  'offline after it came': {
    then: (page) => page.context().setOffline(true),
  },
  // The calendar's button is a link until React is there.
  'no commands, no popovers': { prepare: hideCommands, then: touchIslands },
  'no storage': { prepare: denyStorage },
  'no JavaScript': { options: { javaScriptEnabled: false } },
} satisfies Record<string, Condition>;

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The cells of the table in docs/islands.md, row by row. */
function documented(): [control: Name, condition: keyof typeof conditions, answer: Answer][] {
  const lines = readFileSync('docs/islands.md', 'utf8').split('\n');
  const first = lines.findIndex((line) => line.startsWith('| control'));
  const [headings = [], , ...rows] = lines
    .slice(first, lines.indexOf('', first))
    .map((line) => cellsOf(line));
  return rows.flatMap(([control, ...answers]) =>
    answers.map((answer, index): [Name, keyof typeof conditions, Answer] => [
      control as Name,
      headings[index + 1] as keyof typeof conditions,
      answer.toLowerCase() as Answer,
    ]),
  );
}

const cells = documented();

const expectOnShow = (page: Page, selector: string): Promise<void> =>
  page.locator(selector).first().waitFor();

test('the table has every control and every condition', () => {
  const count = Object.keys(controls).length * Object.keys(conditions).length;
  expect(new Set(cells.map(([control, condition]) => `${control}, ${condition}`)).size).toBe(count);
});

/**
 * The only conditions under which the oldest browser may differ: it lacks commands and `(scripting: none)`. The table
 * tells of browsers with commands where the condition is another.
 */
const differing: (keyof typeof conditions)[] = ['no commands, no popovers', 'no JavaScript'];

/** A control's page without the fragment, which the press of a tab replaces. */
const pathOf = ({ route }: Control): string => route.replace(/#.*/, '');

const paths = new Set(Object.values(controls).map(pathOf));
const tried = (Object.keys(conditions) as (keyof typeof conditions)[]).filter(
  (condition) => !inject('isOldest') || differing.includes(condition),
);

test.each(tried)('a press is never lost: %s', async (condition) => {
  const { options, prepare, then }: Condition = conditions[condition];
  const page = await openBlank(options);
  await takeMail(page);
  await prepare?.(page);
  const presses = cells.filter(([, missing]) => missing === condition);
  for (const path of paths) {
    await page.context().setOffline(false);
    await page.goto(path);
    await then?.(page);
    for (const [name, , answer] of presses) {
      const control: Control = controls[name];
      if (pathOf(control) !== path) continue;
      if (answer !== 'absent') await control.press(page);
      if (answer === 'leaves') await page.waitForURL(control.leaves ?? 'never');
      else await expectOnShow(page, control[answer] ?? 'never');
      expect(await page.locator('[aria-busy=true]').count(), name).toBe(0);
    }
  }
  await closeBroken();
});

/** Disables the timeout of remembered presses, so that a busy machine does not end up in another condition. */
const waitForEver = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((task: () => void, ms = 0) =>
      ms < 1000 ? later(task, ms) : 0) as typeof window.setTimeout;
  });

// The oldest browser follows the calendar's link at once.
const names = (Object.keys(controls) as Name[]).filter(
  (name) => !inject('isOldest') || name !== 'calendar',
);
test('a press before hydration is answered before the next paint, and repeated once React is there', async () => {
  const page = await openBlank();
  await takeMail(page);
  await waitForEver(page);
  for (const name of names) {
    const letThrough = await holdScripts(page, islandChunks);
    const { route, press, platform, react }: Control = controls[name];
    // A fragment of the page on show would not load it again.
    await page.goto('/robots.txt');
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await page.evaluate(
      (selector) => {
        const isOnShow = (): boolean =>
          [...document.querySelectorAll(selector)].some((found) => found.checkVisibility());
        // The capture phase runs before the page's own handlers. Only the last click counts, because Playwright cancels
        // and repeats a click that would hit an element that has moved there.
        const onClick = (): void => {
          const wasAnswered = new Promise(requestAnimationFrame).then(isOnShow);
          Object.assign(window, { wasAnswered });
        };
        addEventListener('click', onClick, { capture: true });
      },
      platform.replace(/:text-is\("(.*)"\)/, ''),
    );
    await press(page);
    const wasAnswered = await page.evaluate(() => Reflect.get(window, 'wasAnswered') as unknown);
    expect(wasAnswered, name).toBe(true);
    letThrough();
    await expectOnShow(page, react ?? platform);
  }
});
