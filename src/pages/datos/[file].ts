/** /datos/….json and .csv: the site's data, for other programs and for the home page's island. */
import type { APIRoute } from 'astro';
import { dataFiles } from '../../data/open-data.ts';

export const getStaticPaths = () => {
  const paths = [];
  for (const { name, json, csv } of dataFiles) {
    paths.push({ params: { file: `${name}.json` }, props: { write: json } });
    if (csv) paths.push({ params: { file: `${name}.csv` }, props: { write: csv } });
  }
  return paths;
};

export const GET: APIRoute<{ write: () => Promise<string> }> = async ({ props: { write } }) =>
  new Response(await write());
