/** Waiting for what a page shall become, by asking it: nothing sleeps, nothing is judged by the clock. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Tab } from './driver.ts';

/** Far longer than anything takes on a busy machine. */
const patienceMs = 20_000;
const pauseMs = 50;

type CanEvaluate = Pick<Tab, 'evaluate'>;

/** A page that is being left cannot answer: not so, yet. */
async function ask<Argument>(
  tab: CanEvaluate,
  holds: (argument: Argument) => boolean | Promise<boolean>,
  argument?: Argument,
): Promise<boolean | string> {
  try {
    return await tab.evaluate(holds, argument);
  } catch (error) {
    return String(error);
  }
}

/**
 * Comes back when `holds`, which runs in the page, is true there.
 * @throws when it has not become so, with the function as it is written.
 */
export async function until<Argument>(
  tab: CanEvaluate,
  holds: (argument: Argument) => boolean | Promise<boolean>,
  argument?: Argument,
): Promise<void> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const answer = await ask(tab, holds, argument);
    if (answer === true) return;
    if (performance.now() > end) {
      const what = `${holds.toString().replaceAll(/\s+/g, ' ')} of ${JSON.stringify(argument)}`;
      throw new Error(`never true: ${what}${typeof answer === 'string' ? ` (${answer})` : ''}`);
    }
    await pause(pauseMs);
  }
}

/**
 * Comes back when the first match is in view and stays where it is: what is above it may still be laid out,
 * and the page on its way there.
 */
export const untilSteady = (tab: CanEvaluate, selector: string): Promise<void> =>
  until(
    tab,
    async (css) => {
      const target = document.querySelector(css);
      if (!target?.checkVisibility()) return false;
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { top } = target.getBoundingClientRect();
      for (let frame = 0; frame < 2; frame++) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if (target.getBoundingClientRect().top !== top) return false;
      }
      return true;
    },
    selector,
  );
