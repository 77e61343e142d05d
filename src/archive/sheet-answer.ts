/** Says which sheet an address leads to and what can be read of it, before it is written into sources.yaml. */
import { competitionOf } from '../config/competitions.ts';
import { isResultColumn } from '../config/schemas/columns.ts';
import { listNames } from '../lib/text.ts';
import { playerKey } from '../sources/player-key.ts';
import { readOr, type Problem, type Reading } from '../sources/problem.ts';
import {
  itemsOf,
  lacksData,
  readSource,
  sheetNames,
  sheetOf,
  sourceTitle,
  standingsSheet,
  type SheetName,
} from '../sources/catalog/catalog.ts';
import { sheetKinds, type Sheet } from '../sources/catalog/sheet-kinds.ts';
import { parseCsv } from '../sources/sheets/csv.ts';
import { distinctNicks } from '../season/model.ts';
import { isPlayer } from '../sources/sheets/side.ts';
import { listStages } from '../config/stages.ts';
import { competitions } from '../config/site.ts';

type SheetAnswer = { summary: string; players: ReadonlySet<string> } | { reason: string };

/** Advice about a sheet that can be read, but is probably another one. */
const byHand = '; si es esa igual, escribí la dirección en sources.yaml';

const kindNames: Record<Sheet['kind'], string> = {
  ranking: 'el ranking',
  standings: 'una tabla de posiciones',
  fixtures: 'un fixture',
  duels: 'los duelos del día',
};

/** A sheet of which more than this share of rows cannot be read is probably another one. */
const maxLostShare = 0.25;

/** Number of rows in which headings are looked for. */
const maxHeadingRows = 8;

/** Maximum number of players in a summary. */
const maxNamed = 4;

function nicksIn(kind: Sheet['kind'], reading: Reading): string[] {
  const source = { reading };
  if (kind === 'ranking') return itemsOf(source, sheetKinds.ranking).map(({ nick }) => nick);
  if (kind === 'standings') {
    const rows = itemsOf(source, sheetKinds.standings).flatMap((table) => table.rows);
    return rows.map(({ player }) => player);
  }
  if (kind === 'duels') {
    return itemsOf(source, sheetKinds.duels).flatMap(({ home, away }) => [home, away]);
  }
  const duels = itemsOf(source, sheetKinds.fixtures).flatMap((round) => round.duels);
  return duels.flatMap(({ home, away }) => [home.nick, away.nick]);
}

/** The first row that cannot be read, if more than `maxLostShare` of a sheet's rows cannot. Null for other sheets. */
function exampleOfLoss({ rows, problems }: Reading): Problem | null {
  const losses = problems.filter(({ isLoss }) => isLoss);
  const lostRows = new Set(losses.map(({ row }) => row));
  const [first] = losses;
  return first && lostRows.size > rows * maxLostShare ? first : null;
}

/** Kind of a sheet by its headings. Null for a fixture, which need not have any, and for anything else. */
function kindOfHeadings(text: string): Sheet['kind'] | null {
  const rows = readOr(
    () => parseCsv(text),
    () => [],
  );
  for (const row of rows.slice(0, maxHeadingRows)) {
    const has = (heading: RegExp): boolean => row.some((label) => heading.test(label));
    // A fixture may have «PG» twice, and a table a column «Elo».
    if (new Set(row.filter(isResultColumn)).size > 1) return 'standings';
    if (has(/\belo\b/i)) return 'ranking';
    // A fixture may have these two columns, and has one of codes.
    const hasMoments = has(/^hora/i) && has(/^(fecha|d[ií]a)$/i);
    if (hasMoments && !has(/^(duelos?|c[oó]digo)$/i)) return 'duels';
  }
  return null;
}

/** Names in Spanish the kind of sheet that a text is. Null if it is the kind that was asked for, or not known. */
function otherKind(asked: Sheet['kind'], text: string): string | null {
  const kind = kindOfHeadings(text);
  if (kind !== null) return kind === asked ? null : kindNames[kind];
  const fixture = sheetNames.find((name) => sheetOf(name)?.kind === 'fixtures');
  if (asked === 'fixtures' || fixture === undefined) return null;
  const reading = readOr(
    () => readSource(fixture, text),
    () => null,
  );
  if (reading === null || lacksData(fixture, reading) || exampleOfLoss(reading)) return null;
  return kindNames.fixtures;
}

/** The standings sheet of a fixture's players. Null for brackets and for stages of two divisions. */
function standingsOf({ kind, competition, key }: Sheet): SheetName | null {
  if (kind !== 'fixtures' || competition === null) return null;
  const stages = listStages(competitionOf(competition), competitions);
  const stage = stages.find(({ fixture }) => fixture === key);
  if (!stage?.division || stage.isShared) return null;
  return standingsSheet(competition, stage.division.id);
}

/**
 * Returns a Spanish `summary` of a sheet's CSV text and `players`, the set of their keys, maybe empty; or the Spanish
 * `reason` why it cannot be the sheet `name`: it cannot be parsed, seems of another kind, or over a quarter of its rows
 * cannot be read. @throws Error if `name` is no sheet.
 * @param known Keys of players by sheet. A fixture is refused if over half of its players are not in its table's.
 */
export function checkSheet(
  name: SheetName,
  text: string,
  known: ReadonlyMap<SheetName, ReadonlySet<string>>,
): SheetAnswer {
  const sheet = sheetOf(name);
  if (!sheet) throw new Error(`${name} is no sheet`);
  const reading = readOr(
    () => readSource(name, text),
    ({ message }) => message,
  );
  const other = otherKind(sheet.kind, text);
  if (other !== null) return { reason: `parece ${other}` };
  if (typeof reading === 'string') return { reason: reading };
  const loss = exampleOfLoss(reading);
  if (loss) {
    const example = `la fila ${loss.row} dice «${loss.value}»: ${loss.reason}`;
    return { reason: `más de un cuarto de sus filas no se puede leer: ${example}${byHand}` };
  }
  const nicks = distinctNicks(nicksIn(sheet.kind, reading).filter(isPlayer));
  const players = new Set(nicks.map((nick) => playerKey(nick)));
  const standings = standingsOf(sheet);
  const expected = standings && known.get(standings);
  if (expected && expected.size > 0 && players.difference(expected).size * 2 > players.size) {
    return { reason: `sus jugadores no son los de «${sourceTitle(standings)}»${byHand}` };
  }
  if (nicks.length === 0) return { summary: 'se lee, y todavía no tiene a nadie', players };
  const named = nicks.slice(0, maxNamed);
  if (nicks.length > maxNamed) named.push('otros');
  const summary = `filas: ${reading.rows}; jugadores: ${nicks.length} (${listNames(named)})`;
  return { summary, players };
}
