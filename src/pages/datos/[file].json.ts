/** The data of the site for other programs; the ranking's file, which an island reads, is its own. */
import type { APIRoute, GetStaticPaths } from 'astro';
import {
  cupFile,
  duelsFile,
  fixtureFile,
  newsFile,
  qualifiersFile,
  standingsFile,
} from '../../open-data/files.ts';
import { dataFiles, type DataFileName } from '../../open-data/catalogue.ts';
import { season } from '../../data/season.ts';
import { allNews } from '../../data/news.ts';
import { qualifiers } from '../../data/tournament.ts';
import { absoluteUrl, newsPath, openDataPath } from '../../config/addresses.ts';
import { duelsOfFile } from './_duels.ts';

const contents: Record<Exclude<DataFileName, 'ranking'>, () => Promise<object>> = {
  posiciones: async () => standingsFile((await season()).divisions),
  fixture: async () => fixtureFile((await season()).divisions),
  copa: async () => cupFile((await season()).cup?.stage ?? null),
  duelos: async () => duelsFile(await duelsOfFile(), absoluteUrl(openDataPath)),
  clasificatorios: async () => qualifiersFile(await qualifiers()),
  noticias: async () => newsFile(await allNews(), (id) => absoluteUrl(newsPath(id))),
};

export const getStaticPaths = (() =>
  dataFiles.flatMap(({ name }) =>
    name === 'ranking' ? [] : [{ params: { file: name }, props: { content: contents[name] } }],
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ content: () => Promise<object> }> = async ({ props: { content } }) =>
  new Response(JSON.stringify(await content()), {
    headers: { 'content-type': 'application/json' },
  });
