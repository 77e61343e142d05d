/** What a run through the browsers says at its end, and when it fails. */
import { expect, test } from 'vitest';
import { hasFailed, summary, type BrowserRun } from '../../../../scripts/browsers/summary.ts';

const whole: BrowserRun = { name: 'Firefox', version: '153.7.0', outcomes: ['passed', 'passed'] };
const broken: BrowserRun = { name: 'Chromium', version: '156', outcomes: ['passed', 'failed'] };
const missing: BrowserRun = {
  name: 'WebKitGTK',
  version: '',
  missing: 'not installed',
  outcomes: ['skipped', 'skipped'],
};

test('a row for each gesture, a column for each browser, and a line with the counts', () => {
  expect(summary(['the menu', 'a tab'], [whole, broken, missing])).toBe(
    [
      '| gesture  | Firefox 153.7.0 | Chromium 156 | WebKitGTK |',
      '| -------- | --------------- | ------------ | --------- |',
      '| the menu | ok              | ok           | -         |',
      '| a tab    | ok              | FAILED       | -         |',
      '',
      '3 passed, 1 failed, 2 skipped',
    ].join('\n'),
  );
});

test.each([
  ['every browser is gone through', [whole], false, false],
  ['a gesture fails', [whole, broken], false, true],
  ['a browser is left out', [whole, missing], false, false],
  ['a browser is left out, and each is required', [whole, missing], true, true],
  ['every browser that is required is gone through', [whole], true, false],
])('when %s', (_, runs, require, fails) => {
  expect(hasFailed(runs, require)).toBe(fails);
});
