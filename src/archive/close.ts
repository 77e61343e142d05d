/** Closing competitions: what has ended goes into the archive, and what comes next is waited for. */
import { parseDocument } from 'yaml';
import { ConfigurationError } from '../config/error.ts';
import type { ForfeitRules } from '../config/schemas/fields.ts';
import type { Competition } from '../config/site.ts';
import { listNames } from '../domain/text.ts';
import type { ParsedCompetition } from '../season/build.ts';
import type { ArchivedSeason } from '../season/model.ts';
import type { Rules } from '../season/stages.ts';
import { parseSeason } from './read.ts';
import { nextName, yearsOf, type Names } from './request.ts';
import {
  folderOf,
  joinSeason,
  seasonFiles,
  type ArchivedCompetition,
  type SeasonFile,
  type SeasonFolder,
} from './season-file.ts';
import { settle, type SettleOptions } from './settle.ts';

export interface ClosingRequest extends SettleOptions {
  /** In the order of the menu. */
  competitions: readonly Competition[];
  /** Name of the folder: `2026`. */
  id: string;
  /** What comes next is called, where somebody said so. */
  names: Names;
  /** Close although results are missing: who leads then is no champion. */
  unfinished: boolean;
}

export interface ClosingData {
  /** Ids of all competitions in the order of the menu. */
  order: readonly string[];
  /** Texts of the competitions' files, by their paths in the community's folder. */
  texts: ReadonlyMap<string, string>;
  /** The sheets, as they are now. */
  sheets: ReadonlyMap<string, string>;
  /** By competition and fixture, the day on which it started, as the running season has it. */
  starts: Readonly<Record<string, Pick<ParsedCompetition, 'starts'>>>;
  /** The folder of that id; null while there is none. */
  existing: SeasonFolder | null;
  /** Where it is or will be, for messages. */
  path: string;
}

/** Path of a competition's file in the community's folder. */
export const competitionFile = ({ id }: Pick<Competition, 'id'>): string =>
  `competitions/${id}.yaml`;

export interface Closing {
  /** Texts by their paths in the community's folder. */
  files: Map<string, string>;
  /** The season that has ended, as it will be read. */
  ended: ArchivedSeason;
  /** Edition that each competition waits for. */
  next: Names;
  /** Results that are missing, a phrase each. */
  missing: string[];
}

/** What a competition that is played waits for afterwards. @throws ConfigurationError */
function nextOf({ id, name, status, edition }: Competition, names: Names): string {
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

/** How a finished season counts forfeits: the games, too, that only its file of before says. */
const rulesOf = ({ forfeits, gamesToWin }: Rules): ForfeitRules => ({
  ...forfeits,
  games: forfeits?.games ?? gamesToWin ?? 0,
});

/** What the archive keeps of a competition. */
function archivedCompetition(
  competition: Competition,
  starts: ParsedCompetition['starts'],
): ArchivedCompetition {
  const { id, name, shortName, article, edition, key, emblem } = competition;
  const dated = Object.entries(starts).flatMap(([fixture, own]) =>
    own ? [[fixture, competition.starts ?? own] as const] : [],
  );
  const common = {
    ...{ id, name, shortName, article, edition, key, emblem },
    starts: dated.length > 0 ? Object.fromEntries(dated) : undefined,
  };
  const forfeits = rulesOf(competition);
  const { format, columns, criteria, divisions, fixture } = competition;
  const tables = { columns, criteria, divisions };
  const played = { format, forfeits, ...tables, fixture, champions: undefined };
  // Whatever its format: what it lacks is left out of the file (withoutEmpty).
  return { ...common, ...played } as ArchivedCompetition;
}

/** @throws ConfigurationError with why it may not be closed, in Spanish. */
export function planClosing(request: ClosingRequest, data: ClosingData): Closing {
  const { competitions, id, unfinished, names } = request;
  const { order, texts, sheets, starts, existing, path } = data;
  const next: Names = Object.fromEntries(competitions.map((one) => [one.id, nextOf(one, names)]));
  const file = {
    id,
    name: competitions[0]?.edition ?? id,
    years: yearsOf(id),
    competitions: competitions.map((one) => archivedCompetition(one, starts[one.id]?.starts ?? {})),
  };
  const { champions, missing } = settle(parseSeason(folderOf(path, file, sheets)), request);
  const own = folderOf(path, withChampions(file, champions), sheets);
  const ended = parseSeason(own);
  if (missing.length > 0 && !unfinished) {
    const files = listNames(competitions.map((one) => `${one.id}.yaml`));
    throw new ConfigurationError(
      [
        `${listNames(competitions.map(({ edition }) => edition))}: todavía no terminó; falta:`,
        ...missing.map((one) => `- ${one}`),
        `Cargá lo que falta en su hoja, esperá 10 minutos y repetí. Si alguien se bajó, escribí su nick en «withdrawn», en ${files}: sus duelos sin jugar se deciden sin él. Si quedó así, marcá «Cerrar aunque falten resultados» (--unfinished): lo que no tiene resultado queda sin definir.`,
      ].join('\n'),
    );
  }

  const before = existing ? seasonFiles(existing) : new Map<string, string>();
  const files = new Map(
    [...seasonFiles(joinSeason(existing, own, order))]
      .filter(([name, text]) => before.get(name) !== text)
      .map(([name, text]) => [`seasons/${name}`, text]),
  );
  for (const competition of competitions) {
    const edits = {
      status: 'waiting',
      edition: next[competition.id],
      ...(competition.starts && { starts: null }),
      // Who left may be back in the next one.
      ...(competition.forfeits?.withdrawn && { 'forfeits.withdrawn': null }),
    };
    const name = competitionFile(competition);
    files.set(name, editYaml(texts.get(name) ?? '', edits));
  }
  return { files, ended, next, missing };
}

/** The file with the champions that a person had to name, by competition and division. */
function withChampions(
  file: SeasonFile,
  champions: ReadonlyMap<string, Readonly<Record<string, string>>>,
): SeasonFile {
  const competitions = file.competitions.map((one) => ({
    ...one,
    champions: champions.get(one.id),
  })) as ArchivedCompetition[];
  return { ...file, competitions };
}

/** A YAML text with values changed; every other line, and every comment, stays. @param edits By `a.b.c`. */
export function editYaml(text: string, edits: Readonly<Record<string, unknown>>): string {
  const document = parseDocument(text);
  for (const [path, value] of Object.entries(edits)) document.setIn(path.split('.'), value);
  return document.toString({ lineWidth: 0, singleQuote: true });
}
