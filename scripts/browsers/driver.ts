/** What the gestures ask of a browser: one small interface, and a file for each kind of driver. */

/** A window that pages are used in. */
export interface Size {
  width: number;
  height: number;
  /** Used by a finger. */
  hasTouch: boolean;
}

export const phone: Size = { width: 390, height: 800, hasTouch: true };
export const desktop: Size = { width: 1280, height: 800, hasTouch: false };
export const both: readonly Size[] = [phone, desktop];

export type Key = 'ArrowLeft' | 'ArrowRight' | 'Enter' | 'Escape' | 'Tab';

/** A tab of its own, which remembers nothing of the others. Selectors are CSS and mean their first match. */
export interface Tab {
  goto: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Once it is visible: by a finger on a phone where the driver has one, else by the mouse. */
  click: (selector: string) => Promise<void>;
  /** Into a field, key by key, after what is there. */
  type: (selector: string, text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Runs a function in the page: it sees nothing but its argument, which goes there as JSON. */
  evaluate: <Result, Argument>(
    run: (argument: Argument) => Result,
    argument?: Argument,
  ) => Promise<Awaited<Result>>;
  /** What is in the window, as PNG. */
  screenshot: () => Promise<Uint8Array>;
  /** What went wrong in its pages so far. */
  errors: () => Promise<string[]>;
  close: () => Promise<void>;
}

export interface Driver {
  /** As the browser says it itself. */
  version: string;
  open: (size: Size) => Promise<Tab>;
  close: () => Promise<void>;
}

/** The browser is not on this machine and may not be installed: the message says why. */
export class MissingBrowserError extends Error {
  override name = 'MissingBrowserError';
}
