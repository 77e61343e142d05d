/**
 * A page that takes its time to come is announced after 400 ms, in words of its own. The notice goes when
 * that page is there, when loading is stopped, and when the visitor comes back to this page.
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

/** The timer of the last link pressed. */
let timer: number | undefined;
/** The timer of the page on its way. */
let timerOnWay: number | undefined;

function show(path: string): void {
  const message = messages[path.split('/').at(-1) ?? ''] ?? 'Cargando';
  notice?.replaceChildren(`${message}, un momento por favor.`);
}

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download')) return;
  // A file leaves the page where it is, or has a viewer of its own.
  if (/\.(ics|csv|json|pdf|xml)$/.test(link.pathname)) return;
  if (link.origin !== location.origin || link.pathname === location.pathname) return;
  // A modifier asks for another tab, or for a download.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  clearTimeout(timer);
  // By then, who else handles the click has said so.
  timer = window.setTimeout(() => {
    if (!event.defaultPrevented) show(link.pathname);
  }, delayMs);
});

function hide(own = timer): void {
  clearTimeout(own);
  notice?.replaceChildren();
}

addEventListener('pageshow', () => hide());
if ('navigation' in window) {
  navigation.addEventListener('navigate', () => (timerOnWay = timer));
  // The next link pressed stops the page before, and its own timer runs already.
  navigation.addEventListener('navigateerror', () => hide(timerOnWay));
} else {
  // Nothing here tells that loading was stopped: who goes on with this page has no more to wait for.
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => hide());
}
