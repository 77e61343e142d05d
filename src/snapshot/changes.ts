/** Compares two snapshots: whether anything differs, and what (docs/product.md, «What a publication changed»). */
import { isDeepStrictEqual } from 'node:util';
import { criteriaOf } from '../config/schemas/columns.ts';
import { running } from '../config/site.ts';
import { firstCharacters, stripControlChars } from '../lib/clean.ts';
import { capitalize, listNames } from '../lib/text.ts';
import { type CalendarDate, weekOf } from '../lib/time.ts';
import { buildSeason } from '../season/build.ts';
import { matchesOf } from '../season/model.ts';
import { orderStandings } from '../season/order.ts';
import { dataOf } from '../season/parsed-data.ts';
import { sourceNames, sourceTitle, type SourceName } from '../sources/catalog/catalog.ts';
import { counted } from '../words/numbers.ts';
import type { SnapshotFiles } from './files.ts';
import {
  lastRightMoment,
  readManifest,
  stateOf,
  type Manifest,
  type SourceState,
} from './manifest.ts';
import { changeKinds, contentChanges, type Change, type Moment } from './content-changes.ts';
import { tablesIn } from './rules/rule.ts';
import {
  editionOfSource,
  isOfCurrentEdition,
  ofCurrentEdition,
  storedSources,
  type StoredSource,
} from './snapshot.ts';
import { sha256 } from '../lib/files.ts';

/** A change of a source as a whole, to be said of all sources that have it. */
type SourceChange = Pick<Change, 'kind' | 'text'>;

const goneSource: SourceChange = { kind: 'source', text: 'ya sin datos' };

/** Says how a source changed as a whole. Null if at most its rows differ. */
function sourceChange(
  name: SourceName,
  before: SourceState,
  after: SourceState,
): SourceChange | null {
  if (after.status === 'absent') {
    if (before.status !== 'absent') return goneSource;
    if (after.because === undefined || before.because !== undefined) return null;
    return { kind: 'state', text: 'todavía sin publicar, porque lo que llegó no sirve' };
  }
  if (before.status === 'absent') return { kind: 'source', text: 'primeros datos' };
  if (!isOfCurrentEdition(name, before)) {
    return { kind: 'source', text: `ahora de «${editionOfSource(name)}»` };
  }
  if (before.status === after.status) return null;
  const text = after.status === 'kept' ? 'se conserva lo anterior' : 'al día otra vez';
  return { kind: 'state', text };
}

/** A line names at most so many sources, or one fewer and the number of the others. */
const maxNamed = 4;

/** Lists changes of sources as a whole. Sources with the same change share a line. */
function sourceChanges(before: Manifest, after: Manifest): Change[] {
  const found: (SourceChange & { title: string })[] = [];
  for (const name of sourceNames) {
    const change = sourceChange(name, stateOf(before, name), stateOf(after, name));
    if (change) found.push({ title: sourceTitle(name), ...change });
  }
  // Sheets of a season that was closed are only in the old manifest, and no longer have a title.
  const known: readonly string[] = sourceNames;
  for (const [name, { status }] of Object.entries(before.sources)) {
    if (!known.includes(name) && status !== 'absent') found.push({ title: name, ...goneSource });
  }
  const changes: Change[] = [];
  for (const [text, [first, ...others]] of Map.groupBy(found, (change) => change.text)) {
    if (!first) continue;
    const titles = [first, ...others].map(({ title }) => title);
    const count = titles.length;
    const shown = count > maxNamed ? titles.slice(0, maxNamed - 1) : titles;
    if (count > maxNamed) shown.push(`${count - shown.length} más`);
    changes.push({ kind: first.kind, source: null, text: `${listNames(shown)}: ${text}`, count });
  }
  return changes;
}

type Sources = ReadonlyMap<SourceName, StoredSource>;

const momentOf = (sources: Sources): Moment => ({
  sources,
  season: buildSeason(running, dataOf(sources).competitions),
});

/** Two moments with the same sources: those that both snapshots have and can be read. */
function comparableMoments(before: Sources, after: Sources): { was: Moment; now: Moment } {
  const isComparable = (name: SourceName): boolean =>
    Boolean(before.get(name)?.reading && after.get(name)?.reading);
  const comparable = (sources: Sources): Sources =>
    new Map([...sources].filter(([name]) => isComparable(name)));
  return { was: momentOf(comparable(before)), now: momentOf(comparable(after)) };
}

/** Lists the players who changed places because their table is ordered by other criteria than before. */
function orderChanges(was: Moment, now: Moment): Change[] {
  const changes: Change[] = [];
  for (const { source, standings, stage } of tablesIn(now.season)) {
    const before = was.sources.get(source)?.state.criteria;
    const after = now.sources.get(source)?.state.criteria;
    if (!before || !after || isDeepStrictEqual(before, after)) continue;
    const criteria = criteriaOf({ columns: stage.competition.columns, criteria: before });
    const old = orderStandings({ ...standings, criteria }, matchesOf(stage));
    const moved = standings.rows.filter(({ player }, index) => old[index]?.player !== player);
    if (moved.length === 0) continue;
    const names = listNames(moved.map(({ player }) => player));
    const text = `posiciones de ${stage.fullName}: por el cambio de «criteria» están en otro orden ${names}`;
    changes.push({ kind: 'leap', source, text, count: 1 });
  }
  return changes;
}

