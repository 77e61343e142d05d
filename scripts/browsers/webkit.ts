/** Drives WebKitGTK's MiniBrowser by W3C WebDriver, on a virtual screen (Xvfb). */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../lib/server.ts';
import { phone, type Driver, type Tab } from './tab.ts';

const screenServer = '/usr/bin/Xvfb';
const webDriver = '/usr/bin/WebKitWebDriver';
const binary = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** The key of an element reference in WebDriver's answers, fixed by the standard. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

async function call<Value>(method: string, url: string, body?: object): Promise<Value> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Value };
  if (!answer.ok) throw new Error(JSON.stringify(value));
  return value;
}

function tabOf(session: string): Tab {
  const find = async (css: string): Promise<string> => {
    const query = { using: 'css selector', value: css };
    const found = await call<Record<string, string>>('POST', `${session}/element`, query);
    return `${session}/element/${found[elementKey] ?? ''}`;
  };
  return {
    click: async (selector) => call('POST', `${await find(selector)}/click`, {}),
    type: async (selector, text) => call('POST', `${await find(selector)}/value`, { text }),
    escape: () => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: '\uE00C' }));
      const keyboard = { type: 'key', id: 'keyboard', actions };
      return call('POST', `${session}/actions`, { actions: [keyboard] });
    },
    evaluate: (run, argument) => {
      const script = `return (${run.toString()})(arguments[0])`;
      return call('POST', `${session}/execute/sync`, { script, args: [argument] });
    },
    close: () => call('DELETE', session),
  };
}

async function start(): Promise<Driver> {
  const run = (program: string, args: string[], env = {}): ChildProcess =>
    spawn(program, args, {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, ...env },
    });
  const screen = run(screenServer, ['-displayfd', '1', '-screen', '0', '1400x1400x24']);
  const [display] = (await once(screen.stdout ?? screen, 'data')) as [Buffer];
  const port = await freePort();
  const driver = run(webDriver, [`--port=${port}`], { DISPLAY: `:${display.toString().trim()}` });
  const url = `http://127.0.0.1:${port}`;
  while (!(await call('GET', `${url}/status`).catch(() => false))) await pause(50);
  return {
    open: async (address) => {
      const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
      const session = await call<{ sessionId: string }>('POST', `${url}/session`, {
        capabilities: { alwaysMatch: options },
      });
      const sessionUrl = `${url}/session/${session.sessionId}`;
      await call('POST', `${sessionUrl}/window/rect`, phone);
      await call('POST', `${sessionUrl}/url`, { url: address });
      return tabOf(sessionUrl);
    },
    close: () => {
      // Killing the screen also ends browser processes that outlive the driver.
      for (const program of [driver, screen]) program.kill();
      return Promise.resolve();
    },
  };
}

export const webKit = { name: 'WebKitGTK', needs: [screenServer, webDriver, binary], start };
