/** How soon a tap is answered on a slow phone, before React is there and once it is. */
import type { Browser, Page } from 'playwright-core';
import { openSlowly, tap } from './slow-phone.ts';
import { median } from './statistics.ts';

export interface TappedControl {
  name: string;
  route: string;
  /** Selectors: what is tapped, and what then is on show. */
  control: string;
  answer: string;
  /** What is on show where React is not there yet, if that is something else: that the tap was heard. */
  heard?: string;
  /** A selector of something in its island. */
  inside: string;
}

export interface TapFigures {
  name: string;
  route: string;
  /** Infinity when there was no answer within 2 s. */
  milliseconds: { 'before React': number; 'with React': number };
}

export const tappedControls: readonly TappedControl[] = [
  {
    name: 'a tab',
    route: '/torneos/nacional',
    control: 'a[href="#puntos"]',
    answer: '#puntos table',
    inside: '#puntos',
  },
  {
    name: 'the next page of the ranking',
    route: '/',
    control: '.ranking-pager a[href]',
    answer: '.ranking-notice[data-status=loading]',
    heard: '.ranking-pager a[aria-busy=true]',
    inside: '.ranking-pager',
  },
  {
    name: 'the daily duels',
    route: '/torneos/liga-nacional',
    control: 'button[commandfor=duelos]',
    answer: '#duelos[open]',
    inside: '#duelos',
  },
];

const phone = { width: 360, height: 740 };
/** React on slow 3G takes seconds; on a busy machine, more. */
const aliveTimeout = 60_000;

/** Opens a route slowly in a browser context of its own, for as long as `use` needs it. */
async function withSlowPage(
  browser: Browser,
  address: string,
  use: (page: Page) => Promise<number | null>,
): Promise<number> {
  const context = await browser.newContext({ viewport: phone, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    await openSlowly(page, address);
    return (await use(page)) ?? Infinity;
  } finally {
    await context.close();
  }
}

/** Medians of `runs` taps on a control of the site at `url`. */
export async function measureTaps(
  browser: Browser,
  url: string,
  { name, route, control, answer, heard, inside }: TappedControl,
  runs: number,
): Promise<TapFigures> {
  const early: number[] = [];
  const late: number[] = [];
  for (let run = 0; run < runs; run++) {
    early.push(
      await withSlowPage(browser, url + route, (page) => tap(page, control, heard ?? answer)),
    );
    late.push(
      await withSlowPage(browser, url + route, async (page) => {
        // Islands come alive when they are touched.
        await page.locator(control).first().focus();
        await page
          .locator(`astro-island:not([ssr]) ${inside}`)
          .first()
          .waitFor({ state: 'attached', timeout: aliveTimeout });
        return tap(page, control, answer);
      }),
    );
  }
  return {
    name,
    route,
    milliseconds: { 'before React': median(early), 'with React': median(late) },
  };
}
