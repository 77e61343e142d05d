/** What differs between two snapshots, in words for a maintainer. */
import { isCollection, sourceNames, type SourceName } from '../sources/catalog.ts';
import type { SnapshotFiles } from './files.ts';
import { readManifest, stateOf, type Manifest } from './manifest.ts';
import { sourceTitle } from './titles.ts';

/** A collection's documents, or a sheet's rows that are not blank. */
const itemsOf = (name: SourceName, text: string): string[] =>
  isCollection(name)
    ? (JSON.parse(text) as unknown[]).map((document) => JSON.stringify(document))
    : text.split('\n').filter((row) => /[^,\s]/.test(row));

/** `+1, 3 cambios`: an item that went and one that came are one that changed. */
function describeItems(name: SourceName, before: string, after: string): string {
  const rest = new Map<string, number>();
  for (const item of itemsOf(name, after)) rest.set(item, (rest.get(item) ?? 0) + 1);
  for (const item of itemsOf(name, before)) rest.set(item, (rest.get(item) ?? 0) - 1);
  const sum = (counts: number[]): number => counts.reduce((all, n) => all + Math.max(n, 0), 0);
  const came = sum([...rest.values()]);
  const went = sum([...rest.values()].map((n) => -n));
  const changed = Math.min(came, went);
  const [one, many] = name === 'ranking' ? ['jugador', 'jugadores'] : ['cambio', 'cambios'];
  const parts = [
    ...(came > changed ? [`+${came - changed}`] : []),
    ...(went > changed ? [`−${went - changed}`] : []),
    ...(changed > 0 ? [`${changed} ${changed === 1 ? one : many}`] : []),
  ];
  return parts.join(', ') || 'otro orden';
}

function describeData(name: SourceName, before?: string, after?: string): string[] {
  if (before === after) return [];
  if (before === undefined) return ['primeros datos'];
  return [after === undefined ? 'ya no se publica' : describeItems(name, before, after)];
}

function describeStatus(name: SourceName, before: Manifest, after: Manifest): string[] {
  const [old, now] = [stateOf(before, name).status, stateOf(after, name).status];
  if (old !== 'kept' && now === 'kept') return ['se conserva lo anterior'];
  return old === 'kept' && now === 'fresh' ? ['al día otra vez'] : [];
}

/** The differences, a phrase each source, in the catalogue's order; empty when there are none. */
export function describeChanges(before: SnapshotFiles, after: SnapshotFiles): string[] {
  const old = readManifest(before.manifest);
  const current = readManifest(after.manifest);
  if (!current) return [];
  if (!old) return [`primera instantánea, ${after.sources.size} fuentes`];
  const changes = sourceNames.flatMap((name) => {
    const data = describeData(name, before.sources.get(name), after.sources.get(name));
    const parts = [...data, ...describeStatus(name, old, current)];
    return parts.length > 0 ? [`${sourceTitle(name)}: ${parts.join(', ')}`] : [];
  });
  return before.history === after.history
    ? changes
    : [...changes, 'historial de Elo: semana nueva'];
}
