/** Which sources a person lets lose their rows: names, as the command and the button give them. */
import { ConfigurationError } from '../config/error.ts';
import { nearestOf } from '../config/nearest.ts';
import { sourceNames, type SourceName } from '../sources/catalog.ts';

/**
 * Names out of `--accept-shrink`, given once or more often, several separated by spaces or commas.
 * @throws ConfigurationError naming one that is no source's.
 */
export function acceptedShrinks(values: readonly string[]): readonly SourceName[] {
  const names = values.flatMap((value) => value.split(/[\s,]+/)).filter(Boolean);
  return names.map((name) => {
    const known = sourceNames.find((one) => one === name);
    if (known) return known;
    const like = nearestOf(name, sourceNames);
    throw new ConfigurationError(
      `--accept-shrink ${name}: no hay una fuente con ese nombre${like === undefined ? '' : `; ¿es ${like}?`}`,
    );
  });
}
