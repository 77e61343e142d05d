/** What the gestures ask of a browser: a window that remembers nothing of others. Selectors are CSS and mean their first match, which is there. */
export interface Tab {
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  escape: () => Promise<void>;
  /** Runs a function in the page: it sees nothing but its argument, which goes there as JSON. */
  evaluate: <Result, Argument>(
    run: (argument: Argument) => Result,
    argument: Argument,
  ) => Promise<Awaited<Result>>;
  close: () => Promise<void>;
}

export interface Driver {
  open: (address: string) => Promise<Tab>;
  close: () => Promise<void>;
}

/** As narrow as WebKit's smallest browser gets, and a phone to the site's styles. */
export const phone = { width: 500, height: 800 };
