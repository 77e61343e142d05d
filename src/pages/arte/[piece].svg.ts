/** /arte/<name>.svg: the site's own pictures. */
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { catalogue } from '../../art/catalogue.ts';

export const prerender = true;

export const getStaticPaths = (() =>
  catalogue.map(({ name, draw }) => ({
    params: { piece: name },
    props: { draw },
  }))) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props }) =>
  new Response(props.draw(), { headers: { 'content-type': 'image/svg+xml' } });
