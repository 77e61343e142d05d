/**
 * Where two pictures of a page differ. Rows that both have are laid against each other first, so that a
 * line more moves what is below it, and does not count as a change of all that.
 */

export interface Pixels {
  width: number;
  height: number;
  /** A number a pixel, row by row. */
  data: Uint32Array;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is marked in the earlier picture and in the one of now; none where they are the same. */
export interface Difference {
  before: Box[];
  now: Box[];
}

/** Marks are made of squares of so many pixels. */
const cell = 16;

const rowOf = ({ width, data }: Pixels, y: number): Uint32Array =>
  data.subarray(y * width, (y + 1) * width);

/** A number for what a row shows (FNV-1a). */
function digest(row: Uint32Array): number {
  let hash = 0x811c9dc5;
  for (const pixel of row) hash = Math.imul(hash ^ pixel, 0x01000193);
  return hash >>> 0;
}

const digests = (picture: Pixels): number[] =>
  Array.from({ length: picture.height }, (_, y) => digest(rowOf(picture, y)));

/** Where each digest that occurs once stands. */
function placesOfUnique(rows: readonly number[], from: number, to: number): Map<number, number> {
  const places = new Map<number, number>();
  for (let y = from; y < to; y++) {
    const row = rows[y] ?? 0;
    places.set(row, places.has(row) ? -1 : y);
  }
  return places;
}

/** The longest run of pairs whose second places ascend; their first ones do already. */
function longestAscent(pairs: readonly (readonly [number, number])[]): [number, number][] {
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [index, [, place]] of pairs.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] ?? 0]?.[1] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    previous[index] = low > 0 ? (ends[low - 1] ?? -1) : -1;
    ends[low] = index;
  }
  const ascent: [number, number][] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) {
    const [a = 0, b = 0] = pairs[index] ?? [];
    ascent.unshift([a, b]);
  }
  return ascent;
}

/** Rows of both pictures between rows that they share. */
interface Gap {
  before: readonly [from: number, to: number];
  now: readonly [from: number, to: number];
}

/** What is left between the rows that two pictures share: those that each has once, and their neighbours. */
function gapsBetween(before: readonly number[], now: readonly number[]): Gap[] {
  const inNow = placesOfUnique(now, 0, now.length);
  const anchors = [...placesOfUnique(before, 0, before.length)]
    .filter(([row, place]) => place >= 0 && (inNow.get(row) ?? -1) >= 0)
    .map(([row, place]) => [place, inNow.get(row) ?? 0] as const)
    .toSorted(([a], [b]) => a - b);
  const gaps: Gap[] = [];
  let a = 0;
  let b = 0;
  for (const [nextA, nextB] of [...longestAscent(anchors), [before.length, now.length] as const]) {
    if (nextA < a || nextB < b) continue;
    while (a < nextA && b < nextB && before[a] === now[b]) {
      a++;
      b++;
    }
    let endA = nextA;
    let endB = nextB;
    while (endA > a && endB > b && before[endA - 1] === now[endB - 1]) {
      endA--;
      endB--;
    }
    if (endA > a || endB > b) gaps.push({ before: [a, endA], now: [b, endB] });
    a = nextA;
    b = nextB;
  }
  return gaps;
}

/** A picture that is drawn smaller comes out a few levels of a channel otherwise from time to time. */
const tolerance = 8;

/** Whether two pixels look the same; one that is not there looks like none. */
function looksTheSame(a: number | undefined, b: number | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined) return false;
  return [0, 8, 16, 24].every(
    (bits) => Math.abs(((a >>> bits) & 255) - ((b >>> bits) & 255)) <= tolerance,
  );
}

/** Columns of cells in which two rows differ; all of them where one is not there. */
function differingCells(a: Uint32Array | undefined, b: Uint32Array | undefined): Set<number> {
  const width = Math.max(a?.length ?? 0, b?.length ?? 0);
  const cells = new Set<number>();
  for (let x = 0; x < width; x++) {
    if (!looksTheSame(a?.[x], b?.[x])) {
      cells.add(Math.floor(x / cell));
      // The rest of the cell adds nothing.
      x = (Math.floor(x / cell) + 1) * cell - 1;
    }
  }
  return cells;
}

/** Boxes round cells that touch each other, one after the other down the picture. */
function boxesRound(
  cells: ReadonlySet<string>,
): { left: number; right: number; top: number; bottom: number }[] {
  const left = new Set(cells);
  const boxes = [];
  for (const first of left) {
    left.delete(first);
    const found = [first];
    for (const one of found) {
      const [column = 0, line = 0] = one.split(',').map(Number);
      for (let dx = -1; dx <= 1; dx++) {
        for (let dy = -1; dy <= 1; dy++) {
          const neighbour = `${column + dx},${line + dy}`;
          if (left.delete(neighbour)) found.push(neighbour);
        }
      }
    }
    const columns = found.map((one) => Number(one.split(',')[0]));
    const lines = found.map((one) => Number(one.split(',')[1]));
    boxes.push({
      left: Math.min(...columns),
      right: Math.max(...columns) + 1,
      top: Math.min(...lines),
      bottom: Math.max(...lines) + 1,
    });
  }
  return boxes;
}

/** The boxes of a gap's cells in a picture, of whose rows it has `from` up to `to`. */
function boxesIn(cells: ReadonlySet<string>, width: number, from: number, to: number): Box[] {
  return boxesRound(cells).flatMap(({ left, right, top, bottom }) => {
    const x = left * cell;
    const y = Math.min(from + top * cell, to);
    const box = {
      x,
      y,
      width: Math.min(right * cell, width) - x,
      height: Math.min(from + bottom * cell, to) - y,
    };
    return box.width > 0 && box.height > 0 ? [box] : [];
  });
}

export function difference(before: Pixels, now: Pixels): Difference {
  const gaps = gapsBetween(digests(before), digests(now));
  return gaps.reduce<Difference>(
    (found, gap) => {
      const cells = new Set<string>();
      const height = Math.max(gap.before[1] - gap.before[0], gap.now[1] - gap.now[0]);
      for (let y = 0; y < height; y++) {
        const [a, b] = [gap.before[0] + y, gap.now[0] + y];
        const columns = differingCells(
          a < gap.before[1] ? rowOf(before, a) : undefined,
          b < gap.now[1] ? rowOf(now, b) : undefined,
        );
        for (const column of columns) cells.add(`${column},${Math.floor(y / cell)}`);
      }
      return {
        before: [...found.before, ...boxesIn(cells, before.width, ...gap.before)],
        now: [...found.now, ...boxesIn(cells, now.width, ...gap.now)],
      };
    },
    { before: [], now: [] },
  );
}
