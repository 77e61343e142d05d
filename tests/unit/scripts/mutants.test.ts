/** The faults by which the suite is tried still fit the code and the tests. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { injectFault } from '../../../scripts/mutants/fault.ts';
import { faults } from '../../../scripts/mutants/faults.ts';

test('each fault has a name of its own', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
});

test('each is one place of its file, and changes it', () => {
  const unchanged = faults.filter((fault) => {
    const text = readFileSync(fault.file, 'utf8');
    return injectFault(text, fault) === text;
  });
  expect(unchanged).toEqual([]);
});

test('each names test files that exist', () => {
  const lost = faults.filter(({ seenBy }) => seenBy.length === 0 || !seenBy.every(existsSync));
  expect(lost).toEqual([]);
});

test.each([
  ['is not there', 'c', 0],
  ['stands twice', 'a', 2],
])('a text that %s is an error that names the fault', (_, find, count) => {
  const fault = { name: 'a fault', file: 'a.ts', find, replace: '', seenBy: [] };
  expect(() => injectFault('a b a', fault)).toThrow(
    `«a fault»: its text stands ${count} times in a.ts, not once`,
  );
});
