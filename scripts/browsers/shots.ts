/** Pictures of each kind of page, to be looked at. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { both, type Driver, type Tab } from './driver.ts';
import { hasLateScripts } from './expectations.ts';
import { routes } from './routes.ts';
import { until } from './until.ts';

/** High enough to see most of a page at once: not every driver can picture what is out of the window. */
const height = 2000;

const slug = (route: string): string => route.replaceAll(/[^a-z]+/g, '-').replaceAll(/^-|-$/g, '');

/** Whether the pictures in the window are there: the others wait until they are near. */
const arePicturesThere = (): boolean =>
  [...document.images].every(
    (picture) =>
      (picture.complete && picture.naturalWidth > 0) ||
      !picture.checkVisibility() ||
      picture.getBoundingClientRect().top > innerHeight,
  );

/** A picture of the page as it stays: what has arrived is painted some frames later. */
async function steadyPicture(tab: Tab): Promise<Uint8Array> {
  for (let before: Uint8Array | undefined; ;) {
    await tab.evaluate(async () => {
      for (let frame = 0; frame < 10; frame++) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    const picture = await tab.screenshot();
    if (before && Buffer.compare(before, picture) === 0) return picture;
    before = picture;
  }
}

/** Writes a picture of each route, on a phone and on a desktop, into a directory. */
export async function takeShots(
  driver: Driver,
  site: string,
  directory: string,
  browser: string,
): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const size of both) {
    for (const route of routes) {
      const tab = await driver.open({ ...size, height });
      await tab.goto(site + route);
      await hasLateScripts(tab);
      await until(tab, arePicturesThere);
      const name = `${slug(route) || 'inicio'}-${size.width}-${slug(browser.toLowerCase())}.png`;
      await writeFile(join(directory, name), await steadyPicture(tab));
      await tab.close();
    }
  }
}
