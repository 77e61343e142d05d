/** Parses the texts of sources. Fetching and building use the same parsers. */
import { about } from '../../lib/error.ts';
import type { CalendarDate } from '../../lib/time.ts';
import { readOr, SourceError } from '../problem.ts';
import { sourceOf, sourceTitle, type SourceName } from './catalog.ts';
import type { Collection } from './collections.ts';
import type { Reading } from './reading.ts';
import type { SheetKind } from './sheet-kinds.ts';

/** Parses a source's text. @throws SourceError, with the source's title, if the text cannot be accepted. */
export function readSource(name: SourceName, text: string): Reading {
  const title = sourceTitle(name);
  return about(title, () =>
    readOr(
      () => sourceOf(name).read(name, text),
      ({ place, reason }) => {
        throw new SourceError(title, place, reason);
      },
    ),
  );
}

/**
 * Parses a text that a manifest has accepted.
 * @throws SourceError also if the text holds no data and no person has accepted that.
 */
export function readAccepted(
  name: SourceName,
  text: string,
  { acceptedEmpty }: { acceptedEmpty?: true | undefined },
): Reading {
  const reading = readSource(name, text);
  if (reading.lack !== null && !acceptedEmpty)
    throw new SourceError(sourceTitle(name), '', reading.lack);
  return reading;
}

/** Dates of a source that its manifest keeps. */
interface SourceDates {
  starts?: CalendarDate | undefined;
  changedAt: string;
}

/** The published text of a source, from its acceptance until pages are built from it. */
export interface Source<State extends SourceDates = SourceDates> {
  text: string;
  state: State;
  /** The parsed text. Null if it can no longer be parsed, as when its competition's file had another layout. */
  readonly reading: Reading | null;
}

/** Items of a reading, with the item type of their descriptor. Only here is the type asserted. */
export const itemsOf = <Item>(
  source: { reading: Pick<Reading, 'value'> | null } | undefined,
  _descriptor: Collection<Item> | SheetKind<Item>,
): Item[] => (source?.reading?.value ?? []) as Item[];
