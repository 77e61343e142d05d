/** Which texts of a source are refused as a whole (docs/product.md, «Reading a sheet»). */
import { expect, test } from 'vitest';
import { readSource } from '../../../../src/sources/catalog/reading.ts';

const headings = 'Duelo,Jugador,Pts,Pts,Jugador,Programación,Link';
const readFixture = (row: string) =>
  readSource('liga-nacional/fixtures-oroA', `${headings}\n${row}\n`);

test('a fixture with only a long note is an empty fixture, and the note is reported', () => {
  const { value, problems, rows } = readFixture(
    `Inscripción: https://example.com/${'a'.repeat(250)},,,,,,`,
  );
  expect([value, problems.length, rows]).toEqual([[], 1, 2]);
});
