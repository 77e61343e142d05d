/** Data of a player for the visitor's own card (src/client/own-card.ts). */
import type { APIRoute } from 'astro';
import { ownCard } from '../../data/own-card.ts';
import { players, type Player } from '../../data/players.ts';

export const getStaticPaths = async () =>
  (await players()).map((player) => ({
    params: { nick: player.slug },
    props: { player },
  }));

export const GET: APIRoute<{ player: Player }> = async ({ props }) =>
  Response.json(await ownCard(props.player));
