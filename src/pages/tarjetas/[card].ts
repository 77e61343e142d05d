/** /tarjetas/…jpg: every card that a page leads to, drawn. */
import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths } from 'astro';
import { newsPath, playerPath, provincePath } from '../../config/addresses.ts';
import { copyHeader } from '../../config/copy-header.ts';
import { about, tellAbout } from '../../config/error.ts';
import { fileName, type Card } from '../../cards/card.ts';
import { bracketCard, bracketPicture, phasePicture } from '../../cards/bracket.ts';
import { divisionCard, groupsCard, roundPicture, standingsPicture } from '../../cards/groups.ts';
import { agendaCard } from '../../cards/duels.ts';
import {
  communityPageCard,
  nationalCard,
  newsCard,
  pageCards,
  playerCard,
  playersCard,
  teamCard,
} from '../../cards/posters.ts';
import { cardFile, prune } from '../../cards/render.ts';
import { rankingCard, seasonCard } from '../../cards/tables.ts';
import { communityPages, competitions, site, type Competition } from '../../config/site.ts';
import { agenda } from '../../data/agenda.ts';
import { builtAt, today } from '../../data/clock.ts';
import { environment } from '../../data/environment.ts';
import { allNews } from '../../data/news.ts';
import { players } from '../../data/players.ts';
import { hasRanking, ranking } from '../../data/ranking.ts';
import { competitionSeason } from '../../data/season.ts';
import { seasons } from '../../data/seasons.ts';
import { currentTeam } from '../../data/team.ts';
import { qualifiers, qualifiersByProvince } from '../../data/tournament.ts';
import { provinceSlug } from '../../domain/province.ts';

async function cardsOf(competition: Competition): Promise<(Card | null)[]> {
  const season = await competitionSeason(competition.id);
  const divisions = season?.divisions ?? [];
  const bracket = season?.bracket ?? null;
  return [
    competition.fixture === null
      ? groupsCard(competition, divisions)
      : bracketCard(competition, season, today),
    ...divisions.flatMap((division) => [
      divisionCard(division, today),
      ...division.groups.map((group) => standingsPicture(division, group, today)),
      roundPicture(division, today),
    ]),
    phasePicture(competition, bracket, today),
    bracketPicture(competition, bracket, today),
  ];
}

export const getStaticPaths = (async () => {
  const all = [
    ...Object.values(pageCards),
    playersCard(await hasRanking()),
    ...communityPages.map(communityPageCard),
    ...(await allNews()).map((item) => about(newsPath(item.id), () => newsCard(item))),
    ...(await players()).map(({ slug, profile }) =>
      about(playerPath(slug), () => playerCard(slug, profile)),
    ),
    ...(await seasons()).map(seasonCard),
    ...(await Promise.all(competitions.map(cardsOf))).flat(),
    rankingCard(await ranking('maxElo'), 'maxElo'),
    rankingCard(await ranking('elo'), 'elo'),
    agendaCard(await agenda(), today),
    nationalCard(await qualifiers(), builtAt),
    ...(await qualifiersByProvince()).map(({ province, qualifiers: own }) =>
      about(provincePath(provinceSlug(province)), () => nationalCard(own, builtAt, province)),
    ),
    teamCard(await currentTeam()),
    teamCard(await currentTeam(), site.team.english.name),
  ];
  const cards = new Map(all.flatMap((card) => (card ? [[fileName(card), card] as const] : [])));
  await prune(cards);
  return Array.from(cards, ([name, card]) => ({ params: { card: name }, props: { card } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ card: Card }> = async ({ props: { card } }) => {
  const file = await cardFile(card, environment.snapshotDirectory).catch((error: unknown) => {
    throw tellAbout(card.name, error);
  });
  if (import.meta.env.PROD) return new Response(null, { headers: { [copyHeader]: file } });
  return new Response(await readFile(file));
};
