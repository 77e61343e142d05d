/** How long to wait for an upstream, and how often to try again. */
import { setTimeout as sleep } from 'node:timers/promises';
import { SourceFailure, timeout } from './failure.ts';

/** All times in milliseconds. */
export interface RetryPolicy {
  /** Of one try, from the request to the last byte. */
  timeoutMs: number;
  /** Of all tries together, with their pauses. */
  totalMs: number;
  /** Tries in all. */
  attempts: number;
  /** The first pause; each following one may be twice as long. */
  pauseMs: number;
  /** When whatever else is asked for in the same run has to be there, too. */
  endsAt?: number;
}

export const defaultRetryPolicy: RetryPolicy = {
  timeoutMs: 20_000,
  totalMs: 30_000,
  attempts: 4,
  pauseMs: 1000,
};

/** The same policy for things that together may take so long from now on. */
export const endingIn = (ms: number, policy: RetryPolicy): RetryPolicy => ({
  ...policy,
  endsAt: Math.min(Date.now() + ms, policy.endsAt ?? Infinity),
});

/**
 * Runs a task that gets a signal to stop at, and rejects at the time limit even if the task never
 * settles. The timer keeps the process alive, so a peer that goes silent cannot end it early.
 * @throws SourceFailure at the time limit.
 */
export async function withTimeout<T>(
  timeoutMs: number,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(timeout());
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
 * Tries a task again after transient failures while there is time, each time after a random pause of up to
 * twice the one before («full jitter»), so that many sources do not come back at once.
 * @throws The last failure.
 */
export async function withRetries<T>(
  { timeoutMs, totalMs, attempts, pauseMs, endsAt = Infinity }: RetryPolicy,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const end = Math.min(Date.now() + totalMs, endsAt);
  for (let attempt = 1; ; attempt++) {
    const left = end - Date.now();
    if (left <= 0) throw timeout();
    try {
      return await withTimeout(Math.min(timeoutMs, left), task);
    } catch (error) {
      const mayHelp = error instanceof SourceFailure && error.isTransient;
      const pause = Math.random() * pauseMs * 2 ** (attempt - 1);
      if (!mayHelp || attempt >= attempts || Date.now() + pause >= end) throw error;
      await sleep(pause);
    }
  }
}
