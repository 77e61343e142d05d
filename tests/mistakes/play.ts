/** Publishes one changed source after the demo, and returns what changes. */
import type { Season } from '../../src/season/model.ts';
import { demoMonday } from '../../src/snapshot/demo.ts';
import { openSnapshot } from '../../src/snapshot/files.ts';
import { validate } from '../../src/snapshot/validate.ts';
import type { StoredSource } from '../../src/snapshot/snapshot.ts';
import { evidenceOf, withRelations } from '../../src/snapshot/contradictions.ts';
import type { SourceName } from '../../src/sources/catalog/catalog.ts';

const now = new Date(`${demoMonday}T15:00:00Z`);
/** What each source is validated with. */
const options = { now, acceptShrink: false, firstSeen: null, isClockOdd: false };
const demo = await openSnapshot('src/content/demo/snapshot');

function accepted(name: SourceName): StoredSource {
  const source = validate(name, { text: demo.sources.get(name) ?? '' }, null, options);
  if ('failure' in source) throw new Error(`no ${name}: ${source.failure}`);
  return source;
}

const before = new Map([...demo.sources.keys()].map((name) => [name, accepted(name)] as const));

/** The sources that the demo has. */
export const publishedSources: readonly SourceName[] = [...before.keys()];

/** A source as it was published. */
export const publishedOf = (name: SourceName): StoredSource => before.get(name) ?? accepted(name);

/** The intervals of the cup's phases, in the bracket's order. */
const phasesIn = ({ competitions }: Season): string[] =>
  competitions.flatMap(({ bracket }) => bracket?.columns.map(({ interval }) => interval) ?? []);

/** The evidence of the demo before a source changes: the last good data stays the same from slip to slip. */
const published = evidenceOf(before, before, demo.history, demoMonday);

/**
 * Remarks on all sources, without their rows, because an inserted row moves known remarks; and the cup's phases in the
 * order in which they are drawn.
 */
function outcomeOf(sources: ReadonlyMap<SourceName, StoredSource>) {
  const { data, season } = evidenceOf(sources, new Map(), null, demoMonday);
  const evidence = { ...published, data, season };
  const remarks = [...withRelations(sources, evidence).values()].flatMap(({ state }) =>
    state.problems.map(({ value, reason, advice }) => `«${value}» ${reason} → ${advice}`),
  );
  return { remarks, phases: phasesIn(season) };
}

const { remarks: remarksBefore, phases: phasesBefore } = outcomeOf(before);

export { phasesBefore };

/** Removes from `lines` each line of `those`, as often as it occurs there. */
export function without(lines: readonly string[], those: readonly string[]): string[] {
  const left = [...those];
  return lines.filter((line) => {
    const index = left.indexOf(line);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** Runs a publication with a source's new text after the demo. Returns the result and the new remarks. */
export function publish(name: SourceName, text: string) {
  const source = validate(name, { text }, publishedOf(name), options);
  if ('failure' in source) throw new Error(source.failure);
  // The changed source comes first, and so do its remarks.
  const after = new Map([[name, source], ...before]).set(name, source);
  const { remarks, phases } = outcomeOf(after);
  const refusal = source.state.status === 'kept' ? source.state.because : null;
  return { source, refusal, remarks: without(remarks, remarksBefore), phases };
}
