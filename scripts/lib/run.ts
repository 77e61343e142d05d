/** Running other programs from scripts. */
import { spawn } from 'node:child_process';

/**
 * Runs a command on this terminal; resolves with its exit code (1 after a signal). Rejects if it cannot be started.
 * @param env Environment variables added to this process's own.
 */
export function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
