/**
 * Builds a site for publication. If the page of one data item cannot be built or fails its check, the site is built
 * once more without that item (docs/product.md, «Publishing»).
 */
import { readFile, rm } from 'node:fs/promises';
import type { Environment } from '../../src/config/environment.ts';
import { places } from '../../src/config/site.ts';
import { parseCsv } from '../../src/sources/sheets/csv.ts';
import { nickSlug } from '../../src/season/player-slug.ts';
import { provinceSlug } from '../../src/sources/documents/province.ts';
import { firstCharacters } from '../../src/lib/clean.ts';
import type { SiteReport } from '../../src/publish/rebuild.ts';
import { openSnapshot, type SnapshotFiles } from '../../src/snapshot/files.ts';
import { isCollection } from '../../src/sources/catalog/catalog.ts';
import { checkSite } from '../check/check-site.ts';
import { decode } from '../check/links.ts';
import type { Fault } from './fail.ts';
import { run } from './run.ts';

type Omitted = Environment['omitted'];

/** When more items fail at once, the cause is not the items, and the site is refused. */
const maxItems = 10;

function newsName(id: string, { sources }: SnapshotFiles): string {
  const items = JSON.parse(sources.get('news') ?? '[]') as { id: string; title?: unknown }[];
  const title = items.find((item) => item.id === id)?.title;
  return `la noticia «${typeof title === 'string' ? firstCharacters(title, 80) : id}»`;
}

/** Finds the nick again: any cell of a sheet whose slug is that of the page. */
function playerName(slug: string, { sources }: SnapshotFiles): string {
  const sheets = [...sources].filter(([name]) => !isCollection(name));
  const cells = sheets.flatMap(([, text]) => parseCsv(text).flat());
  return `la página de «${cells.find((cell) => nickSlug(cell) === slug) ?? slug}»`;
}

const provinceName = (slug: string): string =>
  `los clasificatorios de ${places.find((province) => provinceSlug(province) === slug)?.name ?? slug}`;

/**
 * Items with a page of their own: the folder of their pages, a pattern of the files and cards that are theirs
 * (`/noticias/abc`, `noticia-abc`; `/jugadores/ana.json`, `/calendarios/jugador/ana.ics`), and their name.
 */
const kinds = [
  ['/noticias/', /^(?:\/noticias\/|noticia-)([^/]+)$/, newsName],
  [
    '/jugadores/',
    /^(?:\/jugadores\/|\/calendarios\/jugador\/|jugador-)([^/.]+)(?:\.json|\.ics)?$/,
    playerName,
  ],
  [
    '/torneos/nacional/',
    /^(?:\/torneos\/nacional\/|\/calendarios\/clasificatorios\/|clasificatorios-)([^/.]+)(?:\.ics)?$/,
    provinceName,
  ],
] as const;

/** Returns the items that faults are about: a Spanish sentence for each, keyed by the address of its page. */
function itemsOf(faults: readonly Fault[], files: SnapshotFiles): Omitted {
  const items: Record<string, string> = {};
  for (const { about, reason } of faults) {
    if (about === null) continue;
    for (const [folder, pattern, nameOf] of kinds) {
      const [, item] = pattern.exec(decode(about)) ?? [];
      if (item === undefined) continue;
      items[folder + item] =
        `el sitio se armó sin ${nameOf(item, files)}, porque falló su página: ${reason}; cada publicación prueba de nuevo si ya anda`;
    }
  }
  return items;
}

/** Turns a problem of check:site, which begins with a file name, into a fault. */
function faultOf(problem: string): Fault {
  const [, file] = /^(.+?\.(?:html|json|ics)): /.exec(problem) ?? [];
  return { about: file ? `/${file.replace(/\.html$/, '')}` : null, reason: problem };
}

interface SiteSteps {
  /** Builds the site without these items. @returns Faults that kept it from being built; none when it was. */
  build: (omitted: Omitted) => Promise<Fault[]>;
  /** Checks the built site. */
  check: () => Promise<SiteReport>;
}

/**
 * Builds and checks a site; once more without the items whose pages failed, if any.
 * @param snapshot Directory of the data, for the names of the items.
 * @returns `problems` keep the site from being published; `warnings` include the items that were left out.
 */
export async function buildSite(
  snapshot: string,
  { build, check }: SiteSteps,
): Promise<SiteReport> {
  const attempt = async (omitted: Omitted): Promise<SiteReport & { faults: Fault[] }> => {
    const faults = await build(omitted);
    if (faults.length > 0) {
      return { faults, problems: faults.map(({ reason }) => reason), warnings: [] };
    }
    const report = await check();
    return { faults: report.problems.map(faultOf), ...report };
  };
  const first = await attempt({});
  const omitted = itemsOf(first.faults, await openSnapshot(snapshot));
  const pages = Object.keys(omitted);
  if (pages.length === 0 || pages.length > maxItems) return first;
  console.error(`Se arma otra vez, sin ${pages.join(', ')}.`);
  const { problems, warnings } = await attempt(omitted);
  const all = new Set([...first.problems, ...problems]);
  if (problems.length > 0) return { problems: [...all], warnings };
  return { problems, warnings: [...Object.values(omitted), ...warnings] };
}

/**
 * Builds and checks the site of an environment's community and snapshot, as `buildSite` does, in new processes.
 * @param out Absolute path of the site.
 */
export function buildLiveSite(environment: Environment, out: string): Promise<SiteReport> {
  return buildSite(environment.snapshotDirectory, {
    build: (omitted) => runBuild(environment, out, omitted),
    check: () => checkSite(out, environment),
  });
}

/** Runs `npm run build` in a new process. @returns Faults that kept the site from being built; none when it was. */
async function runBuild(
  { communityDirectory, snapshotDirectory, now }: Environment,
  out: string,
  omitted: Omitted,
): Promise<Fault[]> {
  const report = `${out}.faults.json`;
  const code = await run(process.execPath, ['scripts/build.ts', '--out', out, '--json', report], {
    DATA: 'live',
    COMMUNITY_DIR: communityDirectory,
    SNAPSHOT_DIR: snapshotDirectory,
    BUILD_TIME: now.toISOString(),
    OMITTED_ITEMS: JSON.stringify(omitted),
    // The calling command writes the run's summary, so the build must not.
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
