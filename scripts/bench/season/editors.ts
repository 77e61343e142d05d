/** People at work: two organisers who edit, also at once, and now and then break a formula. */
import type { SheetName, SourceName } from '../../../src/sources/catalog.ts';
import { day, minute, type Clock } from './clock.ts';
import type { Random } from './random.ts';
import { editedSheets, isOfLeague, type World } from './world.ts';

/** A sheet that gives what cannot be used. */
export interface Mistake {
  name: SheetName;
  from: number;
  to: number;
}

export class Editors {
  readonly mistakes: Mistake[] = [];
  #clock: Clock;
  #random: Random;
  #world: World;
  #until: number;

  constructor(clock: Clock, random: Random, world: World, until: number) {
    this.#clock = clock;
    this.#random = random;
    this.#world = world;
    this.#until = until;
  }

  start(): void {
    for (const editor of ['ana', 'beto']) this.#sessions(this.#random.fork(editor));
    this.#firestore(this.#random.fork('firestore'));
    this.#formulas(this.#random.fork('formulas'));
  }

  /** Calls again and again, a random time apart, about so many times a day. */
  #often(random: Random, perDay: number, task: () => void): void {
    const again = (): void => {
      const wait = (-Math.log(1 - random.between(0, 0.999)) * day) / perDay;
      this.#clock.in(wait, () => {
        if (this.#clock.now > this.#until) return;
        task();
        again();
      });
    };
    again();
  }

  #isEdited(name: SourceName): boolean {
    return (this.#world.isLeaguePlayed || !isOfLeague(name)) && !this.#isBroken(name);
  }

  #isBroken(name: SourceName): boolean {
    const { now } = this.#clock;
    return this.mistakes.some((one) => one.name === name && one.from <= now && now <= one.to);
  }

  /** An evening's results: a few cells of one to three sheets. */
  #sessions(random: Random): void {
    this.#often(random, 2.5, () => {
      const sheets = [editedSheets, editedSheets, editedSheets].map((list) => random.pick(list));
      let after = 0;
      for (let edits = random.whole(1, 8); edits > 0; edits--) {
        const name = sheets[random.whole(0, 2)] ?? editedSheets[0];
        after += random.between(0.3, 4) * minute;
        this.#clock.in(after, () => {
          if (this.#isEdited(name)) this.#world.edit(name);
        });
      }
    });
  }

  #firestore(random: Random): void {
    this.#often(random, 1, () => {
      this.#world.edit(random.pick(['news', 'news', 'communities']));
    });
  }

  /** A formula breaks for minutes, or until the next day. */
  #formulas(random: Random): void {
    this.#often(random, 0.25, () => {
      const name = random.pick(editedSheets);
      const { now } = this.#clock;
      if (!this.#isEdited(name)) return;
      const to = now + random.between(2, random.chance(0.3) ? 1500 : 50) * minute;
      this.mistakes.push({ name, from: now, to });
      this.#world.breakSheet(name, true);
      this.#clock.at(to, () => {
        this.#world.breakSheet(name, false);
      });
    });
  }
}
