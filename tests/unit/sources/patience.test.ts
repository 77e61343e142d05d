import { afterEach, describe, expect, test, vi } from 'vitest';
import { SourceFailure } from '../../../src/sources/failure.ts';
import { withRetries, withTimeout } from '../../../src/sources/patience.ts';
import { rejection } from './loopback.ts';

const busy = () => new SourceFailure('respondió 429', { transient: true });
const gone = () => new SourceFailure('respondió 404', { transient: false });
const quick = { attempts: 4, pauseMs: 1 };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('withRetries', () => {
  test.each([0, 1, 2, 3])('gives what comes after %d transient failures', async (failures) => {
    let calls = 0;
    const task = () => (++calls <= failures ? Promise.reject(busy()) : Promise.resolve(calls));
    expect(await withRetries(quick, task)).toBe(failures + 1);
  });

  test.each([1, 2, 4])('gives up with the last failure after %d tries', async (attempts) => {
    const failures: SourceFailure[] = [];
    const task = () => {
      failures.push(busy());
      return Promise.reject(failures.at(-1) ?? busy());
    };
    const error = await rejection(withRetries({ attempts, pauseMs: 1 }, task));
    expect(failures).toHaveLength(attempts);
    expect(error).toBe(failures.at(-1));
  });

  test.each([
    ['a failure that stays', gone()],
    ['a mistake of ours', new TypeError('undefined is not a function')],
  ])('does not try again after %s', async (_, error) => {
    const task = vi.fn(() => Promise.reject(error));
    expect(await rejection(withRetries(quick, task))).toBe(error);
    expect(task).toHaveBeenCalledOnce();
  });

  test('stops at a failure that stays, even after transient ones', async () => {
    const task = vi.fn(() => Promise.reject(busy()));
    task.mockImplementationOnce(() => Promise.reject(busy()));
    task.mockImplementationOnce(() => Promise.reject(gone()));
    const error = await rejection(withRetries(quick, task));
    expect((error as SourceFailure).isTransient).toBe(false);
    expect(task).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['longest', 1, [1000, 2000, 4000]],
    ['shortest', 0, [0, 0, 0]],
    ['middling', 0.5, [500, 1000, 2000]],
  ])('pauses at random, each time up to twice as long: the %s', async (_, chance, pauses) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    vi.resetModules();
    const asked: number[] = [];
    vi.doMock('node:timers/promises', () => ({
      setTimeout: (ms: number) => {
        asked.push(ms);
        return Promise.resolve();
      },
    }));
    const mocked = await import('../../../src/sources/patience.ts');
    const failures = await import('../../../src/sources/failure.ts');
    const task = () => Promise.reject(new failures.SourceFailure('x', { transient: true }));
    await rejection(mocked.withRetries({ attempts: 4, pauseMs: 1000 }, task));
    vi.doUnmock('node:timers/promises');
    expect(asked).toEqual(pauses);
  });
});

describe('withTimeout', () => {
  test('gives what the task gives in time, or its own error, and leaves no timer behind', async () => {
    vi.useFakeTimers();
    expect(await withTimeout(1000, () => Promise.resolve('data'))).toBe('data');
    const error = gone();
    expect(await rejection(withTimeout(1000, () => Promise.reject(error)))).toBe(error);
    expect(vi.getTimerCount()).toBe(0);
  });

  const never = () => new Promise(() => undefined);
  const stopping = (signal: AbortSignal) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        reject(new Error('aborted'));
      });
    });

  test.each([
    ['even if the task never settles', never, 30_000, '30 s'],
    ['and says how long it waited', never, 1500, '1.5 s'],
    ['in words of its own where the task stops with an error', stopping, 200, '0.2 s'],
  ])('rejects at the limit, not before, %s', async (_, task, limit, text) => {
    vi.useFakeTimers();
    let signal: AbortSignal | undefined;
    const outcome = vi.fn();
    withTimeout(limit, (given) => task((signal = given))).catch(outcome);
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect([outcome.mock.calls.length, signal?.aborted]).toEqual([0, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(signal?.aborted).toBe(true);
    expect(outcome).toHaveBeenCalledExactlyOnceWith(
      new SourceFailure(`no respondió en ${text}`, { transient: true }),
    );
    expect(outcome.mock.lastCall).toMatchObject([{ isTransient: true }]);
  });
});
