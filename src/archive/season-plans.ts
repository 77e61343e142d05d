/** Plans what changes in the community's files when competitions close, and when their next editions open. */
import { isSameEdition } from '../config/podiums.ts';
import type { Competition } from '../config/site.ts';
import { forfeitGames } from '../config/stages.ts';
import { ConfigurationError } from '../lib/error.ts';
import { listNames } from '../lib/text.ts';
import type { CalendarDate } from '../lib/time.ts';
import type { ParsedCompetition } from '../season/build.ts';
import { competitionName, decidingGroup, divisionLeaders } from '../season/champions.ts';
import {
  isDuel,
  isOpen,
  matchesOf,
  type ArchivedSeason,
  type Division,
  type Season,
} from '../season/model.ts';
import { leadersOf } from '../season/order.ts';
import { recomputeStandings } from '../season/record.ts';
import {
  settingOf,
  sourceTitle,
  standingsSheet,
  type SourceName,
} from '../sources/catalog/catalog.ts';
import { isBlank } from '../sources/sheets/sheet.ts';
import { parseCsv } from '../sources/sheets/csv.ts';
import { hasWindow, parseDivision } from '../sources/sheets/standings.ts';
import { editYaml } from './edit-yaml.ts';
import { parseSeason } from './read.ts';
import { nextName, yearsOf, type Names } from './request.ts';
import {
  archivedOf,
  folderOf,
  joinSeason,
  seasonFiles,
  type ArchivedCompetition,
  type SeasonFolder,
} from './season-file.ts';

/** Path of a competition's file in the community's folder: `competitions/liga-nacional.yaml`. */
export const competitionFile = ({ id }: Pick<Competition, 'id'>): string =>
  `competitions/${id}.yaml`;

/** Changes values of the YAML text that a file has. @throws Error if `texts` lacks the file's path. */
function editText(
  texts: ReadonlyMap<string, string>,
  path: string,
  edits: Readonly<Record<string, unknown>>,
): string {
  const text = texts.get(path);
  if (text === undefined) throw new Error(`No text of ${path}`);
  return editYaml(text, edits);
}

export interface ClosingRequest {
  /** Competitions in menu order. */
  competitions: readonly Competition[];
  /** Name of the season's folder: `2026`. */
  id: string;
  /** Names of the next editions, as far as a person chose them. */
  names: Names;
  /** Closes although results are missing: then nobody is champion. If table and results disagree, the table counts. */
  unfinished: boolean;
}

export interface ClosingData {
  /** Texts of the competitions' files, by their paths in the community's folder. */
  texts: ReadonlyMap<string, string>;
  /** Current texts of all sheets, by name. */
  sheets: ReadonlyMap<string, string>;
  /** First days of the running season, by competition and fixture. */
  starts: Readonly<Record<string, Pick<ParsedCompetition, 'starts'>>>;
  /** The season's folder; null if it does not exist yet. */
  existing: SeasonFolder | null;
  /** Path of the season's folder, for messages. */
  path: string;
}

export interface Closing {
  /** Texts to write, by their paths in the community's folder. */
  files: Map<string, string>;
  /** The ended season, parsed as the archive will be. */
  ended: ArchivedSeason;
  /** The competitions, with the editions that they wait for. */
  waiting: readonly Competition[];
  /** A Spanish phrase for each missing result and each disputed champion. */
  missing: string[];
}

/** Names the next edition. @throws ConfigurationError if the competition is not running, or the name unknown or old. */
function nextEdition({ id, name, status, edition }: Competition, names: Names): string {
  if (status !== 'running') {
    throw new ConfigurationError(
      `${name} no se está jugando (en ${id}.yaml dice «status: ${status}»): no hay nada que cerrar`,
    );
  }
  const next = names[id] ?? nextName(edition);
  if (next === null) {
    throw new ConfigurationError(
      `«${edition}» no tiene número, así que no se sabe cómo se llama lo que sigue: escribilo en «nombre»`,
    );
  }
  if (!isSameEdition(next, edition)) return next;
  throw new ConfigurationError(
    `«${edition}» es lo que se cierra: en «nombre» va cómo se llama lo que sigue`,
  );
}

