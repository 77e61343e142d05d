/** What a season shows: how long edits took, and whether each outage was told once and closed once. */
import { sourceTitle } from '../../../src/snapshot/titles.ts';
import { hour, minute } from './clock.ts';
import type { Mistake } from './editors.ts';
import { upstreamNames, type Outage, type Upstream } from './outages.ts';
import type { Shown } from './pages.ts';
import type { Mail } from './script-host.ts';

/** A time in which edits cannot come online, or only later. */
export interface Window {
  from: number;
  to: number;
}

export interface Delays {
  count: number;
  median: number;
  p99: number;
  longest: number;
}

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;

/** Delays in minutes. */
export function delaysOf(edits: readonly Shown[]): Delays {
  const sorted = edits.map(({ at, shown }) => (shown - at) / minute).toSorted((a, b) => a - b);
  return {
    count: sorted.length,
    median: share(sorted, 0.5),
    p99: share(sorted, 0.99),
    longest: sorted.at(-1) ?? NaN,
  };
}

/** Whether nothing was out while an edit waited. */
export const isOutside = ({ at, shown }: Shown, windows: readonly Window[]): boolean =>
  windows.every(({ from, to }) => shown < from || at > to);

/** What a mail says of each kind of trouble. */
const words: Record<Upstream, RegExp> = {
  firestore: /(noticias|Selecc|clasificatorios|podios|comunidades).*: no se puede actualizar/i,
  csv: /(ranking|posiciones|fixture|duelos).*: no se puede actualizar|no aparece en el sitio/i,
  actions: /no se está pudiendo publicar/i,
  api: /no se está pudiendo publicar/i,
  deploy: /no se está pudiendo publicar/i,
  site: /el sitio no contesta/i,
  script: /$^/,
};

/** Something that the organisers may have to hear about. */
export interface Trouble extends Window {
  what: string;
  /** What a mail of it says. */
  words: RegExp;
}

/**
 * All troubles. Deploys that fail are none before the first that does: until then nothing was to be
 * published. Nobody is left to tell that the script itself does not run.
 */
export function troublesOf(
  outages: readonly Outage[],
  mistakes: readonly Mistake[],
  failedDeploys: readonly number[],
): Trouble[] {
  const upstream = outages
    .filter((outage) => outage.upstream !== 'script')
    .flatMap(({ upstream, from, to }) => {
      const felt = upstream === 'deploy' ? failedDeploys.find((at) => at >= from && at < to) : from;
      if (felt === undefined) return [];
      return [{ what: upstreamNames[upstream], words: words[upstream], from: felt, to }];
    });
  const own = mistakes.map(({ name, from, to }) => ({
    what: 'a sheet cannot be used',
    words: new RegExp(`${sourceTitle(name)}: no se puede actualizar`, 'i'),
    from,
    to,
  }));
  return [...upstream, ...own];
}

export interface Told extends Trouble {
  /** Minutes from its start to each mail that tells it, and from its end to each that closes it. */
  started: number[];
  ended: number[];
}

const isEnd = ({ subject }: Mail): boolean => subject.startsWith('se arregló: ');

/** After an outage is over: time for a run, for half an hour of quiet, and for a look. */
const afterwards = 3 * hour;

/** Which mails are of which trouble, and those that are of none. */
export function attribute(
  troubles: readonly Trouble[],
  mails: readonly Mail[],
): { told: Told[]; unexplained: Mail[] } {
  const rest = new Set(mails);
  const told = troubles.map((trouble) => {
    const own = mails.filter(
      (mail) =>
        trouble.words.test(`${mail.subject}\n${mail.body}`) &&
        mail.at > trouble.from &&
        mail.at < trouble.to + afterwards,
    );
    for (const mail of own) rest.delete(mail);
    const started = own
      .filter((mail) => !isEnd(mail))
      .map(({ at }) => (at - trouble.from) / minute);
    const ended = own.filter(isEnd).map(({ at }) => (at - trouble.to) / minute);
    return { ...trouble, started, ended };
  });
  return { told, unexplained: [...rest] };
}

const round = (minutes: number): string => String(Math.round(minutes));

/** A line for each trouble that lasted for more than an hour. */
export const toldRows = (told: readonly Told[]): string[][] =>
  told
    .filter(({ from, to }) => to - from > hour)
    .toSorted((a, b) => a.from - b.from)
    .map(({ what, from, to, started, ended }) => [
      what,
      round((to - from) / minute),
      started.map(round).join(', ') || '—',
      ended.map(round).join(', ') || '—',
    ]);
