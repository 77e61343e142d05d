/** The simulation's own time: tasks at moments, one after the other. */

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

type Task = () => Promise<void> | void;

export class Clock {
  now: number;
  /** Sorted by moment, the last one first. */
  #tasks: { at: number; task: Task }[] = [];

  constructor(start: number) {
    this.now = start;
  }

  /** Plans a task. */
  at(moment: number, task: Task): void {
    const at = Math.max(moment, this.now);
    const next = this.#tasks.findLastIndex((other) => other.at > at);
    this.#tasks.splice(next + 1, 0, { at, task });
  }

  /** Plans a task in so many milliseconds. */
  in(ms: number, task: Task): void {
    this.at(this.now + ms, task);
  }

  /** Lets time pass. A task may call it too, as one that waits; tasks never run at the same time. */
  async runUntil(moment: number): Promise<void> {
    for (;;) {
      const next = this.#tasks.at(-1);
      if (!next || next.at > moment) break;
      this.#tasks.pop();
      this.now = Math.max(this.now, next.at);
      await next.task();
    }
    this.now = Math.max(this.now, moment);
  }
}
