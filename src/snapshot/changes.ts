/** Lists what differs between two snapshots, in words for a maintainer. */
import { isDeepStrictEqual } from 'node:util';
import { criteriaOf, type Criterion } from '../config/schemas/columns.ts';
import { running } from '../config/site.ts';
import { listNames } from '../lib/text.ts';
import { weekOf, type CalendarDate } from '../lib/time.ts';
import { buildSeason } from '../season/build.ts';
import { matchesOf, type Group } from '../season/model.ts';
import { orderStandings } from '../season/order.ts';
import {
  sourceNames,
  standingsSheet,
  type SourceName,
  sourceTitle,
} from '../sources/catalog/catalog.ts';
import { counted } from '../words/numbers.ts';
import { changeTexts, type Moment } from './change-texts.ts';
import { lastRightMoment } from './clock.ts';
import type { SnapshotFiles } from './files.ts';
import { sha256 } from '../lib/hash.ts';
import { readManifest, stateOf, type Manifest, type SourceState } from './manifest.ts';
import { dataOf } from '../season/parsed-data.ts';
import type { Change } from './published-changes.ts';
import { isOfCurrentEdition, storedSources, type StoredSource } from './version.ts';

/** Phrase for the change of a source as a whole. Null if at most its rows differ. */
function sourceChange(name: SourceName, before: SourceState, after: SourceState): string | null {
  if (after.status === 'absent') {
    if (before.status !== 'absent') return 'ya sin datos';
    const isNewlyUnusable = after.because !== undefined && before.because === undefined;
    return isNewlyUnusable ? 'todavía sin publicar, porque lo que llegó no sirve' : null;
  }
  if (before.status === 'absent') return 'primeros datos';
  if (!isOfCurrentEdition(name, before)) return `ahora de «${after.season}»`;
  if (before.status === after.status) return null;
  return after.status === 'kept' ? 'se conserva lo anterior' : 'al día otra vez';
}

/** Lists changes of sources as a whole. Sources with the same change share a line. */
function sourceChanges(before: Manifest, after: Manifest): Change[] {
  const titles = new Map<string, string>(sourceNames.map((name) => [name, sourceTitle(name)]));
  // Sheets of a season that was closed are only in the old manifest, and no longer have a title.
  for (const name of Object.keys(before.sources)) {
    if (!titles.has(name)) titles.set(name, name);
  }
  const alike = new Map<string, string[]>();
  for (const [name, title] of titles) {
    const source = name as SourceName;
    const what = sourceChange(source, stateOf(before, source), stateOf(after, source));
    if (what !== null) alike.set(what, [...(alike.get(what) ?? []), title]);
  }
  return Array.from(alike, ([what, named]) => {
    const shown = named.length > 4 ? [...named.slice(0, 3), `${named.length - 3} más`] : named;
    const kind = /^(se conserva|al día|todavía)/.test(what) ? 'state' : 'source';
    return { kind, source: null, text: `${listNames(shown)}: ${what}`, count: named.length };
  });
}

type Sources = ReadonlyMap<SourceName, StoredSource>;

/** Sources with data of the current edition. */
const sourcesIn = (files: SnapshotFiles, manifest: Manifest): Sources =>
  new Map(
    [...storedSources(files, manifest)].filter(([name, { state }]) =>
      isOfCurrentEdition(name, state),
    ),
  );

const momentIn = (sources: Sources): Moment => ({
  sources,
  season: buildSeason(running, dataOf(sources).competitions),
});

/** Says how many rows a source has more or less. */
function rowsChange(name: SourceName, was: StoredSource, is: StoredSource): Change {
  const more = is.state.rows - was.state.rows;
  const rows = `${counted(Math.abs(more), 'fila', 'filas')} ${more > 0 ? 'más' : 'menos'}`;
  const text = `${sourceTitle(name)}: ${more === 0 ? 'otros cambios' : rows}`;
  return { kind: 'detail', source: name, text };
}

/**
 * Compares the sources that both snapshots have. A source whose text differs without a known difference gets one line
 * with its number of rows.
 */
