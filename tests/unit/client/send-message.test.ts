// @vitest-environment happy-dom
/** Sending a message of the contact form: what is sent, how often, and how long an answer may take. */
import { beforeEach, expect, test, vi, type Mock } from 'vitest';
import { sendMessage } from '../../../src/client/send-message.ts';
import {
  accountKeys,
  failureOf,
  type EmailService,
} from '../../../src/config/contact/email-service.ts';

const service = Object.fromEntries(
  [...accountKeys, 'origin'].map((key) => [key, key]),
) as EmailService;

const minuteMs = 60_000;
let post: Mock<typeof fetch>;

/** Sends a message; returns its failure, or null if it arrived. */
async function failureOfSending(): Promise<string | number | null> {
  const data = new FormData();
  data.set('user_name', '  Ñata ');
  data.set('asunto', 'hidden');
  try {
    await sendMessage(data, service);
    return null;
  } catch (error) {
    return failureOf(error);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  post = vi.fn<typeof fetch>(() => Promise.resolve(new Response('OK')));
  vi.stubGlobal('fetch', post);
  // The service's library refuses browsers that programs drive.
  vi.stubGlobal('navigator', { webdriver: false, languages: ['es'] });
});

test('the fields of the message are sent without spaces around them, and no other field', async () => {
  await failureOfSending();
  const [[address, { body } = {}] = []] = post.mock.calls;
  expect(address).toBe('origin/api/v1.0/email/send-form');
  expect([...(body as FormData)]).toEqual([
    ['user_name', 'Ñata'],
    ['user_email', ''],
    ['message', ''],
    ['lib_version', '4.4.1'],
    ['service_id', 'serviceId'],
    ['template_id', 'templateId'],
    ['user_id', 'publicKey'],
  ]);
});

test('after a message that arrived, the next one has to wait for a minute', async () => {
  expect(await failureOfSending()).toBe(null);
  vi.advanceTimersByTime(minuteMs - 1);
  expect(await failureOfSending()).toBe(429);
  vi.advanceTimersByTime(1);
  expect(await failureOfSending()).toBe(null);
  expect(post).toHaveBeenCalledTimes(2);
});

test('a failed message can be sent again at once', async () => {
  post.mockResolvedValueOnce(new Response('', { status: 412 }));
  expect(await failureOfSending()).toBe(412);
  expect(await failureOfSending()).toBe(null);
});

test('a clock that was set back does not lock the form', async () => {
  localStorage.setItem('contacto-enviado', String(Date.now() + minuteMs));
  expect(await failureOfSending()).toBe(null);
});

test('a message is given up after half a minute without an answer', async () => {
  post.mockReturnValue(new Promise(() => undefined));
  let failure: string | number | null = null;
  void failureOfSending().then((result) => (failure = result));
  await vi.advanceTimersByTimeAsync(29_999);
  expect(failure).toBe(null);
  await vi.advanceTimersByTimeAsync(1);
  expect(failure).toBe('timeout');
});

test('a browser that a program drives is refused, and sends nothing', async () => {
  vi.stubGlobal('navigator', { webdriver: true, languages: ['es'] });
  expect(await failureOfSending()).toBe(451);
  expect(post).not.toHaveBeenCalled();
});

test.each([
  [new TypeError('Failed to fetch'), 'network'],
  ['The public key is required.', 'configuration'],
  [{ status: 400, text: '' }, 'unknown'],
  [{ status: 403, text: 'Forbidden' }, 403],
  [{ status: 500, text: '' }, 'server'],
  [{ status: 600, text: '' }, 'unknown'],
  [new DOMException('full', 'QuotaExceededError'), 'unknown'],
  [undefined, 'unknown'],
])('the failure %o is %s', (error, failure) => {
  expect(failureOf(error)).toBe(failure);
});
