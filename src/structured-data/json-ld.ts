/** Structured data as the text of a script element. */
import type { Graph, Thing } from 'schema-dts';

/** JSON-LD of a page's things; text of sources cannot end the element. */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
