/** Who won finished seasons, as the site that is online says it and as the archive does now. */
import { playerKey } from '../domain/player-key.ts';
import { competitionName } from '../season/champions.ts';
import type { ArchivedSeason } from '../season/model.ts';

/** A title of a finished season. */
export interface Title {
  /** Of the season's folder and the division or cup: steady when either is renamed. */
  id: string;
  season: string;
  /** As pages name it. */
  competition: string;
  /** Null while nobody is champion. */
  player: string | null;
}

/** The titles of the archive. */
export const titlesOf = (seasons: readonly ArchivedSeason[]): Title[] =>
  seasons.flatMap(({ id, name, champions }) =>
    champions.map((champion) => ({
      id: `campeon-${id}-${champion.division?.id ?? 'copa'}`,
      season: name,
      competition: competitionName(champion),
      player: champion.player,
    })),
  );

/** Champions by the ids of their titles, as `publicacion.json` keeps them. */
export const championsById = (titles: readonly Title[]): Record<string, string> =>
  Object.fromEntries(titles.flatMap(({ id, player }) => (player === null ? [] : [[id, player]])));

/** A title whose champion is another than the site that is online says. */
export interface ChangedTitle extends Title {
  before: string;
  after: string;
}

/** The titles that changed hands since they were published; one that is published for the first time did not. */
export const changedTitles = (
  published: Readonly<Record<string, string>>,
  titles: readonly Title[],
): ChangedTitle[] =>
  titles.flatMap((title) => {
    const before = published[title.id];
    const isSame = before === undefined || playerKey(before) === playerKey(title.player ?? '');
    return isSame ? [] : [{ ...title, before, after: title.player ?? 'sin campeón' }];
  });
