/** Closing league, cup or both: what has ended goes into the archive, and what comes next is waited for. */
import { parseDocument } from 'yaml';
import { ConfigurationError } from '../config/error.ts';
import type { ForfeitRules } from '../config/schemas/fields.ts';
import { listNames } from '../domain/text.ts';
import type { CalendarDate } from '../domain/time.ts';
import type { Competition } from '../season/model.ts';
import type { Rules } from '../season/stages.ts';
import { parseSeason } from './read.ts';
import {
  nameKeys,
  nextName,
  playedName,
  titleOf,
  yearsOf,
  type Competitions,
  type Names,
} from './request.ts';
import { folderOf, joinSeason, seasonFiles, type SeasonFolder } from './season-file.ts';
import { settle, type SettleOptions } from './settle.ts';

export interface ClosingRequest extends SettleOptions {
  competitions: readonly Competition[];
  /** Name of the folder: `2026`. */
  id: string;
  /** What comes next is called, where somebody said so. */
  names: Names;
  /** Close although results are missing: who leads then is no champion. */
  unfinished: boolean;
}

export interface ClosingData {
  has: Competitions;
  /** Texts of `league.yaml` and `cup.yaml`. */
  texts: ReadonlyMap<string, string>;
  /** The sheets, as they are now. */
  sheets: ReadonlyMap<string, string>;
  /** By fixture, the day on which it started, as the running season has it. */
  starts: Readonly<Record<string, CalendarDate | null>>;
  /** The folder of that id; null while there is none. */
  existing: SeasonFolder | null;
  /** Where it is or will be, for messages. */
  path: string;
}

export type Closing = ReturnType<typeof planClosing>;

/** What a competition that is played waits for afterwards. @throws ConfigurationError */
function nextOf(which: Competition, { names }: ClosingRequest, has: Competitions): string {
  const status = has[which]?.status ?? 'absent';
  if (status !== 'running') {
    throw new ConfigurationError(
      `${titleOf(which, has)} no se está jugando (en ${which}.yaml dice «status: ${status}»): no hay nada que cerrar`,
    );
  }
  const now = playedName(which, has);
  const next = names[which] ?? nextName(now);
  if (next === null) {
    throw new ConfigurationError(
      `«${now}» no tiene número, así que no se sabe cómo se llama lo que sigue: escribilo en «nombre»`,
    );
  }
  if (next !== now) return next;
  throw new ConfigurationError(
    `«${now}» es lo que se cierra: en «nombre» va cómo se llama lo que sigue`,
  );
}

/** How a finished season counts forfeits: the games, too, that only its file of before says. */
const rulesOf = ({ forfeits, gamesToWin }: Rules): ForfeitRules => ({
  ...forfeits,
  games: forfeits?.games ?? gamesToWin ?? 0,
});

/** @throws ConfigurationError with why it may not be closed, in Spanish. */
export function planClosing(request: ClosingRequest, data: ClosingData) {
  const { competitions, id, unfinished } = request;
  const { has, texts, sheets, existing, path } = data;
  const starts = Object.entries(data.starts).flatMap(([fixture, own]) => {
    const which = fixture === 'cup' ? 'cup' : 'league';
    return own && competitions.includes(which) ? [[fixture, has[which]?.starts ?? own]] : [];
  });
  const next: Names = Object.fromEntries(
    competitions.map((which) => [which, nextOf(which, request, has)]),
  );
  const league = competitions.includes('league') ? has.league : null;
  const cup = competitions.includes('cup') ? has.cup : null;
  const file = {
    id,
    name: league?.season ?? cup?.edition ?? id,
    years: yearsOf(id),
    divisions: league?.divisions ?? [],
    ...(league && { forfeits: rulesOf(league) }),
    cup: cup && { edition: cup.edition, forfeits: rulesOf(cup) },
    starts: Object.fromEntries(starts) as Record<string, CalendarDate>,
  };
  const { champions, missing } = settle(parseSeason(folderOf(path, file, sheets)), request);
  const isSaid = Object.keys(champions).length > 0;
  const own = folderOf(path, isSaid ? { ...file, champions } : file, sheets);
  const ended = parseSeason(own);
  if (missing.length > 0 && !unfinished) {
    throw new ConfigurationError(
      [
        `${listNames(competitions.map((which) => playedName(which, has)))}: todavía no terminó; falta:`,
        ...missing.map((one) => `- ${one}`),
        'Cargá lo que falta en su hoja, esperá 10 minutos y repetí. Si alguien se bajó, escribí su nick en «withdrawn», en league.yaml o cup.yaml: sus duelos sin jugar se deciden sin él. Si quedó así, marcá «Cerrar aunque falten resultados» (--unfinished): lo que no tiene resultado queda sin definir.',
      ].join('\n'),
    );
  }

  const before = existing ? seasonFiles(existing) : new Map<string, string>();
  const files = new Map(
    [...seasonFiles(joinSeason(existing, own))]
      .filter(([name, text]) => before.get(name) !== text)
      .map(([name, text]) => [`seasons/${name}`, text]),
  );
  for (const which of competitions) {
    const edits = {
      status: 'waiting',
      [nameKeys[which]]: next[which],
      ...(has[which]?.starts && { starts: null }),
      // Who left may be back in the next one.
      ...(has[which]?.forfeits?.withdrawn && { 'forfeits.withdrawn': null }),
    };
    files.set(`${which}.yaml`, editYaml(texts.get(`${which}.yaml`) ?? '', edits));
  }
  return {
    /** Texts by their paths in the community's folder. */
    files,
    /** What has ended, as it will be read. */
    ended,
    /** What each competition waits for. */
    next,
    /** Results that it lacks, a phrase each. */
    missing,
  };
}

/** A YAML text with values changed; every other line, and every comment, stays. @param edits By `a.b.c`. */
export function editYaml(text: string, edits: Readonly<Record<string, unknown>>): string {
  const document = parseDocument(text);
  for (const [path, value] of Object.entries(edits)) document.setIn(path.split('.'), value);
  return document.toString({ lineWidth: 0, singleQuote: true });
}
