import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { finishPage, beforeIslandsScript } from '../../../src/build/finish-page.ts';

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

const chunk = (imports: readonly string[], onUse: readonly string[] = []) => ({ imports, onUse });
const chunks = new Map([
  ['_astro/Tabs.js', chunk(['_astro/react.js', '_astro/text.js'], ['_astro/Panel.js'])],
  ['_astro/Panel.js', chunk(['_astro/react.js', '_astro/table.js', '_astro/Tabs.js'])],
  ['_astro/client.js', chunk(['_astro/react.js'])],
  // Chunks may import each other in a circle.
  ['_astro/react.js', chunk(['_astro/runtime.js'])],
  ['_astro/runtime.js', chunk(['_astro/react.js'])],
]);
const finish = (html: string) => finishPage(html, { base: '/sitio/', chunks });

describe('the policy', () => {
  const script = 'let a="</style>"';
  const style = 'p{color:red}';
  const strange = 'of another page';

  test('keeps what the page has, and everything that is no hash', () => {
    const body = `<script type="module">${script}</script><style>${style}</style>`;
    const before = `default-src 'self'; script-src 'self' ${hashSource(strange)} ${hashSource(script)}; style-src 'self' ${hashSource(style)} ${hashSource(strange)};`;
    const after = `default-src 'self';script-src 'self' ${hashSource(script)};style-src 'self' ${hashSource(style)};`;
    expect(finish(meta(before) + body)).toEqual({ html: meta(after) + body, late: null });
  });

  test.each([
    ['script', `<script data-x="a>b">${script}</script>`, hashSource(script)],
    ['style', `<style>${style}</style>`, hashSource(style)],
  ])('without the hash of a %s stops the build', (kind, body, hash) => {
    expect(() => finish(allowing([strange], [], body))).toThrow(
      `the policy blocks an inline ${kind}: ${hash}`,
    );
  });

  test('does not count a hash among those of the other kind', () => {
    expect(() => finish(allowing([], [script], `<script>${script}</script>`))).toThrow('blocks');
  });

  test('needs no hash for scripts with an address, nor for data', () => {
    const html = allowing(
      [],
      [],
      '<script src="/a.js"></script><script type="application/ld+json">{}</script>',
    );
    expect(finish(html).html).toBe(html);
  });

  test('is missed where there is none', () => {
    expect(() => finish('<p>nothing</p>')).toThrow('no content security policy');
  });
});

describe('an element that is only written about', () => {
  test.each([
    '<meta content="Probamos <style>b{}</style>">',
    '<p title="</script><style>b{}</style><script>a()</script>"></p>',
    '<p title="<astro-island "></p>',
    '<title>El <style>b{}</style></title>',
  ])('is none of the page: %s', (body) => {
    const html = allowing([], [], body);
    expect(finish(html)).toEqual({ html, late: null });
  });

  test.each([
    ['after such a text', '<p title="<script>"></p><script>a()</script>'],
    ['between two', '<p title="<style>"></p><style>b{}</style><p title="</style>"></p>'],
    ['between quotes that are text', '<p>x="<b>y</b><script>a()</script>"</p>'],
    ['after a tag with single quotes', '<p title=\'<script>\' id="<p"><script>a()</script>'],
  ])('hides none that stands %s', (_, body) => {
    expect(() => finish(allowing([], [], body))).toThrow('blocks an inline');
  });
});

