// @vitest-environment happy-dom
/** When the files of islands are requested, and how often an island is hydrated. */
import { beforeEach, expect, test, vi } from 'vitest';

let requests: string[];
const load = vi.fn<() => Promise<() => unknown>>();

/** Runs the script in a page with one island, whose button is outside of every press. */
async function openPage(connection: object = {}): Promise<void> {
  document.body.innerHTML = `<astro-island ssr component-url="/_astro/Tabs.js" renderer-url="/_astro/client.js">
    <button>Oro</button></astro-island>`;
  const island = document.querySelector('astro-island');
  load.mockReset().mockResolvedValue(() => island?.dispatchEvent(new Event('astro:hydrate')));
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('waitingIslands', [{ island, load }]);
  vi.resetModules();
  const listen = vi.spyOn(globalThis, 'addEventListener');
  await import('../../../src/client/load-islands.ts');
  dispatchEvent(new Event('DOMContentLoaded'));
  // The next page has its own script.
  for (const [type, start] of listen.mock.calls.slice(-1)) removeEventListener(type, start);
}

/** Fires an event, and lets the script request files. */
async function fire(target: EventTarget | null, type: string): Promise<void> {
  target?.dispatchEvent(new Event(type, { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
}

const files = ['/_astro/Tabs.js', '/_astro/client.js'];

beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(new URL(url).pathname);
    return Promise.resolve(new Response(''));
  });
});

test.each(['wheel', 'pointermove', 'pointerdown', 'keydown'])(
  'at «%s», the first sign of a person, they are requested, and not before, and hydrated once',
  async (sign) => {
    await openPage();
    await fire(window, 'scroll');
    expect(requests).toEqual([]);
    await fire(window, sign);
    expect(requests).toEqual(files);
    for (const type of ['click', 'click']) await fire(document.querySelector('button'), type);
    expect(load).toHaveBeenCalledOnce();
  },
);

test.each([{ saveData: true }, { effectiveType: '2g' }])(
  'with %j they are requested at a press',
  async (connection) => {
    await openPage(connection);
    await fire(document.querySelector('astro-island'), 'pointerdown');
    expect(requests).toEqual([]);
    await fire(document.querySelector('button'), 'pointerdown');
    expect(requests).toEqual(files);
  },
);
