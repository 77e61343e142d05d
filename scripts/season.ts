/**
 * `npm run season -- cerrar --competition liga-nacional`: closes the running editions of competitions, or opens their
 * next ones (`abrir`). It changes the community's files only after a site was built with the change and checked. Exit
 * code 0 when it is done, 2 when it may not be done, 1 for any other failure. Writes GITHUB_STEP_SUMMARY if it is set.
 */
import './lib/require-community.ts';
import { existsSync } from 'node:fs';
import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Environment } from '../src/config/environment.ts';
import { ConfigurationError } from '../src/lib/error.ts';
import { competitions as all } from '../src/config/site.ts';
import type { Problem } from '../src/sources/problem.ts';
import { calendarDate } from '../src/lib/time.ts';
import {
  competitionFile,
  lineups,
  planClosing,
  planOpening,
  requireNewRows,
} from '../src/archive/season-plans.ts';
import { closingText, formatProposal, openingText } from '../src/archive/proposal.ts';
import { readSeasonFolder, readSeasonFolders } from '../src/archive/read.ts';
import { readAddresses, readCompetitions, readNames } from '../src/archive/request.ts';
import { archivedSheets } from '../src/archive/season-file.ts';
import { sheetsOfCompetition } from '../src/sources/catalog/catalog.ts';
import { openSnapshot } from '../src/snapshot/files.ts';
import { writeFiles } from '../src/lib/files.ts';
import { parseSnapshot } from '../src/snapshot/snapshot.ts';
import type { TakeReport } from '../src/snapshot/report.ts';
import { readArguments } from './lib/arguments.ts';
import { onErrorSay } from './lib/begin.ts';
import { takeLiveSnapshot } from './lib/take.ts';
import { tellProposal } from './lib/workflow.ts';
import { readLiveEnvironment, requireRead, tryChange } from './season/trial.ts';

const {
  values,
  positionals: [step],
} = readArguments(
  { competition: '', season: '', name: '', unfinished: false, sheets: '', proposal: '' },
  { takesWords: true },
);

/** Reads the community's files that a closing or opening may change; returns their texts by path. */
async function readTexts({ communityDirectory }: Environment): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const name of [...all.map(competitionFile), 'sources.yaml']) {
    texts.set(name, await readFile(join(communityDirectory, name), 'utf8'));
  }
  return texts;
}

/** Problems of these sheets, including contradictions with other sources. */
const problemsOf = ({ sources }: TakeReport, sheets: readonly string[]): Problem[] =>
  sources.filter(({ name }) => sheets.includes(name)).flatMap(({ problems }) => problems);

/** Plans and tries a closing. @returns The files to write, the proposal's text and the result of the trial. */
async function close(environment: Environment, directory: string) {
  const { seasonsDirectory, liveDirectory, now } = environment;
  const competitions = readCompetitions(values.competition);
  const id = values.season.trim() || calendarDate(now).slice(0, 4);
  const request = {
    competitions,
    id,
    names: readNames(values.name, competitions),
    unfinished: values.unfinished,
  };
  const played = competitions.flatMap(archivedSheets);
  const report = await takeLiveSnapshot(environment);
  requireRead(report, played);
  const taken = await openSnapshot(liveDirectory);
  const path = join(seasonsDirectory, id);
  const closing = planClosing(request, {
    texts: await readTexts(environment),
    sheets: taken.sources,
    starts: parseSnapshot(taken).competitions,
    existing: existsSync(path) ? await readSeasonFolder(seasonsDirectory, id) : null,
    path: relative(process.cwd(), path),
  });
  const { files } = closing;
  const trial = await tryChange(environment, directory, files);
  requireRead((await trial.snapshotOf([])).report, []);
  const tried = { ...(await trial.build()), problems: problemsOf(report, played) };
  return { files, text: closingText(request, closing), tried };
}

/** Plans and tries an opening; returns the same as `close`. */
async function open(environment: Environment, directory: string): ReturnType<typeof close> {
  const competitions = readCompetitions(values.competition);
  const known: readonly string[] = competitions.flatMap((competition) => [
    ...sheetsOfCompetition(competition).keys(),
  ]);
  const request = {
    competitions,
    names: readNames(values.name, competitions),
    addresses: readAddresses(values.sheets),
  };
  const archive = await readSeasonFolders(environment.seasonsDirectory);
  const opening = planOpening(request, await readTexts(environment), archive);
  const { files } = opening;
  const trial = await tryChange(environment, directory, files);
  const { report, sheets, empty } = await trial.snapshotOf(known);
  requireRead(report, known);
  const opened = new Map([...sheets].filter(([name]) => known.includes(name)));
  requireNewRows(new Map([...opened].filter(([name]) => !empty.includes(name))), archive);
  const text = openingText(request, opening, {
    groups: lineups(opened, competitions),
    unpublished: known.filter((name) => !opened.has(name)),
    empty,
  });
  const tried = { ...(await trial.build()), problems: problemsOf(report, known) };
  return { files, text, tried };
}

onErrorSay('No se cambió nada: el sitio queda como estaba');
if (step !== 'cerrar' && step !== 'abrir') {
  throw new ConfigurationError('escribí qué hacer: cerrar o abrir');
}
const environment = readLiveEnvironment();
await using folder = await mkdtempDisposable(join(tmpdir(), 'season-'));
const plan = step === 'cerrar' ? close : open;
const { files, text, tried } = await plan(environment, folder.path);
await writeFiles(environment.communityDirectory, files);
await tellProposal(text.title, formatProposal(text, tried), values.proposal);
