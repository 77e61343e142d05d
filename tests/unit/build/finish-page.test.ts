import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { finishPage } from '../../../src/build/finish-page.ts';

const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const meta = (policy: string): string =>
  `<meta http-equiv="content-security-policy" content="${policy}">`;

/** A page whose policy allows these scripts and styles. */
const allowing = (scripts: readonly string[], styles: readonly string[], body: string): string => {
  const directive = (kind: string, texts: readonly string[]): string =>
    [`${kind}-src 'self'`, ...texts.map(hashSource)].join(' ');
  return `${meta(`${directive('script', scripts)};${directive('style', styles)}`)}${body}`;
};

const script = 'let a="</style>"';
const style = 'p{color:red}';
const strange = 'of another page';

test('the policy keeps the hashes that the page needs, and everything that is not a hash', () => {
  const body = `<script type="module">${script}</script><style>${style}</style>`;
  const before = `default-src 'self'; script-src 'self' ${hashSource(strange)} ${hashSource(script)}; style-src 'self' ${hashSource(style)} ${hashSource(strange)};`;
  const after = `default-src 'self'; script-src 'self' ${hashSource(script)}; style-src 'self' ${hashSource(style)};`;
  expect(finishPage(meta(before) + body)).toBe(meta(after) + body);
});

test.each([
  ['a script', `<script data-x="a>b">${script}</script>`, `script: ${script}`],
  ['a style', `<style>${style}</style>`, `style: ${style}`],
  ['one after a text about elements', '<p title="<script>"></p><script>a()</script>', 'script'],
  ['one between two', '<p title="<style>"></p><style>b{}</style><p title="</style>"></p>', 'style'],
  ['one between quotes that are text', '<p>x="<b>y</b><script>a()</script>"</p>', 'script'],
  ['one after single quotes', '<p title=\'<script>\' id="<p"><script>a()</script>', 'script'],
])('a page whose policy blocks what it has inline stops the build: %s', (_, body, blocked) => {
  expect(() => finishPage(allowing([strange], [strange], body))).toThrow(
    `the policy blocks an inline ${blocked}`,
  );
});

test('a page without a policy stops the build', () => {
  expect(() => finishPage('<p>nothing</p>')).toThrow('no content security policy');
});

test.each([
  '<script src="/a.js"></script><script type="application/ld+json">{}</script>',
  '<script type="speculationrules">{}</script>',
  '<meta content="Probamos <style>b{}</style>">',
  '<p title="</script><style>b{}</style><script>a()</script>"></p>',
  '<p title="<astro-island "></p>',
])(
  'no hash is needed for scripts with an address or a name, data, and what is only written about: %s',
  (body) => {
    const html = allowing([], [], body);
    expect(finishPage(html)).toBe(html);
  },
);

test('styles are joined into one, with short names', () => {
  const styles = ['p{color:var(--lightningcss-light,red)}', 'a{b:c}'];
  const joined = 'p{color:var(--light,red)}a{b:c}';
  const body = styles.map((text) => `<style>${text}</style>`).join('<p>a</p>');
  expect(finishPage(allowing([], styles, body))).toBe(
    allowing([], [joined], `<style>${joined}</style><p>a</p>`),
  );
});

test.each([
  ['<table><tr><td>a</td><td>b</td></tr></table>', '<table><tr><td>a<td>b</table>'],
  ['<ul><li><p>a</p></li> <li>b</li></ul>', '<ul><li><p>a</p></li> <li>b</ul>'],
  ['<dl><div><dt>a</dt><dd>b</dd></div></dl>', '<dl><div><dt>a<dd>b</div></dl>'],
  ['<dl><dd>a</dd><div></div></dl>', '<dl><dd>a</dd><div></div></dl>'],
  ['<ul><x-y><li>a</li></x-y></ul>', '<ul><x-y><li>a</li></x-y></ul>'],
  ['<p title="<li>a</li><li>">&lt;/li><br/></p>', '<p title="<li>a</li><li>">&lt;/li><br/></p>'],
  ['<a class="b" href="/" title="c d"></a>', '<a class=b href=/ title="c d"></a>'],
  ['<a title=\'b="c" d\' id="">e="f" g</a>', '<a title=\'b="c" d\' id="">e="f" g</a>'],
  ['<input value="b"/>', '<input value="b"/>'],
])('a body has no end tag and no quotes that HTML makes optional: %s', (body, expected) => {
  const head = '<meta name="a" content="<body>">';
  const page = (tag: string, text: string) => allowing([], [], `${head}${tag}${text}</body>`);
  const finished = page('<body class=a>', expected);
  expect(finishPage(page('<body class="a">', body))).toBe(finished);
});

describe('a page without islands', () => {
  const scripts = ['var a=1', 'var a=2'];
  const elements = scripts.map((text) => `<script type="module">${text}</script>`);

  test('has one joined script after the content, in which each script keeps its own scope', () => {
    const joined = '(()=>{var a=1})();(()=>{var a=2})();';
    const page = allowing(scripts, [], `<p>a</p>${elements.join('<p>b</p>')}`);
    expect(finishPage(page)).toBe(
      `${meta(`script-src 'self' ${hashSource(joined)};style-src 'self'`)}<p>a</p><p>b</p><script type="module">${joined}</script>`,
    );
  });

  test('keeps a single script unchanged, and allows no other', () => {
    const page = (body: string) => allowing(scripts.slice(0, 1), [], body);
    expect(finishPage(page(elements[0] ?? ''))).toBe(page(elements[0] ?? ''));
    expect(() => finishPage(page(elements.join('')))).toThrow('the policy blocks an inline script');
  });
});

test.each([
  ['<span>Ana</span><span>2</span>', '<span>Ana</span> <span>2</span>'],
  ['<a>Ana</a> <a>Beto</a>', '<a>Ana</a> <a>Beto</a>'],
  ['<a>Ana</a><span>, Beto</span>', '<a>Ana</a><span>, Beto</span>'],
  ['<strong>C</strong>opa', '<strong>C</strong>opa'],
  ['<p>Ana</p><a>Beto</a>', '<p>Ana</p><a>Beto</a>'],
  ['<p><a><strong>Ana</strong></a><br><small>2</small></p>', null],
  [
    '<p><a><strong>Ana</strong></a><em><small>2</small></em></p>',
    '<p><a><strong>Ana</strong></a> <em><small>2</small></em></p>',
  ],
])('in %s words have a space between them where only styles set them apart', (body, expected) => {
  expect(finishPage(allowing([], [], body))).toBe(allowing([], [], expected ?? body));
});
