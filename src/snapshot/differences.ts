/** What differs between two versions of sheets and documents (docs/product.md, «What a publication changed»). */
import { counterparts } from '../domain/counterparts.ts';
import { playerKey } from '../domain/player-key.ts';
import { isNamed, type RankedPlayer } from '../domain/ranking.ts';
import { slug } from '../domain/text.ts';
import { formatPublication, formatShortDay, type CalendarDate } from '../domain/time.ts';
import {
  isDecided,
  isOpen,
  isTurned,
  matchesOf,
  pairOf,
  type Group,
  type Match,
  type Season,
  type Stage,
} from '../season/model.ts';
import { formatResultBefore } from '../words/correction.ts';
import { formatDuel, formatResult, sideName, stageRound } from '../words/duel.ts';
import { counted, formatNumber, ordinalBefore } from '../words/numbers.ts';
import type { Change } from './change-lines.ts';
import { sides } from './rule.ts';

/** A change, before it is said of which source and place. */
type Difference = Omit<Change, 'source'>;

const roundKey = ({ round }: Match): string => slug(round.name);

/** Keys of a duel in two versions of its stage, surest first: a code may be given anew, a nick mended. */
const sameDuel: readonly ((match: Match) => string[])[] = [
  (match) => [`${match.id} ${pairOf(match)}`],
  (match) => [`${roundKey(match)} ${pairOf(match)}`],
  (match) => [pairOf(match)],
  ({ id }) => [id],
  (match) => sides.map((side) => `${roundKey(match)} ${match[side].key}`),
];

/** The items of `now` that are the counterpart of none. */
const addedTo = <Item>(now: readonly Item[], same: ReadonlyMap<Item, Item>): Item[] => {
  const known = new Set(same.values());
  return now.filter((item) => !known.has(item));
};

/** Each of these texts once, with how often it occurs. */
const countTexts = (texts: readonly string[]): [text: string, count: number][] =>
  [...Map.groupBy(texts, (text) => text)].map(([text, alike]) => [text, alike.length]);

function scheduleOf({ when, isPostponed }: Match): string {
  if (when) return [formatShortDay(when.date), when.time].filter(Boolean).join(' ');
  return isPostponed ? 'postergado' : 'sin día';
}

/** What is another in a duel but its players and its round. */
function* duelDifferences(was: Match, now: Match, today: CalendarDate): Generator<Difference> {
  const duel = `${stageRound(now)}: ${formatDuel(now)}`;
  const before = formatResultBefore(was, now);
  if (!isDecided(was) && isDecided(now)) yield { kind: 'played', text: `${duel} (nuevo)` };
  if (isDecided(was) && before !== formatResult(now)) {
    const gone = isDecided(now) ? '' : ', sin resultado';
    yield { kind: 'result', text: `${duel}${gone} (antes ${before})` };
  }
  // Rows of the daily sheet go as their days go by.
  const isOver = was.when !== null && was.when.date < today;
  if (isOpen(was) && isOpen(now) && !isOver && scheduleOf(was) !== scheduleOf(now)) {
    yield { kind: 'schedule', text: `${duel}, ${scheduleOf(now)} (antes ${scheduleOf(was)})` };
  }
}

/** Who plays now in whose place. */
function newPlayers(was: Match, now: Match): string[] {
  const before = isTurned(was, now) ? { home: was.away, away: was.home } : was;
  return sides
    .filter((side) => before[side].key !== now[side].key)
    .map((side) => `${sideName(now[side])} en lugar de ${sideName(before[side])}`);
}

