import { expect, test } from 'vitest';
import { explainFileError } from '../../../src/snapshot/file-error.ts';

const refused = (code: string, more: object): Error =>
  Object.assign(new Error(`${code}: in English`), { code, ...more });

test.each([
  ['ENOSPC', { syscall: 'write' }, 'no queda lugar en el disco; liberá un poco (ENOSPC)'],
  [
    'EROFS',
    { syscall: 'open', path: '/datos/snapshot.lock' },
    '/datos/snapshot.lock: el disco es de solo lectura; usá otra carpeta (EROFS)',
  ],
  [
    'EACCES',
    { syscall: 'mkdir', path: '/datos' },
    '/datos: no hay permiso; dáselo a quien corre el comando, o usá otra carpeta (EACCES)',
  ],
  [
    'EEXIST',
    { syscall: 'mkdir', path: '/datos' },
    '/datos: una parte de ese camino es un archivo, y tiene que ser una carpeta (EEXIST)',
  ],
  ['EACCES', { syscall: 'listen' }, null],
  ['ENOENT', { syscall: 'open', path: '/datos' }, null],
])('%s is told with its remedy, where there is one: %j', (code, more, told) => {
  expect(explainFileError(refused(code, more))).toBe(told);
});

test('a full disk is told, too, where the bundler says it in its own words', () => {
  const error = new Error('Build failed: Caused by:\n    No space left on device (os error 28)');
  expect(explainFileError(error)).toBe('no queda lugar en el disco; liberá un poco (ENOSPC)');
});
