/** The figures of pages as Markdown, which reads well on a terminal, too. */
import { kilobytes } from '../lib/kilobytes.ts';
import { table } from '../lib/table.ts';
import { networkNames, networks, type NetworkName } from './networks.ts';
import { floorRatios, type PageFigures } from './page-figures.ts';
import { byteKinds, totalBytes } from './page-load.ts';
import type { TapFigures } from './taps.ts';

export interface PageBench {
  /** Processor, cores, Node. */
  machine: string;
  browser: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** How many loads each figure is the median of. */
  runs: number;
  floor: PageFigures;
  pages: PageFigures[];
  taps: TapFigures[];
}

const milliseconds = (time: number): string => time.toFixed(0);
const ratio = (value: number): string => value.toFixed(2);

/** The last step of a selector: enough to know the element. */
const shortSelector = (selector: string): string => selector.split(' > ').slice(-2).join(' > ');

function timesTable({ floor, pages }: PageBench, network: NetworkName): string {
  const rows = [floor, ...pages].map((page) => {
    const { fcp, lcp, lcpElement, lcpKind, tbt, cls } = page.times[network];
    const toFloor = floorRatios(page, floor).times[network];
    return [
      page.route,
      milliseconds(fcp),
      ratio(toFloor.fcp),
      milliseconds(lcp),
      ratio(toFloor.lcp),
      `${lcpKind}: ${shortSelector(lcpElement)}`,
      milliseconds(tbt),
      cls.toFixed(3),
    ];
  });
  return table(
    ['page', 'FCP ms', '× floor', 'LCP ms', '× floor', 'largest element', 'TBT ms', 'CLS'],
    rows,
  );
}

function bytesTable({ floor, pages }: PageBench): string {
  const rows = [floor, ...pages].map((page) => {
    const toFloor = floorRatios(page, floor);
    return [
      page.route,
      ...byteKinds.map((kind) => kilobytes(page.bytes[kind])),
      kilobytes(totalBytes(page.bytes)),
      ratio(toFloor.bytes),
      String(page.requests),
      ratio(toFloor.requests),
    ];
  });
  return table(['page', ...byteKinds, 'all', '× floor', 'requests', '× floor'], rows);
}

const tapsTable = (taps: readonly TapFigures[]): string =>
  table(
    ['tap', 'on', 'before React ms', 'with React ms'],
    taps.map(({ name, route, milliseconds: elapsed }) => [
      name,
      route,
      milliseconds(elapsed['before React']),
      milliseconds(elapsed['with React']),
    ]),
  );

/** The whole report. */
export function pageReport(bench: PageBench): string {
  const onNetworks = networkNames.map((network) => {
    const { rttMs, throughputKbps, cpuSlowdownMultiplier } = networks[network];
    const simulated = `${rttMs} ms round trips, ${throughputKbps} kbit/s, processor ${cpuSlowdownMultiplier} × slower`;
    return `## On ${network}\n\nSimulated: ${simulated}.\n\n${timesTable(bench, network)}`;
  });
  const sections = [
    '# Speed of the pages',
    'Written by `npm run bench:page`; [speed.md](speed.md) says how to read it.',
    `${bench.date}, ${bench.machine}, ${bench.browser}; medians, runs: ${bench.runs}.`,
    ...onNetworks,
    '## First view',
    'KB over the wire without a tap or a scroll, headers included; the HTML holds the CSS.',
    bytesTable(bench),
  ];
  if (bench.taps.length > 0) {
    sections.push(
      '## Taps',
      'From a tap to its visible answer, on slow 3G with a processor 4 × slower.',
      tapsTable(bench.taps),
    );
  }
  return `${sections.join('\n\n')}\n`;
}
