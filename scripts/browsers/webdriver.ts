/** A client of the W3C's WebDriver: the calls that the gestures need. */
import type { Key } from './driver.ts';

/** What names an element, by the standard. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** The standard's code points for keys without a letter. */
const keyCodes: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

export interface Session {
  capabilities: Record<string, unknown>;
  /** One call: `POST` with a body, `GET` without. @throws with the driver's message. */
  call: <Value>(path: string, body?: object) => Promise<Value>;
  /** The one element that a selector finds first. */
  find: (selector: string) => Promise<string>;
  press: (key: Key) => Promise<void>;
  end: () => Promise<void>;
}

/** Longer than any call takes on a busy machine; the driver itself may wait forever. */
const limitMs = 30_000;

async function send<Value>(method: string, address: string, body?: object): Promise<Value> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(limitMs),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as { value: Value };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

/** Starts a session with the driver that listens at `url`. */
export async function startSession(url: string, capabilities: object): Promise<Session> {
  const started = await send<{ sessionId: string; capabilities: Record<string, unknown> }>(
    'POST',
    `${url}/session`,
    { capabilities: { alwaysMatch: capabilities } },
  );
  const own = `${url}/session/${started.sessionId}`;
  const call = <Value>(path: string, body?: object): Promise<Value> =>
    send(body ? 'POST' : 'GET', `${own}/${path}`, body);
  return {
    capabilities: started.capabilities,
    call,
    find: async (selector) => {
      const query = { using: 'css selector', value: selector };
      return (await call<Record<string, string>>('element', query))[elementKey] ?? '';
    },
    press: async (key) => {
      const value = keyCodes[key];
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
      await call('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    end: () => send('DELETE', own),
  };
}
