/** One look at sheets, site and GitHub: asks for a publication where one is due, and tells what is wrong. */
import { findAlarms, tell, type Alarm, type Ledger } from './alarms.ts';
import { askedFor, dueEdits, findEdits, isWaiting, noEdits, type Edits } from './edits.ts';
import { dispatch, isAccepted, isConnected, readRuns, refusalWords, type Runs } from './github.ts';
import { minute, type Services } from './services.ts';
import { readSite, type Publication } from './site.ts';

/** What is remembered from one look to the next. */
export interface Memory {
  edits: Edits;
  /** The last time that a run was asked for, and the last refusal since one was accepted. */
  askedAt: number;
  refusal: number | null;
  /** The newest run that ended well. */
  lastGood: Runs['good'];
  /** Since when a run is due that did not come, or not end well. */
  dueSince: number | null;
  lookedAt: number;
  silentSince: number | null;
  ledger: Ledger;
  /** The newest publication on the tab «Publicaciones», and whether its data is held. */
  shown: string;
}

/** Without edits: time from the last run that ended well to the next that is asked for. */
const clockMs = 30 * minute;
/** Between two that are asked for without edits; shorter than the clock, for runs that fail. */
const againMs = 10 * minute;
/** After longer without a look, nothing is known of the time between. */
const blindMs = 15 * minute;

const property = 'MEMORIA';

export function recall({ setting, now }: Services): Memory {
  const nothing: Memory = {
    edits: noEdits,
    askedAt: 0,
    refusal: null,
    // As if there had been one: whoever starts the script hears of no trouble right away.
    lastGood: { begun: now().getTime(), ended: now().getTime() },
    dueSince: null,
    lookedAt: 0,
    silentSince: null,
    ledger: {},
    shown: '',
  };
  try {
    return { ...nothing, ...(JSON.parse(setting(property)) as Partial<Memory>) };
  } catch {
    return nothing;
  }
}

export function remember({ store }: Services, memory: Memory): void {
  store(property, JSON.stringify(memory));
}

/** A line of the tab «Bitácora». */
export function note({ log, format, now }: Services, what: string): void {
  log('Bitácora', [format(now()), what]);
}

/** Why a run is due now, in Spanish; null when none is. */
function reasonToAsk(
  memory: Memory,
  runs: Runs | number,
  now: number,
): { reason: string; edits: ReturnType<typeof dueEdits> } | null {
  if (typeof runs !== 'number' && runs.isFull) return null;
  const edits = dueEdits(memory.edits, now, memory.lastGood);
  const titles = edits.map(([, { title }]) => title).join(', ');
  if (edits.length > 0) return { reason: `cambió ${titles}`, edits };
  if (typeof runs === 'number' || runs.isPending || now - memory.askedAt < againMs) return null;
  const hasFailed = runs.failed !== null;
  if (hasFailed) return { reason: 'la última corrida falló', edits };
  const isDue = now - (memory.lastGood?.ended ?? 0) >= clockMs && now - memory.askedAt >= clockMs;
  return isDue ? { reason: 'para ver si cambió algo en Firestore', edits } : null;
}

/** Since when a run is due; null while none is. */
function dueSince({ dueSince, edits, lastGood }: Memory, now: number): number | null {
  const isDue = isWaiting(edits, now, lastGood) || now - (lastGood?.ended ?? 0) >= clockMs;
  return isDue ? (dueSince ?? now) : null;
}

/** Asks where it is due. @returns The memory after it. */
function askIfDue(memory: Memory, runs: Runs | number, services: Services): Memory {
  const now = services.now().getTime();
  const due = reasonToAsk(memory, runs, now);
  if (!due) return memory;
  const status = dispatch(services, 'publish.yml', {});
  if (isAccepted(status)) {
    note(services, `Se pidió una publicación: ${due.reason}.`);
    const gids = due.edits.map(([gid]) => gid);
    return { ...memory, askedAt: now, refusal: null, edits: askedFor(memory.edits, gids, now) };
  }
  if (memory.refusal !== status) {
    note(services, `No se pudo pedir una publicación. ${refusalWords(status)}`);
  }
  return { ...memory, refusal: status };
}

/** The list of the last publications, with the way back to each; written when there is another one. */
function showPublications(shown: string, site: Publication, services: Services): string {
  const [newest] = site.publications;
  const next = `${newest ? newest.at : ''} ${site.hold ?? ''}`;
  if (!newest || next === shown) return shown;
  services.write(
    'Publicaciones',
    site.publications.map(({ at, changes, snapshot }) => [
      services.format(new Date(at)),
      changes,
      snapshot ?? 'en línea',
    ]),
  );
  return next;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One mail for what starts, one for what is over; nothing is told before the mail is on its way. */
function mail(started: readonly Alarm[], ended: readonly string[], services: Services): void {
  const site = services.setting('SITIO').replace(/^https?:\/\//, '');
  const to = services.setting('AVISAR_A');
  const send = (titles: readonly string[], subject: string, body: string): void => {
    const [first = ''] = titles;
    const more = titles.length > 1 ? ` (y ${titles.length - 1} más)` : '';
    services.mail(to, `${site}: ${subject}${first}${more}`, body);
    note(services, `Aviso por correo: ${subject}${titles.join('; ')}.`);
  };
  if (started.length > 0) {
    const titles = started.map(({ title }) => title);
    const list = started.map(({ title, advice }) => `${capitalised(title)}.\n${advice}`);
    const end =
      'Cuando pase, llega otro correo. Más ayuda: docs/mantenimiento.md, en el repositorio.';
    send(titles, '', [...list, end].join('\n\n'));
  }
  if (ended.length > 0) {
    const list = ended.map((title) => `• ${title}`).join('\n');
    send(ended, 'se arregló: ', `Ya no pasa:\n\n${list}\n\nNo hay que hacer nada.`);
  }
}

/** Looks once, asks and tells. */
export function look(services: Services): void {
  const now = services.now().getTime();
  let memory = recall(services);
  if (now - memory.lookedAt > blindMs) memory = { ...memory, dueSince: null, silentSince: null };
  memory = { ...memory, lookedAt: now };
  // Runs before the site: one that has ended well by now has put its site online.
  const runs = isConnected(services) ? readRuns(services) : null;
  if (runs !== null && typeof runs !== 'number' && runs.good) {
    memory = { ...memory, lastGood: runs.good };
  }
  const site = readSite(services);
  memory = { ...memory, silentSince: site ? null : (memory.silentSince ?? now) };
  if (site) {
    memory = {
      ...memory,
      edits: findEdits(memory.edits, site, services),
      shown: showPublications(memory.shown, site, services),
    };
  }
  const isHeld = site !== null && site.hold !== null;
  const canAsk = runs !== null && site !== null && !isHeld;
  if (canAsk) memory = askIfDue(memory, runs, services);
  memory = { ...memory, dueSince: canAsk ? dueSince(memory, now) : null };

  const situation = {
    now,
    silentSince: memory.silentSince,
    sources: site ? site.sources : [],
    edits: Object.values(memory.edits.open),
    runs:
      runs === null || isHeld
        ? null
        : {
            last: memory.lastGood,
            dueSince: memory.dueSince,
            failed: typeof runs === 'number' ? null : runs.failed,
            refusal: typeof runs === 'number' ? runs : memory.refusal,
          },
  };
  const { started, ended, ledger } = tell(memory.ledger, findAlarms(situation), situation);
  try {
    mail(started, ended, services);
    memory = { ...memory, ledger };
  } catch (error) {
    note(services, `No se pudo mandar el aviso por correo: ${String(error)}`);
  }
  remember(services, memory);
}
