/** Retries failed fetches: how long to wait for an upstream, and how often to ask again. */
import { setTimeout as sleep } from 'node:timers/promises';

/** A file or collection that could not be fetched. The message is one line in Spanish, for whoever owns the data. */
export class SourceFailure extends Error {
  override readonly name = 'SourceFailure';
  /** True if a retry may help: a network error, a busy or failing server. */
  readonly isTransient: boolean;
  /** True if no server is at the address: no such host, or nothing listens there. */
  readonly isNobodyThere: boolean;
  /** HTTP status of the response. Undefined if there was none, or its status was not the fault. */
  readonly status: number | undefined;

  constructor(
    message: string,
    traits: { isTransient?: boolean; isNobodyThere?: boolean; status?: number } = {},
  ) {
    super(message);
    this.isTransient = traits.isTransient ?? false;
    this.isNobodyThere = traits.isNobodyThere ?? false;
    this.status = traits.status;
  }
}

/** Message of a failure without a response. */
export const connectionMessage = 'se cortó la conexión';

const timeoutFailure = (): SourceFailure =>
  new SourceFailure('no llegó a tiempo', { isTransient: true });

/** Limits of the attempts to fetch one file or collection. */
export interface RetryPolicy {
  /** Limit of one attempt, from the request to the last byte. */
  timeoutMs: number;
  /** Limit of all attempts together, including pauses. */
  totalMs: number;
  /** Maximum number of attempts, with the first one. */
  attempts: number;
  /** Base of the random pauses: the pause after attempt n is at most `pauseMs` × 2^(n − 1). */
  pauseMs: number;
  /** Deadline shared with other requests of the same run, as milliseconds since 1970. */
  endsAt?: number;
}

/** Limits for a source, an upstream that a person waits for, or the published site. */
export const defaultRetryPolicy: RetryPolicy = {
  timeoutMs: 20_000,
  totalMs: 30_000,
  attempts: 4,
  pauseMs: 1000,
};

/** Returns a copy of the policy that ends `maxMs` milliseconds from now, or at its own `endsAt` if that is earlier. */
export const endingIn = (maxMs: number, policy: RetryPolicy): RetryPolicy => ({
  ...policy,
  endsAt: Math.min(Date.now() + maxMs, policy.endsAt ?? Infinity),
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
      reject(timeoutFailure());
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
 * Runs a task, and again after transient SourceFailures while attempts and time (`totalMs`, `endsAt`) remain. Returns
 * the task's result. Pauses are random, so that sources do not retry at once. `signal` aborts an attempt at its limit.
 * @throws SourceFailure of the last attempt, or of a time limit; any other error of the task at once.
 */
export async function withRetries<T>(
  { timeoutMs, totalMs, attempts, pauseMs, endsAt = Infinity }: RetryPolicy,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const endMs = Math.min(Date.now() + totalMs, endsAt);
  for (let attempt = 1; ; attempt++) {
    const remainingMs = endMs - Date.now();
    if (remainingMs <= 0) throw timeoutFailure();
    try {
      return await withTimeout(Math.min(timeoutMs, remainingMs), task);
    } catch (error) {
      const mayRetry = error instanceof SourceFailure && error.isTransient;
      const waitMs = Math.random() * pauseMs * 2 ** (attempt - 1);
      if (!mayRetry || attempt >= attempts || Date.now() + waitMs >= endMs) throw error;
      await sleep(waitMs);
    }
  }
}
