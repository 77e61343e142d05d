import { expect, test } from 'vitest';
import { explainError } from '../../../src/lib/error.ts';

const refused = (code: string, more: object): Error =>
  Object.assign(new Error(`${code}: in English`), { code, ...more });

const noPermission = 'no hay permiso; dáselo a quien corre el comando, o usá otra carpeta';

test.each([
  ['ENOSPC', 'write', '', 'no queda lugar en el disco; liberá un poco'],
  ['EACCES', 'mkdir', '/a', `/a: ${noPermission}`],
  ['EACCES', 'listen', '', null],
  ['ENOENT', 'open', '/a', null],
])('%s of %s is told with its remedy, where there is one', (code, syscall, path, told) => {
  const error = refused(code, path === '' ? { syscall } : { syscall, path });
  expect(explainError(error)).toBe(told && `${told} (${code})`);
});

test('an error about two files names both', () => {
  const error = refused('EACCES', { syscall: 'rename', path: '/a', dest: '/b' });
  expect(explainError(error)).toMatch(/^\/a → \/b: no hay permiso/);
});

test('a full disk is recognised in the bundler’s own words', () => {
  const error = new Error('Build failed: Caused by:\n    No space left on device (os error 28)');
  expect(explainError(error)).toBe('no queda lugar en el disco; liberá un poco (ENOSPC)');
});
