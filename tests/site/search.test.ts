/** The search page and its index. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { budgets } from '../../scripts/lib/budgets.ts';
import { expectGolden } from '../fixtures/golden.ts';
import { dist, files, page, routes, texts } from '../fixtures/site.ts';

interface Entry {
  url: string;
  content: string;
  meta: { title: string; kind: string };
}

/** Records of the index. A fragment of Pagefind is gzipped JSON after a magic word. */
const all = files
  .filter((file) => file.endsWith('.pf_fragment'))
  .map((file) => gunzipSync(readFileSync(join(dist, file))).toString())
  .map((text) => JSON.parse(text.slice('pagefind_dcd'.length)) as Entry)
  .toSorted((a, b) => (a.url < b.url ? -1 : 1));
const ofKind = (kind: string): Entry[] => all.filter((entry) => entry.meta.kind.startsWith(kind));

test('the index has a record for everything that can be found, with its address', () =>
  expectGolden(
    'demo',
    'search',
    all.map(({ url, meta: { title, kind } }) => `${kind}: ${title} → ${url}`).join('\n'),
  ));

test('the index has the whole body of a news item', () => {
  for (const { url, content } of ofKind('Noticia')) {
    for (const paragraph of texts(page(url), '.news-body > p:not(.note)')) {
      expect(content, url).toContain(paragraph);
    }
  }
});

test('the index has every heading and paragraph of the rules', () => {
  for (const name of ['base', 'plus', 'solitario']) {
    const markdown = readFileSync(`src/content/rules/${name}.md`, 'utf8');
    const own = ofKind('Reglas en PDF').filter(({ url }) => url.includes(`-${name}.pdf`));
    const said = own.map(({ content }) => content).join(' ');
    const body = markdown.replace(/^---[\s\S]*?^---$/m, '');
    const asked = new Set(
      body.replace(/<[^>]*>|&nbsp;|{{.*?}}|[*_|#`>-]/g, ' ').match(/\p{L}{4,}/gu),
    );
    expect(asked.size).toBeGreaterThan(200);
    expect([...asked].filter((word) => !said.includes(word))).toEqual([]);
  }
});

test('the index links only to existing pages and files of this site, and by https to other sites', () => {
  const broken = all
    .map(({ url }) => url)
    .filter((address) => !address.startsWith('https://'))
    .filter((address) => {
      const [path = '', fragment = ''] = address.split('#');
      if (!routes.includes(path)) return !files.includes(path.slice(1));
      return fragment !== '' && page(path)(`[id="${fragment}"]`).length === 0;
    });
  expect(broken).toEqual([]);
});

test('the index is plain text without HTML or Markdown', () => {
  const own = all.filter(({ meta }) => !meta.kind.startsWith('Noticia'));
  expect(own.filter(({ content }) => /[<>]|&(?!amp;)#?\w+;|\*\*|{{/.test(content))).toEqual([]);
});

test('a first search stays within its byte budget', () => {
  const sent = (kind: RegExp, count = 1): number =>
    files
      .filter((file) => file.startsWith('pagefind/') && kind.test(file))
      .map((file) => gzipSync(readFileSync(join(dist, file))).length)
      .toSorted((a, b) => b - a)
      .slice(0, count)
      .reduce((sum, size) => sum + size, 0);
  const code = sent(/\.(js|json)$/, 3) + sent(/wasm/);
  const index = sent(/pf_meta$/) + sent(/pf_index$/) + sent(/pf_fragment$/, 10);
  expect(code + index).toBeLessThanOrEqual(budgets.firstSearch);
  expect(files.filter((file) => /pagefind.*-ui|unknown/.test(file))).toEqual([]);
});