/** Makes the archive's record of a competition. @param starts First days of its fixtures; null without days. */
function archivedCompetition(
  competition: Competition,
  starts: ParsedCompetition['starts'],
): ArchivedCompetition {
  const started: Record<string, CalendarDate> = {};
  for (const [fixture, day] of Object.entries(starts)) {
    if (day) started[fixture] = competition.starts ?? day;
  }
  return archivedOf({
    ...competition,
    starts: Object.keys(started).length > 0 ? started : undefined,
    // The file of a finished season no longer has the games to win.
    forfeits: { ...competition.forfeits, games: forfeitGames(competition) },
  });
}

/** Says why there is no champion, and what organisers can do. @param division Undefined for a bracket. */
function whyNoChampion(division: Division | undefined): string {
  const [leader, ...others] = division ? divisionLeaders(division) : [];
  if (!division || leader === undefined) return 'quién salió campeón';
  if (others.length > 0) {
    return `${listNames([leader, ...others])} igualan en todo, así que nadie salió campeón; agregá abajo en su fixture una fecha «Desempate», con su duelo y el resultado (si fue por sorteo, W.O. del lado de quien ganó)`;
  }
  return `${leader} quedó primero en la tabla y se bajó. Cuando decidan quién es campeón, cerrá la temporada con «Cerrar aunque falten resultados» (--unfinished) y, en la propuesta, agregá a la competencia en season.json: "champions": { "${division.config.id}": "Nick" }`;
}

/**
 * Lists what a season lacks to be over, in Spanish. First, stage by stage: a fixture without duels (a group of one
 * player needs none), and the open duels of a round, in one line (`Oro, Grupo A, Fecha 3: Ana y Beto; Caro y Dani`).
 * Then titles without a champion, with advice. Empty for a season that is over.
 */
export function missingResults({ stages, divisions, champions }: Season): string[] {
  const missing: string[] = [];
  for (const stage of stages) {
    const { fullName, rounds, standings } = stage;
    // A group of one player has no duels.
    const needsDuels = !standings || standings.rows.length > 1;
    if (needsDuels && !matchesOf(stage).some(isDuel)) {
      missing.push(`${fullName}: su fixture no tiene ningún duelo`);
    }
    for (const { name, matches } of rounds) {
      const open = matches.filter(isOpen).map(({ home, away }) => `${home.nick} y ${away.nick}`);
      // «Segunda, Final» has a round called «Final», too.
      const place = fullName.endsWith(name) ? fullName : `${fullName}, ${name}`;
      if (open.length > 0) missing.push(`${place}: ${open.join('; ')}`);
    }
  }
  for (const champion of champions) {
    if (champion.player !== null) continue;
    const division = divisions.find(({ config }) => config.id === champion.division?.id);
    missing.push(`${competitionName(champion)}: ${whyNoChampion(division)}`);
  }
  return missing;
}

/** Lists divisions whose table gives another champion than its results, as Spanish phrases. */
function disputedChampions({ divisions }: Season): string[] {
  const disputes: string[] = [];
  for (const division of divisions) {
    const group = decidingGroup(division);
    const inTable = listNames(divisionLeaders(division));
    if (!group || inTable === '') continue;
    const matches = matchesOf(group.stage);
    const byResults = listNames(leadersOf(recomputeStandings(group.standings, matches), matches));
    if (byResults === inTable) continue;
    disputes.push(
      `${division.config.name}: la tabla pone primero a ${inTable}, y los resultados, a ${byResults} (corregí la hoja que está mal; si se cierra así, vale la tabla)`,
    );
  }
  return disputes;
}

/**
 * Plans the closing of competitions: new texts of `files` by path in the community's folder (the season's, and the
 * competitions' with status `waiting` and the next edition); the `ended` season, parsed; `waiting`, the competitions
 * with their next editions; Spanish phrases about what is `missing` or disputed. Writes nothing.
 * @throws ConfigurationError in Spanish if one is not running, its next edition has no name, or the same, the archive
 * has other data of it or, unless `unfinished`, something is `missing`.
 */
