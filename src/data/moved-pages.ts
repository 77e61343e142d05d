/** Addresses that pages once had: each leads to the page that has its content now. */
import { duelsPath, playerPath, playersPath, rankingPaths } from '../config/addresses.ts';
import { competitions } from '../config/site.ts';
import { listPagePath } from '../lib/pages.ts';
import { formerAddresses, players } from './players.ts';

interface MovedPage {
  from: string;
  to: string;
  title: string;
}

/** Number of players that a page of the former list at /jugadores had. */
const formerPageSize = 200;

/** Paths (without base) of former pages, including those of former nicks, each with the path of today. */
export async function movedPages(): Promise<MovedPage[]> {
  const moved: MovedPage[] = [];
  if (competitions.length > 0) {
    moved.push({ from: `${duelsPath}/todos`, to: duelsPath, title: 'Todos los duelos' });
  }
  const isListHere = rankingPaths.maxElo === playersPath;
  const lastPage = isListHere
    ? 0
    : Math.max(1, Math.ceil((await players()).length / formerPageSize));
  for (let page = 1; page <= lastPage; page += 1) {
    const from = listPagePath(playersPath, page);
    moved.push({ from, to: rankingPaths.maxElo, title: 'Jugadores' });
  }
  for (const [slug, { slug: current, profile }] of await formerAddresses()) {
    moved.push({ from: playerPath(slug), to: playerPath(current), title: profile.nick });
  }
  return moved;
}
