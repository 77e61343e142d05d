/** Comparing a page's figures with the budgets. */
import { budgets, firstViewBudget, htmlBudget } from '../lib/budgets.ts';
import { kilobytes } from '../lib/kilobytes.ts';
import { networkNames } from './networks.ts';
import { floorRatios, type PageFigures } from './page-figures.ts';
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
  check('first view', totalBytes(page.bytes), firstViewBudget(page.route), withUnit);
  const ratios = floorRatios(page, floor);
  for (const network of networkNames) {
    const { tbt, cls, lcpKind, lcpElement } = page.times[network];
    const { fcp, lcp } = ratios.times[network];
    check(`FCP on ${network}`, fcp, budgets.firstPaint, times);
    check(
      `LCP on ${network} (${lcpKind}, ${lcpElement})`,
      lcp,
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
