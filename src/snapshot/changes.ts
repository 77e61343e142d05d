/** What differs between two snapshots, in words for a maintainer. */
import type { SnapshotDocument } from '../sources/canonical.ts';
import { isCollection, sourceNames, type SourceName } from '../sources/catalog.ts';
import type { SnapshotFiles } from './files.ts';
import { readManifest, stateOf, type SourceState } from './manifest.ts';
import { sourceTitle } from './titles.ts';

interface Difference {
  added: number;
  removed: number;
  changed: number;
}

function compareDocuments(before: string, after: string): Difference {
  const byId = (text: string): Map<string, string> =>
    new Map(
      (JSON.parse(text) as SnapshotDocument[]).map((document) => [
        document.id,
        JSON.stringify(document),
      ]),
    );
  const [old, current] = [byId(before), byId(after)];
  const both = [...current.keys()].filter((id) => old.has(id));
  return {
    added: current.size - both.length,
    removed: old.size - both.length,
    changed: both.filter((id) => old.get(id) !== current.get(id)).length,
  };
}

/** Rows have no id: one that went and one that came are a row that changed. */
function compareRows(before: string, after: string): Difference {
  const rest = new Map<string, number>();
  const count = (row: string, by: number): void => {
    rest.set(row, (rest.get(row) ?? 0) + by);
  };
  const rows = (text: string): string[] => text.split('\n').filter((row) => /[^,\s]/.test(row));
  for (const row of rows(after)) count(row, 1);
  for (const row of rows(before)) count(row, -1);
  const counts = [...rest.values()];
  const added = counts.reduce((sum, n) => sum + Math.max(n, 0), 0);
  const removed = counts.reduce((sum, n) => sum + Math.max(-n, 0), 0);
  const changed = Math.min(added, removed);
  return { added: added - changed, removed: removed - changed, changed };
}

/** `+1, 3 cambios`. */
function words(name: SourceName, { added, removed, changed }: Difference): string {
  const [one, many] = name === 'ranking' ? ['jugador', 'jugadores'] : ['cambio', 'cambios'];
  const parts = [
    ...(added > 0 ? [`+${added}`] : []),
    ...(removed > 0 ? [`−${removed}`] : []),
    ...(changed > 0 ? [`${changed} ${changed === 1 ? one : many}`] : []),
  ];
  return parts.join(', ') || 'otro orden';
}

type Status = SourceState['status'];

const statusWords = (before: Status, after: Status): string[] => {
  if (before === after) return [];
  if (after === 'kept') return ['se conserva lo anterior'];
  return before === 'kept' && after === 'fresh' ? ['al día otra vez'] : [];
};

function describeSource(
  name: SourceName,
  before: SnapshotFiles,
  after: SnapshotFiles,
  statuses: readonly [Status, Status],
): string[] {
  const [old, current] = [before.sources.get(name), after.sources.get(name)];
  const compare = isCollection(name) ? compareDocuments : compareRows;
  const data = (): string[] => {
    if (old === current) return [];
    if (old === undefined) return ['primeros datos'];
    if (current === undefined) return ['ya no se publica'];
    return [words(name, compare(old, current))];
  };
  const parts = [...data(), ...statusWords(...statuses)];
  return parts.length > 0 ? [`${sourceTitle(name)}: ${parts.join(', ')}`] : [];
}

/** The differences, a phrase each source, in the catalogue's order; empty when there are none. */
export function describeChanges(before: SnapshotFiles, after: SnapshotFiles): string[] {
  const old = readManifest(before.manifest);
  const current = readManifest(after.manifest);
  if (!current) return [];
  if (!old) return [`primera instantánea, ${after.sources.size} fuentes`];
  return [
    ...sourceNames.flatMap((name) =>
      describeSource(name, before, after, [
        stateOf(old, name).status,
        stateOf(current, name).status,
      ]),
    ),
    ...(before.history === after.history ? [] : ['historial de Elo: semana nueva']),
  ];
}
