/** What a maintainer must hear about, decided from runs and sources alone. */
import { formatAge } from '../snapshot/words.ts';
import type { SourceHealth } from './health.ts';

/** One run of the publishing workflows. */
export interface PastRun {
  succeeded: boolean;
  /** Its site is ready, but not online yet: the runs after it will know whether it came there. */
  isDeploying?: boolean;
  /** ISO 8601 UTC. */
  endedAt: string;
}

export interface Situation {
  now: Date;
  /** Runs in any order, this one among them. */
  runs: readonly PastRun[];
  /** The sources of the newest snapshot; null when there is none. */
  sources: Readonly<Record<string, SourceHealth>> | null;
  /** What people call a source. */
  titleOf: (name: string) => string;
}

/** Something that is wrong, in Spanish. */
export interface Alert {
  title: string;
  /** What to do about it. */
  advice: string;
}

const hour = 3_600_000;
/** In hours: how old the data may be, and how long a source may be kept. */
const oldData = 6;
const keptTooLong = 24;
const failedRuns = 3;

function failing(runs: readonly PastRun[]): Alert[] {
  const newest = runs
    .filter(({ isDeploying }) => !isDeploying)
    .toSorted((a, b) => Date.parse(b.endedAt) - Date.parse(a.endedAt));
  const streak = newest.findIndex(({ succeeded }) => succeeded);
  const count = streak === -1 ? newest.length : streak;
  if (count < failedRuns) return [];
  return [
    {
      title: `Fallaron las últimas ${count} publicaciones`,
      advice:
        'Abrí «Actions», la última corrida en rojo, y leé su resumen: dice qué falló y qué hacer. El sitio sigue en línea con lo último que se publicó bien.',
    },
  ];
}

function outdated({ now, runs, sources }: Situation): Alert[] {
  const states = Object.values(sources ?? {}).filter((state) => state.status !== 'absent');
  const keptSince = states.flatMap((state) => (state.status === 'kept' ? [state.since] : []));
  const lastSuccess = runs.flatMap(({ succeeded, endedAt }) => (succeeded ? [endedAt] : []));
  const isEverySourceKept = states.length > 0 && keptSince.length === states.length;
  // With every source kept, no run has brought anything since the last of them stopped.
  const moments = isEverySourceKept ? keptSince : lastSuccess;
  const last = moments.map((moment) => Date.parse(moment)).sort((a, b) => b - a)[0];
  if (last === undefined || now.getTime() - last <= oldData * hour) return [];
  const age = formatAge(new Date(last).toISOString(), now.toISOString());
  return [
    {
      title: `Los datos del sitio tienen ${age}`,
      advice:
        'Fijate si Google y Firebase responden, y corré «Publicar» a mano en «Actions». Si la corrida de cada hora dejó de aparecer, volvé a habilitarla ahí mismo («Enable workflow»).',
    },
  ];
}

function keptSources({ now, sources, titleOf }: Situation): Alert[] {
  return Object.entries(sources ?? {}).flatMap(([name, state]) => {
    if (state.status !== 'kept') return [];
    if (now.getTime() - Date.parse(state.since) <= keptTooLong * hour) return [];
    const age = formatAge(state.since, now.toISOString());
    return [
      {
        title: `${titleOf(name)}: hace ${age} que no se puede actualizar`,
        advice: `Lo que pasa: ${state.because}. El sitio muestra los últimos datos buenos de «${name}». Corregilo en su hoja o en Firestore, esperá 10 minutos y corré «Publicar».`,
      },
    ];
  });
}

/** Everything that is wrong now; empty when nothing is. */
export function findAlerts(situation: Situation): Alert[] {
  return [...failing(situation.runs), ...outdated(situation), ...keptSources(situation)];
}
