/** «Volver» goes back one step in the history. In a visit that began at this page, the link leads to the list. */

/** Undefined in browsers without the Navigation API, despite the type. */
const navigationApi = window.navigation as Navigation | undefined;

/** True if the history has an earlier page. `history.length` counts later pages too, but so does `entries()`. */
const hasEarlierPage = (): boolean =>
  navigationApi
    ? navigationApi.canGoBack || history.length > navigationApi.entries().length
    : history.length > 1;

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-back]')) {
  link.addEventListener('click', (event) => {
    if (!hasEarlierPage()) return;
    event.preventDefault();
    history.back();
  });
}
