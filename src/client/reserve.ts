/** Shows an entry in reserve for each entry that is past by the visitor's clock. */
function fillPlaces(): void {
  for (const list of document.querySelectorAll('.week ul')) {
    const pastCount = list.querySelectorAll('.past').length;
    const reserve = list.querySelectorAll<HTMLElement>('[data-reserve]');
    for (const [index, entry] of reserve.entries()) entry.hidden = index >= pastCount;
  }
}

fillPlaces();
const week = document.querySelector('.week');
// visitors-clock.ts marks past entries, at any time while the page is open.
if (week)
  new MutationObserver(fillPlaces).observe(week, { attributeFilter: ['class'], subtree: true });
