import { expect, test } from 'vitest';
import { lateScript, postponeScripts } from '../../../src/build/late-scripts.ts';

const page = (islands: string): string => `<script>early()</script><p>a</p>${islands}`;
const island = '<astro-island uid="1"></astro-island>';
const style = '<style>astro-island,astro-slot{display:contents}</style>';
const scripts = '<script>when=1</script><script>what="<b>"</script>';
const own = '<script type="module">let a="$&"</script>';
const data = '<script type="application/ld+json">{}</script>';

test('a page with islands asks for their scripts and its own in one file, in their order', () => {
  const { html, late } = postponeScripts(
    page(`${style}${scripts}<p>b</p>${island}${own}${island}${own}${data}`),
    '/sitio/',
  );
  expect(late?.content).toBe(
    [
      'when=1;what="<b>"',
      'const run=()=>{(()=>{let a="$&"})();',
      '(()=>{let a="$&"})();};',
      'document.readyState==="loading"?addEventListener("DOMContentLoaded",run):run();',
    ].join('\n'),
  );
  expect(html).toBe(
    page(
      `${style}<script data-src="/sitio/${late?.file}">${lateScript}</script><p>b</p>${island}${island}${data}`,
    ),
  );
});

test('scripts that something on show needs stay in their page', () => {
  const form = '<form data-scripts="early"></form>';
  const { html, late } = postponeScripts(page(style + scripts + island + form + own), '/');
  expect(late?.content).toBe('when=1;what="<b>"');
  expect(html).toContain(form + own);
});

test('other scripts change the name of their file', () => {
  const [one, other] = [scripts, scripts.replace('1', '2')].map(
    (inline) => postponeScripts(page(style + inline + island), '/').late?.file,
  );
  expect(one).toMatch(/^_astro\/late\.[\w-]{8}\.js$/);
  expect(other).not.toBe(one);
});

test('a page without islands stays as it is', () => {
  expect(postponeScripts(page(own), '/')).toEqual({ html: page(own) });
});

test('islands whose scripts stand elsewhere end the build', () => {
  expect(() => postponeScripts(page(`${style}<p>b</p>${scripts}${island}`), '/')).toThrow(
    'islands without',
  );
});
