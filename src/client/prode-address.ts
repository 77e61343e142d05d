/** The picks of a round in the address: `?prode=Ana~league-1a~oroa~fecha-5~…` (src/islands/prode/link.ts). */
import { replaceAddress } from './address.ts';

const param = 'prode';

/** The parameter with somebody's picks; empty without any. */
export const addressedPicks = (): string => new URLSearchParams(location.search).get(param) ?? '';

/** True if the address has picks for one of these stages. @param stages Keys separated by bars: `oroa|orob`. */
export const arePicksOf = (stages: string): boolean =>
  stages.split('|').includes(addressedPicks().split('~')[2] ?? '');

/** The page's address with picks, and without its other parameters. */
export function addressWithPicks(value: string): string {
  const url = new URL(location.href);
  url.hash = '';
  url.search = '';
  url.searchParams.set(param, value);
  return url.href;
}

/** Removes the picks from the address. */
export function forgetPicks(): void {
  const url = new URL(location.href);
  url.searchParams.delete(param);
  replaceAddress(url);
}
