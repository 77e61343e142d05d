/**
 * The visitor's own card. The visitor types a nick once, and the nick stays on this device. The open data has the nicks
 * of all players, and each player's file has the lines of the card (src/data/own-card.ts). Until that file arrives, the
 * card shows the lines of the last visit, which early/own-lines.ts fills in.
 */
import type { Facts, OwnCard } from '../data/own-card.ts';
import { nickMatcher } from '../lib/nick.ts';
import { describeVisit, readVisit, visitAt, visitKey } from './last-visit.ts';
import { listenTo } from './events.ts';
import { drawOwnLines } from './own-lines.ts';
import { bookKey, readStored, store } from './storage.ts';
import { playerStorageKey, readStoredPlayer, type StoredPlayer } from './stored-player.ts';

const block = document.querySelector<HTMLElement>('.own-card');
const form = block?.querySelector('form');
const input = form?.querySelector('input');
const status = block?.querySelector('[role=status]');
const card = block?.querySelector<HTMLElement>('.own-lines');
const forget = block?.querySelector<HTMLElement>('.own-forget');
/** Has `data-own` while a nick is chosen; src/client/early/early.ts sets it before the first paint. */
const root = document.documentElement;

/** A player in `/datos/jugadores.json`. */
interface ListedPlayer {
  nick: string;
  url: string;
  former: string[];
}

/** Fetches the JSON at an address; null for status 404. Throws for other failures. */
async function fetchJson<Content>(address: string): Promise<Content | null> {
  const response = await fetch(address);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json() as Promise<Content>;
}

/** The lines of a player's file, with that of el prode below the duel and the place if this device has picks. */
async function withProde({ lines, prode }: OwnCard): Promise<OwnCard['lines']> {
  if (!prode || readStored(bookKey) === null) return lines;
  try {
    const { prodeLine } = await import('./prode-own-line.ts');
    const line = await prodeLine(prode);
    return line ? lines.toSpliced(2, 0, line) : lines;
  } catch {
    // The other lines do not need el prode.
    return lines;
  }
}

if (block && form && input && status && card && forget) {
  block.dataset['live'] = '';
  const announce = (text: string): void => {
    status.textContent = text;
  };
  /** HTML of the lines that the card shows. Other scripts add to the card. */
  let shown = card.firstChild ? readStoredPlayer(root.dataset['own'] ?? null)?.html : '';
  /** Shows the player's lines, and tells other scripts that the stored player may have changed. */
  const showPlayer = (player: StoredPlayer | null): void => {
    root.toggleAttribute('data-own', player !== null);
    const html = player?.html ?? '';
    if (html !== shown) card.innerHTML = html;
    shown = html;
    dispatchEvent(new Event('own-nicks'));
  };
  /** Number of tasks so far. Only the last task may change the card; answers for earlier tasks are dropped. */
  let turns = 0;
  const start = (task: (turn: number) => Promise<void>): void => {
    turns += 1;
    const turn = turns;
    task(turn).catch(() => {
      if (turn === turns)
        announce('No pudimos traer los datos: revisá tu conexión y probá de nuevo.');
    });
  };

  /** Stored JSON of the chosen player; null without a choice. */
  let chosen: string | null = null;
  /**
   * Writes what changed since the last visit into the card, as far as this visit has read facts.
   * @param facts Facts of the player's file; null before it arrives.
   */
  const tellVisit = ({ path }: StoredPlayer, facts: Facts | null): void => {
    const visit = visitAt(readVisit(readStored(visitKey)), Date.now(), path);
    visit.now = facts ?? visit.now;
    // Without storage, the next visit cannot say what changed.
    const isKept = facts === null || store(visitKey, JSON.stringify(visit));
    const news = card.querySelector('.own-news');
    if (news) news.textContent = isKept ? describeVisit(visit) : '';
  };
  const clearChoice = (): void => {
    turns += 1;
    chosen = null;
    block.style.minHeight = '';
    showPlayer(null);
  };
  /** Returns a notice if this device does not remember the player. */
  const remember = (player: StoredPlayer): string => {
    chosen = JSON.stringify(player);
    if (store(playerStorageKey, chosen)) return '';
    return ' Tu navegador no deja recordarlo: vale solo en esta página.';
  };

  /** Fetches and shows the lines of the chosen player. */
  const refresh = async (player: StoredPlayer, turn: number): Promise<void> => {
    const file = await fetchJson<OwnCard>(`${player.path}.json`);
    if (turn !== turns) return;
    if (!file) {
      showPlayer({ ...player, html: '' });
      announce(
        `${player.nicks[0]} ya no está entre los jugadores. Para elegir otro nick, tocá «Olvidar».`,
      );
      return;
    }
    const html = drawOwnLines(await withProde(file));
    if (turn !== turns) return;
    if (html !== player.html) {
      const current = { ...player, html };
      announce('');
      // Fewer lines must not move the page.
      block.style.minHeight = `${block.offsetHeight}px`;
      showPlayer(current);
      remember(current);
    }
    tellVisit(player, file.facts);
  };

  const choose = async (text: string, turn: number): Promise<void> => {
    announce('Buscando tus duelos.');
    const list = await fetchJson<{ players: ListedPlayer[] }>(form.action);
    if (!list) throw new Error(`${form.action}: 404`);
    if (turn !== turns) return;
    const isMatch = nickMatcher(text);
    const exact = list.players.filter(({ nick }) => nick.toLowerCase() === text.toLowerCase());
    const matches = exact[0] ? exact : list.players.filter(({ nick }) => isMatch(nick));
    const [match] = matches;
    if (!match || matches[1]) {
      announce(
        match
          ? `Encontramos ${matches.length} jugadores con «${text}»: escribí el nick entero.`
          : `Ningún jugador tiene «${text}» en su nick.`,
      );
      return;
    }
    const { nick, url, former } = match;
    const player = { path: new URL(url).pathname, nicks: [nick, ...former], html: '' };
    const note = remember(player);
    showPlayer(player);
    // A second Enter must not press anything.
    block.focus();
    await refresh(player, turn);
    if (turn === turns) announce(`Lo recuerda solo este dispositivo: no se envía a nadie.${note}`);
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    start((turn) => choose(input.value.trim(), turn));
  });
  forget.addEventListener('click', () => {
    for (const key of [playerStorageKey, visitKey, bookKey]) store(key, null);
    clearChoice();
    announce('Listo: este dispositivo ya no recuerda tu nick.');
    input.focus();
  });
  /** Reads the stored choice again, because another tab or page may have changed it. */
  const recall = (): void => {
    const stored = readStored(playerStorageKey);
    if (stored === chosen) return;
    announce('');
    const player = readStoredPlayer(stored);
    if (player === null) {
      clearChoice();
      return;
    }
    chosen = stored;
    showPlayer(player);
    tellVisit(player, null);
    start((turn) => refresh(player, turn));
  };
  listenTo(['storage', 'pageshow'], recall);
  recall();
}
