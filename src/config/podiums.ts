/** Reads `podiums.yaml`, seasons of which only podiums are known (docs/product.md, «Years before the site»). */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesIn } from '../lib/files.ts';
import { newestYearFirst } from '../lib/number.ts';
import { askNearest, nickKey, sameName, slug } from '../lib/text.ts';
import type { Competition } from './community.ts';
import { text, year } from './schemas/fields.ts';
import { readJson, z } from '../lib/validation.ts';
import { readYamlList, type Mistake } from './yaml-file.ts';

const podiumSchema = z.strictObject({
  /** Id of a competition, also of a `retired` one, which has no file any more. */
  competition: text,
  retired: z.literal(true, 'escribí true, o sacá el renglón').optional(),
  name: text.optional(),
  division: text.optional(),
  year,
  edition: text.optional(),
  champion: text,
  second: text.optional(),
  third: text.optional(),
});

/** A podium. Nicks are spelled as in the file. */
export interface Podium extends z.output<typeof podiumSchema> {
  /** Name of the competition at the time. */
  name: string;
}

const seasonFileSchema = z.object({
  years: z.array(z.number()),
  competitions: z.array(z.object({ id: z.string(), edition: z.string() })),
});

/** A folder of `seasons/`. */
type ArchivedSeason = z.output<typeof seasonFileSchema> & { folder: string };

/** Lists the archived seasons of a community. Invalid files are skipped here, since the archive reports them. */
function readArchivedSeasons(community: string): ArchivedSeason[] {
  const directory = join(community, 'seasons');
  const seasons: ArchivedSeason[] = [];
  for (const { name: folder } of entriesIn(directory)) {
    const file = join(directory, folder, 'season.json');
    if (!existsSync(file)) continue;
    const season = readJson(seasonFileSchema, readFileSync(file, 'utf8'));
    if (season !== null) seasons.push({ ...season, folder });
  }
  return seasons;
}

/** True if two names of editions have the same `slug`, so one address of results: `2ª Edición`, `2a-edicion`. */
export const isSameEdition = (a: string, b: string): boolean => slug(a) === slug(b);

/** Name of a podium's edition: its year if it has no other. */
const editionOf = ({ edition, year: played }: Pick<Podium, 'edition' | 'year'>): string =>
  edition ?? String(played);

/** Completes a podium as written, or says why it cannot be shown, with the field to correct. */
function completePodium(
  podium: z.output<typeof podiumSchema>,
  earlier: readonly Podium[],
  competitions: readonly Competition[],
  archived: readonly ArchivedSeason[],
): Podium | [field: string, message: string] {
  const { competition, retired, division = '', champion, second, third } = podium;
  const current = competitions.find(({ id }) => id === competition);
  if (!current && !retired) {
    const ids = competitions.map(({ id }) => id);
    return [
      'competition',
      `no hay competitions/${competition}.yaml. Si esa competencia no existe más, agregá «retired: true» y su nombre, «name»${askNearest(competition, ids)}`,
    ];
  }
  const name = podium.name ?? current?.name;
  if (name === undefined) {
    return ['competition', 'ya no existe: escribí cómo se llamaba, en «name»'];
  }
  const players = [champion, second, third].filter((nick) => nick !== undefined);
  if (new Set(players.map(nickKey)).size < players.length) {
    return ['champion', 'alguien está dos veces en este podio: corregí uno de los dos'];
  }
  const edition = editionOf(podium);
  const isSamePodium = (other: Podium): boolean =>
    other.competition === competition &&
    isSameEdition(editionOf(other), edition) &&
    sameName(other.division ?? '', division);
  const twin = earlier.find(isSamePodium);
  if (twin) {
    return [
      'champion',
      `esa edición ya tiene campeón más arriba (${twin.champion}): dejá uno, o escribí en qué se distinguen, con «edition» o «division»`,
    ];
  }
  const editionField = podium.edition === undefined ? 'year' : 'edition';
  if (current && isSameEdition(current.edition, edition)) {
    return [
      editionField,
      'es la edición que se juega ahora: cuando termine, se cierra y queda archivada',
    ];
  }
  const isArchivedIn = ({ years, competitions: played }: ArchivedSeason): boolean => {
    const other = played.find(({ id }) => id === competition);
    if (!other) return false;
    if (podium.edition === undefined) return years.includes(podium.year);
    return isSameEdition(other.edition, edition);
  };
  const whole = archived.find(isArchivedIn);
  if (whole) {
    return [
      editionField,
      `esa edición ya está entera en seasons/${whole.folder}: borrá este podio, o si es otra, escribí cómo se llamó en «edition»`,
    ];
  }
  // The file may spell the division without its accents.
  const official = current?.divisions.find((other) => sameName(other.name, division));
  return { ...podium, name, division: official?.name ?? podium.division };
}

/**
 * Reads podiums.yaml, newest year first and then as in the file. Both lists are empty without the file. A podium with a
 * mistake is left out. Mistakes are returned, not thrown.
 * @param community Path of the community's folder.
 * @param competitions All of the community. A podium of their current edition, or of an archived one, is a mistake.
 */
export function readPodiums(
  community: string,
  competitions: readonly Competition[],
): { podiums: Podium[]; mistakes: Mistake[] } {
  const path = join(community, 'podiums.yaml');
  if (!existsSync(path)) return { podiums: [], mistakes: [] };
  const { items, mistakes, mistakeAt } = readYamlList(path, podiumSchema);
  const archived = readArchivedSeasons(community);
  const podiums: Podium[] = [];
  for (const { index, value } of items) {
    const podium = completePodium(value, podiums, competitions, archived);
    if (Array.isArray(podium)) {
      const [field, message] = podium;
      mistakes.push(mistakeAt([index, field], message));
    } else podiums.push(podium);
  }
  return { podiums: newestYearFirst(podiums), mistakes };
}
