/**
 * `npm run archive:season -- --id 2026`: the season of the snapshot and of league.yaml, which has ended,
 * into `src/content/community/seasons/2026/`.
 *
 *   --id ID          name of the folder and end of the address: `2026`
 *   --years YEARS    when it was played, `2026` or `2026-2027`; by default the year the id begins with
 *   --unfinished     also while results are missing; who leads then is no champion
 *   --demo           the demo's data, into the demo's own seasons
 */
import './lib/require-community.ts';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../src/config/environment.ts';
import { ConfigurationError } from '../src/config/error.ts';
import { divisions, site } from '../src/config/site.ts';
import { competitionName, seasonChampions } from '../src/domain/season.ts';
import { archiveSeason, type ArchiveReport } from '../src/seasons/archive.ts';
import { parseSnapshot } from '../src/snapshot/snapshot.ts';
import { openSnapshot } from '../src/snapshot/store.ts';
import { fail } from './lib/fail.ts';

/** `2026`, `2026-2027`; the year that the id begins with when nothing is said. */
function readYears(years: string, id: string): number[] {
  const text = years || (/^\d{4}/.exec(id)?.[0] ?? '');
  if (!/^\d{4}(-\d{4})?$/.test(text)) {
    throw new ConfigurationError('--years: decí en qué año se jugó, como 2026 o 2026-2027');
  }
  return text.split('-').map(Number);
}

function report({ path, isUnchanged, sheets, season, missing, problems }: ArchiveReport): string {
  const champions = seasonChampions(season).map(
    (champion) => `  ${competitionName(champion)}: ${champion.player ?? 'Sin definir'}`,
  );
  return [
    isUnchanged
      ? `${path}: ya estaba archivada con los mismos datos; no cambió nada.`
      : `Temporada archivada en ${path}: season.json y ${sheets.length} hojas.`,
    'Campeones:',
    ...champions,
    ...(missing.length > 0 ? ['Atención: se archivó sin terminar. Falta:'] : []),
    ...missing.map((one) => `  ${one}`),
    ...problems.map(
      ({ source, row, column, reason }) => `${source}, fila ${row}, columna ${column}: ${reason}`,
    ),
    'Para empezar la próxima: en league.yaml cambiá season y, si hace falta, las divisiones; en cup.yaml, edition; en',
    'sources.yaml, las direcciones de las hojas nuevas.',
  ].join('\n');
}

try {
  const { values } = parseArgs({
    options: {
      id: { type: 'string', default: '' },
      years: { type: 'string', default: '' },
      unfinished: { type: 'boolean', default: false },
      demo: { type: 'boolean', default: false },
    },
  });
  if (values.id === '') {
    throw new ConfigurationError(
      'falta --id: el nombre de la temporada que termina, como --id 2026',
    );
  }
  const environment = readEnvironment({
    ...process.env,
    ...(values.demo ? { DATA: 'demo' } : {}),
  });
  if (environment.data === 'demo' && !values.demo) {
    throw new ConfigurationError(
      'los datos son los de demostración; traé los de la comunidad con «npm run snapshot» y usá DATA=live, o agregá --demo si es una prueba',
    );
  }
  const files = await openSnapshot(environment.snapshotDirectory);
  parseSnapshot(files);
  const done = await archiveSeason(
    environment.seasonsDirectory,
    {
      id: values.id,
      name: site.league?.season ?? site.cup?.edition ?? values.id,
      years: readYears(values.years, values.id),
      divisions,
      cup: site.cup && files.sources.has('fixtures-cup') ? { edition: site.cup.edition } : null,
    },
    files.sources,
    { unfinished: values.unfinished },
  );
  console.log(report(done));
} catch (error) {
  fail('No se archivó nada', error);
}
