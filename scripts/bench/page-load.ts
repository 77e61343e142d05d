/** What one load of a page is measured by, and the middle of several. */
import { median } from './statistics.ts';

/** Milliseconds, but for the layout shift's score. */
export interface PageTimes {
  /** First contentful paint. */
  fcp: number;
  /** Largest contentful paint. */
  lcp: number;
  /** CSS selector of the element of the largest paint. */
  lcpElement: string;
  lcpKind: 'text' | 'picture';
  /** Total blocking time. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
}

export const byteKinds = ['html', 'css', 'js', 'images', 'fonts', 'other'] as const;

/** Bytes over the wire without a tap or a scroll, headers included. */
export type PageBytes = Record<(typeof byteKinds)[number], number>;

export interface PageLoad extends PageTimes {
  bytes: PageBytes;
  requests: number;
}

/** All the bytes of a first view. */
export const totalBytes = (bytes: PageBytes): number =>
  byteKinds.reduce((sum, kind) => sum + bytes[kind], 0);

/** Each figure's median; the largest element is that of the load nearest to the middle. */
export function medianTimes(loads: readonly PageTimes[]): PageTimes {
  const middle = (figure: 'fcp' | 'lcp' | 'tbt' | 'cls'): number =>
    median(loads.map((load) => load[figure]));
  const lcp = middle('lcp');
  const [typical] = loads.toSorted((a, b) => Math.abs(a.lcp - lcp) - Math.abs(b.lcp - lcp));
  return {
    fcp: middle('fcp'),
    lcp,
    lcpElement: typical?.lcpElement ?? '',
    lcpKind: typical?.lcpKind ?? 'text',
    tbt: middle('tbt'),
    cls: middle('cls'),
  };
}

/** Each kind's median. */
export const medianBytes = (loads: readonly PageLoad[]): PageBytes =>
  Object.fromEntries(
    byteKinds.map((kind) => [kind, median(loads.map(({ bytes }) => bytes[kind]))]),
  ) as PageBytes;