function* stageDifferences(before: Stage, now: Stage, today: CalendarDate): Generator<Difference> {
  const [old, current] = [before, now].map(matchesOf) as [Match[], Match[]];
  const same = counterparts(old, current, sameDuel);
  for (const match of old.filter((one) => !same.has(one))) {
    yield { kind: 'lost', text: `${stageRound(match)}: ya no figura ${formatDuel(match)}` };
  }
  const moved = [...same].filter(([was, is]) => roundKey(was) !== roundKey(is));
  const ways = moved.map(([was, is]) => `de «${was.round.name}» a «${is.round.name}»`);
  for (const [way, count] of countTexts(ways)) {
    const duels = counted(count, 'duelo pasó', 'duelos pasaron');
    yield { kind: 'moved', text: `${now.fullName}: ${duels} ${way}`, count };
  }
  for (const [was, is] of same) yield* duelDifferences(was, is, today);
  const players = [...same].flatMap(([was, is]) => newPlayers(was, is));
  for (const [text, count] of countTexts(players)) {
    const where = count > 1 ? `, en ${count} duelos` : '';
    yield { kind: 'player', text: `${now.fullName}: ${text}${where}`, count };
  }
  const rowKey = (match: Match): string => `${match.code} ${pairOf(match)} ${roundKey(match)}`;
  const firstRows = new Map(current.toReversed().map((match) => [rowKey(match), match]));
  const isCopy = (match: Match): boolean => firstRows.get(rowKey(match)) !== match;
  const count = addedTo(current, same).filter(isCopy).length;
  const repeated = counted(count, 'duelo figura', 'duelos figuran');
  if (count > 0) yield { kind: 'moved', text: `${now.fullName}: ${repeated} dos veces`, count };
  const added = addedTo(current, same).filter((match) => !isCopy(match));
  for (const match of added.filter(isDecided)) {
    yield { kind: 'played', text: `${stageRound(match)}: ${formatDuel(match)} (nuevo)` };
  }
  const open = added.filter((match) => !isDecided(match)).map(stageRound);
  for (const [place, count] of countTexts(open)) {
    const duels = counted(count, 'duelo nuevo', 'duelos nuevos');
    yield { kind: 'added', text: `${place}: ${duels}`, count };
  }
  for (const [was, is] of counterparts(before.rounds, now.rounds, [({ name }) => [slug(name)]])) {
    const [from, to] = [was.interval || 'sin días', is.interval || 'sin días'];
    const place = stageRound({ stage: now, round: is });
    if (from !== to) yield { kind: 'schedule', text: `${place}: ${to} (antes ${from})` };
  }
}

/** Who is gone from a table, who is new, and who stands in another's place. */
function* playerDifferences<Row>(
  before: readonly Row[],
  now: readonly Row[],
  same: ReadonlyMap<Row, Row>,
  nickOf: (row: Row) => string,
): Generator<Difference> {
  for (const row of before.filter((one) => !same.has(one))) {
    yield { kind: 'lost', text: `ya no figura ${nickOf(row)}` };
  }
  for (const [was, is] of same) {
    if (playerKey(nickOf(was)) === playerKey(nickOf(is))) continue;
    yield { kind: 'player', text: `${nickOf(is)} en lugar de ${nickOf(was)}` };
  }
  for (const row of addedTo(now, same)) yield { kind: 'added', text: `${nickOf(row)} (nuevo)` };
}

/** The number of a cell, of a player: its label, what it was and what it is. */
type Cell = readonly [label: string, was: number | null, now: number | null];

/**
 * The cells of a table that are another: a line for each that changed by more than `usual` or is gone, the largest
 * change first, and the number of players with others.
 */
function* cellDifferences(
  players: readonly (readonly [nick: string, cells: readonly Cell[]])[],
  usual: number,
): Generator<Difference> {
  const leaps: { size: number; text: string }[] = [];
  let count = 0;
  for (const [nick, cells] of players) {
    const changed = cells.filter(([, was, now]) => was !== now);
    const found = changed.flatMap(([label, was, now]) => {
      const size = now === null ? Infinity : Math.abs(now - (was ?? now));
      const values = [was, now].map((value) => (value === null ? 'vacío' : formatNumber(value)));
      return size > usual && was !== null
        ? { size, text: `${nick}, ${label} ${values.join(' → ')}` }
        : [];
    });
    leaps.push(...found);
    if (found.length < changed.length) count += 1;
  }
  for (const { text } of leaps.toSorted((a, b) => b.size - a.size)) yield { kind: 'leap', text };
  const rows = counted(count, 'jugador', 'jugadores');
  if (count > 0) yield { kind: 'detail', text: `cambiaron los números de ${rows}`, count };
}

/** What a number of a table, and a rating, does not win or lose between two publications. */
const usual = { sum: 9, rating: 100 };

