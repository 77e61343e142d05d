/** Opening competitions: what was waited for begins, with its sheets. */
import { ConfigurationError } from '../config/error.ts';
import type { Competition } from '../config/site.ts';
import { parseCsv } from '../domain/csv.ts';
import { isBlank } from '../domain/rows.ts';
import { hasWindow, parseDivision } from '../domain/standings.ts';
import type { ArchivedSeason } from '../season/model.ts';
import { standingsSheet } from '../sources/catalog.ts';
import { competitionFile, editYaml } from './close.ts';
import type { Names } from './request.ts';
import type { SeasonFolder } from './season-file.ts';

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
  /** Edition that begins, by competition. */
  names: Names;
}

/** Where a sheet's address stands in sources.yaml: `sheets.liga-nacional.standings.elite`. */
function addressKey(sheet: string): string {
  const [competition = '', name = ''] = sheet.split('/');
  return ['sheets', competition, ...name.split(/-(.*)/s)].filter(Boolean).join('.');
}

/**
 * @param texts Texts of the competitions' files and of `sources.yaml`, by their paths in the community's folder.
 * @param seasons The finished ones.
 * @throws ConfigurationError with why it may not be opened, in Spanish.
 */
export function planOpening(
  { competitions, names, addresses }: OpeningRequest,
  texts: ReadonlyMap<string, string>,
  seasons: readonly ArchivedSeason[],
): Opening {
  const files = new Map<string, string>();
  const called: Record<string, string> = {};
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
    called[id] = edition;
    const file = competitionFile(competition);
    files.set(file, editYaml(texts.get(file) ?? '', { status: 'running', edition }));
  }
  if (addresses.size > 0) {
    const edits = Object.fromEntries(
      [...addresses].map(([sheet, url]) => [addressKey(sheet), url]),
    );
    files.set('sources.yaml', editYaml(texts.get('sources.yaml') ?? '', edits));
  }
  return { files, names: called };
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

/** Whom the sheets of standings have in each group, a line each, so that a wrong window is seen. */
export function lineups(
  sheets: ReadonlyMap<string, string>,
  competitions: readonly Competition[],
): string[] {
  return competitions.flatMap((competition) =>
    competition.divisions.flatMap(({ id, name, groups }) => {
      const sheet = standingsSheet(competition.id, id);
      const text = sheets.get(sheet);
      if (text === undefined) return [];
      const placed = groups.filter(hasWindow);
      const tables = parseDivision(sheet, parseCsv(sheet, text), placed, competition).value;
      return tables.map((table, index) => {
        const group = placed[index];
        const title = groups.length > 1 ? `${name}, ${group?.name ?? ''}` : name;
        const players = table.rows.map(({ player }) => player);
        return `${title} (filas ${group?.window.first ?? 0} a ${group?.window.last ?? 0}), ${players.length}: ${players.join(', ') || 'nadie'}`;
      });
    }),
  );
}
