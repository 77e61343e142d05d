/** WebKitGTK, by its own driver, in its smallest browser, on a screen that nobody sees. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../lib/server.ts';
import { desktop, type Driver, type Size, type Tab } from './driver.ts';
import { findProgram, needPackages } from './installed.ts';
import { startProgram, type Running } from './processes.ts';
import { until, untilSteady } from './until.ts';
import { startSession, type Session } from './webdriver.ts';

/** It comes with the library, in a folder of the machine's kind. */
const miniBrowser = (): string | undefined =>
  findProgram(
    ...['x86_64', 'aarch64'].map(
      (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
    ),
  );

const isThere = (): boolean =>
  miniBrowser() !== undefined && ['Xvfb', 'WebKitWebDriver'].every((name) => findProgram(name));

/** The buttons above the page would keep the window wider than a phone. */
const narrowToolbar = 'button, entry { min-width: 0; padding: 0; }';

declare global {
  var seenErrors: string[] | undefined;
}

/** Collects what goes wrong from here on: nothing can be told to a page before its own scripts run. */
function collectErrors(): void {
  const errors = (globalThis.seenErrors ??= []);
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
    errors.push(`refused by ${violatedDirective}`),
  );
  console.error = (...words: unknown[]) => errors.push(words.map(String).join(' '));
}

function tabOf({ call, find, press }: Session, close: () => Promise<void>): Tab {
  const tab: Tab = {
    goto: async (address) => {
      await call('url', { url: address });
      await tab.evaluate(collectErrors);
    },
    reload: async () => {
      await call('refresh', {});
      await tab.evaluate(collectErrors);
    },
    click: async (selector) => {
      await untilSteady(tab, selector);
      await call(`element/${await find(selector)}/click`, {});
    },
    type: async (selector, text) => {
      await untilSteady(tab, selector);
      await call(`element/${await find(selector)}/value`, { text });
    },
    press,
    evaluate: (run, argument) =>
      call('execute/sync', {
        script: `return (${run.toString()})(arguments[0])`,
        args: [argument ?? null],
      }),
    screenshot: async () => Buffer.from(await call<string>('screenshot'), 'base64'),
    errors: () => tab.evaluate(() => globalThis.seenErrors ?? []),
    close,
  };
  return tab;
}

/** Comes back when the driver answers. */
async function untilReady(url: string, driver: Running): Promise<void> {
  const isReady = (): Promise<boolean> =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await Promise.race([isReady(), driver.failed]))) await pause(50);
}

/** The window is as large as asked for, without what stands above the page. */
async function resize(session: Session, tab: Tab, { width, height }: Size): Promise<void> {
  const resizeTo = (outerHeight: number) =>
    session.call('window/rect', { width, height: outerHeight });
  await resizeTo(height);
  const bars = await tab.evaluate(() => outerHeight - innerHeight);
  await resizeTo(height + bars);
  await until(tab, (size) => innerWidth === size.width, { width });
}

/** A tab in a browser of its own, with a driver of its own: a session forgets everything when it ends. */
async function openTab(size: Size, env: Record<string, string>): Promise<[Tab, Session]> {
  const port = await freePort();
  const driver = startProgram('WebKitWebDriver', [`--port=${port}`], env);
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilReady(url, driver);
    const session = await startSession(url, {
      'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    });
    const tab = tabOf(session, () => session.end().finally(driver.end));
    await resize(session, tab, size);
    return [tab, session];
  } catch (error) {
    driver.end();
    throw error;
  }
}

export async function startWebKit(): Promise<Driver> {
  needPackages(isThere, 'webkit2gtk-driver', 'xvfb');
  const configuration = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(configuration, 'gtk-3.0'));
  await writeFile(join(configuration, 'gtk-3.0/gtk.css'), narrowToolbar);
  const screen = startProgram('Xvfb', [
    ...['-displayfd', '1', '-nolisten', 'tcp'],
    ...['-screen', '0', '1400x2200x24'],
  ]);
  const env = { DISPLAY: `:${await screen.firstLine}`, XDG_CONFIG_HOME: configuration };
  // Once in some hundred times driver and browser wait for each other.
  const open = (size: Size) => openTab(size, env).catch(() => openTab(size, env));
  const [first, { capabilities }] = await open(desktop);
  await first.close();
  return {
    version: String(capabilities['browserVersion']),
    open: async (size) => (await open(size))[0],
    close: async () => {
      // What may be left of a browser ends with its screen.
      screen.end();
      await rm(configuration, { recursive: true, force: true });
    },
  };
}
