/** Functions as the texts of inline scripts: written and checked as code, sent small. */
import { minifySync } from 'vite';

/** The text that calls each of these functions, which use nothing from outside themselves. */
export function inlineScript(...functions: readonly (() => void)[]): string {
  const calls = functions.map((call) => `(${call.toString()})();`).join('\n');
  const { code, errors } = minifySync('inline.js', calls);
  if (errors.length > 0)
    throw new Error(`an inline script cannot be minified: ${errors[0]?.message}`);
  return code.trim();
}
