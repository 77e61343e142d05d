/** The picture of rooms and arrows, as it stands in docs/architecture.md. */
import { table } from '../lib/table.ts';
import type { Import } from './imports.ts';
import { floorOf, rooms } from './rooms.ts';

/** Between these lines the document is drawn. */
const begin = '<!-- drawn by `npm run architecture`: begin -->';
const end = '<!-- drawn by `npm run architecture`: end -->';

/** Arrows from room to room, without those that a longer way makes plain. */
function arrows(imports: readonly Import[]): [from: number, to: number][] {
  const direct = new Map(rooms.map((_, floor) => [floor, new Set<number>()]));
  for (const { from, to } of imports) {
    const [upper, lower] = [floorOf(from), floorOf(to)];
    if (upper >= 0 && lower >= 0 && upper !== lower) direct.get(upper)?.add(lower);
  }
  const reach = new Map<number, Set<number>>();
  for (const [floor, below] of direct) {
    const far = [...below].flatMap((one) => [...(reach.get(one) ?? [])]);
    reach.set(floor, new Set([...below, ...far]));
  }
  return [...direct].flatMap(([floor, below]) =>
    [...below]
      .filter((one) => ![...below].some((other) => reach.get(other)?.has(one)))
      .toSorted((a, b) => a - b)
      .map((one): [number, number] => [floor, one]),
  );
}

function draw(imports: readonly Import[]): string {
  const name = (floor: number): string => rooms[floor]?.folder ?? '';
  return [
    '```mermaid',
    'flowchart BT',
    ...arrows(imports).map(([from, to]) => `  ${name(from)} --> ${name(to)}`),
    '```',
    '',
    table(
      ['room', 'owns', 'must not know'],
      rooms.map(({ folder, owns, mustNotKnow }) => [`\`${folder}\``, owns, mustNotKnow]),
    ),
  ].join('\n');
}

/** The document with the picture of these imports in its place. @throws when it has no such place. */
export function withPicture(document: string, imports: readonly Import[]): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error('no place for the picture in docs/architecture.md');
  return `${document.slice(0, from + begin.length)}\n\n${draw(imports)}\n\n${document.slice(to)}`;
}
