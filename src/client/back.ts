/** «Volver» goes back one step in the history; the link itself leads to the list. */

/** Not in every browser, despite the type. */
const steps = window.navigation as Navigation | undefined;

/** `history.length` also counts later pages, which `entries()` has as well. */
const hasEarlierPage = (): boolean =>
  steps ? steps.canGoBack || history.length > steps.entries().length : history.length > 1;

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-back]')) {
  link.addEventListener('click', (event) => {
    if (!hasEarlierPage()) return;
    event.preventDefault();
    history.back();
  });
}
