/** How long to wait for an upstream, and how often to try again. */
import { setTimeout as sleep } from 'node:timers/promises';
import { SourceFailure, SourceTimeout } from './failure.ts';

/** All times in milliseconds. */
export interface Patience {
  /** Of one try, from the request to the last byte. */
  timeoutMs: number;
  /** Tries in all. */
  attempts: number;
  /** The first pause; each following one may be twice as long. */
  pauseMs: number;
}

export const defaultPatience: Patience = { timeoutMs: 30_000, attempts: 4, pauseMs: 1000 };

/**
 * Runs a task that gets a signal to stop at, and rejects at the time limit even if the task never
 * settles. The timer keeps the process alive, so a peer that goes silent cannot end it early.
 * @throws SourceTimeout at the time limit.
 */
export async function withTimeout<T>(
  timeoutMs: number,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new SourceTimeout(timeoutMs));
      controller.abort();
    }, timeoutMs);
  });
  try {
    return await Promise.race([task(controller.signal), limit]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Tries a task again after transient failures, each time after a random pause of up to twice the
 * one before («full jitter»), so that many sources do not come back at once.
 * @throws The last failure.
 */
export async function withRetries<T>(
  { attempts, pauseMs }: Pick<Patience, 'attempts' | 'pauseMs'>,
  task: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await task();
    } catch (error) {
      const mayHelp = error instanceof SourceFailure && error.isTransient;
      if (!mayHelp || attempt >= attempts) throw error;
      await sleep(Math.random() * pauseMs * 2 ** (attempt - 1));
    }
  }
}
