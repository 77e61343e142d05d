/**
 * The search: reads the index when it is first used, and keeps the query in the address. Its imports
 * are its own, so that it stays inline: the page asks for nothing until then.
 */
import { excerpt, pieces } from '../search/excerpt.ts';
import { entriesOf, find } from '../search/find.ts';
import type { Contents, Entry, Read } from '../search/format.ts';
import { queryWords } from '../search/words.ts';

const pauseMs = 250;
const slowMs = 400;
const atOnce = 10;

const root = document.querySelector<HTMLElement>('.search');
const form = root?.querySelector('form');
const input = root?.querySelector('input');
const status = root?.querySelector('[role=status]');
const [retry, more] = root?.querySelectorAll<HTMLButtonElement>('button[type=button]') ?? [];
const list = root?.querySelector('ol');

/** Files on their way or here; one that did not come is asked for again. */
const files = new Map<string, Promise<unknown>>();

const read: Read = <Content>(file: string) => {
  const known = files.get(file);
  if (known) return known as Promise<Content>;
  const coming = fetch(`${root?.dataset['index']}/${file}`).then((response) => {
    if (!response.ok) throw new Error(file);
    return response.json() as Promise<Content>;
  });
  files.set(file, coming);
  coming.catch(() => files.delete(file));
  return coming;
};

const readContents = (): Promise<Contents> => read(root?.dataset['contents'] ?? '');

/** An element with a text in it, what was asked for marked. */
function marked(tag: string, text: string, words: readonly string[]): HTMLElement {
  const element = document.createElement(tag);
  for (const [piece, isHit] of pieces(text, words)) {
    const mark = isHit ? document.createElement('mark') : null;
    if (mark) mark.textContent = piece;
    element.append(mark ?? piece);
  }
  return element;
}

function result([kind, title, address, text]: Entry, words: readonly string[]): HTMLElement {
  const item = document.createElement('li');
  const link = marked('a', title, words) as HTMLAnchorElement;
  link.href = address;
  if (link.origin !== location.origin) {
    link.target = '_blank';
    link.rel = 'noopener';
  }
  const note = marked('p', kind, []);
  note.className = 'note';
  item.append(link, note, marked('p', excerpt(text, words), words));
  return item;
}

if (form && input && status && retry && more && list) {
  /** Counts attempts: what an older one brings is late, and is not shown. */
  let turn = 0;
  let timer: number | undefined;

  const say = (text: string): void => {
    status.textContent = text;
  };

  /** Shows what `bring` brings; says so when that takes long, and offers it again when it fails. */
  const attempt = async (bring: () => Promise<() => void>, giveUp: () => void): Promise<void> => {
    const own = ++turn;
    retry.hidden = true;
    retry.onclick = () => void attempt(bring, giveUp);
    const slow = setTimeout(() => {
      if (own === turn) say('Buscando, un momento por favor.');
    }, slowMs);
    const show = await bring().catch(() => () => {
      giveUp();
      retry.hidden = false;
      say('No pudimos traer los resultados: revisá tu conexión y probá de nuevo.');
    });
    clearTimeout(slow);
    if (own === turn) show();
  };

  const clear = (text: string): void => {
    turn++;
    list.replaceChildren();
    more.hidden = retry.hidden = true;
    say(text);
  };

  /** Brings the results after those that are shown. */
  const bringMore = async (
    found: readonly number[],
    shown: number,
    words: readonly string[],
  ): Promise<() => void> => {
    const next = found.slice(shown, shown + atOnce);
    const entries = await entriesOf(next, await readContents(), read);
    return () => {
      if (shown === 0) list.replaceChildren();
      list.append(...entries.map((entry) => result(entry, words)));
      const left = found.length - list.children.length;
      more.hidden = left === 0;
      more.onclick = () =>
        void attempt(
          () => bringMore(found, list.children.length, words),
          () => undefined,
        );
      say(
        found.length === 1
          ? 'Un resultado.'
          : `${found.length} resultados${left > 0 ? `, a la vista ${list.children.length}` : ''}.`,
      );
      if (shown > 0) list.children[shown]?.querySelector('a')?.focus();
    };
  };

  const search = (isTyping: boolean): void => {
    clearTimeout(timer);
    const query = input.value.trim();
    const words = queryWords(query);
    history.replaceState(null, '', query ? `?q=${encodeURIComponent(query)}` : location.pathname);
    if (isTyping && query.length < 2) {
      clear('');
      return;
    }
    if (words.length === 0) {
      clear('Escribí qué buscás: un nick, un torneo, una regla.');
      return;
    }
    void attempt(
      async () => {
        const found = await find(words, await readContents(), read);
        if (found.length > 0) return bringMore(found, 0, words);
        const advice = 'Probá con menos palabras, o con el comienzo de una.';
        return () => clear(`No encontramos nada con «${query}». ${advice}`);
      },
      () => clear(''),
    );
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    search(false);
  });
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => search(true), pauseMs);
  });
  // So that the first letters find it here.
  input.addEventListener('focus', () => void readContents().catch(() => undefined));

  const asked = new URLSearchParams(location.search).get('q');
  if (asked) {
    input.value = asked;
    search(false);
  }
}
