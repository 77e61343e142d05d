/**
 * «¿Contra quién me falta jugar?»: the nick is typed once and stays on this device. The players are
 * read from their index, the duels from the player's own page: what is there is shown here.
 */
interface Own {
  path: string;
  /** The current nick, and those of before. */
  nicks: string[];
}

const key = 'jugador';
const block = document.querySelector<HTMLElement>('.own-duels');
const form = block?.querySelector('form');
const input = form?.querySelector('input');
const status = block?.querySelector('[role=status]');
const list = block?.querySelector('details');
const page = block?.querySelector<HTMLAnchorElement>('.own-page a');
const forget = block?.querySelector('.own-page button');
/** Bears `data-own` while a nick is chosen (src/client/early/look.ts). */
const root = document.documentElement;

/** As nick-search.ts does. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\s_]/gu, '')
    .toLowerCase();

/** The page at an address; null where there is none. */
async function read(address: string): Promise<Document | null> {
  const response = await fetch(address);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // This page's security policy refuses its styles.
  const html = (await response.text()).replace(/<style.*?<\/style>/gs, '');
  return new DOMParser().parseFromString(html, 'text/html');
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

if (block && form && input && status && list && page && forget) {
  block.dataset['live'] = '';
  const say = (text: string): void => {
    status.textContent = text;
  };
  const follow = (own: Own | null): void => {
    root.toggleAttribute('data-own', own !== null);
    list.querySelector('summary ~ *')?.remove();
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

  const show = async (own: Own, turn: number, note = ''): Promise<void> => {
    follow(own);
    page.href = own.path;
    const answer = await read(own.path);
    if (turn !== turns) return;
    // Who left the ranking has no page; the button that forgets them stays.
    page.hidden = !answer;
    if (!answer) {
      say(
        `${own.nicks[0]} ya no está entre los jugadores. Para elegir otro nick, tocá «Olvidar mi nick».`,
      );
      return;
    }
    const pending = answer.querySelector('[data-pending] :is(table, .empty)');
    if (pending) list.append(pending);
    const rows = list.querySelectorAll('tbody tr');
    // Overdue duels are listed first, but are not the next one.
    const rival = list.querySelector('tbody tr:not([data-overdue]) th')?.textContent.trim();
    const next = rival ? ` El próximo es contra ${rival}.` : '';
    say(`${own.nicks[0]}, duelos que te faltan: ${rows.length}.${next}${note}`);
  };

  const choose = async (text: string, turn: number): Promise<void> => {
    say('Buscando tus duelos.');
    const index = document.querySelector('.players') ? document : await read(form.action);
    if (turn !== turns) return;
    if (!index) throw new Error(`${form.action}: 404`);
    const players = [...index.querySelectorAll<HTMLAnchorElement>('.players a')];
    const exact = players.filter((link) => link.text.toLowerCase() === text.toLowerCase());
    const found = exact[0] ? exact : players.filter((link) => fold(link.text).includes(fold(text)));
    const [link] = found;
    if (!link || found[1]) {
      say(
        link
          ? `Encontramos ${found.length} jugadores con «${text}»: escribí el nick entero.`
          : `Ningún jugador tiene «${text}» en su nick.`,
      );
      return;
    }
    const former = link.dataset['former']?.split('\n') ?? [];
    const own = { path: link.pathname, nicks: [link.text, ...former] };
    const note = inStorage((storage) => {
      const stored = JSON.stringify(own);
      storage.setItem(key, stored);
      chosen = stored;
    });
    list.open = true;
    const shown = show(own, turn, note);
    page.focus();
    await shown;
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
      if (stored === null) {
        nobody();
        say('');
        return;
      }
      const own = JSON.parse(stored) as Own;
      chosen = stored;
      start((turn) => show(own, turn));
    });
  };
  addEventListener('storage', recall);
  addEventListener('pageshow', recall);
  recall();
}
