/**
 * Brings the visitor's own clock to a page with an hour that it shows otherwise (docs/product.md, «Time»): for
 * all others no file is asked for. A worker's is the one that Vite gives an address without a page that loads it.
 */
import ownClock from './own-clock.ts?worker&url';

const hours = [...document.querySelectorAll<HTMLTimeElement>('time:not([datetime$=Z])')];
// Without its distance from UTC an hour is one of the visitor's.
if (hours.some(({ dateTime }) => Date.parse(dateTime) !== Date.parse(dateTime.slice(0, 16)))) {
  void import(/* @vite-ignore */ ownClock);
}
