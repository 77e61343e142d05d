/** What the site says of data, found in its code: what is wrong, and what to do. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export interface Message {
  /** File of the code that says it, relative to `src`. */
  file: string;
  reason: string;
  /** Empty where the reason says it. */
  advice: string;
  /** Whether it is of something that is not shown, or not as it was typed. */
  isLoss: boolean;
}

const rooms = ['domain', 'snapshot', 'sources'];

/** A text as it is written, with «…» for what is filled in; null for what is no text. */
function textOf(node: ts.Expression | undefined): string | null {
  if (!node) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
  }
  if (ts.isConditionalExpression(node)) return textOf(node.whenTrue) ?? textOf(node.whenFalse);
  return null;
}

const propertyOf = (node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined =>
  node.properties
    .filter(ts.isPropertyAssignment)
    .find((property) => property.name.getText() === name)?.initializer;

/** Constructors and functions whose last text says what is wrong with a source as a whole. */
const speakers = ['SourceError', 'SourceFailure', 'failure', 'leaveOut'];

function messagesIn(file: string, source: ts.SourceFile): Message[] {
  const found: Message[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const reason = textOf(propertyOf(node, 'reason'));
      if (reason !== null) {
        const advice = textOf(propertyOf(node, 'advice')) ?? '';
        found.push({ file, reason, advice, isLoss: propertyOf(node, 'isLoss') !== undefined });
      }
    }
    if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      speakers.includes(node.expression.getText())
    ) {
      const reason = node.arguments?.map(textOf).findLast((text) => text !== null && text !== '');
      if (reason) found.push({ file, reason, advice: '', isLoss: false });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  // A text that only names a place, such as «fila …, columna …», is no message.
  return found.filter(
    ({ reason, advice }) => advice !== '' || /\p{L}+ \p{L}+ \p{L}+/u.test(reason),
  );
}

/** Every message about data, by file. */
export function readMessages(): Message[] {
  return rooms.flatMap((room) =>
    readdirSync(join('src', room))
      .filter((file) => file.endsWith('.ts'))
      .toSorted()
      .flatMap((file) => {
        const path = join('src', room, file);
        const source = ts.createSourceFile(
          path,
          readFileSync(path, 'utf8'),
          ts.ScriptTarget.Latest,
          true,
        );
        return messagesIn(`${room}/${file}`, source);
      }),
  );
}
