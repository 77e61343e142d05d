import { describe, expect, test } from 'vitest';
import { escapeAttributes } from '../../../src/build/escape-attributes.ts';
import { postponeScripts } from '../../../src/build/late-scripts.ts';
import { narrowPolicy } from '../../../src/build/page-policy.ts';

const policy = `<meta http-equiv="content-security-policy" content="script-src 'self';style-src 'self'">`;

describe('escapeAttributes', () => {
  test.each([
    [
      '<meta content="Probamos <style>b{}</style>">',
      '<meta content="Probamos &lt;style>b{}&lt;/style>">',
    ],
    ['<a\n  hidden title="1 < 2 <b" href="/">', '<a\n  hidden title="1 &lt; 2 &lt;b" href="/">'],
    ['<path d="<g"/>', '<path d="&lt;g"/>'],
    [
      '<astro-island props="{&quot;a&quot;:&quot;</script>&quot;}">',
      '<astro-island props="{&quot;a&quot;:&quot;&lt;/script>&quot;}">',
    ],
  ])('%j becomes %j', (html, escaped) => {
    expect(escapeAttributes(html)).toBe(escaped);
  });

  test('leaves scripts, styles, texts and tags as they are', () => {
    const html =
      '<script type="module">a="<b title=\\"<i>\\">"</script><style>a[b="<i>"]{}</style><p>x="<b>y</b>"</p>';
    expect(escapeAttributes(html)).toBe(html);
  });

  test('an element that is only written about is none of the page', () => {
    const html = `${policy}<meta content="</script><style>b{}</style><script>a()</script>">`;
    expect(() => narrowPolicy(html)).toThrow('blocks');
    expect(narrowPolicy(escapeAttributes(html))).toBe(escapeAttributes(html));
    const island = '<p title="<astro-island "></p>';
    expect(postponeScripts(escapeAttributes(island), '/').late).toBeUndefined();
  });

  test.each([
    ['after such a text', '<p title="<script>"></p><script>a()</script>'],
    ['between two', '<p title="<style>"></p><style>b{}</style><p title="</style>"></p>'],
    ['between quotes that are text', '<p>x="<b>y</b><script>a()</script>"</p>'],
    ['in a tag that Astro would not write', '<p title=\'<script>a()</script>\' id="<p">'],
  ])('a script or style %s still ends the build', (_, body) => {
    expect(() => narrowPolicy(escapeAttributes(policy + body))).toThrow('blocks an inline');
  });
});
