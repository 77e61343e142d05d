/** Finds the rows of each group in a sheet of standings (docs/product.md, «Groups in a sheet of standings»). */
import type { GroupConfig } from '../../config/site.ts';
import { sameName } from '../../lib/text.ts';
import { isTitle, type Rows } from '../rows.ts';

/** A group to find in a sheet: its name, as a title may have it, and its window of rows. */
export interface SoughtGroup extends Pick<GroupConfig, 'name'> {
  window: NonNullable<GroupConfig['window']>;
}

/** True if a group has rows in its division's sheet. */
export const hasWindow = <Group extends Pick<GroupConfig, 'window'>>(
  group: Group,
): group is Group & Pick<SoughtGroup, 'window'> => group.window !== undefined;

/** Rows of a group, from 0. `end` and `limit` are exclusive. */
export interface Section {
  start: number;
  /** End of the window. A table may go on below it, up to `limit`. */
  end: number;
  /** Start of the section below, or the end of the sheet. */
  limit: number;
}

/** True if a row is the title of a group: its name, alone or after the division's. */
const isTitleOf = (row: readonly string[], name: string): boolean => {
  const title = row.find(Boolean) ?? '';
  const withoutDivision = title.replace(/^.*[-–·,:]\s*/s, '');
  return isTitle(row) && [title, withoutDivision].some((text) => sameName(text, name));
};

/** A title may stand above the window, in so many rows. */
const rowsAbove = 2;

/**
 * Finds the rows of each group, in the order of `groups`. A window moves with its title, and ends where the next one
 * begins.
 */
export function findSections(rows: Rows, groups: readonly SoughtGroup[]): Section[] {
  const windows = groups.map(({ name, window: { first, last } }) => {
    const start = first - 1;
    const title = rows.findIndex((row) => isTitleOf(row, name));
    if (title < 0) return { start, end: last };
    const isInPlace = title >= start - rowsAbove && title <= start;
    return { start: title, end: isInPlace ? last : last + title - start };
  });
  return windows.map(({ start, end }) => {
    const below = windows.map((other) => other.start).filter((other) => other > start);
    const limit = Math.min(rows.length, ...below);
    return { start, end: Math.min(end, limit), limit };
  });
}
