/**
 * Marks qualifiers as past on the visitor's clock, their contact link turned into text: the page
 * may be hours older than the visit (DESIGN.md §3).
 */
const now = Date.now();

for (const row of document.querySelectorAll<HTMLElement>('[data-moment]:not(.past)')) {
  if (Date.parse(row.dataset['moment'] ?? '') >= now) continue;
  row.classList.add('past');
  for (const link of row.querySelectorAll('a')) link.replaceWith(...link.childNodes);
}
