/** A window with storage of its own. Selectors are CSS and mean their first match, which has to exist. */
export interface Tab {
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  escape: () => Promise<void>;
  /** Runs a function in the page. It may use nothing but its argument, which is passed as JSON. */
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

/** The narrowest window that WebKit's MiniBrowser allows; the site's styles treat it as a phone. */
export const phone = { width: 500, height: 800 };
