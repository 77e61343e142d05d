import { describe, expect, test } from 'vitest';
import { advice, failureOf, NoAnswerError } from '../../../src/islands/contact/failure.ts';
import { blankProblem, readMessage } from '../../../src/islands/contact/fields.ts';
import { initialState, nextState, type ContactState } from '../../../src/islands/contact/state.ts';
import { throttleIn, type StampStorage } from '../../../src/islands/contact/throttle.ts';

test.each([
  ['', 'idle'],
  ['send', 'sending'],
  ['send send', 'sending'],
  ['send succeed', 'sent'],
  ['send succeed edit', 'idle'],
  ['send succeed send', 'sending'],
  ['send fail', 'failed'],
  // Advice stays while its text is edited, until it is sent again.
  ['send fail edit', 'failed'],
  ['send fail send', 'sending'],
  // An end is of what is being sent.
  ['succeed', 'idle'],
  ['fail', 'idle'],
])('after «%s» the form is %s', (events, name) => {
  const types = events.split(' ').filter(Boolean) as ('send' | 'succeed' | 'fail' | 'edit')[];
  const state = types.reduce<ContactState>(
    (before, type) => nextState(before, type === 'fail' ? { type, failure: 'network' } : { type }),
    initialState,
  );
  expect(state).toEqual(name === 'failed' ? { name, failure: 'network' } : { name });
});

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
])('the failure %o is %s', (error, failure) => {
  expect(failureOf(error)).toBe(failure);
});

test('each failure has advice of its own', () => {
  expect(new Set(Object.values(advice)).size).toBe(Object.keys(advice).length);
});

test.each([
  ['message', ' \n\t\u00a0', /mensaje/],
  ['user_name', ' ', /nombre/],
  // Empty ones are the browser’s to report.
  ['message', '', /^$/],
  ['message', ' hola ', /^$/],
  ['asunto', ' ', /^$/],
])('of the field %s with %j is said what is blank', (field, text, problem) => {
  expect(blankProblem(field, text)).toMatch(problem);
});

test('a message is read without white space around its fields', () => {
  const data = new FormData();
  data.set('user_name', ' Ñata ');
  data.set('message', '\nHola\n');
  expect(readMessage(data)).toEqual({ user_name: 'Ñata', user_email: '', message: 'Hola' });
});

describe('the throttle', () => {
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

  test.each([
    ['kept', memory()],
    ['denied', undefined],
  ])('counts a message only once it is confirmed (storage %s)', async (_, storage) => {
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

  test('lasts beyond the page, and forgets a moment that is still to come', async () => {
    const storage = memory();
    const at = (now: number) =>
      throttleIn(
        () => storage,
        () => now,
      );
    const throttle = at(2000);
    await throttle.set('sent', '1000');
    throttle.confirm();
    throttle.confirm();
    expect(await at(2000).get('sent')).toBe('1000');
    expect(await at(999).get('sent')).toBeNull();
  });
});
