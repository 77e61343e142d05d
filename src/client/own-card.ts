/**
 * The visitor's own card. The visitor types a nick once, and the nick stays on this device. The open data has the nicks
 * of all players, and each player's file has the lines of the card (src/data/own-card.ts). Until that file arrives, the
 * card shows the lines of the last visit.
 */
import type { OwnCard } from '../data/own-card.ts';
import { visitKey } from './last-visit.ts';
import visitScript from './tell-visit.ts?worker&url';

interface Player {
  /** Address of the player's page. */
  path: string;
  /** The current nick first, then former nicks. */
  nicks: string[];
  lines?: OwnCard['lines'];
  /** CSS height of the card, which src/client/early/look.ts reserves on the next page. */
  height?: string;
}

const key = 'jugador';
const block = document.querySelector<HTMLElement>('.own-card');
const form = block?.querySelector('form');
const input = form?.querySelector('input');
const status = block?.querySelector('[role=status]');
const card = block?.querySelector<HTMLElement>('.own-lines');
const forget = block?.querySelector<HTMLElement>('.own-forget');
/** Has `data-own` while a nick is chosen; src/client/early/look.ts sets it before the first paint. */
const root = document.documentElement;

/** Folds a nick like src/text/nick.ts, which an inline script cannot import. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\s_]/gu, '')
    .toLowerCase();

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

/** Uses the storage; returns a notice if access is denied, since the choice then lasts only as long as the page. */
function inStorage(use: (storage: Storage) => void): string {
  try {
    use(localStorage);
    return '';
  } catch {
    return ' Tu navegador no deja recordarlo: vale solo en esta página.';
  }
}

function lineOf(parts: OwnCard['lines'][number]): HTMLElement {
  const line = document.createElement('p');
  for (const [text, href, dateTime, ariaLabel, path] of parts) {
    const part = document.createElement(href ? 'a' : dateTime ? 'time' : 'span');
    part.textContent = text;
    if (ariaLabel) Object.assign(part, { role: 'img', ariaLabel });
    if (path) {
      part.insertAdjacentHTML(
        'beforeend',
        ` <svg viewBox="0 0 50 24" width="30" fill="currentColor"><path d="${path}"/></svg>`,
      );
      const style = part.querySelector('svg')?.style;
      style?.setProperty('display', 'inline');
      style?.setProperty('outline', 'var(--rule)');
    }
    const isExternal = href?.startsWith('http');
    Object.assign(part, { href, dateTime }, isExternal && { target: '_blank', rel: 'noopener' });
    line.append(part, ' ');
  }
  return line;
}

if (block && form && input && status && card && forget) {
  block.dataset['live'] = '';
  const announce = (text: string): void => {
    status.textContent = text;
  };
  const news = document.createElement('p');
  news.className = 'own-news';
  // Reserves two lines, so that nothing moves when the text arrives.
  news.style.minHeight = '2lh';
  /** Shows the player's lines, with the line of news above the last line, and announces the nicks to other scripts. */
  const showPlayer = (player: Player | null): void => {
    root.toggleAttribute('data-own', player !== null);
    const lines = (player?.lines ?? []).map(lineOf);
    if (lines.length > 0) lines.splice(-1, 0, news);
    card.replaceChildren(...lines);
    dispatchEvent(new CustomEvent('own-nicks', { detail: player?.nicks ?? [] }));
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
  /** Lets tell-visit.ts write what changed since the last visit. If that file fails to load, the line stays empty. */
  const tellVisit = ({ path }: Player, facts?: OwnCard['facts']): void => {
    Object.assign(news.dataset, { path, facts: JSON.stringify(facts ?? null) });
    dispatchEvent(new Event('own-visit'));
    import(visitScript).catch(() => undefined);
  };
  const clearChoice = (): void => {
    turns += 1;
    chosen = null;
    showPlayer(null);
  };
  const remember = (player: Player): string =>
    inStorage((storage) => {
      chosen = JSON.stringify(player);
      storage.setItem(key, chosen);
    });

  /** Fetches and shows the lines of the chosen player. */
  const refresh = async (player: Player, turn: number): Promise<void> => {
    const file = await fetchJson<OwnCard>(`${player.path}.json`);
    if (turn !== turns) return;
    if (!file) {
      showPlayer({ ...player, lines: [] });
      announce(
        `${player.nicks[0]} ya no está entre los jugadores. Para elegir otro nick, tocá «Olvidar».`,
      );
      return;
    }
    const { lines, facts } = file;
    const current = { ...player, lines };
    if (JSON.stringify(lines) !== JSON.stringify(player.lines)) {
      announce('');
      showPlayer(current);
      root.style.removeProperty('--own-height');
      remember({ ...current, height: `${block.offsetHeight}px` });
    }
    tellVisit(current, facts);
  };

  const choose = async (text: string, turn: number): Promise<void> => {
    announce('Buscando tus duelos.');
    const list = await fetchJson<{ players: ListedPlayer[] }>(form.action);
    if (!list) throw new Error(`${form.action}: 404`);
    if (turn !== turns) return;
    const exact = list.players.filter(({ nick }) => nick.toLowerCase() === text.toLowerCase());
    const matches = exact[0]
      ? exact
      : list.players.filter(({ nick }) => fold(nick).includes(fold(text)));
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
    const player = { path: new URL(url).pathname, nicks: [nick, ...former] };
    const note = remember(player);
    showPlayer(player);
    forget.focus();
    await refresh(player, turn);
    if (turn === turns) announce(`Lo recuerda solo este dispositivo: no se envía a nadie.${note}`);
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    start((turn) => choose(input.value.trim(), turn));
  });
  forget.addEventListener('click', () => {
    inStorage((storage) => {
      storage.removeItem(key);
      storage.removeItem(visitKey);
    });
    clearChoice();
    announce('Listo: este dispositivo ya no recuerda tu nick.');
    input.focus();
  });
  /** Reads the stored choice again, because another tab or page may have changed it. */
  const recall = (): void => {
    inStorage((storage) => {
      const stored = storage.getItem(key);
      if (stored === chosen) return;
      announce('');
      if (stored === null) {
        clearChoice();
        return;
      }
      const player = JSON.parse(stored) as Player;
      chosen = stored;
      showPlayer(player);
      tellVisit(player);
      start((turn) => refresh(player, turn));
    });
  };
  addEventListener('storage', recall);
  addEventListener('pageshow', recall);
  recall();
}
