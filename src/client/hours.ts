/** Loads own-clock.ts only where the visitor's clock differs (docs/product.md, «Time»). */
// `?worker&url` is how Vite emits a script that no page loads.
import ownClock from './own-clock.ts?worker&url';

const hours = [...document.querySelectorAll<HTMLTimeElement>('time:not([datetime$=Z])')];
// Without its offset an hour is parsed in the visitor's zone.
if (hours.some(({ dateTime }) => Date.parse(dateTime) !== Date.parse(dateTime.slice(0, 16)))) {
  void import(/* @vite-ignore */ ownClock);
}
