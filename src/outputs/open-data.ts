/**
 * The site's data for other programs (docs/product.md, «Open data»). Each JSON file has a version, which goes up
 * when something in it is renamed or removed. New fields alone do not change it. A CSV has none.
 */
import Papa from 'papaparse';
import { absoluteUrl, matchPath } from '../config/addresses.ts';
import { competitionKey } from '../config/competitions.ts';
import { isResultColumn } from '../config/schemas/columns.ts';
import type { Standings } from '../sources/sheets/table.ts';
import { isBye, isDecided, winner, type Match } from '../season/model.ts';

/** Text of an open data file: `{"version":1,…}`, JSON in one line. @param content Further fields, without `version`. */
export const formatFile = (content: object): string => JSON.stringify({ version: 1, ...content });

/**
 * Rows of a table in order, as `posiciones.json` has them: `position` from 1, `player`, and a field by heading for each
 * column that results add up to (`DG`). Others, if any, are in an object `columns`, so that none can replace a field.
 */
export const tableRows = ({ rows }: Standings): object[] =>
  rows.map(({ player, cells }, index) => {
    const labels = Object.entries(cells);
    const numbers = labels.filter(([label]) => isResultColumn(label));
    const others = labels.filter(([label]) => !isResultColumn(label));
    const row = { position: index + 1, player, ...Object.fromEntries(numbers) };
    return others.length > 0 ? { ...row, columns: Object.fromEntries(others) } : row;
  });

/** `moved`, `played`, `walkover`, `withdrawal`, `postponed` or `open`, as the files say it. Null for a bye. */
function outcomeOf(match: Match): string | null {
  if (isBye(match)) return null;
  if (match.movedTo) return 'moved';
  if (isDecided(match)) return match.forfeit?.by ?? 'played';
  return match.isPostponed ? 'postponed' : 'open';
}

/** Finds a player's id on the platform by nick. Null for a player without a page or an id. */
type IdOf = (nick: string) => string | null;

/** Fields of a duel in `duelos.json` and `duelos.csv`, in order. New fields go at the end. */
const duelFields: Readonly<Record<string, (match: Match, idOf: IdOf) => string | number | null>> = {
  competition: (match) => competitionKey(match.stage.competition),
  season: (match) => match.stage.competition.edition,
  division: (match) => match.stage.division?.id ?? null,
  stage: (match) => match.stage.name,
  round: (match) => match.round.name,
  code: (match) => match.code,
  id: (match) => match.id,
  url: (match) => absoluteUrl(matchPath(match)),
  home: (match) => match.home.nick,
  away: (match) => match.away.nick,
  homeScore: (match) => match.score?.[0] ?? null,
  awayScore: (match) => match.score?.[1] ?? null,
  schedule: (match) => match.typedSchedule,
  date: (match) => match.when?.date ?? null,
  time: (match) => match.when?.time ?? null,
  link: (match) => match.link ?? match.daily?.link ?? null,
  homeId: (match, idOf) => idOf(match.home.nick),
  awayId: (match, idOf) => idOf(match.away.nick),
  outcome: (match) => outcomeOf(match),
  winner: (match) => (isBye(match) ? null : winner(match)),
  withdrawn: (match) => match.forfeit?.withdrawn ?? null,
  movedTo: (match) => match.movedTo?.id ?? null,
};

/**
 * Row of a duel or bye in `duelos.json`, with all fields in fixed order: `competition`, `season`, `division`, `stage`,
 * `round`, `code`, `id`, `url`, `home`, `away`, `homeScore` and so on to `outcome`, `winner` (`home` or `away`),
 * `withdrawn`, `movedTo`. Null where nothing is known. @param idOf Finds a player's id on the platform by nick.
 */
export const duelRow = (match: Match, idOf: IdOf): object =>
  Object.fromEntries(
    Object.entries(duelFields).map(([field, valueOf]) => [field, valueOf(match, idOf)]),
  );

/**
 * Text of `duelos.csv`, with commas and `\n`: headings, then the `duelRow` of each match, in their order. Null is an
 * empty cell. Cells that a spreadsheet would run as formulas get an apostrophe in front.
 */
export function duelsTable(matches: readonly Match[], idOf: IdOf): string {
  const fields = Object.keys(duelFields);
  const data = matches.map((match) => duelRow(match, idOf));
  return `${Papa.unparse({ fields, data }, { newline: '\n', escapeFormulae: true })}\n`;
}
