/** Where the elements that finishing a page is about stand in its HTML; knows not what becomes of them. */
import { Parser } from 'htmlparser2';

/** A part of the HTML: from its first character to the one after its last. */
export interface Range {
  start: number;
  end: number;
}

export interface Element extends Range {
  /** As written, entities and all. */
  attributes: Record<string, string>;
}

/** An inline script or style. */
export interface Inline extends Element {
  kind: 'script' | 'style';
  text: string;
}

export interface PageElements {
  /** The Content-Security-Policy's tag. */
  policy: Element | null;
  /** Opening tags of islands. */
  islands: Element[];
  /** Scripts and styles, those without a text too, in their order. */
  inlines: Inline[];
  /** Whether an element needs its script before the first paint, and says so: `data-scripts="early"`. */
  needsScripts: boolean;
}

/** Finds them in one pass through the HTML. */
export function findElements(html: string): PageElements {
  const found: PageElements = { policy: null, islands: [], inlines: [], needsScripts: false };
  let open: (Inline & { textStart: number }) | null = null;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { start: parser.startIndex, end: parser.endIndex + 1, attributes };
        if (name === 'script' || name === 'style') {
          open = { ...element, kind: name, text: '', textStart: element.end };
        } else if (name === 'astro-island') {
          found.islands.push(element);
        } else if (attributes['http-equiv'] === 'content-security-policy') {
          found.policy ??= element;
        }
        found.needsScripts ||= attributes['data-scripts'] === 'early';
      },
      onclosetag(name) {
        if (open?.kind !== name) return;
        const { textStart, ...inline } = open;
        const text = html.slice(textStart, parser.startIndex);
        found.inlines.push({ ...inline, text, end: parser.endIndex + 1 });
        open = null;
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return found;
}
