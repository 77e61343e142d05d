/** Compares the figures of pages with the floor's and with the budgets, and writes them as Markdown. */
import { budgets, firstViewBudget, htmlBudget, kilobytes } from '../lib/budgets.ts';
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

const allBytes = ({ bytes }: PageLoad): number =>
  byteKinds.reduce((sum, kind) => sum + bytes[kind], 0);

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
      const load = loads['slow 4G'];
      const sizes = byteKinds.map((kind) => kilobytes(load.bytes[kind]));
      return [route, ...sizes, kilobytes(allBytes(load)), String(load.requests)];
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

/** A figure of a page, and the most that it may be. */
export interface Figure {
  name: 'HTML' | 'first view' | `${'FCP' | 'LCP' | 'TBT' | 'CLS'} on ${NetworkName}`;
  value: number;
  unit: string;
  budget: number;
}

/** True if a figure exceeds its budget. Not `value > budget`: a missing figure (NaN) must not pass. */
export const isBroken = ({ value, budget }: Pick<Figure, 'value' | 'budget'>): boolean =>
  !(value <= budget);

/** Figures with a budget: FCP and LCP as multiples of `floor`, the bare page; TBT in ms; sizes in bytes. */
export function figuresOf({ route, loads }: PageFigures, floor: PageFigures): Figure[] {
  const [{ bytes }, all] = [loads['slow 4G'], allBytes(loads['slow 4G'])];
  const times = networkNames.flatMap((network): Figure[] => {
    const { fcp, lcp, tbt, cls, lcpKind } = loads[network];
    const base = floor.loads[network];
    // The simulation waits for the whole HTML, unlike a browser (tests/e2e/arrival.test.ts): subtract that wait.
    const wait = bytes.html > budgets.firstRoundTrip ? networks[network].rttMs : 0;
    const [first, largest] = [(fcp - wait) / base.fcp, (lcp - wait) / base.lcp];
    const unit = '× the floor';
    return [
      { name: `FCP on ${network}`, value: first, unit, budget: budgets.firstPaint },
      { name: `LCP on ${network}`, value: largest, unit, budget: budgets.largestPaint[lcpKind] },
      { name: `TBT on ${network}`, value: tbt, unit: 'ms', budget: budgets.blocking },
      { name: `CLS on ${network}`, value: cls, unit: '', budget: budgets.layoutShift },
    ];
  });
  const unit = 'bytes';
  return [
    { name: 'HTML', value: bytes.html, unit, budget: htmlBudget(route) },
    { name: 'first view', value: all, unit, budget: firstViewBudget(route) },
    ...times,
  ];
}

/** One line for each broken budget, with the figure and the budget. */
export function brokenBudgets({ floor, pages }: Pick<PageBench, 'floor' | 'pages'>): string[] {
  return pages.flatMap((page) =>
    figuresOf(page, floor)
      .filter(isBroken)
      .map(
        ({ name, value, unit, budget }) =>
          `${page.route}: ${name} ${value.toFixed(3)} ${unit}, budget ${budget}`,
      ),
  );
}
