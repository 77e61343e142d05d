/** A page's figures over all its runs, and beside the floor's. */
import { forEachNetwork, type NetworkName } from './networks.ts';
import {
  medianBytes,
  medianTimes,
  totalBytes,
  type PageBytes,
  type PageLoad,
  type PageTimes,
} from './page-load.ts';
import { median } from './statistics.ts';

export interface PageFigures {
  route: string;
  times: Record<NetworkName, PageTimes>;
  bytes: PageBytes;
  requests: number;
}

/** How many times the floor's a page's figures are. */
export interface FloorRatios {
  times: Record<NetworkName, Pick<PageTimes, 'fcp' | 'lcp'>>;
  bytes: number;
  requests: number;
}

/** Medians of a page's loads; bytes and requests are those of all networks together. */
export function pageFigures(
  route: string,
  loads: Record<NetworkName, readonly PageLoad[]>,
): PageFigures {
  const all = Object.values(loads).flat();
  return {
    route,
    times: forEachNetwork((network) => medianTimes(loads[network])),
    bytes: medianBytes(all),
    requests: median(all.map(({ requests }) => requests)),
  };
}

/** A page's figures over the floor's of the same run. */
export function floorRatios(page: PageFigures, floor: PageFigures): FloorRatios {
  return {
    times: forEachNetwork((network) => ({
      fcp: page.times[network].fcp / floor.times[network].fcp,
      lcp: page.times[network].lcp / floor.times[network].lcp,
    })),
    bytes: totalBytes(page.bytes) / totalBytes(floor.bytes),
    requests: page.requests / floor.requests,
  };
}
