import { expect, test } from 'vitest';
import { nameImports } from '../../../src/build/islands.ts';

const island = (attributes: string): string =>
  `<astro-island uid="1" component-url="/sitio/_astro/Tabs.js" component-export="default" renderer-url="/sitio/_astro/client.js"${attributes} ssr>`;

test('an island is told once what its modules import, directly or not', () => {
  const imports = new Map([
    ['_astro/Tabs.js', ['_astro/react.js', '_astro/text.js']],
    ['_astro/client.js', ['_astro/react.js']],
    // Chunks may import each other in a circle.
    ['_astro/react.js', ['_astro/runtime.js']],
    ['_astro/runtime.js', ['_astro/react.js']],
  ]);
  const names =
    ' data-imports="/sitio/_astro/react.js /sitio/_astro/runtime.js /sitio/_astro/text.js"';
  expect(nameImports(`<p>${island('')}${island('')}`, imports, '/sitio/')).toBe(
    `<p>${island(names)}${island(names)}`,
  );
});
