/** /datos/ysi/….json: the groups of a division, which «¿Y si…?» fetches when a visitor opens it. */
import type { APIRoute } from 'astro';
import { meeples, season } from '../../../data/season.ts';
import { supposedGroups } from '../../../data/what-if.ts';
import type { Division } from '../../../season/model.ts';

export const getStaticPaths = async () =>
  (await season()).divisions.map((division) => ({
    params: { division: division.config.id },
    props: { division },
  }));

export const GET: APIRoute<{ division: Division }> = async ({ props: { division } }) => {
  const meepleOf = await meeples();
  const groups = supposedGroups(division).map((group) => ({
    ...group,
    pieces: Object.fromEntries(group.players.map((player) => [player, meepleOf(player)])),
  }));
  return Response.json(groups);
};