describe('a page without islands', () => {
  const scripts = ['var a=1', 'var a=2'];
  const elements = scripts.map((text) => `<script type="module">${text}</script>`);

  test('has its scripts as one, each with names of its own', () => {
    const joined = '(()=>{var a=1})();(()=>{var a=2})();';
    const page = allowing(scripts, [], `<p>a</p>${elements.join('<p>b</p>')}`);
    expect(finish(page).html).toBe(
      `${meta(`script-src 'self' ${hashSource(joined)};style-src 'self'`)}<p>a</p><p>b</p><script type="module">${joined}</script>`,
    );
  });

  test('has a script as it is, where it is the only one', () => {
    const page = allowing(scripts.slice(0, 1), [], elements[0] ?? '');
    expect(finish(page).html).toBe(page);
  });

  test('keeps a script out that its policy does not allow', () => {
    const page = allowing(scripts.slice(0, 1), [], elements.join(''));
    expect(() => finish(page)).toThrow('the policy blocks an inline script');
  });

  test('allows no other site than those it names', () => {
    const policy = `script-src 'self';style-src 'self';form-action 'self' https://mail.example`;
    expect(finish(`${meta(policy)}<p>a</p>`).html).toBe(
      `${meta(policy.replace(' https://mail.example', ''))}<p>a</p>`,
    );
    const named = `${meta(policy)}<form action="https://mail.example/send"></form>`;
    expect(finish(named).html).toBe(named);
  });
});

describe('islands', () => {
  const style = 'astro-island,astro-slot{display:contents}';
  const own = 'let a="$&"';
  const [when, what] = ['when=1', 'what="<b>"'];
  const island = (more = ''): string =>
    `<astro-island uid="1" component-url="/sitio/_astro/Tabs.js" renderer-url="/sitio/_astro/client.js" ssr${more}></astro-island>`;
  const told =
    ' data-imports="/sitio/_astro/react.js /sitio/_astro/runtime.js /sitio/_astro/text.js" data-on-use="/sitio/_astro/Panel.js /sitio/_astro/table.js"';
  const scripts = `<script>${when}</script><script>${what}</script>`;
  const module = `<script type="module">${own}</script>`;
  const data = '<script type="application/ld+json">{}</script>';
  const page = (
    body: string,
    allowed: readonly string[] = [when, what, own, beforeIslandsScript],
  ): string => allowing(allowed, [style], body);

  test('are told once what their modules import, directly or not, and wait with the page’s scripts', () => {
    const { html, late } = finish(
      page(
        `<style>${style}</style>${scripts}<p>b</p>${island()}${module}${island()}${module}${data}`,
      ),
    );
    expect(late?.content).toBe(
      [
        'when=1;what="<b>"',
        'const run=()=>{(()=>{let a="$&"})();',
        '(()=>{let a="$&"})();};',
        'document.readyState==="loading"?addEventListener("DOMContentLoaded",run):run();',
      ].join('\n'),
    );
    const asks = `<script data-src="/sitio/${late?.file}">${beforeIslandsScript}</script>`;
    expect(html).toBe(
      page(`<style>${style}</style>${asks}<p>b</p>${island(told)}${island(told)}${data}`, [
        beforeIslandsScript,
      ]),
    );
  });

  test('leave the page’s scripts where something on show needs them', () => {
    const form = '<form data-scripts="early"></form>';
    const { html, late } = finish(
      page(`<style>${style}</style>${scripts}${island()}${form}${module}`),
    );
    expect(late?.content).toBe('when=1;what="<b>"');
    expect(html).toContain(form + module);
    expect(html).toContain(hashSource(own));
  });

  test('ask for a file of another name when their scripts are others', () => {
    const [one, other] = [when, 'when=2'].map((text) => {
      const body = `<style>${style}</style><script>${text}</script><script>${what}</script>`;
      return finish(page(body + island())).late?.file;
    });
    expect(one).toMatch(/^_astro\/late\.[\w-]{8}\.js$/);
    expect(other).not.toBe(one);
  });

  test('end the build when their scripts stand elsewhere', () => {
    expect(() => finish(page(`<style>${style}</style><p>b</p>${scripts}${island()}`))).toThrow(
      'islands without',
    );
  });

  test('are what makes scripts wait: a page without them stays as it is', () => {
    const html = page(module, [own]).replace(` ${hashSource(style)}`, '');
    expect(finish(html)).toEqual({ html, late: null });
  });
});
