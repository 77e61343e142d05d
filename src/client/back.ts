/** «Volver» goes back one step in the history. In a tab without an earlier page, the link leads to the list. */

/** Undefined in browsers without the Navigation API, despite the type. */
const navigationApi = window.navigation as Navigation | undefined;

/** True if the history has an earlier page. */
function hasEarlierPage(): boolean {
  // `canGoBack` and `entries()` know only pages of this site: the visitor may have come from another one.
  if (navigationApi?.canGoBack) return true;
  // `history.length` counts later pages as well. Only a page that a link opened may have an earlier one.
  return document.referrer !== '' && history.length > (navigationApi?.entries().length ?? 1);
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-back]')) {
  link.addEventListener('click', (event) => {
    // With a modifier key the browser opens a tab or downloads. Importing `hasModifier` would load one more file.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (!hasEarlierPage()) return;
    event.preventDefault();
    history.back();
  });
}
