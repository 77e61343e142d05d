/** The site that is online, and whether all that was ever online was right. */
import type { Publication } from '../../../src/publish/publication.ts';
import type { PublishedSite } from '../../../src/publish/published-site.ts';
import { SourceFailure } from '../../../src/sources/failure.ts';
import type { SourceName } from '../../../src/sources/catalog.ts';
import type { Clock } from './clock.ts';
import { editionOf, isOfLeague, type Edit, type World } from './world.ts';

/** A site as a rebuild left it. */
export interface BuiltSite {
  publication: Publication;
  texts: ReadonlyMap<SourceName, string>;
}

/** An edit and when it was online. */
export interface Shown extends Edit {
  shown: number;
}

export class Pages {
  isSilent = false;
  online: BuiltSite | null = null;
  deploys = 0;
  readonly shown: Shown[] = [];
  /** What was online and should not have been. */
  readonly wrong: string[] = [];
  #clock: Clock;
  #world: World;
  #waiting: Edit[] = [];
  #seen = 0;
  #best = new Map<SourceName, number>();

  constructor(clock: Clock, world: World) {
    this.#clock = clock;
    this.#world = world;
  }

  published: PublishedSite = {
    publication: () =>
      this.isSilent
        ? Promise.reject(new SourceFailure('no respondió', { transient: true }))
        : Promise.resolve(this.online?.publication ?? null),
    file: () => Promise.resolve(null),
  };

  deploy(site: BuiltSite): void {
    this.deploys++;
    this.online = site;
    const isHeld = site.publication.hold !== null;
    const seasons = new Set<number>();
    for (const [name, text] of site.texts) {
      const edition = editionOf(name, text);
      const where = `${new Date(this.#clock.now).toISOString()} ${name} ${edition}`;
      if (!this.#world.wasRight(name, text)) this.wrong.push(`${where}: never stood there`);
      if (edition < (this.#best.get(name) ?? 0) && !isHeld) this.wrong.push(`${where}: went back`);
      this.#best.set(name, Math.max(edition, this.#best.get(name) ?? 0));
      if (isOfLeague(name)) seasons.add(Math.floor(edition / 1_000_000));
    }
    if (seasons.size > 1) this.wrong.push(`${[...seasons].join(', ')}: seasons mixed`);
    this.#waiting.push(...this.#world.edits.slice(this.#seen));
    this.#seen = this.#world.edits.length;
    this.#waiting = this.#waiting.filter((edit) => {
      const text = site.texts.get(edit.name);
      if (text === undefined || editionOf(edit.name, text) < edit.edition) return true;
      this.shown.push({ ...edit, shown: this.#clock.now });
      return false;
    });
  }

  /** Edits that are not online. */
  missing(): Edit[] {
    return [...this.#waiting, ...this.#world.edits.slice(this.#seen)];
  }

  /** Edits of these sources are kept elsewhere: their season was archived. */
  archive(isArchived: (edit: Edit) => boolean): void {
    this.#waiting.push(...this.#world.edits.slice(this.#seen));
    this.#seen = this.#world.edits.length;
    this.#waiting = this.#waiting.filter((edit) => !isArchived(edit));
  }
}
