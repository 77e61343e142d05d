import { expect, test, vi } from 'vitest';
import { SourceFailure, withRetries } from '../../../../src/sources/fetch/retry-policy.ts';
import { failure, quickRetries } from './loopback.ts';

test('the result of the last attempt is returned', async () => {
  const busy = new SourceFailure('respondió 429', { isTransient: true });
  const { attempts } = quickRetries;
  let calls = 0;
  const task = () => (++calls < attempts ? Promise.reject(busy) : Promise.resolve(calls));
  expect(await withRetries(quickRetries, task)).toBe(attempts);
});

test('a mistake of ours is not tried again', async () => {
  const error = new TypeError('undefined is not a function');
  const task = vi.fn(() => Promise.reject(error));
  await expect(withRetries(quickRetries, task)).rejects.toBe(error);
  expect(task).toHaveBeenCalledOnce();
});

test.each([
  ['longest', 1, [1000, 2000, 4000]],
  ['shortest', 0, [0, 0, 0]],
])('pauses are random, and each may be twice as long: the %s', async (_, chance, pauses) => {
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
  const policy = { ...quickRetries, attempts: 4, pauseMs: 1000 };
  await expect(mocked.withRetries(policy, task)).rejects.toThrow('x');
  vi.doUnmock('node:timers/promises');
  expect(asked).toEqual(pauses);
});

const limits = { timeoutMs: 20_000, totalMs: 30_000, attempts: 4, pauseMs: 0 };

test.each([
  ['all attempts together end in time', limits, [0, 20_000], 30_000],
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
  expect(await failure(withRetries(policy, silence))).toEqual(['no llegó a tiempo', true]);
  expect([started, Date.now()]).toEqual([starts, end]);
});
