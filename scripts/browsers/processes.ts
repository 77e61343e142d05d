/** Programs that run beside the gestures, and end with them. */
import { spawn } from 'node:child_process';
import { scriptEnvironment } from '../../src/config/child-environment.ts';

export interface Running {
  /** The first it says. */
  firstLine: Promise<string>;
  /** Rejects when it ends, or does not start. */
  failed: Promise<never>;
  end: () => void;
}

/** Starts a program; it is ended by its own id, at the latest when this process ends. */
export function startProgram(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Running {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...scriptEnvironment(process.env), ...env },
  });
  const end = (): void => {
    process.off('exit', end);
    child.kill();
  };
  process.on('exit', end);
  const failed = new Promise<never>((_, reject) => {
    child.on('error', reject);
    child.on('close', (code) => reject(new Error(`${command} ended with ${code}`)));
  });
  const said = new Promise<string>((resolve) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
  const firstLine = Promise.race([said, failed]);
  // Nobody may be waiting for them.
  for (const promise of [failed, firstLine]) promise.catch(() => undefined);
  return { firstLine, failed, end };
}
