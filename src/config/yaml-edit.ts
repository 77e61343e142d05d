/** Changing a value of a YAML text: every other line, and every comment, stays as people wrote it. */
import { isMap, isScalar, LineCounter, parseDocument, stringify } from 'yaml';

type Value = string | null;

/** A value as it may stand anywhere, also between braces. */
const written = (value: Value): string =>
  stringify([value], { collectionStyle: 'flow', lineWidth: 0, singleQuote: true })
    .trim()
    .slice(2, -2);

/**
 * A text with one value changed, or added to a map that is there.
 * @throws Error when the path leads to no plain value, nor into a map.
 */
export function setInYaml(text: string, path: readonly string[], value: Value): string {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const splice = (from: number, to: number, insert: string): string =>
    text.slice(0, from) + insert + text.slice(to);

  const node = document.getIn(path, true);
  if (isScalar(node) && node.range) {
    const [from, to] = node.range;
    const old = text.slice(from, to);
    // Nothing after the colon is null; a text of several lines ends with its line.
    return splice(
      from,
      to,
      `${old === '' ? ' ' : ''}${written(value)}${old.endsWith('\n') ? '\n' : ''}`,
    );
  }

  const map = document.getIn(path.slice(0, -1), true);
  if (node !== undefined || !isMap(map) || !map.range) {
    throw new Error(`No value at ${path.join('.')}`);
  }
  const entry = `${path.at(-1) ?? ''}: ${written(value)}`;
  const [start, end] = map.range;
  if (map.flow === true) {
    const inside = text.slice(0, end - 1).trimEnd();
    const comma = map.items.length > 0 ? ', ' : ' ';
    return splice(inside.length, end - 1, `${comma}${entry} `);
  }
  // After the line on which the last value ends: a comment may follow it.
  const last = map.items.at(-1)?.value;
  const lineEnd = text.indexOf('\n', isScalar(last) && last.range ? last.range[1] : end);
  const at = lineEnd < 0 ? text.length : lineEnd;
  return splice(at, at, `\n${' '.repeat(lines.linePos(start).col - 1)}${entry}`);
}
