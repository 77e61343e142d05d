/** Closes competitions: archives what has ended, and sets their files to wait for the next edition. */
import { ConfigurationError } from '../lib/error.ts';
import type { Competition } from '../config/site.ts';
import { listNames } from '../lib/text.ts';
import type { ParsedCompetition } from '../season/build.ts';
import { decidingGroup, divisionLeaders, missingResults } from '../season/champions.ts';
import { matchesOf, type ArchivedSeason, type Season } from '../season/model.ts';
import { leadersOf } from '../season/order.ts';
import { recomputeStandings } from '../season/record.ts';
import type { CalendarDate } from '../lib/time.ts';
import { editText } from './edit-yaml.ts';
import { parseSeason } from './read.ts';
import { nextName, yearsOf, type Names } from './request.ts';
import {
  folderOf,
  joinSeason,
  seasonFiles,
  type ArchivedCompetition,
  type SeasonFolder,
} from './season-file.ts';

export interface ClosingRequest {
  /** Competitions in menu order. */
  competitions: readonly Competition[];
  /** Name of the season's folder: `2026`. */
  id: string;
  /** Names of the next editions, as far as a person chose them. */
  names: Names;
  /**
   * Closes although something is missing. Whoever leads while results are missing is not champion; where table and
   * results disagree, the table counts.
   */
  unfinished: boolean;
}

export interface ClosingData {
  /** Ids of all competitions in menu order. */
  order: readonly string[];
  /** Texts of the competitions' files, by their paths in the community's folder. */
  texts: ReadonlyMap<string, string>;
  /** Current texts of all sheets, by name. */
  sheets: ReadonlyMap<string, string>;
  /** First days of the running season, by competition and fixture. */
  starts: Readonly<Record<string, Pick<ParsedCompetition, 'starts'>>>;
  /** The season's folder; null if it does not exist yet. */
  existing: SeasonFolder | null;
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

/** Path of a competition's file in the community's folder. */
export const competitionFile = ({ id }: Pick<Competition, 'id'>): string =>
  `competitions/${id}.yaml`;

/** Names the edition that a running competition waits for next. @throws ConfigurationError */
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
  if (next !== edition) return next;
  throw new ConfigurationError(
    `«${edition}» es lo que se cierra: en «nombre» va cómo se llama lo que sigue`,
  );
}

/** Every field of an archived competition, so that a new one cannot be forgotten when a season is closed. */
type AllFields = { [Field in keyof Required<ArchivedCompetition>]: ArchivedCompetition[Field] };

/** Makes the archive's record of a competition. `withoutEmpty` drops the fields that its format lacks. */
function archivedCompetition(
  competition: Competition,
  starts: ParsedCompetition['starts'],
): AllFields {
  const { id, name, shortName, article, edition, key, emblem } = competition;
  const { format, columns, criteria, divisions, fixture, forfeits, gamesToWin } = competition;
  const started: Record<string, CalendarDate> = {};
  for (const [fixture, day] of Object.entries(starts)) {
    if (day) started[fixture] = competition.starts ?? day;
  }
  return {
    id,
    name,
    shortName,
    article,
    edition,
    key,
    emblem,
    starts: Object.keys(started).length > 0 ? started : undefined,
    retired: undefined,
    format,
    // The file of a finished season no longer has the games to win.
    forfeits: { ...forfeits, games: forfeits?.games ?? gamesToWin ?? 0 },
    columns,
    criteria,
    divisions,
    champions: undefined,
    fixture,
  };
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

/** Plans the closing of competitions. @throws ConfigurationError with why they cannot be closed, in Spanish. */
export function planClosing(request: ClosingRequest, data: ClosingData): Closing {
  const { competitions, id, unfinished, names } = request;
  const { order, texts, sheets, starts, existing, path } = data;
  const waiting = competitions.map((competition) => ({
    ...competition,
    edition: nextEdition(competition, names),
  }));
  const file = {
    id,
    name: competitions[0]?.edition ?? id,
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
    [...seasonFiles(joinSeason(existing, folder, order))]
      .filter(([name, text]) => before.get(name) !== text)
      .map(([name, text]) => [`seasons/${name}`, text]),
  );
  for (const competition of waiting) {
    const edits = {
      status: 'waiting',
      edition: competition.edition,
      ...(competition.starts && { starts: null }),
      // A player who withdrew may play the next edition.
      ...(competition.forfeits?.withdrawn && { 'forfeits.withdrawn': null }),
    };
    const name = competitionFile(competition);
    files.set(name, editText(texts, name, edits));
  }
  return { files, ended, waiting, missing };
}
