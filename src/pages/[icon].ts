/** /favicon.ico, /apple-touch-icon.png and the other icons that have to be at the root. */
import type { APIRoute } from 'astro';
import { iconFile, iconNames, type IconName } from '../config/art/icons.ts';

export const getStaticPaths = () =>
  iconNames.map((icon) => ({ params: { icon }, props: { icon } }));

export const GET: APIRoute<{ icon: IconName }> = async ({ props: { icon } }) =>
  new Response(new Uint8Array(await iconFile(icon)));
