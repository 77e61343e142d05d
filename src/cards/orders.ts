/**
 * The cards that pages have asked for: a line each in a file of the build, where a person can look
 * them up, too.
 */
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Card } from './card.ts';
import { fileName } from './file-name.ts';

/** Lines of JSON: `["liga-elite-3f9a….jpg", { … }]`. */
const file = resolve('node_modules/.astro/tarjetas.jsonl');

const ordered = new Set<string>();

/** Orders a card to be drawn, and gives its file's name. */
export function order(card: Card): string {
  const name = fileName(card);
  if (!ordered.has(name)) {
    ordered.add(name);
    appendFileSync(file, `${JSON.stringify([name, card])}\n`);
  }
  return name;
}

/** Every card ordered since the orders were last forgotten, by file name. */
export function orders(): Map<string, Card> {
  const lines = readFileSync(file, { encoding: 'utf8', flag: 'a+' }).split('\n').filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line) as [string, Card]));
}

/** Forgets the orders of the build before. */
export function forgetOrders(): void {
  rmSync(file, { force: true });
}
