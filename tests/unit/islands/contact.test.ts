import { describe, expect, test } from 'vitest';
import { advice, failureOf, NoAnswerError } from '../../../src/islands/contact/failure.ts';
import { blankProblem, readMessage } from '../../../src/islands/contact/fields.ts';
import { initialState, nextState, type ContactState } from '../../../src/islands/contact/state.ts';
import { throttleIn, type StampStorage } from '../../../src/islands/contact/throttle.ts';

const message = { user_name: 'Ñata', user_email: 'nata@example.com', message: 'Hola' };

function memory(): StampStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

const denied = (): StampStorage => {
  throw new DOMException('denied', 'SecurityError');
};

describe('states', () => {
  const after = (...types: ('send' | 'succeed' | 'fail' | 'edit')[]): ContactState =>
    types.reduce<ContactState>(
      (state, type) => nextState(state, type === 'fail' ? { type, failure: 'network' } : { type }),
      initialState,
    );

  test('follow a message from idle to sent, and back with the next edit', () => {
    expect(after().name).toBe('idle');
    expect(after('send').name).toBe('sending');
    expect(after('send', 'succeed').name).toBe('sent');
    expect(after('send', 'succeed', 'edit').name).toBe('idle');
    expect(after('send', 'succeed', 'send').name).toBe('sending');
  });

  test('keep a failure while its text is edited, until it is sent again', () => {
    expect(after('send', 'fail')).toEqual({ name: 'failed', failure: 'network' });
    expect(after('send', 'fail', 'edit').name).toBe('failed');
    expect(after('send', 'fail', 'send').name).toBe('sending');
  });

  test('take an end only for what is being sent', () => {
    expect(after('succeed').name).toBe('idle');
    expect(after('fail').name).toBe('idle');
    const sending = after('send');
    expect(nextState(sending, { type: 'send' })).toBe(sending);
  });
});

describe('failures', () => {
  test.each([
    [new TypeError('Failed to fetch'), 'network'],
    [new NoAnswerError('slow'), 'timeout'],
    ['The public key is required.', 'configuration'],
    [{ status: 400, text: '' }, 'unknown'],
    [{ status: 403, text: 'Forbidden' }, 'forbidden'],
    [{ status: 412, text: '' }, 'broken'],
    [{ status: 429, text: 'Too Many Requests' }, 'tooMany'],
    [{ status: 451, text: 'Unavailable For Headless Browser' }, 'automatic'],
    [{ status: 500, text: '' }, 'server'],
    [{ status: 599, text: '' }, 'server'],
    [{ status: 600, text: '' }, 'unknown'],
    [{ status: 0, text: 'Network Error' }, 'unknown'],
    [{ status: '412' }, 'unknown'],
    [new DOMException('full', 'QuotaExceededError'), 'unknown'],
    [null, 'unknown'],
    [undefined, 'unknown'],
  ])('%o is %s', (error, failure) => {
    expect(failureOf(error)).toBe(failure);
  });

  test('each say something of their own', () => {
    expect(new Set(Object.values(advice)).size).toBe(Object.keys(advice).length);
  });
});

describe('fields', () => {
  test('of only white space are missing; empty ones are the browser’s to report', () => {
    expect(blankProblem('message', ' \n\t\u00a0')).toMatch(/mensaje/);
    expect(blankProblem('user_name', ' ')).toMatch(/nombre/);
    expect(blankProblem('message', '')).toBe('');
    expect(blankProblem('message', ' hola ')).toBe('');
    expect(blankProblem('asunto', ' ')).toBe('');
  });

  test('are read without white space around them', () => {
    const data = new FormData();
    data.set('user_name', ' Ñata ');
    data.set('user_email', 'nata@example.com');
    data.set('message', '\nHola\n');
    expect(readMessage(data)).toEqual(message);
    expect(readMessage(new FormData())).toEqual({ user_name: '', user_email: '', message: '' });
  });
});

describe('the throttle', () => {
  test.each([
    ['kept', memory()],
    ['denied', undefined],
  ])('counts a message only once it is confirmed (storage %s)', async (_name, storage) => {
    const throttle = throttleIn(
      () => storage ?? denied(),
      () => 2000,
    );
    await throttle.set('sent', '1000');
    expect(await throttle.get('sent')).toBeNull();
    throttle.confirm();
    expect(await throttle.get('sent')).toBe('1000');
    await throttle.remove('sent');
    expect(await throttle.get('sent')).toBeNull();
  });

  test('lasts beyond the page', async () => {
    const storage = memory();
    const now = (): number => 2000;
    const throttle = throttleIn(() => storage, now);
    await throttle.set('sent', '1000');
    throttle.confirm();
    throttle.confirm();
    expect(await throttleIn(() => storage, now).get('sent')).toBe('1000');
  });

  test('forgets a moment that is still to come', async () => {
    let clock = 1000;
    const storage = memory();
    const throttle = throttleIn(
      () => storage,
      () => clock,
    );
    await throttle.set('sent', '1000');
    throttle.confirm();
    clock = 999;
    expect(await throttle.get('sent')).toBeNull();
  });
});
