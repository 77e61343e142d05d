/**
 * The search by Pagefind, which is asked for when somebody types; the query stays in the address. Imports
 * nothing, so that it stays inline.
 */

/** What is used of Pagefind's module. */
interface Pagefind {
  options: (options: { excerptEllipsis: string }) => Promise<void>;
  search: (query: string) => Promise<{ results: { data: () => Promise<Result> }[] }>;
}

declare global {
  /** In the page (src/pages/buscar.astro). */
  var importPagefind: (address: string) => Promise<Pagefind>;
}

interface Result {
  /** As src/data/search.ts wrote it. */
  raw_url: string;
  meta: { title: string; kind: string };
  /** HTML of Pagefind's: the text escaped, what was asked for in `<mark>`. */
  excerpt: string;
  plain_excerpt: string;
}

const pauseMs = 250;
const slowMs = 400;
const atOnce = 10;

const root = document.querySelector<HTMLElement>('.search');
const form = root?.querySelector('form');
const input = root?.querySelector('input');
const status = root?.querySelector('[role=status]');
const more = root?.querySelector<HTMLButtonElement>('button[type=button]');
const list = root?.querySelector('ol');

let pagefind: Promise<Pagefind> | undefined;
let failures = 0;
/** What names the index's files, as it was when Pagefind was loaded. */
let names = '';

const readNames = async (): Promise<string> =>
  (await fetch(`${root?.dataset['pagefind']}-entry.json`, { cache: 'no-store' })).text();

async function load(): Promise<Pagefind> {
  names = await readNames();
  // Browsers keep the failure of an address, and Pagefind those of its files: another try is another module.
  const module = await importPagefind(`${root?.dataset['pagefind']}.js?${failures}`);
  await module.options({ excerptEllipsis: '…' });
  return module;
}

/** How many results a query has, and those after the ones that are shown. */
async function find(query: string, shown: number): Promise<{ count: number; next: Result[] }> {
  try {
    const { results } = await (await (pagefind ??= load())).search(query);
    // To Pagefind, words whose file does not come, or is not there any more, are not found.
    if (results.length === 0 && (await readNames()) !== names) throw new Error('an old index');
    const next = results.slice(shown, shown + atOnce).map((result) => result.data());
    return { count: results.length, next: await Promise.all(next) };
  } catch (error) {
    failures += 1;
    pagefind = undefined;
    throw error;
  }
}

function element(tag: string, html: string): HTMLElement {
  const made = document.createElement(tag);
  made.innerHTML = html;
  return made;
}

function itemOf({ raw_url, meta, excerpt, plain_excerpt }: Result): HTMLElement {
  const item = document.createElement('li');
  // The text begins with the title, which is shown above it.
  const [title = '', text = title] = excerpt.split(/ ¦ ?/);
  const link = element('a', title) as HTMLAnchorElement;
  if (!plain_excerpt.startsWith(`${meta.title} ¦`)) link.textContent = meta.title;
  link.href = raw_url;
  if (link.origin !== location.origin) {
    link.target = '_blank';
    link.rel = 'noopener';
  }
  const note = element('p', '');
  note.className = 'note';
  note.textContent = meta.kind;
  item.append(link, note, element('p', text));
  return item;
}

if (form && input && status && more && list) {
  /** Counts what was asked: an answer to anything but the last comes too late. */
  let turn = 0;
  let timer: number | undefined;

  const say = (text: string): void => {
    status.textContent = text;
  };

  const clear = (text: string): void => {
    turn += 1;
    list.replaceChildren();
    more.hidden = true;
    say(text);
  };

  const show = async (query: string, shown: number): Promise<void> => {
    turn += 1;
    const own = turn;
    const slow = setTimeout(() => {
      if (own === turn) say('Buscando, un momento por favor.');
    }, slowMs);
    // Twice: a page that was open while the site was published anew knows files that are gone.
    const found = await find(query, shown)
      .catch(() => find(query, shown))
      .catch(() => null);
    clearTimeout(slow);
    if (own !== turn) return;
    if (!found) {
      if (shown === 0) clear('');
      say('No pudimos traer los resultados: revisá tu conexión y probá de nuevo.');
      return;
    }
    const { count, next } = found;
    if (count === 0) {
      clear(
        `No encontramos nada con «${query}». Probá con menos palabras, o con el comienzo de una.`,
      );
      return;
    }
    if (shown === 0) list.replaceChildren();
    list.append(...next.map(itemOf));
    const visible = list.children.length;
    more.hidden = visible === count;
    more.onclick = () => void show(query, visible);
    const note = more.hidden ? '' : `, a la vista ${visible}`;
    say(count === 1 ? 'Un resultado.' : `${count} resultados${note}.`);
    if (shown > 0) list.children[shown]?.querySelector('a')?.focus();
  };

  const search = (isTyping: boolean): void => {
    clearTimeout(timer);
    const query = input.value.trim();
    history.replaceState(null, '', query ? `?q=${encodeURIComponent(query)}` : location.pathname);
    if (isTyping && query.length < 2) clear('');
    else if (/[\p{L}\p{N}]/u.test(query)) void show(query, 0);
    else clear('Escribí qué buscás: un nick, un torneo, una regla.');
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    search(false);
  });
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => search(true), pauseMs);
  });

  const asked = new URLSearchParams(location.search).get('q');
  if (asked) {
    input.value = asked;
    search(false);
  }
}
