/** What the sheets of a competition hold when it is closed or opened. */
import { ConfigurationError } from '../config/error.ts';
import { parseCsv } from '../domain/csv.ts';
import { parseFixture } from '../domain/fixture.ts';
import { isBlank, type Rows } from '../domain/rows.ts';
import { parseDivision } from '../domain/standings.ts';
import { sourceTitle } from '../snapshot/titles.ts';
import type { TakeReport } from '../snapshot/take.ts';
import type { Competitions } from './competition.ts';
import type { SeasonFolder } from './read.ts';

/**
 * Whether these sheets are as they are now, and everything else is there at all.
 * @throws ConfigurationError with those that are not, and why.
 */
export function requireRead({ sources }: TakeReport, sheets: readonly string[]): void {
  const unread = sources.filter(
    ({ name, status }) => status === 'missing' || (status === 'kept' && sheets.includes(name)),
  );
  if (unread.length === 0) return;
  throw new ConfigurationError(
    [
      'esto no se pudo leer ahora, y sin sus últimos datos no se sigue:',
      ...unread.map(({ name, refusal }) => `- ${name} (${sourceTitle(name)}): ${refusal ?? ''}`),
      'Corregilo, esperá 10 minutos y repetí.',
    ].join('\n'),
  );
}

/** A group of the league, and whom its sheet has in it. */
export interface GroupLineup {
  /** `Oro, Grupo A`; a division's only group goes by the division's name. */
  name: string;
  window: { first: number; last: number };
  players: string[];
}

/** What the sheets of what begins hold. */
export interface OpenedSheets {
  groups: GroupLineup[];
  /** Names of sheets that have no row of data yet. */
  empty: string[];
  /** Names of sheets that hold what an archived season does, and in which folder. */
  old: { sheet: string; season: string }[];
}

const filledRows = (sheet: string, text: string): string =>
  JSON.stringify(parseCsv(sheet, text).filter((row) => !isBlank(row)));

/** Whether there is anything in a sheet: a player, a duel. */
function hasData(sheet: string, rows: Rows, { league }: Competitions): boolean {
  const [kind, key = ''] = sheet.split('-');
  if (kind === 'standings') {
    const groups = league?.divisions.find(({ id }) => id === key)?.groups ?? [];
    return parseDivision(sheet, rows, groups).value.some((group) => group.rows.length > 0);
  }
  const rounds = parseFixture(sheet, rows, key === 'cup' ? 'cup' : 'league').value;
  return rounds.some(({ duels }) => duels.length > 0);
}

/**
 * Reads the sheets of what begins, which have been read well once: duels of the day come and go.
 * @param sheets Their texts by name.
 * @param archive Folders of finished seasons.
 */
export function readOpenedSheets(
  sheets: ReadonlyMap<string, string>,
  has: Competitions,
  archive: readonly SeasonFolder[],
): OpenedSheets {
  const opened: OpenedSheets = { groups: [], empty: [], old: [] };
  for (const [sheet, text] of sheets) {
    const [kind, key] = sheet.split('-');
    if (kind === 'duels') continue;
    const rows = parseCsv(sheet, text);
    if (!hasData(sheet, rows, has)) {
      opened.empty.push(sheet);
      continue;
    }
    const same = archive.find((season) => {
      const before = season.sheets.get(sheet);
      return before !== undefined && filledRows(sheet, before) === filledRows(sheet, text);
    });
    if (same) opened.old.push({ sheet, season: same.id });
    const division = has.league?.divisions.find(({ id }) => kind === 'standings' && id === key);
    if (!division) continue;
    const { name, groups } = division;
    parseDivision(sheet, rows, groups).value.forEach((table, index) => {
      const group = groups[index];
      if (!group) return;
      opened.groups.push({
        name: groups.length > 1 ? `${name}, ${group.name}` : name,
        window: group.window,
        players: table.rows.map(({ player }) => player),
      });
    });
  }
  return opened;
}

/** @throws ConfigurationError when a sheet still holds what is archived. */
export function requireNewRows({ old }: OpenedSheets): void {
  if (old.length === 0) return;
  throw new ConfigurationError(
    [
      'estas hojas todavía tienen las filas de una temporada que ya terminó:',
      ...old.map(({ sheet, season }) => `- ${sheet}: lo mismo que en la temporada ${season}`),
      'Vacialas y cargá lo nuevo, o publicá otras y escribí su dirección en «hojas»; si alguna todavía no existe, va nombre=null. Los cambios tardan 10 minutos en verse.',
    ].join('\n'),
  );
}
