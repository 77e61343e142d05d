/** What a picture of the site says, before anything is drawn: plain data, and where it will be. */
import { artDigest } from '../art/catalogue.ts';
import { slug } from '../domain/text.ts';
import { sha256 } from '../snapshot/manifest.ts';

/** 1200 × 630 for previews of links, 1080 × 1350 for Instagram. */
export const sizes = {
  preview: { width: 1200, height: 630 },
  instagram: { width: 1080, height: 1350 },
} as const;

/** Which picture illustrates a card: one of the snapshot's, a drawing by its name, or a scene by any text. */
export type Illustration =
  | { readonly kind: 'photo'; readonly path: string }
  | { readonly kind: 'scene'; readonly scene: 'portada' | 'bienvenida' | 'seleccion' }
  | { readonly kind: 'story'; readonly seed: string };

interface Words {
  /** Beginning of the file's name. */
  readonly name: string;
  /** The picture in words, for who cannot see it. */
  readonly alt: string;
  /** The name of a drawing. */
  readonly emblem: string;
  /** What the card belongs to, above the title. */
  readonly overline: string;
  readonly title: string;
  /** Below the title; may be empty. */
  readonly note: string;
}

export interface Poster extends Words {
  readonly kind: 'poster';
  readonly illustration: Illustration;
}

/** A duel as a card tells it. */
export interface DuelLine {
  readonly home: string;
  readonly away: string;
  /** `2 - 1`, or empty when unplayed. */
  readonly result: string;
  readonly winner: 'home' | 'away' | null;
  /** When it is played; may be empty. */
  readonly when: string;
}

/** Rows under headings: a place or a group, a player, and numbers. */
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

/** A cup's tree, from its earlier phase to the final. */
export interface BracketListing {
  readonly kind: 'bracket';
  readonly columns: readonly {
    readonly title: string;
    readonly duels: readonly (DuelLine | null)[];
  }[];
}

/** A sheet of results beside or below a piece of the board. */
export interface Sheet extends Words {
  readonly kind: 'sheet';
  readonly shape: keyof typeof sizes;
  readonly listing: TableListing | DuelsListing | BracketListing;
}

export type Card = Poster | Sheet;

/** Counted up when cards of the same words are drawn in another way: every card gets a new name. */
const look = 3;

const nameLength = 60;

/**
 * `liga-elite-3f9a…c1.jpg`: a name never means two pictures. The hash is of what the card says, photos
 * included (their paths are hashes too), and of the drawings, so a page knows the address before anything is drawn. What shares an old link
 * still shows the card of then, so publishing keeps those of a week (src/publish/).
 */
export function fileName(card: Card): string {
  // In letters that any address takes.
  const letters = slug(card.name).replace(/[^a-z0-9-]/g, '');
  return `${letters.slice(0, nameLength)}-${sha256(JSON.stringify([look, artDigest, card])).slice(0, 16)}.jpg`;
}

/** Path of a card's file: a JPEG, since WhatsApp and LinkedIn take no WebP. */
export const cardPath = (card: Card): string => `/tarjetas/${fileName(card)}`;

/** Its fields in the order that they have here: their text names the file. */
export const sheet = (shape: Sheet['shape'], said: Omit<Sheet, 'kind' | 'shape'>): Sheet => ({
  kind: 'sheet',
  shape,
  ...said,
});

/** A poster: of the community, and with nothing but its title, where it does not say so itself. */
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
