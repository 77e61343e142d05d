/** Opening league, cup or both: what was waited for begins, with its sheets. */
import { ConfigurationError } from '../config/error.ts';
import { setInYaml } from '../config/yaml-edit.ts';
import type { ArchivedSeason } from '../season/model.ts';
import {
  nameKeys,
  playedName,
  titleOf,
  type Competition,
  type Competitions,
  type Names,
} from './competition.ts';

export interface OpeningRequest {
  competitions: readonly Competition[];
  /** How what begins is called, where it is not what was waited for. */
  names: Names;
  /** New addresses of sheets by their names; null for one that is not published yet. */
  addresses: ReadonlyMap<string, string | null>;
}

export interface Opening {
  /** Texts by their paths in the community's folder. */
  files: Map<string, string>;
  /** How what begins is called. */
  names: Names;
}

/** Whether a finished season has what a competition plays now. */
const isFinished = (
  which: Competition,
  name: string,
  seasons: readonly ArchivedSeason[],
): boolean =>
  seasons.some((season) =>
    which === 'league'
      ? season.divisions.length > 0 && season.name === name
      : season.cup?.edition === name,
  );

/**
 * @param texts Texts of `league.yaml`, `cup.yaml` and `sources.yaml`.
 * @param seasons The finished ones.
 * @throws ConfigurationError with why it may not be opened, in Spanish.
 */
export function planOpening(
  { competitions, names, addresses }: OpeningRequest,
  has: Competitions,
  texts: ReadonlyMap<string, string>,
  seasons: readonly ArchivedSeason[],
): Opening {
  const files = new Map<string, string>();
  const called: Names = {};
  for (const which of competitions) {
    if (has[which]?.status !== 'waiting') {
      throw new ConfigurationError(
        `${titleOf(which, has)} no está esperando (en ${which}.yaml dice «status: ${has[which]?.status ?? 'absent'}»): para abrir la que sigue, primero cerrá la que se juega`,
      );
    }
    const name = names[which] ?? playedName(which, has) ?? '';
    if (isFinished(which, name, seasons)) {
      throw new ConfigurationError(
        `«${name}» ya terminó y está en el archivo: escribí en «nombre» cómo se llama la que empieza`,
      );
    }
    called[which] = name;
    const text = setInYaml(texts.get(`${which}.yaml`) ?? '', ['status'], 'running');
    files.set(
      `${which}.yaml`,
      names[which] === undefined ? text : setInYaml(text, [nameKeys[which]], name),
    );
  }
  if (addresses.size > 0) {
    let text = texts.get('sources.yaml') ?? '';
    for (const [sheet, address] of addresses) {
      const [kind = '', key = ''] = sheet.split('-');
      text = setInYaml(text, ['sheets', kind, key], address);
    }
    files.set('sources.yaml', text);
  }
  return { files, names: called };
}
