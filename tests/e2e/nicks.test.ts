/** Nicks that may break over lines stay one word for screen readers and when they are copied. */
import { expect, test } from 'vitest';
import { sortRanking } from '../../src/domain/ranking.ts';
import { nickParts } from '../../src/words/nick-parts.ts';
import { desktop, open, openBlocks } from '../fixtures/browser.ts';
import { snapshot } from '../fixtures/site.ts';

/** Nicks of the first table: how many of the others are laid out at once is the browser's matter. */
const nicks = sortRanking(snapshot.ranking)
  .slice(0, 25)
  .map(({ nick }) => nick);

test('a nick is read aloud and copied as it is written', async () => {
  expect(nicks.filter((nick) => nickParts(nick).length > 1).length).toBeGreaterThan(10);
  const page = await open('/ranking');
  const devtools = await page.context().newCDPSession(page);
  const { root } = await devtools.send('DOM.getDocument');
  const table = await devtools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '.ranking',
  });
  const { nodes } = await devtools.send('Accessibility.queryAXTree', {
    nodeId: table.nodeId,
    role: 'rowheader',
  });
  expect(nodes.map(({ name }) => name?.value as unknown)).toEqual(nicks);

  const copied = await page
    .locator('.ranking')
    .first()
    .locator('tbody th')
    .evaluateAll((cells) =>
      cells.map((cell) => {
        getSelection()?.selectAllChildren(cell);
        return getSelection()?.toString().trim();
      }),
    );
  expect(copied).toEqual(nicks);
});

test.each(['/torneos/liga-nacional/platinum', '/jugadores/meeplesur', '/jugadores/yaguarete_9'])(
  'no nick breaks in the tables of %s where there is room',
  async (route) => {
    const page = await open(route, { viewport: desktop });
    await openBlocks(page);
    const broken = await page.locator('table :has(> b:empty)').evaluateAll((nicks) =>
      nicks
        .filter((nick) => {
          const tops = [...nick.childNodes]
            .filter((part) => part.nodeType === Node.TEXT_NODE && part.textContent?.trim())
            .map((part) => {
              const range = document.createRange();
              range.selectNodeContents(part);
              return Math.round(range.getBoundingClientRect().top);
            });
          return new Set(tops).size > 1;
        })
        .map(({ textContent }) => textContent.trim()),
    );
    expect(broken).toEqual([]);
  },
);
