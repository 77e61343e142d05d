/** Names that have to be those of a division or a phase. */
import { nearestOf } from '../config/nearest.ts';
import { divisions } from '../config/site.ts';
import { duelColumns } from '../domain/duels.ts';
import type { Problem } from '../domain/problem.ts';
import { listNames, sameName } from '../domain/text.ts';
import type { KnownSources } from './parse.ts';
import { divisionNamed, problemAt } from './rule.ts';

const suggestion = (name: string, known: readonly string[]): string => {
  const like = nearestOf(name, known);
  return like === undefined
    ? `escribí ${listNames(known)}, la que sea`
    : `¿quisiste decir «${like}»?`;
};

/** The daily duels' divisions are the league's, their phases the cup's. */
export function unknownCategories(known: KnownSources): Problem[] {
  const names = divisions.map(({ name }) => name);
  const phases = (known['fixtures-cup'] ?? []).map(({ name }) => name);
  return [
    ...(known['duels-league'] ?? []).flatMap(({ row, category }) =>
      category === '' || divisionNamed(category)
        ? []
        : [
            problemAt('duels-league', row, duelColumns.category.at, category, {
              reason: 'no es una división de la liga: el duelo no está en la página de ninguna',
              advice: suggestion(category, names),
            }),
          ],
    ),
    ...(known['duels-cup'] ?? []).flatMap(({ row, category }) =>
      category === '' || phases.length === 0 || phases.some((name) => sameName(name, category))
        ? []
        : [
            problemAt('duels-cup', row, duelColumns.category.at, category, {
              reason: 'no es una fase de la copa',
              advice: suggestion(category, phases),
            }),
          ],
    ),
  ];
}
