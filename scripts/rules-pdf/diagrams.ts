/** Diagrams: Markdown's fenced blocks of language `losetas`, as HTML figures. */
import { escapeHtml } from '../../src/domain/html.ts';
import { inline } from './html.ts';
import { tile } from './tile.ts';

/** A unit of a diagram on paper; a tile's side is 100 of them. */
const unitMillimetres = 0.135;

/** Tiles that touch must agree; a diagram of the rules may not break them (but for `+mal`). */
function checkEdges(rows: readonly (readonly string[])[]): void {
  const at = (y: number, x: number): string | undefined => {
    const token = rows[y]?.[x];
    return token && /^[frca]{4}/.test(token) && !token.includes('+mal') ? token : undefined;
  };
  rows.forEach((row, y) =>
    row.forEach((_, x) => {
      const here = at(y, x);
      const right = at(y, x + 1);
      const below = at(y + 1, x);
      if (here && right && here[1] !== right[3])
        throw new Error(`Las losetas «${here}» y «${right}» no coinciden`);
      if (here && below && here[2] !== below[0])
        throw new Error(`Las losetas «${here}» y «${below}» no coinciden`);
    }),
  );
}

/** One diagram of a block, read. */
interface Diagram {
  /** What a reader who cannot see it needs. */
  readonly alt: string;
  readonly caption: string;
  /** Whether its tiles do not touch. */
  readonly apart: boolean;
  readonly rows: readonly (readonly string[])[];
}

/** Reads one diagram. @throws when it has no `alt:` or its tiles do not agree. */
function readDiagram(source: string): Diagram {
  const lines = source.trim().split('\n');
  const field = (name: string): string =>
    lines
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? '';
  const rows = lines
    .filter((line) => !/^[a-z]+:/.test(line))
    .map((line) => line.trim().split(/\s+/));
  const [alt, caption, apart] = [field('alt'), field('pie'), field('aparte') !== ''];
  if (!alt || rows.length === 0) throw new Error('Un diagrama necesita «alt:» y losetas');
  if (!apart) checkEdges(rows);
  return { alt, caption, apart, rows };
}

/** A diagram as a figure; `alone` in its block, its caption may be wider than itself. */
function figure({ alt, caption, apart, rows }: Diagram, alone: boolean): string {
  const step = apart ? 116 : 100;
  const columns = Math.max(...rows.map((row) => row.length));
  const width = (columns - 1) * step + 106;
  const height = (rows.length - 1) * step + 106;
  const millimetres = width * unitMillimetres;
  const tiles = rows
    .flatMap((row, y) =>
      row.map((token, x) => `<g transform="translate(${x * step} ${y * step})">${tile(token)}</g>`),
    )
    .join('');
  const captionWidth = alone ? '76' : Math.max(36, millimetres).toFixed(0);
  return (
    `<figure><svg role="img" aria-label="${escapeHtml(alt)}" viewBox="-3 -3 ${width} ${height}" ` +
    `style="width:${millimetres.toFixed(2)}mm">${tiles}</svg>` +
    (caption && `<figcaption style="max-width:${captionWidth}mm">${inline(caption)}</figcaption>`) +
    '</figure>'
  );
}

/**
 * A `losetas` block: one or more diagrams, apart from each other by `---`. Lines: `alt:` what a
 * reader who cannot see it needs, `pie:` the caption, optional `aparte: si` (tiles that do not
 * touch), and the rows of tiles.
 */
export function diagrams(source: string): string {
  const blocks = source.split(/^---$/m);
  const figures = blocks.map((block) => figure(readDiagram(block), blocks.length === 1));
  return `<div class="figuras">${figures.join('')}</div>`;
}
