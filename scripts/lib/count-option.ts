/** Options of commands that are counts. */
import { ConfigurationError } from '../../src/config/error.ts';
import { fail } from './fail.ts';

/**
 * Reads a whole number of at least 1; ends the command, saying what to mend, when `text` is none.
 * @param option Its name, without dashes.
 */
export function countOption(option: string, text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  const message = `--${option} espera un número entero mayor que 0, no «${text}».`;
  return fail('', new ConfigurationError(message));
}
