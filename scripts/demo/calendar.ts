/** The demo's calendar: days counted from one Monday, written as a sheet's author writes them. */
import { addDays } from '../../src/domain/time.ts';
import { demoMonday } from '../../src/snapshot/demo.ts';
import { Random } from './random.ts';

/**
 * A day as its distance from the demo's Monday: negative is past and has been played, everything
 * else is still to come.
 */
export type Day = number;

/** When a duel is played; `time` is `H:MM`. */
export interface Moment {
  readonly day: Day;
  readonly time: string;
}

/** Length of a round; rounds go from Monday to Sunday. */
export const roundDays = 14;

/** First day of the round being played; the others follow from it. */
export const currentRoundStart: Day = -7;

const weekdays = ['Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb', 'Dom'];
const evenings = ['19:00', '20:30', '21:00', '21:30', '22:00', '22:30'];
const weekendTimes = ['9:30', '11:00', '15:00', '16:30', '18:00', '21:00'];

const weekdayOf = (day: Day): number => ((day % 7) + 7) % 7;

function numbers(day: Day): { d: number; m: number; y: number } {
  const [y = 0, m = 0, d = 0] = addDays(demoMonday, day).split('-').map(Number);
  return { d, m, y };
}

function dayMonth(day: Day): string {
  const { d, m } = numbers(day);
  return `${d}/${m}`;
}

/** `16/11/2026`. */
export function sheetDate(day: Day): string {
  return `${dayMonth(day)}/${numbers(day).y}`;
}

/** A moment as fixture sheets have it: `Mié 18/11 21:30`. */
export function scheduleCell({ day, time }: Moment): string {
  return `${weekdays[weekdayOf(day)]} ${dayMonth(day)} ${time}`;
}

/** `9/11 al 22/11`: the round that starts on a day. */
export function interval(start: Day): string {
  return `${dayMonth(start)} al ${dayMonth(start + roundDays - 1)}`;
}

/** Who plays on which day, league and cup together: nobody plays twice on one day. */
export class Calendar {
  readonly #busy = new Set<string>();
  readonly #random: Random;

  constructor(seed: number) {
    this.#random = new Random(seed);
  }

  isFree(day: Day, players: readonly string[]): boolean {
    return players.every((player) => !this.#busy.has(`${day} ${player}`));
  }

  /** Agrees a time on a day that the players have free. */
  book(day: Day, players: readonly string[]): Moment {
    if (!this.isFree(day, players)) throw new Error(`${players.join(' or ')} already plays`);
    for (const player of players) this.#busy.add(`${day} ${player}`);
    const times = weekdayOf(day) < 5 ? evenings : weekendTimes;
    return { day, time: this.#random.pick(times) };
  }

  /** Agrees some day from `first` to `last`. */
  bookWithin(first: Day, last: Day, players: readonly string[]): Moment {
    const days = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const day = this.#random.shuffle(days).find((candidate) => this.isFree(candidate, players));
    if (day === undefined) throw new Error(`No free day for ${players.join(' and ')}`);
    return this.book(day, players);
  }
}
