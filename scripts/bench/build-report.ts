/** The figures of builds as Markdown, which reads well on a terminal, too. */
import { budgets } from '../lib/budgets.ts';
import { table } from '../lib/table.ts';
import type { BuildFigures } from './measured-build.ts';

export interface SizeFigures {
  /** What there is more of than in the demo: `1000 news`. */
  name: string;
  build: BuildFigures;
  /** The same site again, with nothing changed. */
  unchanged: BuildFigures;
  /** And again, with one news item changed. */
  oneChanged: BuildFigures;
  /** A bare Astro site of as many pages. */
  bare: BuildFigures;
}

export interface BuildBench {
  /** Processor, cores, Node. */
  machine: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** Builds behind each figure, which is their median. */
  runs: number;
  sizes: SizeFigures[];
}

const seconds = ({ seconds: time }: BuildFigures): string => time.toFixed(1);

const cells = ({ name, build, unchanged, oneChanged, bare }: SizeFigures): string[] => [
  name,
  String(build.pages),
  seconds(build),
  ((build.seconds / build.pages) * 1000).toFixed(1),
  seconds(bare),
  (build.seconds / bare.seconds).toFixed(2),
  seconds(unchanged),
  seconds(oneChanged),
  build.peakMegabytes.toFixed(0),
  bare.peakMegabytes.toFixed(0),
  build.megabytes.toFixed(1),
];

/** What a page more costs, without what every build begins with: nothing for sizes alike. */
function furtherPages(sizes: readonly SizeFigures[]): string[] {
  const byPages = sizes.toSorted((one, other) => one.build.pages - other.build.pages);
  const [smallest, largest] = [byPages[0], byPages.at(-1)];
  if (!smallest || !largest || smallest.build.pages === largest.build.pages) return [];
  const milliseconds = (site: 'build' | 'bare'): number =>
    ((largest[site].seconds - smallest[site].seconds) /
      (largest[site].pages - smallest[site].pages)) *
    1000;
  const [ours, bare] = [milliseconds('build'), milliseconds('bare')];
  return [
    `From ${smallest.name} to ${largest.name}, each further page takes ${ours.toFixed(2)} ms, a bare one ${bare.toFixed(2)} ms: ${(ours / bare).toFixed(2)} ×.`,
  ];
}

/** The whole report. */
export function buildReport({ machine, date, runs, sizes }: BuildBench): string {
  const headings = [
    'demo with',
    'pages',
    'build s',
    'ms a page',
    'bare s',
    '× bare',
    'again s',
    'one changed s',
    'peak MB',
    'bare peak MB',
    'site MB',
  ];
  const sections = [
    '# Speed of the build',
    'Written by `npm run bench:build`; [speed.md](speed.md) says how to read it.',
    `${date}, ${machine}; medians, runs: ${runs}. Budget: ${budgets.buildTime} × bare.`,
    table(headings, sizes.map(cells)),
    ...furtherPages(sizes),
  ];
  return `${sections.join('\n\n')}\n`;
}