/** Says how many rows more or less those sources have whose text is another, although no known change explains it. */
function unexplainedChanges(
  before: Sources,
  after: Sources,
  explained: readonly Change[],
): Change[] {
  const explainedSources = new Set(explained.map(({ source }) => source));
  const changes: Change[] = [];
  for (const [name, source] of after) {
    const old = before.get(name);
    if (!old || old.text === source.text || explainedSources.has(name)) continue;
    const more = source.state.rows - old.state.rows;
    const rows = `${counted(Math.abs(more), 'fila', 'filas')} ${more > 0 ? 'más' : 'menos'}`;
    const text = `${sourceTitle(name)}: ${more === 0 ? 'otros cambios' : rows}`;
    changes.push({ kind: 'detail', source: name, text, count: 1 });
  }
  return changes;
}

/**
 * Lists what differs between two snapshots, as Spanish texts in no particular order. All new sources are one change,
 * and so are all that are gone; what they hold is not listed.
 * @param today A change of schedule is listed only for duels whose former day, if any, is not before today.
 * @returns An empty list if `after` has no valid manifest, a single change if only `before` has none.
 */
export function listChanges(
  before: SnapshotFiles,
  after: SnapshotFiles,
  today: CalendarDate,
): Change[] {
  const old = readManifest(before.manifest);
  const current = readManifest(after.manifest);
  if (!current) return [];
  if (!old) {
    const text = `primera instantánea, ${after.sources.size} fuentes`;
    return [{ kind: 'source', source: null, text, count: 1 }];
  }
  const oldSources = ofCurrentEdition(storedSources(before, old));
  const sources = ofCurrentEdition(storedSources(after, current));
  const { was, now } = comparableMoments(oldSources, sources);
  const changes = contentChanges(was, now, today);
  changes.push(
    ...unexplainedChanges(oldSources, sources, changes),
    ...orderChanges(was, now),
    ...sourceChanges(old, current),
  );
  if (before.history !== after.history) {
    const text = 'historial de Elo: otras filas';
    changes.push({ kind: 'detail', source: null, text, count: 1 });
  }
  return changes;
}

/** A line of the list, and the number of changes that it stands for. */
type ChangeLine = Pick<Change, 'text' | 'count'>;

const maxLines = 15;
/** Number of characters of a change that are shown. */
const maxLength = 160;

function lineOf({ text }: Change): string {
  const line = stripControlChars(text);
  const cut = firstCharacters(line, maxLength);
  return capitalize(cut) + (cut === line ? '' : '…');
}

const countIn = (lines: readonly ChangeLine[]): number =>
  lines.reduce((sum, { count }) => sum + count, 0);

/** Writes the first changes of a group, at most `limit`. The last line says how many follow. */
function groupLines(group: readonly Change[], limit: number): ChangeLine[] {
  const shown = group.slice(0, limit);
  const lines = shown.map((change) => ({ text: lineOf(change), count: change.count }));
  const hidden = countIn(group.slice(limit));
  const last = lines.at(-1);
  if (last && hidden > 0) {
    last.text += ` (y ${hidden} más)`;
    last.count += hidden;
  }
  return lines;
}

/**
 * Writes changes as at most 15 Spanish lines with a capital, cut after 160 characters with «…»: most surprising kind
 * first, within a kind source by source as they first occur, and within a source in the given order. Of more than 15
 * changes, each kind of a source shows its first ones, all kinds equally many, the last with the number of the others,
 * `(y 3 más)`. If one line each is still too many, the 15th is `y 12 cambios más`. Numbers are sums of `count`.
 */
export function changeLines(changes: readonly Change[]): string[] {
  const ordered = changes.toSorted(
    (a, b) => changeKinds.indexOf(a.kind) - changeKinds.indexOf(b.kind),
  );
  const groups = [...Map.groupBy(ordered, ({ kind, source }) => `${kind} ${source}`).values()];
  const linesWith = (limit: number): ChangeLine[] =>
    groups.flatMap((group) => groupLines(group, limit));
  let limit = maxLines;
  while (limit > 1 && linesWith(limit).length > maxLines) limit--;
  const lines = linesWith(limit);
  const texts = lines.map(({ text }) => text);
  if (lines.length <= maxLines) return texts;
  const rest = countIn(lines.slice(maxLines - 1));
  return [...texts.slice(0, maxLines - 1), `y ${counted(rest, 'cambio', 'cambios')} más`];
}

/** Part of a state that stays equal between two runs that found the same data. */
function steadyPart(state: SourceState): object {
  if (state.status === 'absent') return { status: state.status, since: state.since };
  const { status, changedAt, sha256: hash, rows, problems, starts, criteria } = state;
  return { status, changedAt, sha256: hash, rows, problems, starts, criteria };
}

/**
 * Returns a SHA-256 (hex) of a snapshot's source states, pictures, Elo history, corrections and first results. Equal
 * data has another one in each week of the last right clock, and when the clock turns odd. Chances, published changes,
 * times of fetching and words of failures do not count. Null without a valid manifest.
 */
export function fingerprint(files: SnapshotFiles): string | null {
  const manifest = readManifest(files.manifest);
  if (!manifest) return null;
  const { history, corrections, results } = files;
  // Each week has a new fingerprint, so that the last snapshot's clock is never old (docs/product.md, «A wrong clock»).
  const right = lastRightMoment(manifest);
  const clock = [right && weekOf(right), manifest.clock?.odd];
  const states = sourceNames.map((name) => [name, steadyPart(stateOf(manifest, name))] as const);
  return sha256(JSON.stringify([states, manifest.pictures, history, corrections, results, clock]));
}
