/** Opening league, cup or both: what was waited for begins, with its sheets. */
import { ConfigurationError } from '../config/error.ts';
import { parseCsv } from '../domain/csv.ts';
import { isBlank } from '../domain/rows.ts';
import { parseDivision } from '../domain/standings.ts';
import type { ArchivedSeason, Competition } from '../season/model.ts';
import { editYaml } from './close.ts';
import { nameKeys, playedName, titleOf, type Competitions, type Names } from './request.ts';
import type { SeasonFolder } from './season-file.ts';

export interface OpeningRequest {
  competitions: readonly Competition[];
  /** How what begins is called, where it is not what was waited for. */
  names: Names;
  /** New addresses of sheets by their names; null for one that is not published yet. */
  addresses: ReadonlyMap<string, string | null>;
}

export type Opening = ReturnType<typeof planOpening>;

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
) {
  const files = new Map<string, string>();
  const called: Names = {};
  for (const which of competitions) {
    const status = has[which]?.status ?? 'absent';
    if (status !== 'waiting') {
      throw new ConfigurationError(
        `${titleOf(which, has)} no está esperando (en ${which}.yaml dice «status: ${status}»): para abrir la que sigue, primero cerrá la que se juega`,
      );
    }
    const name = names[which] ?? playedName(which, has);
    const isFinished = seasons.some((season) =>
      which === 'cup'
        ? season.cup?.edition === name
        : season.divisions.length > 0 && season.name === name,
    );
    if (isFinished) {
      throw new ConfigurationError(
        `«${name}» ya terminó y está en el archivo: escribí en «nombre» cómo se llama la que empieza`,
      );
    }
    called[which] = name;
    const edits = { status: 'running', [nameKeys[which]]: name };
    files.set(`${which}.yaml`, editYaml(texts.get(`${which}.yaml`) ?? '', edits));
  }
  if (addresses.size > 0) {
    const edits = [...addresses].map(([sheet, url]) => [`sheets.${sheet.replace('-', '.')}`, url]);
    const text = texts.get('sources.yaml') ?? '';
    files.set('sources.yaml', editYaml(text, Object.fromEntries(edits) as Record<string, unknown>));
  }
  return {
    /** Texts by their paths in the community's folder. */
    files,
    /** How what begins is called. */
    names: called,
  };
}

const filledRows = (sheet: string, text: string): string =>
  JSON.stringify(parseCsv(sheet, text).filter((row) => !isBlank(row)));

/**
 * @param sheets Texts of what begins by their names, without those that are empty.
 * @throws ConfigurationError when a sheet still holds what is archived.
 */
export function requireNewRows(
  sheets: ReadonlyMap<string, string>,
  archive: readonly SeasonFolder[],
): void {
  const old = [...sheets].flatMap(([sheet, text]) => {
    const same = archive.find((season) => {
      const before = season.sheets.get(sheet);
      return before !== undefined && filledRows(sheet, before) === filledRows(sheet, text);
    });
    return same ? [`- ${sheet}: lo mismo que en la temporada ${same.file.id}`] : [];
  });
  if (old.length === 0) return;
  throw new ConfigurationError(
    [
      'estas hojas todavía tienen las filas de una temporada que ya terminó:',
      ...old,
      'Vacialas y cargá lo nuevo, o publicá otras y escribí su dirección en «hojas»; si alguna todavía no existe, va nombre=null. Los cambios tardan 10 minutos en verse.',
    ].join('\n'),
  );
}

/** Whom the league's sheets have in each group, a line each, so that a wrong window is seen. */
export function lineups(sheets: ReadonlyMap<string, string>, { league }: Competitions): string[] {
  return (league?.divisions ?? []).flatMap(({ id, name, groups }) => {
    const sheet = `standings-${id}`;
    const text = sheets.get(sheet);
    if (text === undefined) return [];
    return parseDivision(sheet, parseCsv(sheet, text), groups).value.map((table, index) => {
      const group = groups[index];
      const title = groups.length > 1 ? `${name}, ${group?.name ?? ''}` : name;
      const players = table.rows.map(({ player }) => player);
      return `${title} (filas ${group?.window.first ?? 0} a ${group?.window.last ?? 0}), ${players.length}: ${players.join(', ') || 'nadie'}`;
    });
  });
}
