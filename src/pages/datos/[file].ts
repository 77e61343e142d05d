/** /datos/….json and .csv: the site's data, for other programs and for the home page's island. */
import type { APIRoute } from 'astro';
import { dataFiles } from '../../data/open-data.ts';

export const getStaticPaths = () =>
  dataFiles.flatMap(({ name, json, csv }) => [
    { params: { file: `${name}.json` }, props: { write: json } },
    ...(csv ? [{ params: { file: `${name}.csv` }, props: { write: csv } }] : []),
  ]);

export const GET: APIRoute<{ write: () => Promise<string> }> = async ({ props: { write } }) =>
  new Response(await write());
