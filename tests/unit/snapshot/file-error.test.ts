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
  ['EACCES', { syscall: 'listen' }, null],
  ['ENOENT', { syscall: 'open', path: '/datos' }, null],
])('%s is told with its remedy, where there is one: %j', (code, more, told) => {
  expect(explainFileError(refused(code, more))).toBe(told);
});
