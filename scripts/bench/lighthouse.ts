/** Loading a page once in Lighthouse, as on a phone. */
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { browserFlags, findBrowser } from '../lib/browser.ts';
import { networks, type NetworkName } from './networks.ts';
import { byteKinds, type PageBytes, type PageLoad } from './page-load.ts';

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  lcpParts: 'lcp-breakdown-insight',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  requests: 'network-requests',
} as const;

/** What Lighthouse calls the kinds of resources. */
const kindOf: Record<string, (typeof byteKinds)[number]> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Image: 'images',
  Font: 'fonts',
};

interface Request {
  resourceType?: string;
  mimeType?: string;
  transferSize: number;
  /** `none`, or the cache it came from. */
  cache: string;
}

/** Parts of the largest paint: a table of them, and the element. */
interface PaintParts {
  items: [{ items: { subpart: string }[] }, { selector?: string }?];
}

/** @throws when Lighthouse has no number for it. */
function numberOf({ audits: results }: Result, audit: string): number {
  const { numericValue, errorMessage } = results[audit] ?? {};
  if (numericValue === undefined) throw new Error(`no ${audit}: ${errorMessage ?? 'not measured'}`);
  return numericValue;
}

/** Each audit has details of a shape of its own. @throws when there are none. */
function detailsOf({ audits: results }: Result, audit: string): unknown {
  const { details, errorMessage } = results[audit] ?? {};
  if (!details) throw new Error(`no ${audit}: ${errorMessage ?? 'not measured'}`);
  return details;
}

function readResult(result: Result): PageLoad {
  const [parts, element] = (detailsOf(result, audits.lcpParts) as PaintParts).items;
  // Only what has to be fetched has a part for it.
  const isPicture = parts.items.some(({ subpart }) => subpart === 'resourceLoadDuration');
  const requests = (detailsOf(result, audits.requests) as { items: Request[] }).items.filter(
    ({ cache }) => cache === 'none',
  );
  const bytes = Object.fromEntries(byteKinds.map((kind) => [kind, 0])) as PageBytes;
  for (const { resourceType = '', mimeType = '', transferSize } of requests) {
    // Fetched for the next page, the headings' font is no `Font` to Lighthouse.
    const kind = mimeType.startsWith('font/') ? 'fonts' : (kindOf[resourceType] ?? 'other');
    bytes[kind] += transferSize;
  }
  return {
    fcp: numberOf(result, audits.fcp),
    lcp: numberOf(result, audits.lcp),
    lcpElement: element?.selector ?? '',
    lcpKind: isPicture ? 'picture' : 'text',
    tbt: numberOf(result, audits.tbt),
    cls: numberOf(result, audits.cls),
    bytes,
    requests: requests.length,
  };
}

async function loadOnce(address: string, network: NetworkName): Promise<PageLoad> {
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: [...browserFlags, '--headless=new', '--ignore-certificate-errors'],
  });
  try {
    const run = await lighthouse(address, {
      port: chrome.port,
      logLevel: 'error',
      onlyAudits: Object.values(audits),
      disableFullPageScreenshot: true,
      throttlingMethod: 'simulate',
      throttling: networks[network],
    });
    if (!run) throw new Error('Lighthouse gave no result');
    const { runtimeError } = run.lhr;
    if (runtimeError) throw new Error(runtimeError.message);
    return readResult(run.lhr);
  } finally {
    chrome.kill();
  }
}

/** Loads a page in a fresh browser profile; once more when that fails. */
export async function loadPage(address: string, network: NetworkName): Promise<PageLoad> {
  try {
    return await loadOnce(address, network);
  } catch (error) {
    console.error(`${address} on ${network}, once more:`, error);
    return loadOnce(address, network);
  }
}
