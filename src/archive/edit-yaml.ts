/** Edits YAML texts of a community and keeps all other lines and comments. */
import { isMap, isNode, isScalar, parseDocument, stringify } from 'yaml';

const style = { lineWidth: 0, singleQuote: true, collectionStyle: 'flow' } as const;

/** Changes one value of a YAML text, or adds it. @param path Keys of the value: `links.rules`. */
function editValue(text: string, path: string, value: unknown): string {
  const document = parseDocument(text);
  const node = document.getIn(path.split('.'), true);
  if (!isNode(node) || !node.range) {
    document.setIn(path.split('.'), value);
    return document.toString({ lineWidth: 0, singleQuote: true });
  }
  // The document written whole would have the comment below an empty value beside it.
  const [start, end] = node.range;
  const lineEnd = text.slice(start, end).endsWith('\n') ? '\n' : '';
  const written = stringify(value, style).trimEnd();
  return `${text.slice(0, start).trimEnd()} ${written}${lineEnd}${text.slice(end)}`;
}

/** Returns a YAML text with these values; comments stay. @param edits By path: `links.rules`, `social.0.url`. */
export function editYaml(text: string, edits: Readonly<Record<string, unknown>>): string {
  let edited = text;
  for (const [path, value] of Object.entries(edits)) edited = editValue(edited, path, value);
  return edited;
}

/** Removes a key and its value from a YAML text, if it has the key. @param path `sheets.copa`, `forms`. */
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
