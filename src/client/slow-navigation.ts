/**
 * A page that takes its time to come says so after 400 ms, in its own words (the notice itself says
 * those for the team's page); the message is gone on arrival, also when one comes back, and when loading
 * is stopped.
 */
const delayMs = 400;

const notice = document.querySelector<HTMLElement>('.slow-navigation');

const messages: Record<string, string | undefined> = {
  noticias: 'Cargando noticias',
  'seleccion-nacional': notice?.dataset['team'],
  nacional: 'Cargando clasificatorios',
  comunidad: 'Cargando comunidades',
  ranking: 'Cargando ranking',
};

/** Of the last link pressed. */
let timer: number | undefined;
/** Of the page on its way. */
let timerOnWay: number | undefined;

function show(path: string): void {
  const text = notice?.querySelector('span');
  if (!notice || !text) return;
  text.textContent = `${messages[path.split('/').at(-1) ?? ''] ?? 'Cargando'}, un momento por favor.`;
  notice.hidden = false;
}

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download')) return;
  // A file leaves the page where it is, or has a viewer of its own.
  if (/\.(ics|csv|json|pdf|xml)$/.test(link.pathname)) return;
  if (link.origin !== location.origin || link.pathname === location.pathname) return;
  // A modifier asks for another tab, or for a download. No import: it would make this a file of its own.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  clearTimeout(timer);
  // Whoever handles the click otherwise has had the time to say so.
  timer = window.setTimeout(() => {
    if (!event.defaultPrevented) show(link.pathname);
  }, delayMs);
});

function hide(own = timer): void {
  clearTimeout(own);
  if (notice) notice.hidden = true;
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
