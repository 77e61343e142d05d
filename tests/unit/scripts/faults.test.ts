/** The faults of `npm run test:faults`, which runs only weekly. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(globSync('tests/faults/*.patch'))('%s fits the code that it breaks', (patch) => {
  const { stderr } = spawnSync('git', ['apply', '--check', patch], { encoding: 'utf8' });
  expect(stderr).toBe('');
});
