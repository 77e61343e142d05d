/**
 * `npm run season -- cerrar --competition liga`: closes what league, cup or both play, or opens what they
 * wait for (`abrir`): changes the community's files once a site was built with them and checked.
 *
 *   --competition WHICH   liga, copa or ambas
 *   --season ID           closing: folder of the archive; the current year by default
 *   --name NAME           what comes next is called; both: `2ª temporada | 2ª edición`
 *   --sheets LIST         opening: new addresses, `standings-elite=https://… fixtures-cup=null`
 *   --await EDITS          closing: the edits to wait for, as in `npm run rebuild`
 *   --unfinished          close although results are missing; who leads then is no champion
 *   --propose             open a pull request, too: in GitHub Actions
 *
 * Ends with 0 when it is done, 2 when it may not be done, 1 when anything else went wrong. Writes
 * GITHUB_STEP_SUMMARY where it is set.
 */
import './lib/require-community.ts';
import { appendFile, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { dataOf } from '../src/config/data.ts';
import { readEnvironment, type Environment } from '../src/config/environment.ts';
import { ConfigurationError } from '../src/config/error.ts';
import { site } from '../src/config/site.ts';
import { calendarDate } from '../src/domain/time.ts';
import { ofJob, repositoryOf } from '../src/github/ask.ts';
import { propose } from '../src/github/propose.ts';
import { openSnapshotBranch } from '../src/publish/snapshot-branch.ts';
import { planClosing } from '../src/seasons/close.ts';
import { sheetNamesOf } from '../src/seasons/competition.ts';
import { planOpening } from '../src/seasons/open.ts';
import {
  closingText,
  formatProposal,
  openingText,
  type ProposalText,
  type Tried,
} from '../src/seasons/proposal.ts';
import { readSeasonFolder, readSeasonFolders, parseSeason } from '../src/seasons/read.ts';
import {
  readOpenedSheets,
  requireCame,
  requireNewRows,
  requireRead,
} from '../src/seasons/reading.ts';
import { readAddresses, readCompetitions, readNames } from '../src/seasons/request.ts';
import { readSnapshotFiles } from '../src/snapshot/files.ts';
import { awaitAsked } from './lib/asked-edits.ts';
import { fail } from './lib/fail.ts';
import { takeLiveSnapshot } from './lib/take.ts';
import { writeFiles } from './lib/write-files.ts';
import { openTrial } from './season/trial.ts';

const { env } = process;
const nothingDone = 'No se propuso nada: el sitio queda como estaba';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    competition: { type: 'string', default: '' },
    season: { type: 'string', default: '' },
    name: { type: 'string', default: '' },
    sheets: { type: 'string', default: '' },
    await: { type: 'string', default: '' },
    unfinished: { type: 'boolean', default: false },
    propose: { type: 'boolean', default: false },
  },
});

/** A change that was tried: what to write, and what to say of it. */
interface Change {
  branch: string;
  files: ReadonlyMap<string, string>;
  title: string;
  body: string;
}

/** Puts the last good data into the snapshot directory: what fails today is kept from there. */
async function fetchLastGood({ snapshotRemote, liveDirectory }: Environment): Promise<void> {
  if (snapshotRemote === null) return;
  const branch = await openSnapshotBranch(snapshotRemote);
  try {
    const tip = await branch.fetch();
    if (tip !== null) await branch.checkOut(tip, liveDirectory);
  } finally {
    await branch.close();
  }
}

/** Texts of files of the community that are changed. */
async function readTexts({ communityDirectory }: Environment): Promise<Map<string, string>> {
  const names = ['league.yaml', 'cup.yaml', 'sources.yaml'];
  const texts = names.map((name) => readFile(join(communityDirectory, name), 'utf8'));
  return new Map((await Promise.all(texts)).map((text, index) => [names[index] ?? '', text]));
}

/** Where who reads the proposal finds what the run wrote. */
function runAddress(): string | null {
  if (!env['GITHUB_RUN_ID']) return null;
  const { web, name } = repositoryOf(env);
  return `${web}/${name}/actions/runs/${env['GITHUB_RUN_ID']}`;
}

const written = (text: ProposalText, tried: Tried): Pick<Change, 'title' | 'body'> => ({
  title: text.title,
  body: formatProposal(text, tried, runAddress()),
});

