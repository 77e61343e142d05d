/**
 * What organisers have in their sheets and in Firestore at each moment, and what Google gives of it. Each
 * source carries the number of its edits in its text, so that it can be read back from what is online.
 */
import Papa from 'papaparse';
import { canonicalDocuments, type SnapshotDocument } from '../../../src/sources/canonical.ts';
import {
  collectionNames,
  isCollection,
  sheetNames,
  sourceNames,
  type SheetName,
  type SourceName,
} from '../../../src/sources/catalog.ts';
import { readSnapshotFiles } from '../../../src/snapshot/files.ts';
import { minute, type Clock } from './clock.ts';
import type { Random } from './random.ts';

const demo = await readSnapshotFiles('src/content/demo/snapshot');

/** A source's text in the demo, without pictures: nothing is fetched from anywhere. */
function baseOf(name: SourceName): string {
  const text = demo.sources.get(name) ?? '';
  if (!isCollection(name)) return text;
  const documents = (JSON.parse(text) as SnapshotDocument[]).map((document) => ({
    ...document,
    ...('image' in document ? { image: '' } : {}),
    ...('parragraphs' in document ? { parragraphs: ['Hola'] } : {}),
  }));
  return canonicalDocuments(documents);
}

const bases = new Map(sourceNames.map((name) => [name, baseOf(name)]));

/** Documents that a whole read of Firestore counts. */
export const documentsInAll = collectionNames.reduce(
  (sum, name) => sum + (JSON.parse(bases.get(name) ?? '[]') as unknown[]).length,
  0,
);

/** Where each source's number of edits stands. */
const marks: [kind: RegExp, place: RegExp][] = [
  [/^(ranking|duels)/, /(?<=partida\/)\d+/],
  [/^(standings|fixtures)/, /^[^,]*/],
  [/./, /(?<="(?:title|nick|name|city|winner)": ")[^"]*/],
];

const placeOf = (name: SourceName): RegExp => marks.find(([kind]) => kind.test(name))?.[1] ?? /$/;

/** A source's text after so many edits, of a season. */
export function textOf(name: SourceName, edits: number, season: number): string {
  const number = String(season * 1_000_000 + edits);
  const mark = placeOf(name).source.includes('partida') ? number : `Edición ${number}`;
  return (bases.get(name) ?? '').replace(placeOf(name), mark);
}

/** Season and edits of a text. */
export function editionOf(name: SourceName, text: string): number {
  return Number(/\d+$/.exec(placeOf(name).exec(text)?.[0] ?? '')?.[0] ?? NaN);
}

/** What a broken formula makes of a sheet. */
const broken = (text: string): string => `${text.trimEnd()}\n#REF!,,\n`;

const editable = new Set<SourceName>([
  ...sheetNames.filter((name) => !/promotions|Final/.test(name)),
  'news',
  'communities',
]);
export const editedSheets = sheetNames.filter((name) => editable.has(name)) as [
  SheetName,
  ...SheetName[],
];
export const isOfLeague = (name: SourceName): boolean =>
  /^(standings|fixtures|duels)-/.test(name) && !name.endsWith('-cup');

interface Version {
  at: number;
  text: string;
  edition: number;
  isBroken: boolean;
}

export interface Edit {
  name: SourceName;
  at: number;
  edition: number;
}

export class World {
  readonly edits: Edit[] = [];
  season = 1;
  /** Somebody edits the league's sheets. */
  isLeaguePlayed = true;
  /** They are read: league.yaml says that it runs. */
  isLeagueRead = true;
  #clock: Clock;
  #random: Random;
  #counts = new Map<SourceName, number>();
  /** What stands in each source, oldest first. */
  #versions = new Map<SourceName, Version[]>();
  /** When each version of a sheet comes out of «Publicar en la web». */
  #published = new Map<SourceName, { at: number; version: Version }[]>();
  #rows = new Map<string, string[][]>();

  constructor(clock: Clock, random: Random) {
    this.#clock = clock;
    this.#random = random;
    for (const name of [...collectionNames, ...sheetNames]) this.#write(name, false);
  }

  #write(name: SourceName, isBroken: boolean): Version {
    const edition = this.season * 1_000_000 + (this.#counts.get(name) ?? 0);
    const text = textOf(name, this.#counts.get(name) ?? 0, this.season);
    const version = {
      at: this.#clock.now,
      text: isBroken ? broken(text) : text,
      edition,
      isBroken,
    };
    const all = this.#versions.get(name) ?? [];
    this.#versions.set(name, [...all, version]);
    const isFirst = all.length === 0;
    const lag = this.#random.chance(0.02)
      ? this.#random.between(10, 25)
      : this.#random.between(5, 10);
    const out = this.#published.get(name) ?? [];
    // Google never goes back to what it gave before.
    const at = Math.max(this.#clock.now + (isFirst ? 0 : lag * minute), out.at(-1)?.at ?? 0);
    this.#published.set(name, [...out, { at, version }]);
    return version;
  }

  /** Somebody edits a source. */
  edit(name: SourceName): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    const { edition } = this.#write(name, false);
    this.edits.push({ name, at: this.#clock.now, edition });
  }

  /** Somebody breaks a formula of a sheet, or mends it. */
  breakSheet(name: SheetName, isBroken: boolean): void {
    this.#write(name, isBroken);
  }

  /** The league's sheets are emptied for the next season. */
  beginSeason(): void {
    this.season++;
    for (const name of sheetNames.filter(isOfLeague)) this.edit(name);
  }

  /** What stands in a source now. */
  current(name: SourceName): Version {
    const version = this.#versions.get(name)?.at(-1);
    if (!version) throw new Error(name);
    return version;
  }

  /** What Google or Firebase gives of a source now. */
  given(name: SourceName): Version {
    if (isCollection(name)) return this.current(name);
    const out = this.#published.get(name)?.findLast(({ at }) => at <= this.#clock.now);
    return out?.version ?? this.current(name);
  }

  /** Whether these data of a source were ever right. */
  wasRight(name: SourceName, text: string): boolean {
    const versions = this.#versions.get(name) ?? [];
    return versions.some((version) => !version.isBroken && version.text === text);
  }

  /** The cells of a sheet, as its tab shows them. */
  rows(name: SheetName): string[][] {
    const { text } = this.current(name);
    const known = this.#rows.get(text);
    if (known) return known;
    const { data } = Papa.parse<string[]>(text, { delimiter: ',' });
    this.#rows.set(text, data);
    return data;
  }
}
