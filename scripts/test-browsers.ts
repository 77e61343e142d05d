/**
 * `npm run test:browsers`: builds the demo and performs a dozen gestures in Firefox ESR and WebKitGTK
 * (apt-get install firefox-esr webkit2gtk-driver xvfb). A browser that is not installed is skipped with a message;
 * with `--require` the command then fails.
 */
import './lib/begin.ts';
import { existsSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { firefox } from './browsers/firefox.ts';
import { gestures, message } from './browsers/gestures.ts';
import type { Driver } from './browsers/tab.ts';
import { webKit } from './browsers/webkit.ts';
import { originVariable } from '../src/config/contact/email-service.ts';
import { readArguments } from './lib/arguments.ts';
import { run } from './lib/run.ts';
import { listenOn, serveDirectory } from './lib/server.ts';

const { values } = readArguments({ require: false });

async function tryAll(driver: Driver, site: string): Promise<void> {
  for (const [name, route, ...steps] of gestures) {
    const tab = await driver.open(site + route);
    try {
      for (const step of steps.flat()) await step(tab);
      console.log(`  ok      ${name}`);
    } catch (error) {
      process.exitCode = 1;
      console.error(`  FAILED  ${name}`, error);
    } finally {
      await tab.close();
    }
  }
}

await using folder = await mkdtempDisposable(join(tmpdir(), 'browsers-'));
const mails: string[] = [];
/** Stands in for the mail service and keeps the body of each request. */
await using mailService = await listenOn(0, (request, response) => {
  void text(request).then((body) => {
    mails.push(body);
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end('OK');
  });
});
const env = { DATA: 'demo', [originVariable]: mailService.url };
const code = await run(process.execPath, ['scripts/build.ts', '--out', folder.path], env);
if (code !== 0) process.exit(code);
await using site = await serveDirectory(folder.path);
for (const { name, needs, start } of [firefox, webKit]) {
  const missing = needs.filter((path) => !existsSync(path));
  if (missing.length > 0) {
    console.warn(`SKIPPED ${name}: there is no ${missing.join(', ')}`);
    if (values.require) process.exitCode = 1;
    continue;
  }
  console.log(name);
  const driver = await start();
  await tryAll(driver, site.url);
  await driver.close();
  if (mails.some((body) => body.includes(message))) continue;
  console.error('  FAILED  the message has not arrived');
  process.exitCode = 1;
}
