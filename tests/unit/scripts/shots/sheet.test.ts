import { expect, test } from 'vitest';
import { indexHtml, sheetHtml } from '../../../../scripts/shots/sheet.ts';
import type { Print, Shot, ShotView } from '../../../../scripts/shots/shoot.ts';

const print = (file: string, marks: Print['marks'] = []): Print => ({
  file,
  width: 360,
  height: 900,
  marks,
});

const shown = (address: string, shot: Partial<Shot> = {}): ShotView => ({
  view: { kind: 'x', address, title: '' },
  shots: [{ width: 360, scheme: 'light', now: print('x/now.png'), ...shot }],
});

test('a picture that is as it was stands alone', () => {
  const html = sheetHtml('x', [shown('/a')]);
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html).not.toContain('class="changed"');
});

test('one that changed stands beside the earlier one, each with its marks', () => {
  const mark = { x: 16, y: 32, width: 48, height: 64 };
  const before = print('x/before.png', [mark]);
  const html = sheetHtml('x', [shown('/a', { before })]);
  expect(html).toMatch(/before\.png.*<rect x="16" y="32" width="48" height="64"\/>.*now\.png/s);
  expect(html).toContain('antes y ahora');
});

test('a page that the earlier build does not have says so', () => {
  expect(sheetHtml('x', [shown('/a', { before: null })])).toContain('antes no estaba');
});

test('what could not be photographed says why', () => {
  const failed = { ...shown('/a'), shots: [], failure: 'no <button>' };
  expect(sheetHtml('x', [failed])).toContain('no &lt;button&gt;');
});

test('the index has sheets with differences first, and says how many', () => {
  const same = [shown('/a')];
  const changed = [shown('/b', { before: print('x/before.png') })];
  const html = indexHtml(
    new Map([
      ['same', same],
      ['changed', changed],
    ]),
  );
  expect(html).toMatch(/changed\.html.*1 fotos con diferencias.*same\.html/s);
});
