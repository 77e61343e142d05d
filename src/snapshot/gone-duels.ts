/** Duels that a fixture had at the last good run and has no more, where no table would show it. */
import { divisions } from '../config/site.ts';
import { fixtureColumns, type Duel, type Round } from '../domain/fixture.ts';
import { pairKey } from '../domain/player-key.ts';
import type { Problem } from '../domain/problem.ts';
import { nickKey } from '../domain/text.ts';
import { sheetOf, type SourceName } from '../sources/catalog.ts';
import { problemAt } from './rule.ts';

const groupFixtures = divisions.flatMap(({ groups }) => groups.map(({ fixture }) => fixture));

/** Whether a source's duels are asked for: of a group, sums, codes and meetings tell of a row that is gone. */
export function tellsGoneDuels(source: SourceName): boolean {
  const sheet = sheetOf(source);
  return sheet?.kind === 'fixtures' && !groupFixtures.includes(sheet.key);
}

const codeOf = ({ code }: Duel): string => nickKey(code);
const pairOf = ({ home, away }: Duel): string => pairKey(home, away);
const duelsOf = (rounds: unknown): Duel[] => (rounds as Round[]).flatMap(({ duels }) => duels);

/**
 * What is told of them: of those that have just gone, and of those told before until they are back.
 * @param now The source's rounds, as `before` are those of its last good data.
 * @param told What was said of that data.
 */
export function goneDuels(
  source: SourceName,
  now: unknown,
  before: unknown,
  told: readonly Problem[],
): Problem[] {
  const duels = duelsOf(now);
  const codes = new Set(duels.map(codeOf));
  const pairs = new Set(duels.map(pairOf));
  const gone = duelsOf(before).filter(
    (duel) => !codes.has(codeOf(duel)) && !pairs.has(pairOf(duel)),
  );
  return [
    ...told.filter(({ isRemembered, value }) => isRemembered && !codes.has(nickKey(value))),
    ...gone.map(({ row, code, home, away }) =>
      problemAt(source, row, fixtureColumns.code.at, code, {
        reason: `este duelo (${home} y ${away}) estaba y ya no está`,
        advice: 'si se borró su fila, agregala; si está bien, no hace falta nada',
        isRemembered: true,
      }),
    ),
  ];
}
