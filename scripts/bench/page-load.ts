/** Loads a page in Lighthouse, which simulates a slow phone. */
import type { Result } from 'lighthouse';
import { lowerMedian } from '../../src/lib/number.ts';
import { launchBrowser } from '../lib/browser.ts';
import { freePort } from '../lib/server.ts';

/** The networks that Lighthouse simulates; the processor is four times slower on both. */
export const networks = {
  'slow 4G': { rttMs: 150, throughputKbps: 1638.4, cpuSlowdownMultiplier: 4 },
  'slow 3G': { rttMs: 400, throughputKbps: 400, cpuSlowdownMultiplier: 4 },
} as const;

export type NetworkName = keyof typeof networks;

export const networkNames = Object.keys(networks) as NetworkName[];

export const byteKinds = ['html', 'css', 'js', 'images', 'fonts', 'other'] as const;

/** Figures of one page load. Times are milliseconds. */
export interface PageLoad {
  /** First contentful paint. */
  fcp: number;
  /** Largest contentful paint. */
  lcp: number;
  /** CSS selector of the element of the largest paint. */
  lcpElement: string;
  lcpKind: 'text' | 'picture';
  /** Total blocking time. */
  tbt: number;
  /** Cumulative layout shift, a score without unit. */
  cls: number;
  /** Bytes over the wire without a tap or a scroll, headers included. */
  bytes: Record<(typeof byteKinds)[number], number>;
  requests: number;
}

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  lcpParts: 'lcp-breakdown-insight',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  requests: 'network-requests',
} as const;

/** Our kind of each resource type of Lighthouse. */
const kindOf: Record<string, (typeof byteKinds)[number]> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Image: 'images',
  Font: 'fonts',
};

interface Request {
  resourceType?: string;
  transferSize: number;
  /** `none`, or the cache that the response came from. */
  cache: string;
}

/** Details of Lighthouse's LCP breakdown: the table of subparts, and the element. */
interface PaintParts {
  items: [{ items: { subpart: string }[] }, { selector?: string }?];
}

/** @throws when Lighthouse could not measure something. */
function readResult({ audits: results }: Result): PageLoad {
  const auditOf = (name: string) => {
    const audit = results[name];
    if (!audit || audit.errorMessage) {
      throw new Error(`no ${name}: ${audit?.errorMessage ?? 'not measured'}`);
    }
    return audit;
  };
  const numberOf = (name: string): number => auditOf(name).numericValue ?? NaN;
  const [parts, element] = (auditOf(audits.lcpParts).details as unknown as PaintParts).items;
  // Lighthouse lists a load duration only for an element that has to be fetched: a picture.
  const isPicture = parts.items.some(({ subpart }) => subpart === 'resourceLoadDuration');
  const { items } = auditOf(audits.requests).details as unknown as { items: Request[] };
  const requests = items.filter(({ cache }) => cache === 'none');
  const bytes: PageLoad['bytes'] = { html: 0, css: 0, js: 0, images: 0, fonts: 0, other: 0 };
  for (const { resourceType = '', transferSize } of requests) {
    bytes[kindOf[resourceType] ?? 'other'] += transferSize;
  }
  return {
    fcp: numberOf(audits.fcp),
    lcp: numberOf(audits.lcp),
    lcpElement: element?.selector ?? '',
    lcpKind: isPicture ? 'picture' : 'text',
    tbt: numberOf(audits.tbt),
    cls: numberOf(audits.cls),
    bytes,
    requests: requests.length,
  };
}

/** Measures a page with Lighthouse in a fresh browser, on a simulated network. @throws Error if it cannot load. */
export async function loadPage(address: string, network: NetworkName): Promise<PageLoad> {
  const port = await freePort();
  const flags = [`--remote-debugging-port=${port}`, '--ignore-certificate-errors'];
  await using _browser = await launchBrowser(flags);
  // Lighthouse takes a second to load, and the report of the figures does not need it.
  const { default: lighthouse } = await import('lighthouse');
  const run = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyAudits: Object.values(audits),
    disableFullPageScreenshot: true,
    throttlingMethod: 'simulate',
    throttling: networks[network],
  });
  if (!run) throw new Error('Lighthouse gave no result');
  if (run.lhr.runtimeError) throw new Error(run.lhr.runtimeError.message);
  return readResult(run.lhr);
}

/** Returns the load with the median LCP, with the medians of FCP, TBT and CLS. @throws without loads. */
export function medianLoad(loads: readonly PageLoad[]): PageLoad {
  const fcp = lowerMedian(loads.map((load) => load.fcp));
  const lcp = lowerMedian(loads.map((load) => load.lcp));
  const tbt = lowerMedian(loads.map((load) => load.tbt));
  const cls = lowerMedian(loads.map((load) => load.cls));
  const typical = loads.find((load) => load.lcp === lcp);
  if (!typical || fcp === undefined || tbt === undefined || cls === undefined) {
    throw new Error('no loads');
  }
  return { ...typical, fcp, tbt, cls };
}
