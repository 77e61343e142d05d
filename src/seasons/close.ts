/** Closing league, cup or both: what has ended goes into the archive, and what comes next is waited for. */
import { ConfigurationError } from '../config/error.ts';
import { setInYaml } from '../config/yaml-edit.ts';
import type { Problem } from '../domain/problem.ts';
import { listNames } from '../domain/text.ts';
import { missingResults } from '../season/champions.ts';
import type { ArchivedSeason } from '../season/model.ts';
import { folderOf, joinSeason, seasonFiles } from './archive.ts';
import { parseSeason, type SeasonFolder } from './read.ts';
import {
  nameKeys,
  playedName,
  titleOf,
  type Competition,
  type Competitions,
  type Names,
} from './competition.ts';
import { nextName, yearsOf } from './request.ts';

export interface ClosingRequest {
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
  /** The folder of that id; null while there is none. */
  existing: SeasonFolder | null;
  /** Where it is or will be, for messages. */
  path: string;
}

export interface Closing {
  /** Texts by their paths in the community's folder. */
  files: Map<string, string>;
  /** What has ended, as it will be read. */
  ended: ArchivedSeason;
  /** What each competition waits for. */
  next: Names;
  /** Results that it lacks, a phrase each. */
  missing: string[];
  /** Rows that cannot be read. */
  problems: Problem[];
}

function requireRunning(competitions: readonly Competition[], has: Competitions): void {
  for (const which of competitions) {
    if (has[which]?.status === 'running') continue;
    throw new ConfigurationError(
      `${titleOf(which, has)} no se está jugando (en ${which}.yaml dice «status: ${has[which]?.status ?? 'absent'}»): no hay nada que cerrar`,
    );
  }
}

function namesOfNext({ competitions, names }: ClosingRequest, has: Competitions): Names {
  const entries = competitions.map((which) => {
    const now = playedName(which, has) ?? '';
    const next = names[which] ?? nextName(now);
    if (next === null) {
      throw new ConfigurationError(
        `«${now}» no tiene número, así que no se sabe cómo se llama lo que sigue: escribilo en «nombre»`,
      );
    }
    if (next === now) {
      throw new ConfigurationError(
        `«${now}» es lo que se cierra: en «nombre» va cómo se llama lo que sigue`,
      );
    }
    return [which, next] as const;
  });
  return Object.fromEntries(entries);
}

/** @throws ConfigurationError with why it may not be closed, in Spanish. */
export function planClosing(request: ClosingRequest, data: ClosingData): Closing {
  const { competitions, id, unfinished } = request;
  const { has, texts, sheets, existing, path } = data;
  requireRunning(competitions, has);
  const next = namesOfNext(request, has);
  const { league, cup } = has;
  const hasLeague = competitions.includes('league');
  const file = {
    id,
    name: (hasLeague ? league?.season : cup?.edition) ?? id,
    years: yearsOf(id),
    divisions: hasLeague ? (league?.divisions ?? []) : [],
    cup: competitions.includes('cup') && cup ? { edition: cup.edition } : null,
  };
  const own = folderOf(path, file, sheets);
  const { value: ended, problems } = parseSeason(own);
  const missing = missingResults(ended);
  if (missing.length > 0 && !unfinished) {
    throw new ConfigurationError(
      [
        `${listNames(competitions.map((which) => playedName(which, has) ?? ''))}: todavía no terminó; falta:`,
        ...missing.map((one) => `- ${one}`),
        'Cargá lo que falta en su hoja, esperá 10 minutos y repetí. Si quedó así, marcá «cerrar aunque falten resultados»: lo que no tiene resultado queda sin definir.',
      ].join('\n'),
    );
  }

  const folder = joinSeason(existing, own);
  const before = existing ? seasonFiles(existing) : new Map<string, string>();
  const files = new Map(
    [...seasonFiles(folder)]
      .filter(([name, text]) => before.get(name) !== text)
      .map(([name, text]) => [`seasons/${name}`, text]),
  );
  for (const which of competitions) {
    const text = setInYaml(texts.get(`${which}.yaml`) ?? '', ['status'], 'waiting');
    files.set(`${which}.yaml`, setInYaml(text, [nameKeys[which]], next[which] ?? ''));
  }
  return { files, ended, next, missing, problems };
}
