/** Starts Google's Firestore emulator, if this machine has it. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './server.ts';

export interface Emulator {
  /** `host:port`, the format of FIRESTORE_EMULATOR_HOST. */
  host: string;
  stop: () => Promise<void>;
}

/** Generous, for a busy machine: giving up early would skip the tests that need the emulator. */
const readyWithinMs = 300_000;
const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** Path of the emulator's jar: FIRESTORE_EMULATOR_JAR, or the one in Debian's package; null if there is none. */
function findEmulatorJar(): string | null {
  const named = process.env['FIRESTORE_EMULATOR_JAR'];
  if (named && existsSync(named)) return named;
  const list = spawnSync('dpkg', ['-L', 'google-cloud-cli-firestore-emulator'], {
    encoding: 'utf8',
  });
  // There is no dpkg outside Debian.
  if (list.error) return null;
  return list.stdout.split('\n').find((path) => path.endsWith('emulator.jar')) ?? null;
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Returns the emulator of FIRESTORE_EMULATOR_HOST, or starts one from the jar. Null when there is neither, or when it
 * does not start.
 */
export async function startEmulator(): Promise<Emulator | null> {
  const running = process.env['FIRESTORE_EMULATOR_HOST'];
  if (running) return { host: running, stop: () => Promise.resolve() };
  const jar = findEmulatorJar();
  if (jar === null) return null;

  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  // The emulator runs for seconds, so Java's optimisations for long runs would only cost time.
  const java = ['-Xmx256m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-cp', jar];
  const args = [...java, mainClass, 'start', '--host', '127.0.0.1'];
  const child = spawn('java', [...args, '--port', String(port)], { stdio: 'ignore' });
  // Rejects when there is no Java.
  const ended = once(child, 'exit').catch(() => undefined);
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  const deadline = Date.now() + readyWithinMs;
  while (!(await answers(`http://${host}/`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      return null;
    }
    await sleep(100);
  }
  return { host, stop };
}
