import { expect, test } from 'vitest';
import { failureOf } from '../../../src/config/contact/email-service.ts';

test.each([
  [new TypeError('Failed to fetch'), 'network'],
  [new DOMException('slow', 'TimeoutError'), 'timeout'],
  ['The public key is required.', 'configuration'],
  [{ status: 400, text: '' }, 'unknown'],
  [{ status: 403, text: 'Forbidden' }, 403],
  [{ status: 412, text: '' }, 412],
  [{ status: 429, text: 'Too Many Requests' }, 429],
  [{ status: 451, text: 'Unavailable For Headless Browser' }, 451],
  [{ status: 500, text: '' }, 'server'],
  [{ status: 600, text: '' }, 'unknown'],
  [{ status: 0, text: 'Network Error' }, 'unknown'],
  [{ status: '412' }, 'unknown'],
  [new DOMException('full', 'QuotaExceededError'), 'unknown'],
  [undefined, 'unknown'],
])('the failure %o is %s', (error, failure) => {
  expect(failureOf(error)).toBe(failure);
});
