/** Opens competitions that were waiting: their next edition begins, with its sheets. */
import { ConfigurationError } from '../lib/error.ts';
import type { Competition } from '../config/site.ts';
import { parseCsv } from '../sources/sheets/csv.ts';
import { isBlank } from '../sources/sheets/sheet.ts';
import { hasWindow, parseDivision } from '../sources/sheets/standings.ts';
import type { ArchivedSeason } from '../season/model.ts';
import {
  settingOf,
  sourceTitle,
  standingsSheet,
  type SourceName,
} from '../sources/catalog/catalog.ts';
import { competitionFile } from './close.ts';
import { editText } from './edit-yaml.ts';
import type { Names } from './request.ts';
import type { SeasonFolder } from './season-file.ts';

export interface OpeningRequest {
  competitions: readonly Competition[];
  /** New names of editions, where the competition's file has another one. */
  names: Names;
  /** New addresses of sheets by their names; null for one that is not published yet. */
  addresses: ReadonlyMap<SourceName, string | null>;
}

export interface Opening {
  /** Texts to write, by their paths in the community's folder. */
  files: Map<string, string>;
  /** The competitions, with the editions that begin. */
  opened: readonly Competition[];
}

/**
 * Plans the opening of competitions.
 * @param texts Texts of the competitions' files and of `sources.yaml`, by their paths in the community's folder.
 * @param seasons All finished seasons.
 * @throws ConfigurationError with why they cannot be opened, in Spanish.
 */
export function planOpening(
  { competitions, names, addresses }: OpeningRequest,
  texts: ReadonlyMap<string, string>,
  seasons: readonly ArchivedSeason[],
): Opening {
  const files = new Map<string, string>();
  const opened: Competition[] = [];
  for (const competition of competitions) {
    const { id, name, status } = competition;
    if (status !== 'waiting') {
      throw new ConfigurationError(
        `${name} no está esperando (en ${id}.yaml dice «status: ${status}»): para abrir la que sigue, primero cerrá la que se juega`,
      );
    }
    const edition = names[id] ?? competition.edition;
    const isFinished = seasons.some((season) =>
      season.competitions.some(({ config }) => config.id === id && config.edition === edition),
    );
    if (isFinished) {
      throw new ConfigurationError(
        `«${edition}» ya terminó y está en el archivo: escribí en «nombre» cómo se llama la que empieza`,
      );
    }
    opened.push({ ...competition, edition });
    const file = competitionFile(competition);
    files.set(file, editText(texts, file, { status: 'running', edition }));
  }
  if (addresses.size > 0) {
    const edits = Object.fromEntries(
      [...addresses].map(([sheet, url]) => [settingOf(sheet).join('.'), url]),
    );
    files.set('sources.yaml', editText(texts, 'sources.yaml', edits));
  }
  return { files, opened };
}

const filledRows = (sheet: string, text: string): string =>
  JSON.stringify(parseCsv(sheet, text).filter((row) => !isBlank(row)));

/** Requires that no filled sheet of a new edition, by name, holds a finished season's rows. @throws ConfigurationError */
export function requireNewRows(
  sheets: ReadonlyMap<string, string>,
  archive: readonly SeasonFolder[],
): void {
  const oldSheets = [...sheets].flatMap(([sheet, text]) => {
    const season = archive.find((folder) => {
      const archived = folder.sheets.get(sheet);
      return archived !== undefined && filledRows(sheet, archived) === filledRows(sheet, text);
    });
    return season
      ? [`- ${sourceTitle(sheet)}: lo mismo que en la temporada ${season.file.id}`]
      : [];
  });
  if (oldSheets.length === 0) return;
  throw new ConfigurationError(
    [
      'estas hojas todavía tienen las filas de una temporada que ya terminó:',
      ...oldSheets,
      'Vacialas y cargá lo nuevo, o publicá otras y escribí su dirección en «hojas»; si alguna todavía no existe, va nombre=null. Los cambios tardan 10 minutos en verse.',
    ].join('\n'),
  );
}

/** A line for each group with a window and a sheet: both ends and its players, so that a person sees a wrong window. */
export function lineups(
  sheets: ReadonlyMap<string, string>,
  competitions: readonly Competition[],
): string[] {
  const lines: string[] = [];
  for (const competition of competitions) {
    for (const { id, name, groups } of competition.divisions) {
      const sheet = standingsSheet(competition.id, id);
      const text = sheets.get(sheet);
      if (text === undefined) continue;
      const inSheet = groups.filter(hasWindow);
      const tables = parseDivision(sheet, parseCsv(sheet, text), inSheet, competition).value;
      for (const [index, group] of inSheet.entries()) {
        const { first, last } = group.window;
        const title = groups.length > 1 ? `${name}, ${group.name}` : name;
        const players = (tables[index]?.rows ?? []).map(({ player }) => player);
        const listed = players.join(', ') || 'nadie';
        lines.push(`${title} (filas ${first} a ${last}), ${players.length}: ${listed}`);
      }
    }
  }
  return lines;
}
