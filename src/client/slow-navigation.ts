/** Announces a page that has not loaded after 400 ms. */
const delayMs = 400;

const notice = document.querySelector<HTMLElement>('.slow-navigation');

let timer: number | undefined;

function hide(): void {
  clearTimeout(timer);
  notice?.replaceChildren();
}
// Not every browser has an event for stopped loading, so using this page again hides the notice.
for (const type of ['pageshow', 'pointerdown', 'keydown']) addEventListener(type, hide);

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return;
  // Browsers download these files or show them in a viewer.
  if (/\.(ics|csv|json|pdf|xml)$/.test(link.pathname)) return;
  if (link.origin !== location.origin || link.pathname === location.pathname) return;
  // With a modifier key the browser opens a tab or downloads. Importing `hasModifier` would load one more file.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    // Another script may have handled the click.
    if (event.defaultPrevented) return;
    // The notice has texts for some pages, by the last part of their path.
    const message = notice?.getAttribute(`data-${link.pathname.split('/').at(-1)}`);
    notice?.replaceChildren(`${message ?? 'Cargando'}, un momento por favor.`);
  }, delayMs);
});
