/** Draws the cards that pages request (src/outputs/cards/address.ts). */
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import type { AstroPrerenderer } from 'astro';
import type { Connect } from 'vite';
import { requestedCards, type NamedCard } from '../outputs/cards/address.ts';
import { cardFile, prune } from '../outputs/cards/render.ts';
import { readEnvironment } from '../config/environment.ts';
import { tellAbout } from '../lib/error.ts';

const { snapshotDirectory } = readEnvironment(process.env);

/**
 * Wraps a prerenderer: each card is drawn while the pages that request it are rendered. A page is finished once its
 * cards are drawn. It fails if one of them cannot be drawn; that error is `about` the card's name.
 */
export function drawCards(prerenderer: AstroPrerenderer, outDir: URL): AstroPrerenderer {
  const directory = new URL('tarjetas/', outDir);
  const drawn = new Map<string, Promise<void>>();
  const cardsOfPage = new AsyncLocalStorage<Promise<void>[]>();

  async function draw(requested: NamedCard): Promise<void> {
    try {
      const file = await cardFile(requested, snapshotDirectory);
      await copyFile(file, new URL(requested.name, directory));
    } catch (error) {
      throw tellAbout(requested.card.name, error);
    }
  }
  function onRequested(message: unknown): void {
    const requested = message as NamedCard;
    const drawing = drawn.get(requested.name) ?? draw(requested);
    drawn.set(requested.name, drawing);
    // The page awaits the card once its HTML is complete. Until then, a rejection without a handler would end the
    // process.
    drawing.catch(() => undefined);
    cardsOfPage.getStore()?.push(drawing);
  }
  return {
    ...prerenderer,
    async setup() {
      await prerenderer.setup?.();
      await mkdir(directory, { recursive: true });
      subscribe(requestedCards.name, onRequested);
    },
    render: (request, options) =>
      cardsOfPage.run([], async () => {
        const page = await prerenderer.render(request, options);
        await Promise.all(cardsOfPage.getStore() ?? []);
        return page;
      }),
    async teardown() {
      unsubscribe(requestedCards.name, onRequested);
      await prerenderer.teardown?.();
      await prune(drawn);
    },
  };
}

/** Middleware of the development server that serves the cards its pages requested. */
export function serveCards(): Connect.NextHandleFunction {
  const asked = new Map<string, NamedCard>();
  subscribe(requestedCards.name, (message) => {
    const requested = message as NamedCard;
    asked.set(requested.name, requested);
  });
  return ({ url = '' }, response, next) => {
    const requested = asked.get(url.slice(1));
    if (!requested) next();
    else {
      cardFile(requested, snapshotDirectory)
        .then((file) => readFile(file))
        .then((file) => response.end(file), next);
    }
  };
}