export function planClosing(request: ClosingRequest, data: ClosingData): Closing {
  const { competitions, id, unfinished, names } = request;
  const { texts, sheets, starts, existing, path } = data;
  const [first] = competitions;
  if (!first) throw new ConfigurationError('no hay ninguna competencia que cerrar');
  const waiting = competitions.map((competition) => ({
    ...competition,
    edition: nextEdition(competition, names),
  }));
  const file = {
    id,
    name: first.edition,
    years: yearsOf(id),
    competitions: competitions.map((competition) =>
      archivedCompetition(competition, starts[competition.id]?.starts ?? {}),
    ),
  };
  const folder = folderOf(path, file, sheets);
  const ended = parseSeason(folder);
  const missing = [...missingResults(ended), ...disputedChampions(ended)];
  if (missing.length > 0 && !unfinished) {
    const files = listNames(competitions.map(competitionFile));
    throw new ConfigurationError(
      [
        `${listNames(competitions.map(({ edition }) => edition))}: todavía no terminó; falta:`,
        ...missing.map((result) => `- ${result}`),
        `Cargá lo que falta en su hoja, esperá 10 minutos y repetí. Si alguien se bajó, escribí su nick y el día en «forfeits → withdrawn», en ${files}: sus duelos sin jugar se deciden sin él. Si quedó así, marcá «Cerrar aunque falten resultados» (--unfinished): lo que no tiene resultado queda sin definir.`,
      ].join('\n'),
    );
  }

  const before = existing ? seasonFiles(existing) : new Map<string, string>();
  const files = new Map(
    [...seasonFiles(joinSeason(existing, folder))]
      .filter(([name, text]) => before.get(name) !== text)
      .map(([name, text]) => [`seasons/${name}`, text]),
  );
  for (const competition of waiting) {
    const { edition, starts: firstDay, forfeits } = competition;
    const edits: Record<string, unknown> = { status: 'waiting', edition };
    if (firstDay) edits['starts'] = null;
    // A player who withdrew may play the next edition.
    if (forfeits?.withdrawn) edits['forfeits.withdrawn'] = null;
    const name = competitionFile(competition);
    files.set(name, editText(texts, name, edits));
  }
  return { files, ended, waiting, missing };
}

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
 * Plans the opening of competitions: new texts of `files` by path, the competitions' and, with `addresses`,
 * `sources.yaml`; and `opened`, the competitions with the editions that begin. Writes nothing.
 * @param texts Texts of the competitions' files and of `sources.yaml`, by their paths in the community's folder.
 * @param archive All finished seasons.
 * @throws ConfigurationError in Spanish for a competition that is not waiting, or whose edition is finished.
 */
export function planOpening(
  { competitions, names, addresses }: OpeningRequest,
  texts: ReadonlyMap<string, string>,
  archive: readonly SeasonFolder[],
): Opening {
  const finished = archive.flatMap(({ file }) => file.competitions);
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
    if (finished.some((other) => other.id === id && isSameEdition(other.edition, edition))) {
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

/** The rows of a CSV text that are not blank, as one text that can be compared. */
const filledRows = (text: string): string =>
  JSON.stringify(parseCsv(text).filter((row) => !isBlank(row)));

/**
 * Throws a ConfigurationError that lists the sheets whose rows are all the same as those of that sheet in a finished
 * season, apart from blank rows. @param sheets CSV texts of the sheets that are not empty, by their names.
 */
export function requireNewRows(
  sheets: ReadonlyMap<string, string>,
  archive: readonly SeasonFolder[],
): void {
  const oldSheets: string[] = [];
  for (const [sheet, text] of sheets) {
    const season = archive.find((folder) => {
      const archived = folder.sheets.get(sheet);
      return archived !== undefined && filledRows(archived) === filledRows(text);
    });
    if (!season) continue;
    oldSheets.push(`- ${sourceTitle(sheet)}: lo mismo que en la temporada ${season.file.id}`);
  }
  if (oldSheets.length === 0) return;
  throw new ConfigurationError(
    [
      'estas hojas todavía tienen las filas de una temporada que ya terminó:',
      ...oldSheets,
      'Vacialas y cargá lo nuevo, o publicá otras y escribí su dirección en «hojas»; si alguna todavía no existe, va nombre=null. Los cambios tardan 10 minutos en verse.',
    ].join('\n'),
  );
}

/**
 * Lists who plays in each group with a window (rows of its sheet), so that a person notices a wrong one: `Oro, Grupo A
 * (filas 3 a 9), 2: Ana, Beto`; without players `0: nadie`. Groups without a sheet are left out. An only group has no
 * name.
 * @param sheets CSV texts of sheets by their names, `liga/standings-oro`.
 */
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
      const tables = parseDivision(sheet, parseCsv(text), inSheet, competition).value;
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
