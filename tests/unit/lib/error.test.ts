import { expect, test } from 'vitest';
import { explainError } from '../../../src/lib/error.ts';
import { readCases } from '../../fixtures/cases.ts';

const cases = readCases<[string, string, string, string | null][]>(import.meta.dirname, 'error');

const refused = (code: string, more: object): Error =>
  Object.assign(new Error(`${code}: in English`), { code, ...more });

test.each(cases)(
  '%s of %s is told with its remedy, where there is one',
  (code, syscall, path, told) => {
    const error = refused(code, path === '' ? { syscall } : { syscall, path });
    expect(explainError(error)).toBe(told && `${told} (${code})`);
  },
);

test('a full disk is recognised in the bundler’s own words', () => {
  const error = new Error('Build failed: Caused by:\n    No space left on device (os error 28)');
  expect(explainError(error)).toBe('no queda lugar en el disco; liberá un poco (ENOSPC)');
});
