/** Cards: the content of the site's pictures as plain data, before anything is drawn, and their addresses. */
import { channel } from 'node:diagnostics_channel';
import { artDigest } from '../art/catalogue.ts';
import { slug } from '../domain/text.ts';
import { sha256 } from '../files/hash.ts';

/** Sizes in pixels, for link previews and for Instagram. */
export const sizes = {
  preview: { width: 1200, height: 630 },
  instagram: { width: 1080, height: 1350 },
} as const;

/** Picture of a card: a photo of the snapshot, a drawing by name, or a scene that any text selects. */
export type Illustration =
  | { readonly kind: 'photo'; readonly path: string }
  | { readonly kind: 'scene'; readonly scene: 'portada' | 'bienvenida' | 'seleccion' }
  | { readonly kind: 'story'; readonly seed: string };

interface CardText {
  /** Beginning of the file's name. */
  readonly name: string;
  readonly alt: string;
  /** Name of the drawing beside the words. */
  readonly emblem: string;
  /** Line above the title: what the card belongs to. */
  readonly overline: string;
  readonly title: string;
  /** Line below the title; may be empty. */
  readonly note: string;
}

export interface Poster extends CardText {
  readonly kind: 'poster';
  readonly illustration: Illustration;
}

export interface DuelLine {
  readonly home: string;
  readonly away: string;
  /** `2 - 1`; empty before the duel is played. */
  readonly result: string;
  readonly winner: 'home' | 'away' | null;
  /** Day and time of a duel that is not played yet; may be empty. */
  readonly when: string;
}

/** Rows with a place or a group, a player, and values. */
export interface TableListing {
  readonly kind: 'table';
  readonly headings: readonly string[];
  readonly rows: readonly {
    readonly place: string;
    readonly player: string;
    readonly values: readonly string[];
  }[];
}

/** Duels, in blocks of a group or phase. */
export interface DuelsListing {
  readonly kind: 'duels';
  readonly blocks: readonly { readonly title: string; readonly duels: readonly DuelLine[] }[];
}

/** A cup's tree, from its first phase to the final. */
export interface BracketListing {
  readonly kind: 'bracket';
  readonly columns: readonly {
    readonly title: string;
    readonly duels: readonly (DuelLine | null)[];
  }[];
}

/**
 * Card with a listing beside or below a piece of the board. `kind` keeps its value, which names of published files
 * hash.
 */
export interface ListingCard extends CardText {
  readonly kind: 'sheet';
  readonly shape: keyof typeof sizes;
  readonly listing: TableListing | DuelsListing | BracketListing;
}

export type Card = Poster | ListingCard;

/** Version of the design. A higher number gives all cards new names, so that no old picture is served from a cache. */
const designVersion = 3;

const maxNameLength = 60;

/**
 * Name of a card's file: `liga-elite-3f9a…c1.jpg`. It contains a hash of the card's content, photos included (their
 * paths are hashes too), and of all drawings, so a name never means two pictures, and a page knows the address before
 * anything is drawn. Links that were shared before still request the old card, so publishing keeps cards for a week,
 * unless they show somebody who asked to be left out (src/publish/).
 */
export function fileName(card: Card): string {
  const name = slug(card.name).replace(/[^a-z0-9-]/g, '');
  const digest = sha256(JSON.stringify([designVersion, artDigest, card]));
  return `${name.slice(0, maxNameLength)}-${digest.slice(0, 16)}.jpg`;
}

/** Channel that tells the build which cards pages request (src/build/draw-cards.ts). */
export const requestedCards = channel('site:cards');

/** Requests a card; returns its path, `/tarjetas/….jpg`. Cards are JPEGs: WhatsApp and LinkedIn accept no WebP. */
export function cardPath(card: Card): string {
  requestedCards.publish(card);
  return `/tarjetas/${fileName(card)}`;
}

/** Makes a card with a listing. The order of the fields must stay, because `fileName` hashes their JSON. */
export const listingCard = (
  shape: ListingCard['shape'],
  content: Omit<ListingCard, 'kind' | 'shape'>,
): ListingCard => ({
  kind: 'sheet',
  shape,
  ...content,
});

/** Makes a poster. By default it shows the community's logo and no words except the title. */
export function poster({
  name,
  title,
  note = '',
  alt = [title, note].filter(Boolean).join(': '),
  emblem = 'logo',
  overline = '',
  illustration,
}: Pick<Poster, 'name' | 'title' | 'illustration'> & Partial<Poster>): Poster {
  return { kind: 'poster', name, alt, emblem, overline, title, note, illustration };
}
