/** Compares the champions of finished seasons on the online site with the archive. */
import { playerKey } from '../domain/player-key.ts';
import { competitionName } from '../season/champions.ts';
import type { ArchivedSeason } from '../season/model.ts';

export interface Title {
  /** Made of the season's folder and the division's id, so that new names do not change it. */
  id: string;
  season: string;
  competition: string;
  /** Null while nobody is champion. */
  player: string | null;
}

/** Lists the titles of the archive. */
export const titlesOf = (seasons: readonly ArchivedSeason[]): Title[] =>
  seasons.flatMap(({ id, name, champions }) =>
    champions.map((champion) => ({
      id: `campeon-${id}-${champion.division?.id ?? 'copa'}`,
      season: name,
      competition: competitionName(champion),
      player: champion.player,
    })),
  );

/** Champions by the ids of their titles, for `publicacion.json`. */
export const championsById = (titles: readonly Title[]): Record<string, string> =>
  Object.fromEntries(titles.flatMap(({ id, player }) => (player === null ? [] : [[id, player]])));

export interface ChangedTitle extends Title {
  before: string;
  after: string;
}

/** Lists the titles whose champion changed since they were published. A new title did not change. */
export const changedTitles = (
  published: Readonly<Record<string, string>>,
  titles: readonly Title[],
): ChangedTitle[] =>
  titles.flatMap((title) => {
    const before = published[title.id];
    const isSame = before === undefined || playerKey(before) === playerKey(title.player ?? '');
    return isSame ? [] : [{ ...title, before, after: title.player ?? 'sin campeón' }];
  });
