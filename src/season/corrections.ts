/** Corrections of published results (docs/product.md, «Corrections»). */

/**
 * A row of `history/corrections.csv`. `day` is when the change was published, `id` the duel's id in its season. `change`
 * says what changed: `resultado`, `duelo`, `campeón`, `jugador` or `día`. `before` and `after` are written as pages show
 * them, except days (`YYYY-MM-DD`), from the side of `home`. Id, place and nicks are those of now. For a champion, `id`
 * is the title's id and the sides are empty.
 */
export type Correction = Record<
  'day' | 'season' | 'id' | 'place' | 'home' | 'away' | 'change' | 'before' | 'after',
  string
>;
