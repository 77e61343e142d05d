/** /datos/prode/….json: the rounds of a division or a bracket, which el prode fetches when a visitor opens it. */
import type { APIRoute } from 'astro';
import { prodeFiles, type ProdeFile } from '../../../data/prode.ts';

export const getStaticPaths = async () =>
  (await prodeFiles()).map((file) => ({ params: { id: file.id }, props: { file } }));

export const GET: APIRoute<{ file: ProdeFile }> = ({ props: { file } }) => Response.json(file);
