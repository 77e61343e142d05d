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

/** A title and headings may stand above the window, in so many rows. */
const rowsAbove = 2;

/**
 * Finds the rows of each group, in the order of `groups`. A window moves with its title. Without titles, a row of
 * headings for each group begins its table, and moves an empty window. A title or headings of another group end it.
 * @param headings Indexes of the rows of headings.
 */
export function findSections(
  rows: Rows,
  groups: readonly SoughtGroup[],
  headings: readonly number[],
): Section[] {
  const titles = groups.map(({ name }) => rows.findIndex((row) => isTitleOf(row, name)));
  const areTitled = titles.some((title) => title >= 0);
  const areHeaded = !areTitled && headings.length === groups.length;
  const windows = groups.map(({ window: { first, last } }, index) => {
    const start = first - 1;
    const anchor = (areHeaded ? headings[index] : titles[index]) ?? -1;
    const isInPlace = anchor >= start - rowsAbove && anchor <= (areHeaded ? last : start);
    const isEmpty = !rows.slice(start, last).some((row) => row.filter(Boolean).length > 1);
    if (anchor < 0 || (areHeaded && !isInPlace && !isEmpty)) return { start, end: last };
    return { start: anchor, end: isInPlace ? last : last + anchor - start };
  });
  return windows.map(({ start, end }) => {
    const below = windows.map((other) => other.start).filter((other) => other > start);
    const limit = Math.min(rows.length, ...below);
    return { start, end: Math.min(end, limit), limit };
  });
}
