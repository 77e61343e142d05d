/** The search with Pagefind, which loads when the visitor types. */
import { readParameter, replaceParameter } from './address.ts';

/** The part of Pagefind's module that this script uses. */
interface Pagefind {
  options: (options: { excerptEllipsis: string }) => Promise<void>;
  search: (query: string) => Promise<{ results: { data: () => Promise<Result> }[] }>;
}

interface Result {
  /** Written by src/data/search.ts. */
  raw_url: string;
  meta: { title: string; kind: string };
  /** HTML of Pagefind: escaped text, with the found words in `<mark>`. */
  excerpt: string;
  plain_excerpt: string;
}

const pauseMs = 250;
const slowMs = 400;
const pageSize = 10;

const root = document.querySelector<HTMLElement>('.search');
const form = root?.querySelector('form');
const input = root?.querySelector('input');
const status = root?.querySelector('[role=status]');
const more = root?.querySelector<HTMLButtonElement>('button[type=button]');
const list = root?.querySelector('ol');

let pagefind: Promise<Pagefind> | undefined;
let failures = 0;
/** Pagefind's list of the files of the index, as it was when Pagefind loaded. */
let loadedEntry = '';

const fetchEntry = async (): Promise<string> =>
  (await fetch(`${root?.dataset['pagefind']}-entry.json`, { cache: 'no-store' })).text();

async function load(): Promise<Pagefind> {
  loadedEntry = await fetchEntry();
  // Browsers cache a failed import, and Pagefind caches failed files. A new address loads a new module.
  const address = `${root?.dataset['pagefind']}.js?${failures}`;
  const module = (await import(/* @vite-ignore */ address)) as Pagefind;
  await module.options({ excerptEllipsis: '…' });
  return module;
}

/** Counts the results of a query, and loads the next page of results after the first `shown`. */
async function find(query: string, shown: number): Promise<{ count: number; next: Result[] }> {
  try {
    pagefind ??= load();
    const { results } = await (await pagefind).search(query);
    // Pagefind finds nothing if a file of its index is gone, which happens after a new publication.
    if (results.length === 0 && (await fetchEntry()) !== loadedEntry)
      throw new Error('an old index');
    const next = results.slice(shown, shown + pageSize).map((result) => result.data());
    return { count: results.length, next: await Promise.all(next) };
  } catch (error) {
    failures += 1;
    pagefind = undefined;
    throw error;
  }
}

/** Makes an element. @param html Of Pagefind, which escapes texts. */
function element<Tag extends 'a' | 'p'>(tag: Tag, html: string): HTMLElementTagNameMap[Tag] {
  const result = document.createElement(tag);
  result.innerHTML = html;
  return result;
}

function itemOf({ raw_url, meta, excerpt, plain_excerpt }: Result): HTMLElement {
  const item = document.createElement('li');
  // `<mark>Copa</mark> de Oro ¦ Se juega…`: an excerpt may begin with the title, which the link shows already.
  const [title = '', text = title] = excerpt.split(/ ¦ ?/);
  const link = element('a', title);
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
  /** Number of searches so far. Results of all searches but the last are dropped. */
  let turns = 0;
  let timer: number | undefined;

  const announce = (text: string): void => {
    status.textContent = text;
  };

  const clear = (text: string): void => {
    turns += 1;
    list.replaceChildren();
    more.hidden = true;
    announce(text);
  };

  /** Shows the first results of a query, or adds those after the `shown` ones. */
  const show = async (query: string, shown: number): Promise<void> => {
    turns += 1;
    const turn = turns;
    // Its button would end this search.
    if (shown === 0) more.hidden = true;
    const slow = setTimeout(() => {
      if (turn === turns) announce('Buscando, un momento por favor.');
    }, slowMs);
    // Retries once: a page that was open during a new publication refers to files that are gone.
    const found = await find(query, shown)
      .catch(() => find(query, shown))
      .catch(() => null);
    clearTimeout(slow);
    if (turn !== turns) return;
    if (!found) {
      if (shown === 0) clear('');
      announce('No pudimos traer los resultados: revisá tu conexión y probá de nuevo.');
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
    const note = more.hidden ? '' : ` Se ven los primeros ${visible}.`;
    announce(count === 1 ? 'Hay un resultado.' : `Hay ${count} resultados.${note}`);
    if (shown > 0) list.children[shown]?.querySelector('a')?.focus();
  };

  /** Ends the pause of typing, writes the field's query to the address, and returns the query. */
  const takeQuery = (): string => {
    clearTimeout(timer);
    const query = input.value.trim();
    replaceParameter('q', query);
    return query;
  };

  const search = (query: string): void => {
    if (/[\p{L}\p{N}]/u.test(query)) void show(query, 0);
    else clear('Escribí qué buscás: un nick, un torneo, una regla.');
  };

  const searchWhileTyping = (): void => {
    const query = takeQuery();
    if (query.length < 2) clear('');
    else search(query);
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    search(takeQuery());
  });
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(searchWhileTyping, pauseMs);
  });

  // The visitor may have typed before this script came.
  if (input.value === '') input.value = readParameter('q');
  if (input.value !== '') search(takeQuery());
}
