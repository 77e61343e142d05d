/** Cards: the content of the site's pictures as plain data, before anything is drawn. */
import type { PlayedCompetition } from '../../config/stages.ts';

/** Sizes in pixels, for link previews and for Instagram. */
export const sizes = {
  preview: { width: 1200, height: 630 },
  instagram: { width: 1080, height: 1350 },
} as const;

/** Picture of a poster. */
export type Illustration =
  /** A photo of the snapshot. */
  | { readonly kind: 'photo'; readonly path: string }
  /** A drawing of the catalogue. */
  | { readonly kind: 'scene'; readonly scene: 'portada' }
  /** The scene of that name, or the one that any other text always gets. */
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

/** A picture with words below it. */
export interface Poster extends CardText {
  readonly kind: 'poster';
  readonly illustration: Illustration;
}

/** A duel as a card shows it. */
export interface DuelLine {
  readonly home: string;
  readonly away: string;
  /** `2 - 1`; empty before the duel is played. */
  readonly result: string;
  readonly winner: 'home' | 'away' | null;
  /** Day and time of a duel that is not played yet; may be empty. */
  readonly when: string;
}

/** A table. Each row has a place, or a group's name instead, a player, and a value for each heading. */
export interface TableListing {
  readonly kind: 'table';
  readonly headings: readonly string[];
  readonly rows: readonly {
    readonly place: string;
    readonly player: string;
    readonly values: readonly string[];
  }[];
}

/** Duels below each other. */
export interface DuelsListing {
  readonly kind: 'duels';
  readonly duels: readonly DuelLine[];
}

/** Card with a listing beside or below a piece of the board. */
export interface ListingCard extends CardText {
  /** Part of the hash in the file's name: another word would change the addresses that were already shared. */
  readonly kind: 'sheet';
  readonly shape: keyof typeof sizes;
  readonly listing: TableListing | DuelsListing;
}

export type Card = Poster | ListingCard;

/** Content of a card. By default it has the community's logo, and no words except the title. */
type Content = Pick<CardText, 'name' | 'title'> &
  Partial<Pick<CardText, 'overline' | 'note'>> & { emblem?: string | undefined };

const defaultEmblem = 'logo';

/** Makes a listing card's data, by default as `poster` except `alt`. Keep the fields' order: a hash names the file. */
export function listingCard(
  shape: ListingCard['shape'],
  content: Content & Pick<ListingCard, 'alt' | 'listing'>,
): ListingCard {
  const { name, alt, title, emblem = defaultEmblem, overline = '', note = '', listing } = content;
  return { kind: 'sheet', shape, emblem, overline, note, name, alt, title, listing };
}

/**
 * Makes a poster's data. By default `emblem` is `logo`, `overline` and `note` are empty, and `alt` is `title: note`, or
 * the title without a note. A hash of the fields in their order names the file: another order changes all addresses.
 */
export function poster(content: Content & Pick<Poster, 'illustration'> & { alt?: string }): Poster {
  const { name, title, emblem = defaultEmblem, overline = '', note = '', illustration } = content;
  const { alt = [title, note].filter(Boolean).join(': ') } = content;
  return { kind: 'poster', emblem, overline, note, alt, name, title, illustration };
}

/** Line above the title of a competition's card: `Liga Nacional · 1ª temporada`. */
export const editionLine = (competition: Pick<PlayedCompetition, 'name' | 'edition'>): string =>
  `${competition.name} · ${competition.edition}`;
