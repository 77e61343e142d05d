/** The page's address as a store: it can be replaced, and tells its subscribers when it changes. */

import { listenTo } from './events.ts';

/** Own event, because browsers have none for `history.replaceState`. */
const replaced = 'address:replaced';
const events = ['popstate', 'hashchange', 'pageshow', replaced];

/** Replaces the address without adding an entry to the history, and notifies the subscribers. */
export function replaceAddress(url: URL): void {
  history.replaceState(history.state, '', url);
  dispatchEvent(new Event(replaced));
}

/** Value of a query parameter of the page's address; empty without the parameter. */
export const readParameter = (name: string): string =>
  new URLSearchParams(location.search).get(name) ?? '';

/** Replaces a parameter of the address; an empty value removes it. */
export function replaceParameter(name: string, value: string): void {
  const url = new URL(location.href);
  if (value === '') url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  replaceAddress(url);
}

/** Subscribes to changes of the address, also when the page is shown again; returns the unsubscribe function. */
export const onAddressChange = (callback: () => void): (() => void) => listenTo(events, callback);
