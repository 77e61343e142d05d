import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { narrowPolicy } from '../../../src/build/page-policy.ts';

const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const script = 'let a="</style>"';
const style = 'p{color:red}';
const strange = hashSource('of another page');

const page = (policy: string, body: string): string =>
  `<meta http-equiv="content-security-policy" content="${policy}">${body}`;

describe('narrowPolicy', () => {
  test('keeps what the page has, and everything that is no hash', () => {
    const body = `<script type="module">${script}</script><style>${style}</style>`;
    const before = `default-src 'self'; script-src 'self' ${strange} ${hashSource(script)}; style-src 'self' ${hashSource(style)} ${strange};`;
    const after = `default-src 'self';script-src 'self' ${hashSource(script)};style-src 'self' ${hashSource(style)};`;
    expect(narrowPolicy(page(before, body))).toBe(page(after, body));
  });

  test.each([
    ['script', `<script data-x="a>b">${script}</script>`, hashSource(script)],
    ['style', `<style>${style}</style>`, hashSource(style)],
  ])('a %s without a hash stops the build', (kind, body, hash) => {
    const policy = `script-src 'self' ${strange};style-src 'self'`;
    expect(() => narrowPolicy(page(policy, body))).toThrow(
      `the policy blocks an inline ${kind}: ${hash}`,
    );
  });

  test('a hash among those of the other kind does not count', () => {
    const policy = `script-src 'self';style-src ${hashSource(script)}`;
    expect(() => narrowPolicy(page(policy, `<script>${script}</script>`))).toThrow('blocks');
  });

  test('scripts with an address, and data, need no hash', () => {
    const body = `<script src="/a.js"></script><script type="application/ld+json">{}</script>`;
    const html = page("script-src 'self';style-src 'self'", body);
    expect(narrowPolicy(html)).toBe(html);
  });

  test('a page without a policy stops the build', () => {
    expect(() => narrowPolicy('<p>nothing</p>')).toThrow('no content security policy');
  });
});
