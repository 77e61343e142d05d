/** A card ready to be drawn. */
export interface Composition {
  readonly width: number;
  readonly height: number;
  /** The photo behind the top of the drawing, as wide as the card; null when there is none. */
  readonly photo: { readonly path: string; readonly height: number } | null;
  /** The drawing, transparent where the photo is. */
  readonly svg: string;
}
