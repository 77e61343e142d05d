/** Trying gestures in a browser. */
import type { Driver, Size, Tab } from './driver.ts';
import type { Gesture } from './gesture.ts';
import type { Sites } from './sites.ts';
import type { Outcome } from './summary.ts';

/** A gesture in one size of window. */
export interface Attempt {
  name: string;
  gesture: Gesture;
  size: Size;
}

export const attemptsOf = (gestures: readonly Gesture[]): Attempt[] =>
  gestures.flatMap((gesture) =>
    gesture.sizes.map((size) => ({
      name: `${gesture.name} (${size.width} px)`,
      gesture,
      size,
    })),
  );

/** A driver that does not answer must not stop the others. */
const limitMs = 120_000;

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the driver does not answer')), limitMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function go(tab: Tab, { run, expectedError }: Gesture, site: string): Promise<void> {
  await run(tab, site);
  const unexpected = (await tab.errors()).filter((error) => !expectedError?.test(error));
  if (unexpected.length > 0) throw new Error(`errors of the page: ${unexpected.join(' | ')}`);
}

/** Does a gesture in a fresh tab; says what went wrong. */
export async function tryGesture(
  driver: Driver,
  { name, gesture, size }: Attempt,
  sites: Sites,
): Promise<Outcome> {
  const tab = await inTime(driver.open(size));
  try {
    await inTime(go(tab, gesture, gesture.isEarly ? sites.early : sites.whole));
    return 'passed';
  } catch (error) {
    const address = await inTime(tab.evaluate(() => location.href)).catch(String);
    console.error(`  FAILED ${name}, at ${address}`);
    console.error(`    ${error instanceof Error ? error.message : String(error)}`);
    return 'failed';
  } finally {
    await inTime(tab.close());
  }
}
