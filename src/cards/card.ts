/** What a picture of the site says, before anything is drawn: plain data. */
import type { Trophy } from '../config/site.ts';

/** 1200 × 630 for previews of links, 1080 × 1350 for Instagram. */
export const sizes = {
  preview: { width: 1200, height: 630 },
  instagram: { width: 1080, height: 1350 },
} as const;

/** Which picture illustrates a card: one of the snapshot's, or our art. */
export type Illustration =
  | { readonly kind: 'photo'; readonly path: string }
  | { readonly kind: 'scene'; readonly scene: SceneName }
  /** A scene of its own for every seed. */
  | { readonly kind: 'story'; readonly seed: string };

/** Name of one of our scenes. */
export type SceneName = 'portada' | 'bienvenida' | 'seleccion';

/** The emblem on a card. */
export type Emblem = 'logo' | 'logo-liga' | 'logo-copa' | `trofeo-${Trophy}`;

interface Words {
  /** Beginning of the file's name. */
  readonly name: string;
  /** The picture in words, for who cannot see it. */
  readonly alt: string;
  readonly emblem: Emblem;
  /** What the card belongs to, above the title. */
  readonly overline: string;
  readonly title: string;
  /** Below the title; may be empty. */
  readonly note: string;
}

/** A picture with a title below. */
export interface Poster extends Words {
  readonly kind: 'poster';
  readonly illustration: Illustration;
}

/** A row of a table: a place or a group, a player, numbers under the table's headings. */
export interface TableRow {
  readonly place: string;
  readonly player: string;
  readonly values: readonly string[];
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

/** What a sheet lists. */
export type Listing =
  | {
      readonly kind: 'table';
      readonly headings: readonly string[];
      readonly rows: readonly TableRow[];
    }
  | {
      readonly kind: 'duels';
      readonly blocks: readonly { readonly title: string; readonly duels: readonly DuelLine[] }[];
    }
  | {
      readonly kind: 'bracket';
      readonly columns: readonly {
        readonly title: string;
        readonly duels: readonly (DuelLine | null)[];
      }[];
    };

/** A sheet of results beside or below a piece of the board. */
export interface Sheet extends Words {
  readonly kind: 'sheet';
  readonly shape: keyof typeof sizes;
  readonly listing: Listing;
}

/** What can be drawn. */
export type Card = Poster | Sheet;

/** How large a card is, in pixels. */
export function sizeOf(card: Card): (typeof sizes)[keyof typeof sizes] {
  return sizes[card.kind === 'poster' ? 'preview' : card.shape];
}
