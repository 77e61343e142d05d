/** What is photographed, and how. */
import type { Page } from 'playwright-core';

/** A page, or a state of one. */
export interface View {
  kind: string;
  address: string;
  /** What the sheet says of the state; empty where the address says it all. */
  title: string;
  /** Brings the page into the state to be seen. */
  prepare?: (page: Page) => Promise<void>;
}

/** A phone, a tablet, a laptop, a desktop. */
export const widths = [360, 768, 1280, 1920] as const;
export const schemes = ['light', 'dark'] as const;

/** What stands above a view's pictures. */
export const titleOf = ({ address, title }: View): string =>
  title === '' ? address : `${address}: ${title}`;
