/** The search's page and its index. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { budgets } from '../../scripts/lib/budgets.ts';
import type { Contents, Entry } from '../../src/search/format.ts';
import { expectGolden } from '../fixtures/golden.ts';
import { dist, files, html, page, texts } from '../fixtures/site.ts';

const $ = page('/buscar');
const { index = '', contents = '' } = $('.search').data() as Record<string, string>;
const fileOf = (name: string): string => join(dist, index, name);
const read = (name: string): unknown => JSON.parse(readFileSync(fileOf(name), 'utf8'));
const { words, entries } = read(contents) as Contents;
const all = entries.flatMap(([, name]) => read(name) as Entry[]);
const ofKind = (kind: string): Entry[] => all.filter(([own]) => own.startsWith(kind));

describe('the index', () => {
  test('has every file that it names, and no others', () => {
    const named = [contents, ...[...words, ...entries].map(([, name]) => name)];
    expect(files.filter((file) => file.startsWith('busqueda/'))).toEqual(
      named.map((name) => `busqueda/${name}`).toSorted(),
    );
  });

  test('has what can be found, each by its address', () =>
    expectGolden(
      'demo',
      'search',
      all.map(([kind, title, to]) => `${kind}: ${title} → ${to}`).join('\n'),
    ));

  test('has a news item’s body whole', () => {
    for (const [, title, to, text] of ofKind('Noticia')) {
      for (const paragraph of texts(page(to), '.news-body > p:not(.note)')) {
        expect(text, title).toContain(paragraph);
      }
    }
  });

  test('has every heading and paragraph of the rules', () => {
    for (const name of ['base', 'plus', 'solitario']) {
      const markdown = readFileSync(`src/content/rules/${name}.md`, 'utf8');
      const own = ofKind('Reglas en PDF').filter(([, , to]) => to.endsWith(`-${name}.pdf`));
      const said = own.map(([, title, , text]) => `${title} ${text}`).join(' ');
      const body = markdown.replace(/^---[\s\S]*?^---$/m, '');
      const asked = new Set(
        body.replace(/<[^>]*>|&nbsp;|{{.*?}}|[*_|#`>-]/g, ' ').match(/\p{L}{4,}/gu),
      );
      expect(asked.size).toBeGreaterThan(200);
      expect([...asked].filter((word) => !said.includes(word))).toEqual([]);
    }
  });

  test('is text: nothing of HTML or Markdown is left', () => {
    const own = all.filter(([kind]) => !kind.startsWith('Noticia'));
    expect(own.filter((entry) => /[<>]|&#?\w+;|\*\*|{{/.test(entry.join(' ')))).toEqual([]);
  });
});

test('the page loads nothing of the search by itself', () => {
  expect($('script[src]')).toHaveLength(0);
  expect(html('/buscar').match(/import\s*\(|rel="?(pre|modulepre)/g)).toBeNull();
});

test('a first search weighs little: the file of contents and the largest of words and of entries', () => {
  const largest = (list: readonly (readonly [unknown, string])[]): number =>
    Math.max(...list.map(([, name]) => gzipSync(readFileSync(fileOf(name))).length));
  const sent = gzipSync(readFileSync(fileOf(contents))).length + largest(words) + largest(entries);
  expect(sent).toBeLessThanOrEqual(budgets.firstSearch);
});
