import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { earlyScript } from '../../../src/build/page-scripts.ts';
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

const chunk = (imports: string[], dynamicImports: string[] = []) => ({ imports, dynamicImports });
const chunks = new Map([
  ['_astro/Tabs.js', chunk(['_astro/react.js', '_astro/text.js'], ['_astro/Panel.js'])],
  ['_astro/Panel.js', chunk(['_astro/react.js', '_astro/table.js', '_astro/Tabs.js'])],
  ['_astro/client.js', chunk(['_astro/react.js'])],
  // Chunks may import each other in a circle.
  ['_astro/react.js', chunk(['_astro/runtime.js'])],
  ['_astro/runtime.js', chunk(['_astro/react.js'])],
]);
const finish = (html: string) => finishPage(html, '/sitio/', chunks);

const script = 'let a="</style>"';
const style = 'p{color:red}';
const strange = 'of another page';

test('the policy keeps the hashes that the page needs, and everything that is not a hash', () => {
  const body = `<script type="module">${script}</script><style>${style}</style>`;
  const before = `default-src 'self'; script-src 'self' ${hashSource(strange)} ${hashSource(script)}; style-src 'self' ${hashSource(style)} ${hashSource(strange)};`;
  const after = `default-src 'self'; script-src 'self' ${hashSource(script)}; style-src 'self' ${hashSource(style)};`;
  expect(finish(meta(before) + body)).toEqual({ html: meta(after) + body, late: null });
});

test.each([
  ['a script', `<script data-x="a>b">${script}</script>`, `script: ${script}`],
  ['a style', `<style>${style}</style>`, `style: ${style}`],
  ['one after a text about elements', '<p title="<script>"></p><script>a()</script>', 'script'],
  ['one between two', '<p title="<style>"></p><style>b{}</style><p title="</style>"></p>', 'style'],
  ['one between quotes that are text', '<p>x="<b>y</b><script>a()</script>"</p>', 'script'],
  ['one after single quotes', '<p title=\'<script>\' id="<p"><script>a()</script>', 'script'],
])('a page whose policy blocks what it has inline stops the build: %s', (_, body, blocked) => {
  expect(() => finish(allowing([strange], [strange], body))).toThrow(
    `the policy blocks an inline ${blocked}`,
  );
});

test('a page without a policy stops the build', () => {
  expect(() => finish('<p>nothing</p>')).toThrow('no content security policy');
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
    expect(finish(html)).toEqual({ html, late: null });
  },
);

test('on a page with islands, early scripts are joined into one, and so are styles, with short names', () => {
  const [look, when, what] = ['look=1', 'when=1', 'what=1'];
  const styles = [
    'p{color:var(--light,red)}',
    'astro-island,astro-slot{display:contents}',
  ] as const;
  const lowered = 'p{color:var(--lightningcss-light,red)}';
  const body = `<script>${look}</script><style>${lowered}</style><p>a</p><style>${styles[1]}</style><script>${when}</script><script>${what}</script><astro-island ssr></astro-island>`;
  const { html } = finish(allowing([look, when, what], [lowered, styles[1]], body));
  const [script = ''] = /(?<=late\.[\w-]+\.js">).*?(?=<\/script>)/.exec(html) ?? [];
  expect(script).toBe(`look=1;${earlyScript('')}`);
  expect(html).toContain(
    `script-src 'self' ${hashSource(script)};style-src 'self' ${hashSource(styles.join(''))}">`,
  );
  expect(html).toContain(`</script><style>${styles.join('')}</style><p>a</p><astro-island `);
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
  expect(finish(page('<body class="a">', body)).html).toBe(finished);
});

describe('a page without islands', () => {
  const scripts = ['var a=1', 'var a=2'];
  const elements = scripts.map((text) => `<script type="module">${text}</script>`);

  test('has one joined script after the content, in which each script keeps its own scope', () => {
    const joined = '(()=>{var a=1})();(()=>{var a=2})();';
    const page = allowing(scripts, [], `<p>a</p>${elements.join('<p>b</p>')}`);
    expect(finish(page).html).toBe(
      `${meta(`script-src 'self' ${hashSource(joined)};style-src 'self'`)}<p>a</p><p>b</p><script type="module">${joined}</script>`,
    );
  });

  test('keeps a single script unchanged, and allows no other', () => {
    const page = (body: string) => allowing(scripts.slice(0, 1), [], body);
    expect(finish(page(elements[0] ?? '')).html).toBe(page(elements[0] ?? ''));
    expect(() => finish(page(elements.join('')))).toThrow('the policy blocks an inline script');
  });
});

describe('islands', () => {
  const hidden = 'astro-island,astro-slot{display:contents}';
  const own = 'let a="$&"';
  const [when, what] = ['when=1', 'what="<b>"'];
  const island = `<astro-island uid="1" prefix="r1" component-url="/sitio/_astro/Tabs.js" component-export="default" renderer-url="/sitio/_astro/client.js" props="{}" ssr opts="{}"></astro-island>`;
  const told =
    '<astro-island prefix="r1" component-url="/sitio/_astro/Tabs.js" renderer-url="/sitio/_astro/client.js" ssr data-imports="/sitio/_astro/react.js /sitio/_astro/text.js /sitio/_astro/runtime.js" data-on-use="/sitio/_astro/Panel.js /sitio/_astro/table.js"></astro-island>';
  const scripts = `<script>${when}</script><script>${what}</script>`;
  const module = `<script type="module">${own}</script>`;
  const data = '<script type="application/ld+json">{}</script>';
  const page = (body: string, allowed: readonly string[] = [when, what, own]): string =>
    allowing(allowed, [hidden], `<style>${hidden}</style>${body}`);

  test('list the direct and indirect imports of their modules once, and wait with the page’s scripts', () => {
    const { html, late } = finish(
      page(`${scripts}<p>b</p>${island}${module}${island}${module}${data}`),
    );
    expect(late?.content).toBe(
      [
        'when=1;',
        'what="<b>";',
        'const run=()=>{(()=>{let a="$&"})();(()=>{let a="$&"})();};',
        'document.readyState==="loading"?addEventListener("DOMContentLoaded",run):run();',
      ].join('\n'),
    );
    expect(late?.file).toMatch(/^_astro\/late\.[\w-]{8}\.js$/);
    const asks = `<script data-src="/sitio/${late?.file}">${earlyScript('')}</script>`;
    expect(html).toBe(page(`${asks}<p>b</p>${told}${told}${data}`, [earlyScript('')]));
  });

  test('do not delay the page’s scripts if something visible needs them', () => {
    const form = '<form data-scripts="early"></form>';
    const { html, late } = finish(page(`${scripts}${island}${form}${module}`));
    expect(late?.content).toBe('when=1;\nwhat="<b>";\n');
    expect(html).toContain(`<form data-scripts="early"></form>${module}`);
    expect(html).toContain(hashSource(own));
  });

  test('load a file with another name when the scripts change', () => {
    const others = scripts.replace(what, () => own);
    expect(finish(page(others + island)).late?.file).not.toBe(
      finish(page(scripts + island)).late?.file,
    );
  });

  test('stop the build when their scripts are not where they are expected', () => {
    expect(() => finish(page(`${module}${scripts}${island}`))).toThrow('islands without');
  });

  test('are the only reason for scripts to wait: a page without islands stays unchanged', () => {
    const html = page(module, [own]);
    expect(finish(html)).toEqual({ html, late: null });
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
  expect(finish(allowing([], [], body)).html).toBe(allowing([], [], expected ?? body));
});
