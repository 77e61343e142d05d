/** «Volver» goes back one step in the history. In a visit that began at this page, the link leads to the list. */

/** Undefined in browsers without the Navigation API, despite the type. */
const navigationApi = window.navigation as Navigation | undefined;

/** True if the history has an earlier page. Without the Navigation API, a later page counts as well. */
function hasEarlierPage(): boolean {
  if (!navigationApi) return history.length > 1;
  // `canGoBack` and `entries()` know only pages of this site: the visitor may have come from another one.
  return navigationApi.canGoBack || history.length > navigationApi.entries().length;
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-back]')) {
  link.addEventListener('click', (event) => {
    // With a modifier key the browser opens a tab. Importing `hasModifier` would load one more file.
    if (event.ctrlKey || event.metaKey || event.shiftKey || !hasEarlierPage()) return;
    event.preventDefault();
    history.back();
  });
}
