/**
 * A page that takes its time to come is announced after 400 ms, in words of its own. The notice goes when
 * that page is there, when the visitor comes back to this page, and when they go on with it: loading was
 * stopped, which not every browser tells of.
 */
const delayMs = 400;

const notice = document.querySelector<HTMLElement>('.slow-navigation');

/** By the last part of a page's path; what the community calls its team, the notice knows. */
const messages: Record<string, string | undefined> = {
  noticias: 'Cargando noticias',
  'seleccion-nacional': notice?.dataset['team'],
  nacional: 'Cargando clasificatorios',
  comunidad: 'Cargando comunidades',
  ranking: 'Cargando ranking',
};

let timer: number | undefined;

function hide(): void {
  clearTimeout(timer);
  notice?.replaceChildren();
}
for (const type of ['pageshow', 'pointerdown', 'keydown']) addEventListener(type, hide);

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download')) return;
  // A file leaves the page where it is, or has a viewer of its own.
  if (/\.(ics|csv|json|pdf|xml)$/.test(link.pathname)) return;
  if (link.origin !== location.origin || link.pathname === location.pathname) return;
  // A modifier asks for another tab, or for a download.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    // By now, who else handles the click has said so.
    if (event.defaultPrevented) return;
    const message = messages[link.pathname.split('/').at(-1) ?? ''] ?? 'Cargando';
    notice?.replaceChildren(`${message}, un momento por favor.`);
  }, delayMs);
});
