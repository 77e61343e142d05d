/** What differs between two snapshots: whether anything does, and in words for a maintainer. */
import { running } from '../config/site.ts';
import { listNames } from '../domain/text.ts';
import type { CalendarDate } from '../domain/time.ts';
import { buildSeason } from '../season/build.ts';
import { isCollection, sourceNames, type SourceName } from '../sources/catalog.ts';
import { counted } from '../words/numbers.ts';
import type { Change } from './change-lines.ts';
import { documentChanges, rankingChanges, seasonChanges } from './differences.ts';
import type { SnapshotFiles } from './files.ts';
import { isOfNow } from './layout.ts';
import { readManifest, sha256, stateOf, type Manifest, type SourceState } from './manifest.ts';
import { dataOf } from './parse.ts';
import { sourceTitle } from './titles.ts';
import { readAgain, type SourceVersion } from './validate.ts';

/** What became of a source as a whole: a change of what is published, or of how it is fetched alone. */
interface Became {
  kind: 'source' | 'state';
  what: string;
}

function becameOf(name: SourceName, before: SourceState, after: SourceState): Became | null {
  if (after.status === 'absent') {
    return before.status === 'absent' ? null : { kind: 'source', what: 'ya sin datos' };
  }
  if (before.status === 'absent') return { kind: 'source', what: 'primeros datos' };
  if (!isOfNow(name, before)) return { kind: 'source', what: `ahora de «${after.season}»` };
  if (before.status === after.status) return null;
  const isKept = after.status === 'kept';
  return { kind: 'state', what: isKept ? 'se conserva lo anterior' : 'al día otra vez' };
}

/** What became of all sources; those of which the same is to be said share a line. */
function sourceChanges(before: Manifest, after: Manifest): Change[] {
  const became = sourceNames.flatMap((name) => {
    const found = becameOf(name, stateOf(before, name), stateOf(after, name));
    return found ? [{ ...found, title: sourceTitle(name) }] : [];
  });
  // Nobody plays for these any more, as after a season was closed.
  const names = new Set<string>(sourceNames);
  const gone = Object.entries(before.sources)
    .filter(([name, { status }]) => !names.has(name) && status !== 'absent')
    .map(([title]) => ({ kind: 'source' as const, what: 'ya sin datos', title }));
  return [...Map.groupBy([...became, ...gone], ({ what }) => what)].map(([what, own]) => {
    const titles = own.map(({ title }) => title);
    const more = titles.length > 4 ? [`${titles.length - 3} más`] : [];
    const said = more.length > 0 ? [...titles.slice(0, 3), ...more] : titles;
    const kind = own[0]?.kind ?? 'source';
    return { kind, source: null, text: `${listNames(said)}: ${what}`, count: titles.length };
  });
}

/** A source's data where it is of the season that is played now; null where there is none. */
function versionOf(
  files: SnapshotFiles,
  manifest: Manifest,
  name: SourceName,
): SourceVersion | null {
  const [state, text] = [stateOf(manifest, name), files.sources.get(name)];
  if (state.status === 'absent' || text === undefined || !isOfNow(name, state)) return null;
  return { text, state };
}

/** What is another in the sources that both snapshots have. */
function dataChanges(
  before: readonly [SnapshotFiles, Manifest],
  after: readonly [SnapshotFiles, Manifest],
  today: CalendarDate,
): Change[] {
  const versions = sourceNames.flatMap((name) => {
    const [was, is] = [versionOf(...before, name), versionOf(...after, name)];
    return was && is ? [{ name, was, is }] : [];
  });
  if (versions.every(({ was, is }) => was.text === is.text)) return [];
  const both = versions.flatMap(({ name, was, is }) => {
    const old = readAgain(name, was);
    const current = was.text === is.text ? old : readAgain(name, is);
    return old && current ? [{ name, was, is, old, current }] : [];
  });
  const old = dataOf(both.map((one) => [one.name, one.old] as const));
  const current = dataOf(both.map((one) => [one.name, one.current] as const));
  const [was, is] = [old, current].map((data) => buildSeason(running, data, today));
  const found = was && is ? [...seasonChanges(was, is, today)] : [];
  for (const { name, ...one } of both.filter(({ was: { text }, is: now }) => text !== now.text)) {
    const differences = isCollection(name)
      ? documentChanges(one.old.value as [], one.current.value as [])
      : name === 'ranking'
        ? rankingChanges(old.ranking, current.ranking)
        : [];
    const title = sourceTitle(name);
    for (const { text, ...rest } of differences) {
      found.push({ ...rest, source: name, text: `${title}: ${text}` });
    }
    if (found.some(({ source }) => source === name)) continue;
    const more = one.is.state.rows - one.was.state.rows;
    const rows = counted(Math.abs(more), 'fila', 'filas');
    const what = more === 0 ? 'otros cambios' : `${rows} ${more > 0 ? 'más' : 'menos'}`;
    found.push({ kind: 'detail', source: name, text: `${title}: ${what}` });
  }
  return found;
}

/** What a snapshot changes; empty where nothing differs. A source that is new or gone is one change, whatever it holds. */
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
  return [
    ...sourceChanges(old, current),
    ...dataChanges([before, old], [after, current], today),
    ...(before.history === after.history ? [] : [week]),
  ];
}

/** A state without what differs between two runs that found the same. */
function steadyPart(state: SourceState): object {
  if (state.status === 'absent') return state;
  const { status, changedAt, sha256: hash, rows, problems } = state;
  return { status, changedAt, sha256: hash, rows, problems };
}

/**
 * Hash of everything in a snapshot but the moments of fetching and the wording of failures; null
 * when there is no valid one.
 */
export function fingerprint(files: SnapshotFiles): string | null {
  const manifest = readManifest(files.manifest);
  if (!manifest) return null;
  const states = sourceNames.map((name) => [name, steadyPart(stateOf(manifest, name))] as const);
  return sha256(JSON.stringify([states, manifest.pictures, files.history, files.corrections]));
}
