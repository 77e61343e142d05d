/** What the organisers must hear about, and when it was told: once when it starts, once when it is over. */
import { isAfter, type Edit } from './edits.ts';
import { refusalWords, type Runs } from './github.ts';
import { minute } from './services.ts';
import type { Source } from './site.ts';

/** Something that is wrong, in Spanish. */
export interface Alarm {
  /** The same while it is the same trouble. */
  key: string;
  title: string;
  advice: string;
}

/** One that was told. */
export interface Told {
  title: string;
  /** Since when it is no longer so. */
  goneSince: number | null;
}

export type Ledger = Record<string, Told>;

/** How long each trouble may last untold; shorter ones pass by themselves. */
export const patience = {
  silentSite: 30 * minute,
  keptSource: 30 * minute,
  /** Since it was made: five minutes of quiet, and 45 since it was first asked for. */
  openEdit: 50 * minute,
  dueRun: 45 * minute,
};

/** How long it has to be well before it is over: what comes and goes is one trouble. */
const overMs = 30 * minute;

/** What one look saw. */
export interface Situation {
  now: number;
  /** Since when the site does not answer; null while it does. */
  silentSince: number | null;
  sources: readonly Source[];
  edits: readonly Edit[];
  /** Null where GitHub is not connected, or the data is held. */
  runs: {
    last: Runs['good'];
    /** Since when one is due and did not end well; null while none is. */
    dueSince: number | null;
    failed: string | null;
    refusal: number | null;
  } | null;
}

const quoted = (titles: readonly string[]): string =>
  titles.map((title) => `«${title}»`).join(', ');

function silentSite({ now, silentSince }: Situation): Alarm[] {
  if (silentSince === null || now - silentSince < patience.silentSite) return [];
  return [
    {
      key: 'site',
      title: 'el sitio no contesta',
      advice:
        'Entrá con el teléfono, sin wifi. Si tampoco abre, mirá https://www.githubstatus.com: si GitHub Pages está caído, vuelve solo. Si no, revisá la configuración de Pages y del dominio.',
    },
  ];
}

function keptSources({ now, sources }: Situation): Alarm[] {
  return sources.flatMap(({ name, title, kept }) => {
    if (!kept || now - Date.parse(kept.since) < patience.keptSource) return [];
    return [
      {
        key: `kept ${name}`,
        title: `${title}: no se puede actualizar`,
        advice: `Lo que pasa: ${kept.because}. El sitio muestra los últimos datos buenos. Corregilo en su hoja o en Firestore: se publica solo.`,
      },
    ];
  });
}

function stoppedRuns({ now, runs }: Situation): Alarm[] {
  const since = runs?.dueSince ?? now;
  if (!runs || now - since < patience.dueRun) return [];
  const link = runs.failed === null ? '' : ` La última corrida que falló: ${runs.failed}`;
  return [
    {
      key: 'runs',
      title: 'no se está pudiendo publicar',
      advice:
        runs.refusal === null
          ? `El sitio sigue en línea con lo último que se publicó bien. Lo editado después espera, y se publica solo cuando se arregle.${link}`
          : `${refusalWords(runs.refusal)} El sitio sigue en línea con lo último que se publicó bien.`,
    },
  ];
}

/** Edits that are not online although a run that began after they were asked for ended well. */
function overlookedEdits({ now, edits, runs }: Situation): Alarm[] {
  const last = runs?.last ?? null;
  const overlooked = edits.filter(
    ({ since, asked, isKept, isComparable }) =>
      isComparable &&
      !isKept &&
      asked !== null &&
      isAfter(last, asked) &&
      now - since >= patience.openEdit,
  );
  if (overlooked.length === 0) return [];
  return [
    {
      key: 'edits',
      title: `lo editado en ${quoted(overlooked.map(({ title }) => title))} no aparece en el sitio`,
      advice:
        'GitHub publicó, pero Google le sigue dando la versión anterior. En «Archivo → Compartir → Publicar en la web → Contenido publicado y configuración», fijate que esté marcado «Volver a publicar automáticamente cuando se realicen cambios».',
    },
  ];
}

/** Everything that is wrong now. Of a site that does not answer, nothing else is known. */
export function findAlarms(situation: Situation): Alarm[] {
  if (situation.silentSince !== null) return silentSite(situation);
  return [...keptSources(situation), ...stoppedRuns(situation), ...overlookedEdits(situation)];
}

/** What is to be told now, and the ledger after it. */
export function tell(
  ledger: Ledger,
  alarms: readonly Alarm[],
  { now, silentSince }: Pick<Situation, 'now' | 'silentSince'>,
): { started: Alarm[]; ended: string[]; ledger: Ledger } {
  const started = alarms.filter(({ key }) => !(key in ledger));
  const ended: string[] = [];
  const next: Ledger = {};
  for (const { key, title } of started) next[key] = { title, goneSince: null };
  for (const [key, told] of Object.entries(ledger)) {
    const isOn = alarms.some((alarm) => alarm.key === key);
    // While the site does not answer, the others stay as they were.
    const isUnknown = silentSince !== null && key !== 'site';
    const goneSince = isOn ? null : isUnknown ? told.goneSince : (told.goneSince ?? now);
    if (goneSince !== null && !isUnknown && now - goneSince >= overMs) ended.push(told.title);
    else next[key] = { ...told, goneSince };
  }
  return { started, ended, ledger: next };
}