async function close(environment: Environment): Promise<Change> {
  const competitions = readCompetitions(values.competition);
  const id = values.season.trim() || calendarDate(environment.now).slice(0, 4);
  const request = {
    competitions,
    id,
    names: readNames(values.name, competitions),
    unfinished: values.unfinished,
  };
  const played = competitions
    .flatMap((which) => sheetNamesOf(which, site))
    .filter((sheet) => !sheet.startsWith('duels-'));
  requireCame(await awaitAsked(values.await, environment));
  requireRead(await takeLiveSnapshot(environment, { acceptShrink: [] }), played);
  const { sources } = await readSnapshotFiles(environment.liveDirectory);
  const path = join(environment.seasonsDirectory, id);
  const closing = planClosing(request, {
    has: site,
    texts: await readTexts(environment),
    sheets: sources,
    existing: existsSync(path) ? await readSeasonFolder(environment.seasonsDirectory, id) : null,
    path: relative(process.cwd(), path),
  });
  const trial = await openTrial(environment, closing.files);
  try {
    requireRead((await trial.snapshot([])).report, []);
    const tried = { ...(await trial.build()), problems: closing.problems };
    return {
      branch: `temporada/cerrar-${id}-${values.competition}`,
      files: closing.files,
      ...written(closingText(request, site, closing), tried),
    };
  } finally {
    await trial.close();
  }
}

async function open(environment: Environment): Promise<Change> {
  const competitions = readCompetitions(values.competition);
  const known = competitions.flatMap((which) => sheetNamesOf(which, site));
  const request = {
    competitions,
    names: readNames(values.name, competitions),
    addresses: readAddresses(values.sheets, known),
  };
  const archive = await readSeasonFolders(environment.seasonsDirectory);
  const opening = planOpening(
    request,
    site,
    await readTexts(environment),
    archive.map((folder) => parseSeason(folder).value),
  );
  const trial = await openTrial(environment, opening.files);
  try {
    const { report, sheets, bare } = await trial.snapshot(known);
    requireRead(report, known);
    // In the league's order, not in that of files.
    const own = new Map(
      known.flatMap((name) => {
        const text = sheets.get(name);
        return text === undefined ? [] : [[name, text] as const];
      }),
    );
    const opened = readOpenedSheets(own, site, archive);
    requireNewRows(opened);
    const problems = report.sources
      .filter(({ name }) => known.includes(name))
      .flatMap((source) => source.problems);
    const tried = { ...(await trial.build()), problems };
    return {
      branch: `temporada/abrir-${values.competition}`,
      files: opening.files,
      ...written(
        openingText(request, site, opening, { ...opened, published: [...own.keys()], bare }),
        tried,
      ),
    };
  } finally {
    await trial.close();
  }
}

/** What was done, in Markdown. */
async function finish(change: Change, { communityDirectory }: Environment): Promise<string> {
  const { branch, title, body, files } = change;
  await writeFiles(communityDirectory, files);
  const folder = relative(process.cwd(), communityDirectory);
  if (!values.propose) return `## ${title}: escrito en ${folder}\n\n${body}`;
  const { url, isUpdate } = await propose(repositoryOf(env), {
    branch,
    parent: ofJob(env, 'GITHUB_SHA'),
    title,
    body,
    files: new Map([...files].map(([name, text]) => [`${folder}/${name}`, text])),
  });
  const what = isUpdate ? 'Propuesta actualizada' : 'Propuesta lista';
  return `## ${what}: [${title}](${url})\n\nFalta aceptarla: abrila y apretá «Merge pull request».\n\n${body}`;
}

const steps = new Map([
  ['cerrar', close],
  ['abrir', open],
]);

async function tell(markdown: string): Promise<void> {
  if (env['GITHUB_STEP_SUMMARY']) await appendFile(env['GITHUB_STEP_SUMMARY'], `${markdown}\n`);
}

try {
  const step = steps.get(positionals[0] ?? '');
  if (!step) throw new ConfigurationError('escribí qué hacer: cerrar o abrir');
  if (dataOf(env) === 'demo') {
    throw new ConfigurationError(
      'los datos son los de demostración: para los de la comunidad, usá DATA=live',
    );
  }
  const environment = readEnvironment({ ...env, DATA: 'live' });
  await fetchLastGood(environment);
  const done = await finish(await step(environment), environment);
  console.log(done);
  await tell(done);
} catch (error) {
  await tell(`## ${nothingDone}\n\n${error instanceof Error ? error.message : String(error)}`);
  fail(nothingDone, error);
}
