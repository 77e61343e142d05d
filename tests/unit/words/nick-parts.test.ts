import { expect, test } from 'vitest';
import { nickParts } from '../../../src/words/nick-parts.ts';

test.each([
  ['LaTorreCeleste', ['La', 'Torre', 'Celeste']],
  ['Granjera_Ok', ['Granjera_', 'Ok']],
  ['El "Tano" Rossi', ['El "Tano" Rossi']],
  ['ÑANDÚ', ['ÑANDÚ']],
  ['Tordillo77', ['Tordillo', '77']],
  ['Ruta40Norte', ['Ruta', '40', 'Norte']],
  ['a_', ['a_']],
  ['Ganador 8vos-3', ['Ganador 8vos-', '3']],
  ['constantinopla', ['constantin', 'opla']],
])('nickParts cuts %j where it may break', (nick, parts) => {
  expect(nickParts(nick)).toEqual(parts);
});
