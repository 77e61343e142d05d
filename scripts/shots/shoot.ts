/** Takes a view's pictures, keeps them as files, and says how they differ from an earlier build's. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { takePictures, type Picture } from './camera.ts';
import { comparePictures } from './compare.ts';
import type { Box } from './difference.ts';
import { schemes, widths, type View } from './view.ts';

/** A picture on a sheet. */
export interface Print {
  /** Its file, as seen from the sheet. */
  file: string;
  width: number;
  height: number;
  /** Where it differs from the one beside it. */
  marks: readonly Box[];
}

/** A view in one width and scheme. */
export interface Shot {
  width: number;
  scheme: (typeof schemes)[number];
  now: Print;
  /** The earlier build's, where it is another; null where that build has no such page. */
  before?: Print | null;
}

/** What a sheet shows of a view. */
export interface ShotView {
  view: View;
  shots: Shot[];
  /** Why there are no pictures of it. */
  failure?: string;
}

export interface Studio {
  browser: Browser;
  /** Where the site is served. */
  site: string;
  /** Where an earlier build is, if pictures are to be compared. */
  earlier: string | null;
  /** Where pictures are kept. */
  directory: string;
  /** What pages take as now. */
  now: Date;
}

const slug = ({ address, title }: View): string =>
  `${address} ${title}`.replaceAll(/[^\p{L}\d]+/gu, '-').replaceAll(/^-|-$/g, '') || 'inicio';

async function shotsIn(studio: Studio, view: View, width: number): Promise<Shot[]> {
  const { browser, site, earlier, directory, now } = studio;
  const pictures = await takePictures(browser, site, view, width, now);
  if (!pictures) throw new Error(`${view.address}: 404`);
  // What an earlier build cannot be brought to it does not have.
  const earlierPictures =
    earlier === null
      ? null
      : await takePictures(browser, earlier, view, width, now).catch(() => null);
  const keep = async (picture: Picture, name: string, marks: readonly Box[]): Promise<Print> => {
    const file = `${view.kind}/${slug(view)}-${width}-${name}.png`;
    await writeFile(join(directory, file), picture.png);
    return { file, width, height: picture.height, marks };
  };
  return Promise.all(
    schemes.map(async (scheme): Promise<Shot> => {
      const picture = pictures[scheme];
      const shot = { width, scheme };
      if (earlier === null) return { ...shot, now: await keep(picture, scheme, []) };
      const old = earlierPictures?.[scheme];
      if (!old) return { ...shot, now: await keep(picture, scheme, []), before: null };
      const marks = await comparePictures(old.png, picture.png);
      const print = await keep(picture, scheme, marks.now);
      if (marks.before.length + marks.now.length === 0) return { ...shot, now: print };
      return { ...shot, now: print, before: await keep(old, `${scheme}-antes`, marks.before) };
    }),
  );
}

/** A view in every width; what cannot be photographed is said, and stops no other view. */
export async function shoot(studio: Studio, view: View): Promise<ShotView> {
  await mkdir(join(studio.directory, view.kind), { recursive: true });
  const shots: Shot[] = [];
  try {
    for (const width of widths) shots.push(...(await shotsIn(studio, view, width)));
    return { view, shots };
  } catch (error) {
    return { view, shots, failure: error instanceof Error ? error.message : String(error) };
  }
}
