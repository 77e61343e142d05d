/**
 * `npm run erase -- NICK`: erases a person from the community's files, and from everything that is published from then
 * on. Says what is left to do by hand. Exit code 0 when it is done, 2 when it may not be done. Writes
 * GITHUB_STEP_SUMMARY if it is set.
 */
import './lib/require-community.ts';
import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { erasureText, planErasure, type Erasure } from '../src/archive/erase.ts';
import { formatSections } from '../src/archive/proposal.ts';
import { readSeasons } from '../src/archive/read.ts';
import { textFilesIn } from '../src/config/community.ts';
import { competitions, nicks, site } from '../src/config/site.ts';
import { textsIn } from '../src/lib/validation.ts';
import { writeFiles } from '../src/lib/files.ts';
import { seasonNicks } from '../src/season/player-profile.ts';
import { readStoredFiles, type SnapshotFiles } from '../src/snapshot/files.ts';
import { isCollection, sourceTitle } from '../src/sources/catalog/catalog.ts';
import { readDocuments } from '../src/sources/fetch/canonical.ts';
import { readArguments } from './lib/arguments.ts';
import { onErrorSay } from './lib/begin.ts';
import { tellProposal } from './lib/workflow.ts';
import { readLiveEnvironment, tryChange } from './season/trial.ts';

const { values, positionals } = readArguments({ proposal: '' }, { takesWords: true });

/** Reads the community's text files; returns them by path. A snapshot beside them is data, and not edited. */
async function readTexts(directory: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const file of textFilesIn(directory, /\.(ya?ml|md|json|csv)$/)) {
    const path = relative(directory, file).replaceAll('\\', '/');
    if (!/^snapshot\b/.test(path)) texts.set(path, await readFile(file, 'utf8'));
  }
  return texts;
}

/** Says what to do in the sources that name the person, with the documents of a collection. */
function adviceOn({ sources }: SnapshotFiles, { eraser, pseudonym }: Erasure): string[] {
  if (sources.size === 0) {
    return [`En las hojas y en Firestore, si lo nombran, poné **${pseudonym}** en su lugar.`];
  }
  const advice: string[] = [];
  for (const [name, text] of sources) {
    if (!eraser.isMentioned(text)) continue;
    let place = `En la hoja de ${sourceTitle(name)}`;
    if (isCollection(name)) {
      const documents = readDocuments(text) ?? [];
      const named = documents.filter((document) =>
        textsIn(document).some(([, said]) => eraser.isMentioned(said)),
      );
      place = `En Firestore, \`${name}\`: ${named.map(({ id }) => id).join(', ')}`;
    }
    const remedy = `poné **${pseudonym}** en su lugar; el sitio ya lo hace.`;
    const rankingRemedy = 'borrá su fila, cuyo ID lleva a su perfil; el sitio ya no la muestra.';
    advice.push(`${place}: ${name === 'ranking' ? rankingRemedy : remedy}`);
  }
  return advice;
}

onErrorSay('No se cambió nada: el sitio queda como estaba');
const environment = readLiveEnvironment();
const { communityDirectory, seasonsDirectory, snapshotDirectory } = environment;
const texts = await readTexts(communityDirectory);
const stored = await readStoredFiles(snapshotDirectory);
const archived = (await readSeasons(seasonsDirectory)).flatMap(seasonNicks);
const plan = planErasure(positionals, nicks.erased ?? {}, {
  texts,
  sheets: [...archived, stored.sources.get('ranking') ?? '', stored.history ?? ''],
  ownNames: [
    ...[site.brand, site.game, site.community, site.shortName],
    ...competitions.flatMap(({ name, shortName }) => [name, shortName]),
    ...competitions.flatMap(({ divisions }) => divisions).map(({ name }) => name),
  ],
});
await using folder = await mkdtempDisposable(join(tmpdir(), 'erase-'));
await tryChange(environment, folder.path, plan.files);
await writeFiles(communityDirectory, plan.files);
const text = erasureText(plan, adviceOn(stored, plan));
await tellProposal(text.title, formatSections(text.sections), values.proposal);
