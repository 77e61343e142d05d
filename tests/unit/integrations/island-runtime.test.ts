import { expect, test } from 'vitest';
import { extractRuntime, lateScript } from '../../../src/integrations/island-runtime.ts';

const page = (islands: string): string => `<script>early()</script><p>a</p>${islands}`;
const island = '<astro-island uid="1"></astro-island>';
const style = '<style>astro-island,astro-slot{display:contents}</style>';
const scripts = '<script>when=1</script><script>what="<b>"</script>';

test('islands ask for their scripts in one file, in their order', () => {
  const { html, runtime } = extractRuntime(
    page(`${style}${scripts}<p>b</p>${island}${island}`),
    '/sitio/',
  );
  expect(runtime?.content).toBe('when=1;what="<b>"');
  expect(html).toBe(
    page(
      `${style}<script data-src="/sitio/${runtime?.file}">${lateScript}</script><p>b</p>${island}${island}`,
    ),
  );
});

test('other scripts change the name of their file', () => {
  const [one, other] = [scripts, scripts.replace('1', '2')].map(
    (inline) => extractRuntime(page(style + inline + island), '/').runtime?.file,
  );
  expect(one).toMatch(/^_astro\/islands\.[\w-]{8}\.js$/);
  expect(other).not.toBe(one);
});

test('a page without islands stays as it is', () => {
  expect(extractRuntime(page(''), '/')).toEqual({ html: page('') });
});

test('islands whose scripts stand elsewhere end the build', () => {
  expect(() => extractRuntime(page(`${style}<p>b</p>${scripts}${island}`), '/')).toThrow(
    'islands without',
  );
});
