/** Loads own-clock.ts, but only if the visitor's clock differs from the community's (docs/product.md, «Time»). */
// With `?worker&url` Vite emits a script of its own, which no page loads by itself.
import ownClock from './own-clock.ts?worker&url';

const hours = [...document.querySelectorAll<HTMLTimeElement>('time:not([datetime$=Z])')];
// Date.parse reads an hour without an offset in the visitor's zone.
if (hours.some(({ dateTime }) => Date.parse(dateTime) !== Date.parse(dateTime.slice(0, 16)))) {
  void import(/* @vite-ignore */ ownClock);
}
