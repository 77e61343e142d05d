/** Compares the figures of pages with the floor's and with the budgets, and writes them as Markdown. */
import { budgets, kilobytes } from '../lib/budgets.ts';
import { byteKinds, networkNames, networks, type NetworkName, type PageLoad } from './page-load.ts';

export interface PageFigures {
  route: string;
  loads: Record<NetworkName, PageLoad>;
}

export interface PageBench {
  /** Day, processor, cores, Node and browser. */
  where: string;
  /** Number of loads of which each figure is the median. */
  runs: number;
  floor: PageFigures;
  pages: PageFigures[];
}

/** Returns a Markdown table; columns but the first are aligned to the right. */
function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const rules = headings.map((_, column) => (column === 0 ? '---' : '--:'));
  return [headings, rules, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function timesTable({ floor, pages }: PageBench): string {
  const rows = [floor, ...pages].map(({ route, loads }) => {
    const times = networkNames.flatMap((network) => {
      const { fcp, lcp, tbt, cls } = loads[network];
      const format = (time: number, floorTime: number): string =>
        `${time.toFixed(0)} (${(time / floorTime).toFixed(2)})`;
      const base = floor.loads[network];
      return [format(fcp, base.fcp), format(lcp, base.lcp), tbt.toFixed(0), cls.toFixed(3)];
    });
    const elements = networkNames.map((network) => {
      const { lcpKind, lcpElement } = loads[network];
      return `${lcpKind}: ${lcpElement.split(' > ').slice(-2).join(' > ')}`;
    });
    return [route, ...times, [...new Set(elements)].join(', ')];
  });
  const headings = networkNames.flatMap((name) => [`${name}: FCP`, 'LCP', 'TBT', 'CLS']);
  return table(['page', ...headings, 'largest element'], rows);
}

const bytesTable = ({ floor, pages }: PageBench): string =>
  table(
    ['page', ...byteKinds, 'all', 'requests'],
    [floor, ...pages].map(({ route, loads }) => {
      const { bytes, requests } = loads['slow 4G'];
      const sizes = byteKinds.map((kind) => bytes[kind]);
      const all = sizes.reduce((sum, size) => sum + size, 0);
      return [route, ...[...sizes, all].map(kilobytes), String(requests)];
    }),
  );

/** The whole report as Markdown. */
export function pageReport(bench: PageBench): string {
  const sections = [
    '# Speed of the pages',
    'Written by `npm run bench:page`; [speed.md](speed.md) says how to read it.',
    `${bench.where}; medians, runs: ${bench.runs}.`,
    '## Times',
    'Milliseconds on simulated networks; in brackets the multiple of the floor.',
    timesTable(bench),
    '## First view',
    'KB over the wire without a tap or a scroll, headers included; the HTML holds the CSS.',
    bytesTable(bench),
  ];
  return `${sections.join('\n\n')}\n`;
}

/** One line for each broken budget of a page's times; `npm run check:site` checks its bytes. */
function pageComplaints({ route, loads }: PageFigures, floor: PageFigures): string[] {
  const { firstPaint, firstRoundTrip, largestPaint, blocking, layoutShift } = budgets;
  const complaints: string[] = [];
  for (const network of networkNames) {
    const check = (name: string, value: number, unit: string, budget: number): void => {
      // Not `value > budget`: a figure that could not be measured (NaN) is above its budget, too.
      if (value <= budget) return;
      const figure = `${name} on ${network} ${value.toFixed(3)} ${unit}`;
      complaints.push(`${route}: ${figure}, budget ${budget}`);
    };
    const { fcp, lcp, tbt, cls, lcpKind, bytes } = loads[network];
    const base = floor.loads[network];
    // The simulation waits for the whole HTML, unlike a browser (tests/e2e/arrival.test.ts): subtract that wait.
    const wait = bytes.html > firstRoundTrip ? networks[network].rttMs : 0;
    check('FCP', (fcp - wait) / base.fcp, '× the floor', firstPaint);
    check('LCP', (lcp - wait) / base.lcp, '× the floor', largestPaint[lcpKind]);
    check('TBT', tbt, 'ms', blocking);
    check('CLS', cls, '', layoutShift);
  }
  return complaints;
}

/** One line in English for each broken budget of time or movement, with the figure and the budget; perhaps none. */
export const brokenBudgets = ({ floor, pages }: Pick<PageBench, 'floor' | 'pages'>): string[] =>
  pages.flatMap((page) => pageComplaints(page, floor));
