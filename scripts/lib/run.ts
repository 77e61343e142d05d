/** Running other programs from scripts. */
import { spawn } from 'node:child_process';
import { scriptEnvironment } from '../../src/config/child-environment.ts';

/**
 * Runs a command, by default with this process's terminal; resolves with its exit code.
 * @param env What it gets besides what any script does.
 */
export function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
  stdio: 'inherit' | 'ignore' = 'inherit',
): Promise<number> {
  return new Promise((resolve, reject) => {
    const whole = { ...scriptEnvironment(process.env), ...env };
    const child = spawn(command, args, { stdio, env: whole });
    child.on('error', reject);
    child.on('close', (code) => {
      resolve(code ?? 1);
    });
  });
}
