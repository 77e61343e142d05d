/** Edits YAML texts of a community and keeps all other lines and comments. */
import { isMap, isNode, isScalar, parseDocument, stringify, YAMLMap, type Document } from 'yaml';

const style = { lineWidth: 0, singleQuote: true } as const;

/** Cuts the next line's indentation, which the parser counts to a block that ends in an empty value with a comment. */
const withoutIndentation = (block: string): string => block.replace(/\n[ \t]+$/, '\n');

/** Returns the text of a document with a value that it lacks. */
function addValue(document: Document, keys: readonly string[], value: unknown): string {
  for (const index of keys.keys()) {
    const parent = document.getIn(keys.slice(0, index), true);
    if (!isScalar(parent) || parent.value !== null) continue;
    // A key without a value, `links:`, becomes a map.
    const map = new YAMLMap();
    if (parent.comment) map.commentBefore = parent.comment;
    document.setIn(keys.slice(0, index), map);
  }
  document.setIn(keys, value);
  return document.toString(style);
}

/** Changes one value of a YAML text, or adds it. @param path Keys of the value: `links.rules`. */
function editValue(text: string, path: string, value: unknown): string {
  const document = parseDocument(text);
  const keys = path.split('.');
  const node = document.getIn(keys, true);
  if (!isNode(node) || !node.range) return addValue(document, keys, value);
  // The document written whole would have the comment below an empty value beside it.
  const [start, nodeEnd] = node.range;
  const replaced = withoutIndentation(text.slice(start, nodeEnd));
  const lineEnd = replaced.endsWith('\n') ? '\n' : '';
  const written = stringify(value, { ...style, collectionStyle: 'flow' }).trimEnd();
  const before = text.slice(0, start);
  // The comments between a key and its map or list, `links: # c`, go with the map.
  const key = isScalar(node) ? before : before.replace(/(?:\s*#.*\r?\n)+\s*$/, '');
  // Without a value, `rules: # c`, the comment follows directly.
  const after = text.slice(start + replaced.length).replace(/^#/, ' #');
  return `${key.trimEnd()} ${written}${lineEnd}${after}`;
}

/** Returns a YAML text with `edits`, values by path (`social.0.url`), set or added. Comments outside values stay. */
export function editYaml(text: string, edits: Readonly<Record<string, unknown>>): string {
  let edited = text;
  for (const [path, value] of Object.entries(edits)) edited = editValue(edited, path, value);
  return edited;
}

/** Returns a YAML text without the key at `path`, `sheets.copa`, and its value; the same text if it lacks the key. */
export function removeFromYaml(text: string, path: string): string {
  const document = parseDocument(text);
  const keys = path.split('.');
  const name = keys.at(-1);
  const parent = document.getIn(keys.slice(0, -1), true);
  if (!isMap(parent)) return text;
  const pair = parent.items.find(({ key }) => isScalar(key) && key.value === name);
  if (!pair || !isScalar(pair.key) || !pair.key.range) return text;
  const [keyStart, keyEnd] = pair.key.range;
  const lineStart = text.lastIndexOf('\n', keyStart) + 1;
  const isFirstInLine = text.slice(lineStart, keyStart).trim() === '';
  // Values in one line, `{ copa: null }` or `- copa: null`, and a parent that would be empty, are written anew.
  if (parent.flow || !isFirstInLine || parent.items.length === 1) {
    document.deleteIn(keys);
    return document.toString(style);
  }
  const end = isNode(pair.value) && pair.value.range ? pair.value.range[1] : keyEnd;
  const removed = withoutIndentation(text.slice(lineStart, end));
  const after = text.slice(lineStart + removed.length);
  // Behind a value in the same line is only its comment.
  const nextLines = removed.endsWith('\n') ? after : after.replace(/^[^\n]*\n?/, '');
  return `${text.slice(0, lineStart)}${nextLines}`;
}