function* tableDifferences(before: Group, now: Group): Generator<Difference> {
  const { rows, headings } = now.standings;
  const same = counterparts(before.standings.rows, rows, [
    ({ player }) => [playerKey(player)],
    ({ row }) => [String(row)],
  ]);
  yield* playerDifferences(before.standings.rows, rows, same, ({ player }) => player);
  const players = [...same].map(([was, { player, values }]) => {
    const cells = values.map((value, at): Cell => [
      headings[at] ?? '',
      was.values[at] ?? null,
      value,
    ]);
    return [player, cells] as const;
  });
  yield* cellDifferences(players, usual.sum);
  const places = new Map(rows.map((row, index) => [row, index + 1]));
  for (const [index, row] of before.standings.rows.entries()) {
    const is = same.get(row);
    const [from, to] = [index + 1, is ? (places.get(is) ?? 0) : 0];
    // A result moves its players some places; half of a table is another matter.
    if (!is || Math.abs(from - to) < Math.max(rows.length / 2, 3)) continue;
    const way = [from, to].map((place) => `${ordinalBefore(place)}`);
    yield { kind: 'leap', text: `${is.player} pasó del ${way.join(' al ')} puesto` };
  }
}

/** What is another in the duels and tables of a season. */
export function* seasonChanges(
  before: Season,
  now: Season,
  today: CalendarDate,
): Generator<Change> {
  for (const [index, stage] of now.stages.entries()) {
    const was = before.stages[index];
    for (const difference of was ? stageDifferences(was, stage, today) : []) {
      yield { ...difference, source: `fixtures-${stage.fixture}` };
    }
  }
  for (const [index, { config, groups }] of now.divisions.entries()) {
    for (const [at, group] of groups.entries()) {
      const was = before.divisions[index]?.groups[at];
      const title = `posiciones de ${group.stage.fullName}`;
      for (const { text, ...difference } of was ? tableDifferences(was, group) : []) {
        yield { ...difference, text: `${title}: ${text}`, source: `standings-${config.id}` };
      }
    }
  }
}

/** What is another in the ranking. */
export function* rankingChanges(
  before: readonly RankedPlayer[],
  now: readonly RankedPlayer[],
): Generator<Difference> {
  const same = counterparts(before, now, [
    ({ id }) => (id === '' ? [] : [id]),
    (player) => (isNamed(player) ? [playerKey(player.nick)] : []),
  ]);
  yield* playerDifferences(before, now, same, ({ nick }) => nick);
  for (const [was, is] of same) {
    const ids = [was, is].map(({ id }) => id || 'vacío');
    if (was.id !== is.id) yield { kind: 'player', text: `${is.nick}, ID ${ids.join(' → ')}` };
  }
  const players = [...same].map(([was, { nick, elo, maxElo }]) => {
    const cells: Cell[] = [
      ['Elo', was.elo, elo],
      ['MAX Elo', was.maxElo, maxElo],
    ];
    return [nick, cells] as const;
  });
  yield* cellDifferences(players, usual.rating);
}

type Item = Readonly<Record<string, unknown>> & { id: string };

/** How a document is called: its title, nick or name, the competition or place it is of, and its year. */
function nameOf({ id, title, nick, name, place, competition, year }: Item): string {
  const parts = [title ?? nick ?? name ?? place ?? competition, year].filter(Boolean);
  return `«${parts.length > 0 ? parts.join(' ') : id}»`;
}

/** A field of a document as a line has it; null where it is no short value. */
function valueOf(value: unknown): string | null {
  if (value instanceof Date) return formatPublication(value);
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : null;
}

/** What is another in a collection. */
export function* documentChanges(
  before: readonly Item[],
  now: readonly Item[],
): Generator<Difference> {
  const same = counterparts(before, now, [({ id }) => [id]]);
  for (const item of before.filter((one) => !same.has(one))) {
    yield { kind: 'lost', text: `ya no figura ${nameOf(item)}` };
  }
  for (const [was, is] of same) {
    const fields = Object.keys(is).filter(
      (field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]),
    );
    const said = fields.map((field) => {
      const [from, to] = [was[field], is[field]].map(valueOf);
      return from && to ? `${field}: ${from} → ${to}` : field;
    });
    if (said.length > 0)
      yield { kind: 'document', text: `cambió ${nameOf(was)} (${said.join(', ')})` };
  }
  for (const item of addedTo(now, same))
    yield { kind: 'document', text: `se agregó ${nameOf(item)}` };
}
