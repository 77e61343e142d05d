/** Which pages this site has: for links in the data that lead back into it. */
import {
  absoluteUrl,
  divisionPath,
  newsPath,
  playerPath,
  seasonPath,
} from '../config/addresses.ts';
import { competitions } from '../config/competitions.ts';
import { divisions } from '../config/site.ts';
import { allNews } from './news.ts';
import { once } from './once.ts';
import { players } from './players.ts';
import { seasons } from './seasons.ts';

/** Files of pages that have one address each: `../pages/torneos/nacional.astro`. */
const files = Object.keys(import.meta.glob('../pages/**/*.astro'));

const fixed = files
  .filter((file) => !/[[_]/.test(file))
  .map((file) => file.replace(/^\.\.\/pages|(\/index)?\.astro$/g, ''));

const routes = once(async (): Promise<ReadonlySet<string>> => {
  const own = [
    ...fixed,
    ...competitions.map(({ path }) => path),
    ...divisions.map(({ id }) => divisionPath(id)),
    ...(await allNews()).map(({ id }) => newsPath(id)),
    ...(await players()).map(({ slug }) => playerPath(slug)),
    ...(await seasons()).map(({ id }) => seasonPath(id)),
  ];
  return new Set(own.map((path) => decodeURI(path)));
});

/** Address of the home page, without the slash at its end. */
const home = absoluteUrl('/').replace(/\/$/, '');

/** Whether an address is of a page of this site that does not exist; files are not looked at. */
export async function leadsNowhere(address: string): Promise<boolean> {
  if (!address.startsWith(home)) return false;
  const rest = address.slice(home.length);
  if (rest !== '' && !/^[/?#]/.test(rest)) return false;
  const path = rest.replace(/[?#].*$/, '');
  const page = path.replace(/(\.html)?\/*$/, '');
  if (/\.\w+$/.test(page)) return false;
  const known = await routes();
  try {
    return !known.has(decodeURI(page)) && page !== '';
  } catch {
    return true;
  }
}
