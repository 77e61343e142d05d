/** Shows entries in reserve in the places of those that are over by the visitor's clock. */
function fillPlaces(): void {
  for (const list of document.querySelectorAll('.week ul')) {
    const overCount = list.querySelectorAll('.past').length;
    const reserve = list.querySelectorAll<HTMLElement>('[data-reserve]');
    reserve.forEach((entry, index) => (entry.hidden = index >= overCount));
  }
}

fillPlaces();
const week = document.querySelector('.week');
// visitors-clock.ts marks what is over, also later.
if (week)
  new MutationObserver(fillPlaces).observe(week, { attributeFilter: ['class'], subtree: true });
