/** Nicks that may break, and are one word for whoever does not see them. */
import { expect, test } from 'vitest';
import { sortRanking } from '../../src/domain/ranking.ts';
import { nickParts } from '../../src/words/nick-parts.ts';
import { open } from '../fixtures/browser.ts';
import { snapshot } from '../fixtures/site.ts';

/** Of the table's part that is laid out at once. */
const nicks = sortRanking(snapshot.ranking)
  .slice(0, 25)
  .map(({ nick }) => nick);

test('screen readers, and who copies it, get a nick as it is written', async () => {
  expect(nicks.filter((nick) => nickParts(nick).length > 1).length).toBeGreaterThan(10);
  const page = await open('/ranking');
  const devtools = await page.context().newCDPSession(page);
  const { root } = await devtools.send('DOM.getDocument');
  const { nodes } = await devtools.send('Accessibility.queryAXTree', {
    nodeId: root.nodeId,
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
