/** Waiting for what somebody edited to come out of «Publicar en la web» (docs/product.md, «An edit that is awaited»). */
import { expect, test } from 'vitest';
import { awaitEdits, readAwaitedEdits } from '../../../src/sources/awaited-edits.ts';
import type { SourceName } from '../../../src/sources/catalog.ts';
import { SourceFailure } from '../../../src/sources/failure.ts';
import { sheetDigest, tabOf } from '../../../src/sources/tabs.ts';

const address = (gid: string): string =>
  `https://docs.google.com/spreadsheets/d/e/2PACX-x/pub?gid=${gid}&single=true&output=csv`;
const addresses = new Map<SourceName, string | null>([
  ['ranking', address('0')],
  ['standings-elite', address('15')],
  ['fixtures-cup', null],
]);
const edited = 'ID,Nick\n1,Ana\n';
const before = 'ID,Nick\n1,Beto\n';

/** Waits with a Google that answers each look by the next of these. */
async function wait(text: string, ...answers: (string | SourceFailure)[]) {
  const asked: string[] = [];
  let pauses = 0;
  const edits = readAwaitedEdits(text);
  if (!edits) throw new Error(text);
  const late = await awaitEdits(edits, {
    addresses,
    fetchSheet: (url) => {
      asked.push(url);
      const answer = answers[Math.min(asked.length, answers.length) - 1] ?? '';
      return answer instanceof SourceFailure ? Promise.reject(answer) : Promise.resolve(answer);
    },
    pause: () => Promise.resolve(pauses++),
  });
  return { late, asked: asked.length, pauses };
}

test('an address says which tab it publishes', () => {
  expect(tabOf(address('15'))).toBe('15');
  expect(tabOf('https://example.com/ranking.csv')).toBeNull();
});

test.each([
  ['spaces around', 'ID, Nick \n1,Ana\n'],
  ['empty cells at a row’s end', 'ID,Nick,,\n1,Ana,,\n'],
  ['empty rows', 'ID,Nick\n,\n1,Ana\n\n'],
  ['quotes, BOM and CRLF', '\ufeffID,"Nick"\r\n1,"Ana"\r\n'],
])('%s do not make another edit', (_, csv) => {
  expect(sheetDigest(csv)).toBe(sheetDigest(edited));
});

test.each([
  ['a cell', 'ID,Nick\n1,Ada\n'],
  ['an empty cell before another', 'ID,Nick\n,1,Ana\n'],
  ['the order of rows', '1,Ana\nID,Nick\n'],
])('%s does', (_, csv) => {
  expect(sheetDigest(csv)).not.toBe(sheetDigest(edited));
});

test('it is waited for until it comes', async () => {
  const text = `0:${sheetDigest(edited)}`;
  expect(await wait(text, edited)).toEqual({ late: [], asked: 1, pauses: 0 });
  expect(await wait(text, before, before, edited)).toEqual({ late: [], asked: 3, pauses: 2 });
});

test('for ten minutes', async () => {
  const late = await wait(`15:${sheetDigest(edited)}`, before);
  expect(late).toEqual({ late: ['standings-elite'], asked: 31, pauses: 30 });
});

test('also while Google does not answer, but not where waiting does not help', async () => {
  const busy = new SourceFailure('429', { transient: true });
  const gone = new SourceFailure('404', { transient: false });
  const text = `0:${sheetDigest(edited)}`;
  expect(await wait(text, busy, edited)).toMatchObject({ late: [], asked: 2 });
  expect(await wait(text, gone)).toEqual({ late: [], asked: 1, pauses: 0 });
});

test('tabs that are no sheet of the site, and no edits at all, are not waited for', async () => {
  expect(await wait(`99:${sheetDigest(edited)}`, before)).toMatchObject({ asked: 0 });
  expect(await wait('', before)).toMatchObject({ late: [], asked: 0 });
});

test.each(['0', '0:xyz', 'ranking:0123456789abcdef', '0:0123456789abcdef,1'])(
  'what is no list of edits is refused: %s',
  (text) => {
    expect(readAwaitedEdits(text)).toBeNull();
  },
);
