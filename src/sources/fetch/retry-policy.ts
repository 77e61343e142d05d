/** How long to wait for an upstream, and how often to retry. */
import { setTimeout as sleep } from 'node:timers/promises';
import { SourceFailure, timeout } from './failure.ts';

export interface RetryPolicy {
  /** Limit of one attempt, from the request to the last byte. */
  timeoutMs: number;
  /** Limit of all attempts together, including pauses. */
  totalMs: number;
  attempts: number;
  /** Base of the random pauses: the pause after attempt n is at most `pauseMs` × 2^(n − 1). */
  pauseMs: number;
  /** Deadline shared with other requests of the same run, as milliseconds since 1970. */
  endsAt?: number;
}

export const defaultRetryPolicy: RetryPolicy = {
  timeoutMs: 20_000,
  totalMs: 30_000,
  attempts: 4,
  pauseMs: 1000,
};

/** Returns the policy with a shared deadline `ms` from now, unless its own deadline is earlier. */
export const endingIn = (ms: number, policy: RetryPolicy): RetryPolicy => ({
  ...policy,
  endsAt: Math.min(Date.now() + ms, policy.endsAt ?? Infinity),
});

/**
 * Runs a task with an abort signal. Throws a SourceFailure at the time limit even if the task never settles. The timer
 * keeps the process alive: without it, a silent peer would end the process with exit code 0.
 */
async function withTimeout<T>(
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
 * Runs a task, and retries after transient SourceFailures while attempts and time remain. Throws the last failure, or
 * any other error. Pauses are random, and their limit doubles, so that many sources do not retry at the same moment.
 */
export async function withRetries<T>(
  { timeoutMs, totalMs, attempts, pauseMs, endsAt = Infinity }: RetryPolicy,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const end = Math.min(Date.now() + totalMs, endsAt);
  for (let attempt = 1; ; attempt++) {
    const remainingMs = end - Date.now();
    if (remainingMs <= 0) throw timeout();
    try {
      return await withTimeout(Math.min(timeoutMs, remainingMs), task);
    } catch (error) {
      const mayRetry = error instanceof SourceFailure && error.isTransient;
      const pause = Math.random() * pauseMs * 2 ** (attempt - 1);
      if (!mayRetry || attempt >= attempts || Date.now() + pause >= end) throw error;
      await sleep(pause);
    }
  }
}
