import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { narrowPolicy } from '../../../src/build/page-policy.ts';

const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const script = 'let a="</style>"';
const style = 'p{color:red}';

/** A page whose policy allows these texts. */
const pageWith = (allowed: readonly string[], body: string): string => {
  const sources = [`script-src 'self'`, ...allowed.map(hashSource)].join(' ');
  return `<meta http-equiv="content-security-policy" content="default-src 'self'; ${sources}; base-uri 'none'">${body}`;
};

test.each([
  ['a script and a style', `<script>${script}</script><style>${style}</style>`],
  ['attributes', `<script type="module">${script}</script><style media="print">${style}</style>`],
  [
    'texts about elements',
    `<p title="<script>">&lt;style><img alt="<style></script>"></p><script>${script}</script><p title="<script>"></p><style>${style}</style>`,
  ],
])('a policy keeps the hashes that the page needs, and no others: %s', (_, body) => {
  const html = pageWith(['of another page', script, style, ''], body);
  expect(narrowPolicy(html)).toBe(pageWith([script, style], body));
});

test('files and data need no hash', () => {
  const body = '<script src="/a.js"></script><script type="application/ld+json">{}</script>';
  expect(narrowPolicy(pageWith(['of another page', ''], body))).toBe(pageWith([], body));
});
