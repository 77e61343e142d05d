import { expect, test } from 'vitest';
import { frontMatter } from '../../../scripts/rules-pdf/front-matter.ts';

const summary =
  "title: 'Reglas: lo básico'\ndescription: Todo.\nlang: es-AR\nupdated: 2026-11-20\n";

test('a summary says its title, language and day; contents are printed unless it says no', () => {
  expect(frontMatter(summary, 'base.md')).toEqual({
    title: 'Reglas: lo básico',
    description: 'Todo.',
    lang: 'es-AR',
    contents: true,
    updated: '2026-11-20',
  });
  expect(frontMatter(`${summary}contents: false`, 'base.md').contents).toBe(false);
});

test.each([
  ['', 'objeto'],
  [summary.replace('title', 'titulo'), 'title'],
  [summary.replace('11-20', '13-20'), 'updated'],
  [`${summary}contents: no`, 'contents'],
])('%j is refused, by its file', (yaml, reason) => {
  expect(() => frontMatter(yaml, 'base.md')).toThrow(new RegExp(`^base\\.md:[^]*${reason}`));
});
