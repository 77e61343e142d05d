import { afterEach, describe, expect, test, vi } from 'vitest';
import { SourceFailure, withRetries } from '../../../../src/sources/fetch/retry-policy.ts';
import { quickRetries, rejection } from './loopback.ts';

const quick = { ...quickRetries, attempts: 4 };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('withRetries', () => {
  test('returns the result of the last try', async () => {
    const busy = new SourceFailure('respondió 429', { isTransient: true });
    let calls = 0;
    const task = () => (++calls < quick.attempts ? Promise.reject(busy) : Promise.resolve(calls));
    expect(await withRetries(quick, task)).toBe(quick.attempts);
  });

  test('does not try again after a mistake of ours', async () => {
    const error = new TypeError('undefined is not a function');
    const task = vi.fn(() => Promise.reject(error));
    expect(await rejection(withRetries(quick, task))).toBe(error);
    expect(task).toHaveBeenCalledOnce();
  });

  test.each([
    ['longest', 1, [1000, 2000, 4000]],
    ['shortest', 0, [0, 0, 0]],
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
    const mocked = await import('../../../../src/sources/fetch/retry-policy.ts');
    const task = () => Promise.reject(new mocked.SourceFailure('x', { isTransient: true }));
    await rejection(mocked.withRetries({ ...quick, pauseMs: 1000 }, task));
    vi.doUnmock('node:timers/promises');
    expect(asked).toEqual(pauses);
  });

  const limits = { timeoutMs: 20_000, totalMs: 30_000, attempts: 4, pauseMs: 0 };

  test.each([
    ['all tries together end in time', limits, [0, 20_000], 30_000],
    ['so do those of a run', { ...limits, endsAt: 25_000 }, [0, 20_000], 25_000],
    ['a run that is over asks no more', { ...limits, endsAt: 0 }, [], 0],
    ['no pause is begun that ends too late', { ...limits, pauseMs: 1e9 }, [0], 20_000],
  ])('%s', async (_, policy, starts, end) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 });
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const started: number[] = [];
    const silence = () => {
      started.push(Date.now());
      queueMicrotask(() => vi.runOnlyPendingTimers());
      return new Promise(() => undefined);
    };
    expect(await rejection(withRetries(policy, silence))).toHaveProperty(
      'message',
      'no llegó a tiempo',
    );
    expect([started, Date.now()]).toEqual([starts, end]);
  });
});
