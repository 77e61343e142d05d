/** Corrections of published results (docs/product.md, «Corrections»). */

/** Headings of `history/corrections.csv` (docs/product.md, «Corrections»). */
export const correctionHeadings =
  'dia,temporada,duelo,lugar,local,visitante,cambio,antes,despues'.split(',');

/** Values of the column `cambio`. Earlier versions also wrote lines about players and days. */
export const correctionKinds = ['resultado', 'duelo', 'campeón', 'jugador', 'día'];

/** Values in place of a result: of a duel that has none any more, and of one that no row has any more. */
export const noResult = 'sin resultado';
export const noDuel = 'ya no figura';

/**
 * A row of the file. `day` is when the change was published, `id` the duel's id in its season. `before` and `after` are
 * written as pages show them, except days (`YYYY-MM-DD`), from the side of `home`. Id, place and nicks are those of now.
 * For a champion, `id` is the title's id and the sides are empty.
 */
export type Correction = Record<
  'day' | 'season' | 'id' | 'place' | 'home' | 'away' | 'change' | 'before' | 'after',
  string
>;
