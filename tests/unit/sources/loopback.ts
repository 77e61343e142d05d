/** Servers of one test on this machine's loopback, on a free port, closed when the test ends. */
import type { RequestListener } from 'node:http';
import sharp from 'sharp';
import { onTestFinished, vi } from 'vitest';
import { freePort, listenOn } from '../../../scripts/lib/server.ts';
import { SourceFailure } from '../../../src/sources/failure.ts';
import type { RetryPolicy } from '../../../src/sources/retry-policy.ts';

/** Three quick tries, and a limit that only a stopped clock comes to. */
export const quickRetries: RetryPolicy = {
  timeoutMs: 600_000,
  totalMs: 6_000_000,
  attempts: 3,
  pauseMs: 1,
};

/** Until the test ends, time limits expire when it says so: none is too short for a busy machine. */
export function stopTheClock(): (ms: number) => void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return (ms) => {
    vi.advanceTimersByTime(ms);
  };
}

/** Serves HTTP until the test ends. */
export async function serve(handle: RequestListener) {
  /** Paths that were asked for, in order. */
  const requests: string[] = [];
  const { url, close } = await listenOn(0, (request, response) => {
    requests.push(request.url ?? '');
    handle(request, response);
  });
  onTestFinished(close);
  return { url, requests };
}

/** Answers every request the same way. */
export function serveAlways(
  status: number,
  body: string | Uint8Array = '',
  headers: Record<string, string> = {},
): ReturnType<typeof serve> {
  return serve((_, response) => {
    response.writeHead(status, headers).end(body);
  });
}

/** An address on this machine where nobody listens. */
export const deadUrl = async (): Promise<string> => `http://localhost:${await freePort()}`;

/** A picture of noise: it does not compress away. */
export function pictureBytes(
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff',
  width = 32,
  height = width,
): Promise<Uint8Array> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, noise, background: 'white' } })
    .toFormat(format)
    .toBuffer();
}

/** Why a source could not be fetched, and whether trying again may help. */
export async function failure(
  fetching: Promise<unknown>,
): Promise<[message: string, again: boolean]> {
  const error = await rejection(fetching);
  if (!(error instanceof SourceFailure)) throw error;
  return [error.message, error.isTransient];
}

/** What a promise rejects with. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('it did not fail');
}
