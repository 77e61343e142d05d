/**
 * The visitor's own card: the nick is typed once and stays on this device. The players are read from the open
 * data, the card's lines from the player's file (src/data/own-card.ts); those of the last visit stand there
 * until it is read.
 */
type Part = [text: string, address?: string, hour?: string];

interface Own {
  /** Address of the player's page. */
  path: string;
  /** The current nick, and those of before. */
  nicks: string[];
  lines?: Part[][];
  /** The card's height on this screen, to be kept free on the next page (src/client/early/look.ts). */
  height?: string;
}

const key = 'jugador';
const block = document.querySelector<HTMLElement>('.own-card');
const form = block?.querySelector('form');
const input = form?.querySelector('input');
const status = block?.querySelector('[role=status]');
const card = block?.querySelector<HTMLElement>('.own-lines');
const forget = block?.querySelector<HTMLElement>('.own-forget');
/** Bears `data-own` while a nick is chosen (src/client/early/look.ts). */
const root = document.documentElement;

/** Folds a nick like nick-search.ts, which would be a file of its own. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\s_]/gu, '')
    .toLowerCase();

/** A player as `/datos/jugadores.json` has it. */
interface ListedPlayer {
  nick: string;
  url: string;
  former: string[];
}

/** Reads the JSON at an address; null where there is nothing. */
async function read<Content>(address: string): Promise<Content | null> {
  const response = await fetch(address);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json() as Promise<Content>;
}

/** Storage may be denied: then what was chosen lasts as long as the page. */
function inStorage(use: (storage: Storage) => void): string {
  try {
    use(localStorage);
    return '';
  } catch {
    return ' Tu navegador no deja recordarlo: vale solo en esta página.';
  }
}

function lineOf(parts: Part[]): HTMLElement {
  const line = document.createElement('p');
  for (const [text, href, dateTime] of parts) {
    const part = document.createElement(href ? 'a' : dateTime ? 'time' : 'span');
    part.textContent = text;
    const isElsewhere = href?.startsWith('http');
    Object.assign(part, { href, dateTime }, isElsewhere && { target: '_blank', rel: 'noopener' });
    line.append(part, ' ');
  }
  return line;
}

if (block && form && input && status && card && forget) {
  block.dataset['live'] = '';
  const say = (text: string): void => {
    status.textContent = text;
  };
  const follow = (own: Own | null): void => {
    root.toggleAttribute('data-own', own !== null);
    card.replaceChildren(...(own?.lines ?? []).map(lineOf));
    dispatchEvent(new CustomEvent('own-nicks', { detail: own?.nicks ?? [] }));
  };
  /** Counts what was asked: an answer to anything but the last comes too late. */
  let turns = 0;
  const start = (task: (turn: number) => Promise<void>): void => {
    turns += 1;
    const turn = turns;
    task(turn).catch(() => {
      if (turn === turns) say('No pudimos traer los datos: revisá tu conexión y probá de nuevo.');
    });
  };

  /** Who is chosen, as it is stored; null for nobody. */
  let chosen: string | null = null;
  const nobody = (): void => {
    turns += 1;
    chosen = null;
    follow(null);
  };
  const remember = (own: Own): string =>
    inStorage((storage) => {
      chosen = JSON.stringify(own);
      storage.setItem(key, chosen);
    });

  /** Brings the lines of somebody who is chosen. */
  const refresh = async (own: Own, turn: number): Promise<void> => {
    const lines = await read<Part[][]>(`${own.path}.json`);
    if (turn !== turns) return;
    if (!lines) {
      follow({ ...own, lines: [] });
      say(`${own.nicks[0]} ya no está entre los jugadores. Para elegir otro nick, tocá «Olvidar».`);
      return;
    }
    if (JSON.stringify(lines) === JSON.stringify(own.lines)) return;
    const current = { ...own, lines };
    say('');
    follow(current);
    root.style.removeProperty('--own-height');
    remember({ ...current, height: `${block.offsetHeight}px` });
  };

  const choose = async (text: string, turn: number): Promise<void> => {
    say('Buscando tus duelos.');
    const list = await read<{ players: ListedPlayer[] }>(form.action);
    if (!list) throw new Error(`${form.action}: 404`);
    if (turn !== turns) return;
    const exact = list.players.filter(({ nick }) => nick.toLowerCase() === text.toLowerCase());
    const found = exact[0]
      ? exact
      : list.players.filter(({ nick }) => fold(nick).includes(fold(text)));
    const [player] = found;
    if (!player || found[1]) {
      say(
        player
          ? `Encontramos ${found.length} jugadores con «${text}»: escribí el nick entero.`
          : `Ningún jugador tiene «${text}» en su nick.`,
      );
      return;
    }
    const { nick, url, former } = player;
    const own = { path: new URL(url).pathname, nicks: [nick, ...former] };
    const note = remember(own);
    follow(own);
    forget.focus();
    await refresh(own, turn);
    if (turn === turns) say(`Lo recuerda solo este dispositivo: no se envía a nadie.${note}`);
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    start((turn) => choose(input.value.trim(), turn));
  });
  forget.addEventListener('click', () => {
    inStorage((storage) => storage.removeItem(key));
    nobody();
    say('Listo: este dispositivo ya no recuerda tu nick.');
    input.focus();
  });
  /** Shows who was chosen meanwhile, in another tab or on another page before a step back. */
  const recall = (): void => {
    inStorage((storage) => {
      const stored = storage.getItem(key);
      if (stored === chosen) return;
      say('');
      if (stored === null) {
        nobody();
        return;
      }
      const own = JSON.parse(stored) as Own;
      chosen = stored;
      follow(own);
      start((turn) => refresh(own, turn));
    });
  };
  addEventListener('storage', recall);
  addEventListener('pageshow', recall);
  recall();
}
