/** What is searched: texts made of data, and of HTML of our own. */
import { expect, test } from 'vitest';
import { newsText, playerText } from '../../../src/search/entry-text.ts';
import { htmlText } from '../../../src/search/html-text.ts';
import { ruleSections } from '../../../src/search/rule-sections.ts';

test('a news item is searched whole: every paragraph, every duel, its link', () => {
  const text = newsText({
    paragraphs: [
      { kind: 'text', text: 'Uno\ndos' },
      { kind: 'image', image: 'images/x.jpg' },
      { kind: 'duels', lines: ['Ana 2 - 0 Beto', 'Ceci 1 - 2 Dora'] },
      { kind: 'unknown' },
    ],
    link: { url: 'https://example.com', label: 'Inscribite' },
  });
  expect(text).toBe('Uno dos Ana 2 - 0 Beto Ceci 1 - 2 Dora Inscribite');
});

test('a player is searched by the nicks of before and by the group', () => {
  const place = { division: 'Oro', group: 'Grupo A', place: 1, players: 6 };
  expect(playerText({ member: null, league: null }, ['Uno', 'Dos'])).toBe('Antes Uno. Antes Dos.');
  expect(playerText({ member: null, league: place }, [])).toBe('Liga Nacional: Oro Grupo A');
});

test('text of HTML keeps words of neighbouring blocks apart, and those of one word together', () => {
  expect(htmlText('<ul><li>a&amp;b</li><li><b>c</b>d</li></ul><style>x</style>')).toContain(
    'a&b cd',
  );
});

test('a rules summary is cut by its headings; of tiles only what is written below them is read', () => {
  const html = `<blockquote><p>Antes.</p></blockquote><h2 id="x">Los <em>caminos</em></h2><p>Uno.</p>
<pre><code class="language-losetas">alt: Un dibujo.
pie: **Bien:** vale 1&amp;nbsp;punto.
frfr ffrr+nueva
</code></pre><h3>Más</h3><p>De la {{community}}.</p>`;
  expect(ruleSections(html)).toEqual([
    { heading: '', text: 'Antes.' },
    {
      heading: 'Los caminos',
      text: 'Uno. Bien: vale 1 punto. Más De la Comunidad Carcassonne Argentina.',
    },
  ]);
});
