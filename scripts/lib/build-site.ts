/**
 * Building a site that is to be published. Where a page that one item of the data has cannot be built, or fails its
 * check, the site is built once more without that item (docs/product.md, «Publishing»). Nothing of it is remembered.
 */
import { readFile, rm } from 'node:fs/promises';
import type { OmittedItem } from '../../src/config/environment.ts';
import { places } from '../../src/config/site.ts';
import { parseCsv } from '../../src/domain/csv.ts';
import { nickSlug } from '../../src/domain/player-slug.ts';
import { provinceSlug } from '../../src/domain/province.ts';
import { firstCharacters } from '../../src/domain/text.ts';
import type { SiteReport } from '../../src/publish/rebuild.ts';
import { readSnapshotFiles, type SnapshotFiles } from '../../src/snapshot/files.ts';
import { isCollection } from '../../src/sources/catalog.ts';
import { decode } from '../check/links.ts';
import type { Fault } from './fail.ts';
import { run } from './run.ts';

/** When more fail at once, no item is at fault. */
const maxItems = 10;

/** Title of a news item. */
function titleOf(id: string, { sources }: SnapshotFiles): string {
  const items = JSON.parse(sources.get('news') ?? '[]') as { id: string; title?: unknown }[];
  const title = items.find((item) => item.id === id)?.title;
  return typeof title === 'string' ? firstCharacters(title, 80) : id;
}

/** The nick that gives a player's address: any cell of a sheet. */
function nickOf(slug: string, { sources }: SnapshotFiles): string {
  const sheets = [...sources].filter(([name]) => !isCollection(name));
  const cells = sheets.flatMap(([name, text]) => parseCsv(name, text).flat());
  return cells.find((cell) => nickSlug(cell) === slug) ?? slug;
}

const provinceOf = (slug: string): string =>
  places.find((province) => provinceSlug(province) === slug)?.name ?? slug;

/** Items with a page: what is `about` each, with the item as a group; its page; and how a person knows it. */
const kinds: readonly [RegExp, string, (item: string, files: SnapshotFiles) => string][] = [
  [
    /^(?:\/noticias\/([^/]+)|noticia-(.+))$/,
    '/noticias/',
    (id, files) => `la noticia «${titleOf(id, files)}»`,
  ],
  [
    /^(?:\/jugadores\/([^/.]+)(?:\.json)?|\/calendarios\/jugador\/(.+)\.ics|jugador-(.+))$/,
    '/jugadores/',
    (slug, files) => `la página de «${nickOf(slug, files)}»`,
  ],
  [
    /^(?:\/torneos\/nacional\/([^/]+)|\/calendarios\/clasificatorios\/(.+)\.ics|clasificatorios-(.+))$/,
    '/torneos/nacional/',
    (slug) => `los clasificatorios de ${provinceOf(slug)}`,
  ],
];

/** The items that faults are about, each with the first thing that is wrong with it. */
function itemsOf(faults: readonly Fault[], files: SnapshotFiles): OmittedItem[] {
  const items = new Map<string, OmittedItem>();
  for (const { about, reason } of faults) {
    for (const [pattern, folder, nameOf] of kinds) {
      const item = pattern
        .exec(decode(about ?? ''))
        ?.slice(1)
        .find((group) => group);
      if (!item || items.has(folder + item)) continue;
      items.set(folder + item, { page: folder + item, name: nameOf(item, files), reason });
    }
  }
  return [...items.values()];
}

/** What check:site says begins with the file that it is about. */
function faultOf(problem: string): Fault {
  const [, file] = /^(.+?\.(?:html|json|ics)): /.exec(problem) ?? [];
  return { about: file ? `/${file.replace(/\.html$/, '')}` : null, reason: problem };
}

export interface SiteSteps {
  /** Builds the site without these items. @returns What kept it from being built. */
  build: (omitted: readonly OmittedItem[]) => Promise<Fault[]>;
  /** Checks the site that was built. */
  check: () => Promise<SiteReport>;
}

/**
 * Builds a site and checks it, once more without the items whose pages failed.
 * @param snapshot Directory of the data, which says what the items are called.
 * @returns What keeps it from being published, and what should be mended, also in items that were left out.
 */
export async function buildSite(
  snapshot: string,
  { build, check }: SiteSteps,
): Promise<SiteReport> {
  const attempt = async (omitted: readonly OmittedItem[]) => {
    const faults = await build(omitted);
    if (faults.length > 0) return { faults, warnings: [] };
    const { problems, warnings } = await check();
    return { faults: problems.map(faultOf), warnings };
  };
  const reported = ({ faults, warnings }: Awaited<ReturnType<typeof attempt>>): SiteReport => ({
    problems: faults.map(({ reason }) => reason),
    warnings,
  });

  const first = await attempt([]);
  const omitted = itemsOf(first.faults, await readSnapshotFiles(snapshot));
  if (omitted.length === 0 || omitted.length > maxItems) return reported(first);
  const told = omitted.map(
    ({ name, reason }) =>
      `sin ${name} se armó el sitio, porque falló: ${reason}. Corregí lo que tenga de raro; la próxima vez se prueba de nuevo`,
  );
  console.error(`Se arma otra vez, sin ${omitted.map(({ name }) => name).join(', ')}.`);
  const { problems, warnings } = reported(await attempt(omitted));
  return { problems, warnings: [...told, ...warnings] };
}

/**
 * Runs `npm run build` into a directory, in a process of its own.
 * @param settings Environment besides this process's own.
 * @returns What kept the site from being built; nothing when it was.
 */
export async function runBuild(
  out: string,
  omitted: readonly OmittedItem[],
  settings: Record<string, string>,
): Promise<Fault[]> {
  const report = `${out}.faults.json`;
  const code = await run(process.execPath, ['scripts/build.ts', '--out', out, '--json', report], {
    ...settings,
    OMITTED_ITEMS: JSON.stringify(omitted),
    // Who asked for the site says there how it ended.
    GITHUB_STEP_SUMMARY: '',
  });
  if (code === 0) return [];
  try {
    return JSON.parse(await readFile(report, 'utf8')) as Fault[];
  } catch {
    const reason = 'el sitio no se pudo armar: el motivo está en los renglones de la compilación';
    return [{ about: null, reason }];
  } finally {
    await rm(report, { force: true });
  }
}
