/** The page's address as a store: it can be replaced, and tells its subscribers when it changes. */
import { listenTo } from './events.ts';

/** Own event, because browsers have none for `history.replaceState`. */
const replaced = 'address:replaced';
const events = ['popstate', 'hashchange', 'pageshow', replaced];

/** Replaces the page's address without a new entry in the history, and calls the listeners of `onAddressChange`. */
export function replaceAddress(url: URL): void {
  history.replaceState(history.state, '', url);
  dispatchEvent(new Event(replaced));
}

/** Returns the decoded value of a query parameter of the page's address, the first of several; '' without it. */
export const readParameter = (name: string): string =>
  new URLSearchParams(location.search).get(name) ?? '';

/** Sets a query parameter of the page's address by `replaceAddress`. `value` is not encoded yet; '' removes it. */
export function replaceParameter(name: string, value: string): void {
  const url = new URL(location.href);
  if (value === '') url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  replaceAddress(url);
}

/** Calls back after `replaceAddress`, `popstate`, `hashchange`, `pageshow`; not now. Returns a function to stop it. */
export const onAddressChange = (callback: () => void): (() => void) => listenTo(events, callback);
