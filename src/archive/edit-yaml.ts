/** Edits YAML texts of a community and keeps all other lines and comments. */
import { isMap, isNode, isScalar, parseDocument, stringify } from 'yaml';

const style = { lineWidth: 0, singleQuote: true, collectionStyle: 'flow' } as const;

/** Changes values of a YAML text, and adds those that it lacks. @param edits New values by path: `a.b.c`. */
export function editYaml(text: string, edits: Readonly<Record<string, unknown>>): string {
  return Object.entries(edits).reduce((whole, [path, value]) => {
    const document = parseDocument(whole);
    const node = document.getIn(path.split('.'), true);
    if (!isNode(node) || !node.range) {
      document.setIn(path.split('.'), value);
      return document.toString({ lineWidth: 0, singleQuote: true });
    }
    // The document written whole would have the comment below an empty value beside it.
    const [start, end] = node.range;
    const lineEnd = whole.slice(start, end).endsWith('\n') ? '\n' : '';
    const written = stringify(value, style).trimEnd();
    return `${whole.slice(0, start).trimEnd()} ${written}${lineEnd}${whole.slice(end)}`;
  }, text);
}

/** Changes values of one of these texts. @throws Error if there is no text of the path. */
export function editText(
  texts: ReadonlyMap<string, string>,
  path: string,
  edits: Readonly<Record<string, unknown>>,
): string {
  const text = texts.get(path);
  if (text === undefined) throw new Error(`No text of ${path}`);
  return editYaml(text, edits);
}

/** Removes a name with its value from a YAML text, if the text has it. @param path Path of the name: `sheets.copa`. */
export function removeFromYaml(text: string, path: string): string {
  const document = parseDocument(text);
  const keys = path.split('.');
  const name = keys.pop();
  const parent = document.getIn(keys, true);
  if (!isMap(parent)) return text;
  for (const { key, value } of parent.items) {
    if (!isScalar(key) || key.value !== name || !key.range) continue;
    const lineStart = text.lastIndexOf('\n', key.range[0]) + 1;
    const end = isNode(value) && value.range ? value.range[1] : key.range[1];
    const lineEnd = text.slice(lineStart, end).endsWith('\n') ? end : text.indexOf('\n', end) + 1;
    return text.slice(0, lineStart) + text.slice(lineEnd || text.length);
  }
  return text;
}
