/** Comparing a page's figures with the budgets. */
import { budgets, firstViewBudget, htmlBudget } from '../lib/budgets.ts';
import { kilobytes } from '../lib/kilobytes.ts';
import { networkNames, networks } from './networks.ts';
import type { PageFigures } from './page-figures.ts';
import { totalBytes } from './page-load.ts';
import type { TapFigures } from './taps.ts';

const withUnit = (bytes: number): string => `${kilobytes(bytes)} KB`;
const times = (ratio: number): string => `${ratio.toFixed(3)} × the floor`;
const milliseconds = (time: number): string => `${time.toFixed(0)} ms`;

/** One line a budget that a page breaks, with the figure and what it may be. */
export function brokenBudgets(page: PageFigures, floor: PageFigures): string[] {
  const broken: string[] = [];
  const check = (
    name: string,
    value: number,
    budget: number,
    format: (value: number) => string,
  ): void => {
    // Not `value > budget`: a figure that is missing (NaN) must not pass.
    if (value <= budget) return;
    broken.push(`${page.route}: ${name} ${format(value)}, budget ${format(budget)}`);
  };

  check('HTML', page.bytes.html, htmlBudget(page.route), withUnit);
  const all = totalBytes(page.bytes);
  check('first view', all - page.bytes.fonts, firstViewBudget(page.route), withUnit);
  if (page.bytes.fonts > 0) check('first view with fonts', all, budgets.firstView, withUnit);
  const isHeavy = page.bytes.html > budgets.firstRoundTrip;
  for (const network of networkNames) {
    const { fcp, lcp, tbt, cls, lcpKind, lcpElement } = page.times[network];
    const base = floor.times[network];
    // A browser paints what has come (tests/e2e/arrival.test.ts); the simulation waits for the rest.
    const wait = isHeavy ? networks[network].rttMs : 0;
    check(`FCP on ${network}`, (fcp - wait) / base.fcp, budgets.firstPaint, times);
    check(
      `LCP on ${network} (${lcpKind}, ${lcpElement})`,
      (lcp - wait) / base.lcp,
      budgets.largestPaint[lcpKind],
      times,
    );
    check(`TBT on ${network}`, tbt, budgets.blocking, milliseconds);
    check(`CLS on ${network}`, cls, budgets.layoutShift, (score) => score.toFixed(4));
  }
  return broken;
}

/** One line a tap that is answered too late. */
export const lateTaps = (taps: readonly TapFigures[]): string[] =>
  taps.flatMap(({ name, route, milliseconds: elapsed }) =>
    Object.entries(elapsed)
      .filter(([, time]) => !(time <= budgets.tap))
      .map(
        ([when, time]) =>
          `${route}: ${name} answers a tap in ${milliseconds(time)} ${when}, budget ${milliseconds(budgets.tap)}`,
      ),
  );
