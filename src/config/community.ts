/** A community's files, read and checked: everything about them or all that is wrong. */
import { join } from 'node:path';
import { cupSchema } from './schemas/cup.ts';
import { eloSchema } from './schemas/elo.ts';
import { leagueSchema } from './schemas/league.ts';
import { nationalSchema } from './schemas/national.ts';
import { nicksSchema } from './schemas/nicks.ts';
import { placesSchema } from './schemas/places.ts';
import { siteSchema } from './schemas/site.ts';
import { sourcesSchema } from './schemas/sources.ts';
import { teamSchema } from './schemas/team.ts';
import type { z } from './schemas/validation.ts';
import { sheetKeys } from './sheets.ts';
import { sheetMistakes } from './sources.ts';
import { readTexts } from './texts.ts';
import { mistakesError, readYamlFile, type Mistake } from './yaml-file.ts';

/** One schema a file, by its name without `.yaml`. */
export const schemas = {
  site: siteSchema,
  league: leagueSchema,
  cup: cupSchema,
  national: nationalSchema,
  team: teamSchema,
  sources: sourcesSchema,
  elo: eloSchema,
  nicks: nicksSchema,
  places: placesSchema,
} as const;

type FileName = keyof typeof schemas;

/** Everything about a community. */
export type Community = { readonly [Name in FileName]: z.output<(typeof schemas)[Name]> };

/** What a community's folder says. */
export interface CommunityFolder {
  /** Null when there is any mistake. */
  community: Community | null;
  mistakes: Mistake[];
  /** What is still the demo's. */
  placeholders: Mistake[];
}

/** Reads a community's folder. */
export function readCommunity(directory: string): CommunityFolder {
  const at = (name: FileName): string => join(directory, `${name}.yaml`);
  const files = {
    site: readYamlFile(at('site'), schemas.site),
    league: readYamlFile(at('league'), schemas.league),
    cup: readYamlFile(at('cup'), schemas.cup),
    national: readYamlFile(at('national'), schemas.national),
    team: readYamlFile(at('team'), schemas.team),
    sources: readYamlFile(at('sources'), schemas.sources),
    elo: readYamlFile(at('elo'), schemas.elo),
    nicks: readYamlFile(at('nicks'), schemas.nicks),
    places: readYamlFile(at('places'), schemas.places),
  };
  const league = files.league.value;
  const cup = files.cup.value;
  const mistakes = [
    ...Object.values(files).flatMap((file) => file.mistakes),
    ...(league && cup
      ? sheetMistakes(
          files.sources,
          sheetKeys(league.status === 'absent' ? null : league.divisions, cup.status !== 'absent'),
        )
      : []),
    ...(league && cup && 'path' in league && 'path' in cup && league.path === cup.path
      ? [files.cup.mistakeAt(['path'], 'es la dirección de la liga: elegí otra')]
      : []),
    ...readTexts(directory).mistakes,
  ];
  const values = Object.fromEntries(
    Object.entries(files).map(([name, { value }]) => [name, value]),
  );
  return {
    community: mistakes.length > 0 ? null : (values as Community),
    mistakes,
    placeholders: Object.values(files).flatMap((file) => file.placeholders),
  };
}

const loaded = new Map<string, Community>();

/**
 * A community's folder, read once a process.
 * @throws ConfigurationError with everything that is wrong, a line each.
 */
export function loadCommunity(directory: string): Community {
  const known = loaded.get(directory);
  if (known) return known;
  const { community, mistakes } = readCommunity(directory);
  if (!community) throw mistakesError(mistakes);
  loaded.set(directory, community);
  return community;
}
