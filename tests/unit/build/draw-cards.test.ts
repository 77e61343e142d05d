import { access } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { RouteData } from 'astro';
import { expect, test } from 'vitest';
import { drawCards } from '../../../src/build/draw-cards.ts';
import { cardPath } from '../../../src/outputs/cards/address.ts';
import { poster, type Illustration } from '../../../src/outputs/cards/card.ts';
import { folderOfEach } from '../../fixtures/folder.ts';

const folder = folderOfEach();

const cardOf = (name: string, illustration: Illustration) =>
  poster({ name, title: name, illustration });
const cards = {
  '/drawn': cardOf('dibujada', { kind: 'scene', scene: 'portada' }),
  '/lost': cardOf('perdida', { kind: 'photo', path: 'images/none.jpg' }),
};

const routeData: RouteData = {
  ...{ route: '', component: '', params: [], distURL: [], pattern: /./, segments: [] },
  ...{ type: 'page', prerender: true, fallbackRoutes: [], isIndex: false, origin: 'project' },
};

test('a page waits for its own cards, and does not fail for another page’s card', async () => {
  const prerenderer = drawCards(
    {
      name: 'pages',
      getStaticPaths: () => Promise.resolve([]),
      async render({ url }) {
        await Promise.resolve();
        return new Response(cardPath(cards[new URL(url).pathname as keyof typeof cards]));
      },
    },
    pathToFileURL(folder('/')),
  );
  const render = async (path: string): Promise<string> => {
    const request = new Request(`https://site.example${path}`);
    const page = await prerenderer.render(request, { routeData });
    return page instanceof Response ? page.text() : '';
  };
  await prerenderer.setup?.();
  const [drawn, lost] = await Promise.allSettled([render('/drawn'), render('/lost')]);
  if (drawn.status === 'rejected') throw drawn.reason;
  await access(folder(drawn.value));
  expect(lost).toMatchObject({ status: 'rejected', reason: { about: 'perdida' } });
  await prerenderer.teardown?.();
});
