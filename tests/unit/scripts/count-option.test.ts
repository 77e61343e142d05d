import { afterEach, expect, test, vi } from 'vitest';
import { countOption } from '../../../scripts/lib/count-option.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a count is a whole number of at least 1', () => {
  expect(countOption('runs', '1')).toBe(1);
  expect(countOption('runs', '25')).toBe(25);
});

test.each(['', '0', '-3', '2.5', 'tres', '3x'])('«%s» ends the command, saying why', (text) => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect(() => countOption('runs', text)).toThrow('ended');
  expect(exit).toHaveBeenCalledWith(2);
  expect(error).toHaveBeenCalledWith(
    `Error de configuración: --runs espera un número entero mayor que 0, no «${text}».`,
  );
});
