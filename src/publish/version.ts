/** Which commit of the code is running. */
import { execFileSync } from 'node:child_process';

/** Full hash of the commit: what the CI says, else git; null where neither knows. */
export function codeVersion(): string | null {
  const fromCi = process.env['GITHUB_SHA'];
  if (fromCi) return fromCi;
  try {
    const output = execFileSync('git', ['rev-parse', 'HEAD'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.toString().trim();
  } catch {
    return null;
  }
}
