/** Page figures for tests: within every budget but for what a test changes. */
import { forEachNetwork } from '../../../../scripts/bench/networks.ts';
import type { PageFigures } from '../../../../scripts/bench/page-figures.ts';
import type { PageBytes, PageLoad, PageTimes } from '../../../../scripts/bench/page-load.ts';

export const bytes: PageBytes = { html: 1024, css: 0, js: 0, images: 0, fonts: 0, other: 0 };

const times: PageTimes = {
  fcp: 1000,
  lcp: 1000,
  lcpElement: 'body > p',
  lcpKind: 'text',
  tbt: 0,
  cls: 0,
};

export const pageLoad = (changes: Partial<PageLoad> = {}): PageLoad => ({
  ...times,
  bytes,
  requests: 1,
  ...changes,
});

/** A page whose times are the same on every network. */
export const figures = (
  route: string,
  changes: Partial<PageTimes> = {},
  rest: Partial<PageFigures> = {},
): PageFigures => ({
  route,
  times: forEachNetwork(() => ({ ...times, ...changes })),
  bytes,
  requests: 1,
  ...rest,
});
