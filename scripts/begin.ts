/**
 * `npm run begin`: asks the organisers of a new community what only they know, checks each answer at once, and writes
 * it into the community's files. With `--answers`, as in the form on GitHub, it asks nobody. Exit code 0, or 2 if the
 * files have mistakes or no answer can be used. Writes GITHUB_STEP_SUMMARY if it is set.
 */
import { onErrorSay } from './lib/begin.ts';
import { createInterface } from 'node:readline';
import { communityDirectoryOf } from '../src/config/environment.ts';
import { ConfigurationError } from '../src/lib/error.ts';
import { readArguments } from './lib/arguments.ts';
import { tellProposal } from './lib/workflow.ts';

const { values } = readArguments({ answers: '', proposal: '' });
onErrorSay('Lo que ya se anotó queda anotado');
// The community's own folder, although it names no source yet. Modules read the community when they are imported.
process.env['DATA'] ||= 'live';
const directory = communityDirectoryOf(process.env);
const { readCommunity } = await import('../src/config/community.ts');
const { formatMistake } = await import('../src/config/yaml-file.ts');
const { beginAtTerminal, beginningText, beginWithAnswers, lookupsAt } =
  await import('../src/archive/begin.ts');
const { formatSections } = await import('../src/archive/proposal.ts');

const lookups = lookupsAt(process.env['FIRESTORE_EMULATOR_HOST']);
const placeholders = (): string[] => readCommunity(directory).placeholders().map(formatMistake);

async function beginFromForm(): Promise<void> {
  const used = await beginWithAnswers(directory, values.answers, lookups);
  if (used.accepted.length === 0) {
    const names = used.open.map((line) => `- ${line}`);
    const lines = [...used.refused.map((line) => `- ${line}`), 'Se puede responder:', ...names];
    throw new ConfigurationError(['no se anotó nada:', ...lines].join('\n'));
  }
  const text = beginningText(used, placeholders());
  await tellProposal(text.title, formatSections(text.sections), values.proposal);
}

async function beginByHand(): Promise<void> {
  const input = createInterface({ input: process.stdin });
  const lines = input[Symbol.asyncIterator]();
  const write = (text: string): void => void process.stdout.write(text);
  await beginAtTerminal(directory, lines, write, lookups);
  input.close();
  const left = `Datos de muestra que quedan: ${placeholders().length}.`;
  write(`\n${left} «npm run check:community» dice qué falta, con su renglón.\n`);
}

await (values.answers === '' ? beginByHand() : beginFromForm());
