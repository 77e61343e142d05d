/** Servers for one test, on a free port of this machine, closed when the test ends. */
import type { RequestListener } from 'node:http';
import sharp from 'sharp';
import { onTestFinished, vi } from 'vitest';
import { listenOn } from '../../../../scripts/lib/server.ts';
import { SourceFailure, type RetryPolicy } from '../../../../src/sources/fetch/retry-policy.ts';

/** Three quick tries, and a timeout that is reached only with a stopped clock. */
export const quickRetries: RetryPolicy = {
  timeoutMs: 600_000,
  totalMs: 6_000_000,
  attempts: 3,
  pauseMs: 1,
};

/** Fakes timers until the test ends. The returned function lets time pass, so no timeout depends on the machine. */
export function stopTheClock(): (ms: number) => void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  return (ms) => {
    vi.advanceTimersByTime(ms);
  };
}

/** Serves HTTP until the test ends. */
export async function serve(handle: RequestListener) {
  /** Requested paths, in order. */
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

/** A picture of noise, which does not compress. */
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

/** Message of a SourceFailure, and true if a retry may help. Other errors are thrown. */
export async function failure(
  fetching: Promise<unknown>,
): Promise<[message: string, again: boolean]> {
  try {
    await fetching;
  } catch (error) {
    if (error instanceof SourceFailure) return [error.message, error.isTransient];
    throw error;
  }
  throw new Error('it did not fail');
}
