/** Draws cards into the site: previews of shared links, and pictures to post. */
import { copyFile, mkdir } from 'node:fs/promises';
import { outDir } from 'astro:config/server';
import { tellAbout } from '../lib/error.ts';
import type { Card } from '../outputs/cards/card.ts';
import { cardFile, fileName } from '../outputs/cards/render.ts';
import { environment } from './this-build.ts';

const directory = new URL('tarjetas/', outDir);

/** Cards that are drawn or being drawn, by file name. */
const drawings = new Map<string, Promise<void>>();

async function draw(card: Card, name: string): Promise<void> {
  try {
    const file = await cardFile(card, name, environment.snapshotDirectory);
    // The development server serves cards from their cache (src/build/site-build.ts).
    if (import.meta.env.DEV) return;
    await mkdir(directory, { recursive: true });
    await copyFile(file, new URL(name, directory));
  } catch (error) {
    throw tellAbout(card.name, error);
  }
}

/**
 * Draws a card, once per build, and returns its path without base, `/tarjetas/….jpg`: WhatsApp and LinkedIn accept no
 * WebP. An error is `about` the card's name.
 */
export async function cardPath(card: Card): Promise<string> {
  const name = fileName(card);
  const drawing = drawings.get(name) ?? draw(card, name);
  drawings.set(name, drawing);
  await drawing;
  return `/tarjetas/${name}`;
}