function dataChanges(before: Sources, after: Sources, today: CalendarDate): Change[] {
  const [old, current] = [new Map<SourceName, StoredSource>(), new Map<SourceName, StoredSource>()];
  const edited: [SourceName, StoredSource, StoredSource][] = [];
  for (const [name, is] of after) {
    const was = before.get(name);
    if (!was) continue;
    const isSame = was.text === is.text;
    if (!isSame) edited.push([name, was, is]);
    if (!was.reading || !is.reading) continue;
    old.set(name, was);
    // An unchanged text is parsed once.
    current.set(name, isSame ? { ...was, state: is.state } : is);
  }
  if (edited.length === 0) return [];
  const changes = changeTexts(momentIn(old), momentIn(current), today);
  const explained = new Set(changes.map(({ source }) => source));
  for (const [name, was, is] of edited) {
    if (!explained.has(name)) changes.push(rowsChange(name, was, is));
  }
  return changes;
}

/** Says which players changed places in a table because other criteria order it. Null if nobody did. */
function orderChange(group: Group, before: readonly Criterion[]): Change['text'] | null {
  const { standings, stage } = group;
  const old = orderStandings({ ...standings, criteria: before }, matchesOf(stage));
  const moved = standings.rows.filter(({ player }, index) => old[index]?.player !== player);
  if (moved.length === 0) return null;
  const names = moved.map(({ player }) => player);
  return `posiciones de ${stage.fullName}: por el cambio de «criteria» están en otro orden ${listNames(names)}`;
}

/** Lists the tables that other criteria order than at the last publication. */
function orderChanges(before: Manifest, after: Sources): Change[] {
  const reordered = new Map<SourceName, readonly string[]>();
  for (const [name, { state }] of after) {
    const old = stateOf(before, name);
    const criteria = old.status === 'absent' ? undefined : old.criteria;
    if (criteria && state.criteria && !isDeepStrictEqual(criteria, state.criteria)) {
      reordered.set(name, criteria);
    }
  }
  if (reordered.size === 0) return [];
  const readable = [...after].filter(([, { reading }]) => reading);
  const { divisions } = buildSeason(running, dataOf(new Map(readable)).competitions);
  const changes: Change[] = [];
  for (const { competition, config, groups } of divisions) {
    const source = standingsSheet(competition.id, config.id);
    const criteria = reordered.get(source);
    if (!criteria) continue;
    const old = criteriaOf({ columns: competition.columns, criteria });
    for (const group of groups) {
      const text = orderChange(group, old);
      if (text !== null) changes.push({ kind: 'leap', source, text });
    }
  }
  return changes;
}

/**
 * Lists what differs between two snapshots (docs/product.md, «What a publication changed»). All new sources are one
 * change with their number, whatever they hold, and so are all that are gone.
 * @param today Decides which duels' days are over.
 * @returns An empty list if `after` has no valid manifest, a single change if only `before` has none.
 */
export function listChanges(
  before: SnapshotFiles,
  after: SnapshotFiles,
  today: CalendarDate,
): Change[] {
  const [old, current] = [readManifest(before.manifest), readManifest(after.manifest)];
  if (!current) return [];
  if (!old) {
    const text = `primera instantánea, ${after.sources.size} fuentes`;
    return [{ kind: 'source', source: null, text }];
  }
  const week: Change = { kind: 'detail', source: null, text: 'historial de Elo: semana nueva' };
  const versions = sourcesIn(after, current);
  return [
    ...sourceChanges(old, current),
    ...orderChanges(old, versions),
    ...dataChanges(sourcesIn(before, old), versions, today),
    ...(before.history === after.history ? [] : [week]),
  ];
}

/** Part of a state that stays equal between two runs that found the same data. */
function steadyPart(state: SourceState): object {
  if (state.status === 'absent') return { status: state.status, since: state.since };
  const { status, changedAt, sha256: hash, rows, problems, starts, criteria } = state;
  return { status, changedAt, sha256: hash, rows, problems, starts, criteria };
}

/**
 * Hashes a snapshot's source states, pictures, Elo history, corrections and first results, so that equal data has equal
 * hashes. Times of fetching and the wording of failures do not count. Null without a valid manifest.
 */
export function fingerprint(files: SnapshotFiles): string | null {
  const manifest = readManifest(files.manifest);
  if (!manifest) return null;
  const { history, corrections, results } = files;
  // Each week has a new fingerprint, so that the last snapshot's clock is never old (clock.ts).
  const right = lastRightMoment(manifest);
  const clock = [right && weekOf(right), manifest.clock?.odd];
  const states = sourceNames.map((name) => [name, steadyPart(stateOf(manifest, name))] as const);
  return sha256(JSON.stringify([states, manifest.pictures, history, corrections, results, clock]));
}
