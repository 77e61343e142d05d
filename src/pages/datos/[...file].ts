/** /datos/…: the data that programs fetch, be they other people's or the tools of our pages. */
import type { APIRoute } from 'astro';
import { dataFiles } from '../../data/open-data.ts';
import { prodeFiles } from '../../data/prode.ts';
import { meeples, season } from '../../data/season.ts';
import { supposedGroups } from '../../data/what-if.ts';
import type { Division } from '../../season/model.ts';

/** The groups of a division for «¿Y si…?», each with the colours of its players' meeples. */
async function whatIfFile(division: Division): Promise<string> {
  const meepleOf = await meeples();
  const groups = supposedGroups(division).map((group) => ({
    ...group,
    pieces: Object.fromEntries(group.players.map((player) => [player, meepleOf(player)])),
  }));
  return JSON.stringify(groups);
}

type Write = () => string | Promise<string>;

export const getStaticPaths = async () => {
  const files: Record<string, Write> = {};
  for (const { name, json, csv } of dataFiles) {
    files[`${name}.json`] = json;
    if (csv) files[`${name}.csv`] = csv;
  }
  for (const file of await prodeFiles()) {
    files[`prode/${file.id}.json`] = () => JSON.stringify(file);
  }
  for (const division of (await season()).divisions) {
    files[`ysi/${division.config.id}.json`] = () => whatIfFile(division);
  }
  return Object.entries(files).map(([file, write]) => ({ params: { file }, props: { write } }));
};

export const GET: APIRoute<{ write: Write }> = async ({ props }) =>
  new Response(await props.write());
