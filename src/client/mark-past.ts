/**
 * Marks every row whose `data-moment` is before now as past, its contact link turned into text
 * (SPEC.md §2 «National tournament»).
 */
export function markPast(root: ParentNode, now: Date): void {
  for (const row of root.querySelectorAll<HTMLElement>('[data-moment]:not(.past)')) {
    if (Date.parse(row.dataset['moment'] ?? '') >= now.getTime()) continue;
    row.classList.add('past');
    for (const link of row.querySelectorAll('a')) link.replaceWith(...link.childNodes);
  }
}
