/** Asks organisers what only they know of a new community, and writes the answers (docs/product.md, «Beginning»). */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isNode } from 'yaml';
import { demoCommunity, readCommunity } from '../config/community.ts';
import { formatMistake, isPlaceholder, parseYaml, type Mistake } from '../config/yaml-file.ts';
import { escapeMarkdown } from '../lib/clean.ts';
import { readOrDefault, writeAt } from '../lib/files.ts';
import { askNearest, sameName } from '../lib/text.ts';
import { isCalendarDate } from '../lib/time.ts';
import { textsIn } from '../lib/validation.ts';
import { collectionNames, sourceTitle, type SheetName } from '../sources/catalog/catalog.ts';
import { connectFirestore, type FirestoreProject } from '../sources/fetch/firestore.ts';
import { fetchSheet } from '../sources/fetch/http.ts';
import { defaultRetryPolicy, SourceFailure } from '../sources/fetch/retry-policy.ts';
import { editYaml, removeFromYaml } from './edit-yaml.ts';
import type { ProposalText } from './proposal.ts';
import { allQuestions, type PartQuestion, type Question } from './questions.ts';
import { readAnswers } from './request.ts';
import { checkSheet } from './sheet-answer.ts';

/** How a run looks up what it is told. */
export interface Lookups {
  /** Fetches a published sheet as CSV text. @throws SourceFailure */
  fetchSheet: (url: string) => Promise<string>;
  /** Says in Spanish which documents a project has. @throws SourceFailure */
  describeProject: (project: FirestoreProject) => Promise<string>;
}

/** A question, and how the community's files answer it now. */
type OpenQuestion = Question & {
  /** The value as text; null if there is none, or it is no text. */
  current: string | null;
  /** True if the value is a placeholder, with which the site may not be published. */
  isSample: boolean;
};

/** How a run asks, and says what became of an answer. */
interface Conversation {
  /** Returns what a person answers; null if nobody does. */
  ask: (question: OpenQuestion) => Promise<string | null>;
  accept: (question: Question, summary: string) => void;
  refuse: (question: Question, reason: string) => void;
}

/** New texts of files by their paths in the community's folder. Null deletes the file. */
type Changes = ReadonlyMap<string, string | null>;

/** What becomes of an answer: what to write, with a Spanish summary; or the Spanish reason why it is refused. */
type Outcome = { changes: Changes; summary: string } | { reason: string };

/** True for «no», «No tenemos.», «no existe», «ninguno», «-». */
const isNo = (answer: string): boolean =>
  /^(no|no (tengo|tenemos|hay|existe)|ningun[oa]|null|-)\.?$/i.test(answer);

/** True for «sí», «SI» and «Sí.». */
const isYes = (answer: string): boolean => /^s[ií]\.?$/i.test(answer);

/** Reads `my-project AIza…`, or a whole `firebaseConfig = { apiKey: "AIza…", … }`. Null if a value is missing. */
function readProject(answer: string): FirestoreProject | null {
  const named = (name: string): string | undefined =>
    new RegExp(`${name}["']?\\s*[:=]\\s*["']?([\\w-]+)`).exec(answer)?.[1];
  // A pair is two bare words: `apiKey: AIza…` is none.
  const [, firstWord, secondWord] = /^([\w-]+)[\s,]+([\w-]+)$/.exec(answer) ?? [];
  const projectId = firstWord ?? named('projectId');
  const apiKey = secondWord ?? named('apiKey');
  return projectId && apiKey ? { projectId, apiKey } : null;
}

/** Value of a question in a community's files. Null if the file or the value is absent. */
async function valueIn(directory: string, { file, path }: Question): Promise<unknown> {
  const text = await readOrDefault(readFile(join(directory, file), 'utf8'), '');
  const { document } = parseYaml(text);
  const value: unknown = path === '' ? document.contents : document.getIn(path.split('.'), true);
  return isNode(value) ? value.toJS(document) : null;
}

/** Asks what the files of a community's folder do not say yet. Writes each answer that leaves them without mistakes. */
class Beginning {
  private readonly directory: string;
  private readonly lookups: Lookups;
  private readonly conversation: Conversation;
  /** Players of the sheets that were read in this run. */
  private readonly players = new Map<SheetName, ReadonlySet<string>>();

  constructor(directory: string, lookups: Lookups, conversation: Conversation) {
    this.directory = directory;
    this.lookups = lookups;
    this.conversation = conversation;
  }

  async run(): Promise<void> {
    const missingParts = new Set<string>();
    for (const question of allQuestions()) {
      const { kind, part } = question;
      if (kind !== 'part' && part !== undefined && missingParts.has(part)) continue;
      const open = await this.open(question);
      if (open) await this.settle(open);
      const isMissing = kind === 'part' && (await valueIn(this.directory, question)) === null;
      if (isMissing) missingParts.add(part);
    }
  }

  private mistakes(): Mistake[] {
    return readCommunity(this.directory).mistakes;
  }

  private textOf(file: string): Promise<string> {
    return readFile(join(this.directory, file), 'utf8');
  }

  /** Returns the question if it is open: its source is missing, or its value a placeholder or the demo's. Else null. */
  private async open(question: Question): Promise<OpenQuestion | null> {
    const value = await valueIn(this.directory, question);
    const current = typeof value === 'string' ? value : null;
    const isSample = textsIn(value).some(([, text]) => isPlaceholder(text));
    const open = { ...question, current, isSample };
    const isSource = question.kind === 'sheet' || question.kind === 'firestore';
    if (isSource) return value === null ? open : null;
    const demoValue = await valueIn(demoCommunity, question);
    const isDemo = value !== null && isDeepStrictEqual(value, demoValue);
    return isSample || isDemo ? open : null;
  }

  /** Asks until an answer is right, or nobody answers. */
  private async settle(question: OpenQuestion): Promise<void> {
    for (;;) {
      const answer = (await this.conversation.ask(question))?.trim();
      if (answer === undefined || answer === '') return;
      const outcome = await this.plan(question, answer);
      if ('summary' in outcome) {
        await this.write(outcome.changes);
        this.conversation.accept(question, outcome.summary);
        return;
      }
      this.conversation.refuse(question, outcome.reason);
    }
  }

  /** Decides what becomes of an answer. */
  private async plan(question: Question, answer: string): Promise<Outcome> {
    if (question.kind === 'part') return this.planPart(question, answer);
    if (isNo(answer)) {
      const outcome = await this.planValue(question, null, 'anotado: no hay');
      if ('summary' in outcome || this.mistakes().length > 0) return outcome;
      return { reason: 'hace falta: el sitio no sale sin eso' };
    }
    try {
      if (question.kind === 'firestore') return await this.planProject(question, answer);
      if (question.sheet) return await this.planSheet(question, question.sheet, answer);
    } catch (error) {
      if (error instanceof SourceFailure) return { reason: error.message };
      throw error;
    }
    return this.planValue(question, answer, 'anotado');
  }

  private async planPart({ file, path, part }: PartQuestion, answer: string): Promise<Outcome> {
    const changes = new Map<string, string | null>();
    if (isYes(answer)) return { changes, summary: 'anotado' };
    if (!isNo(answer)) return { reason: 'escribí sí o no' };
    changes.set(file, path === '' ? null : removeFromYaml(await this.textOf(file), path));
    if (file === 'national.yaml') changes.set('places.yaml', null);
    const sources = await this.textOf('sources.yaml');
    changes.set('sources.yaml', removeFromYaml(sources, `sheets.${part}`));
    return this.withoutMistakes(changes, 'anotado: el sitio sale sin eso');
  }

  private async planValue(
    { file, path }: Question,
    value: string | FirestoreProject | null,
    summary: string,
  ): Promise<Outcome> {
    const edits: Record<string, unknown> = { [path]: value };
    // The file of the national tournament also has the year of its final, `2026-07-26`.
    if (path === 'finalDate' && typeof value === 'string' && isCalendarDate(value)) {
      edits['year'] = Number(value.slice(0, 4));
    }
    const text = editYaml(await this.textOf(file), edits);
    return this.withoutMistakes(new Map([[file, text]]), summary);
  }

  private async planProject(question: Question, answer: string): Promise<Outcome> {
    const project = readProject(answer);
    if (!project) return { reason: 'van dos: el projectId, un espacio y la apiKey' };
    const summary = await this.lookups.describeProject(project);
    return this.planValue(question, project, summary);
  }

  private async planSheet(question: Question, sheet: SheetName, address: string): Promise<Outcome> {
    // A mistyped address is refused before anything is fetched.
    const outcome = await this.planValue(question, address, 'anotada');
    if ('reason' in outcome) return outcome;
    const text = await this.lookups.fetchSheet(address);
    const answer = checkSheet(sheet, text, this.players);
    if ('reason' in answer) return answer;
    this.players.set(sheet, answer.players);
    return { ...outcome, summary: answer.summary };
  }

  /** Writes changes to see which mistakes the files have with them, and undoes them. */
  private async mistakesWith(changes: Changes): Promise<Mistake[]> {
    const undo = new Map<string, string | null>();
    for (const file of changes.keys()) undo.set(file, await readOrDefault(this.textOf(file), null));
    try {
      await this.write(changes);
      return this.mistakes();
    } finally {
      await this.write(undo);
    }
  }

  /** Returns the changes, or the first mistake that the files would have with them. */
  private async withoutMistakes(changes: Changes, summary: string): Promise<Outcome> {
    const [mistake] = await this.mistakesWith(changes);
    if (!mistake) return { changes, summary };
    // An older mistake may be anywhere: say where.
    if (this.mistakes().length > 0) return { reason: formatMistake(mistake) };
    // Whoever answers here types no quotes.
    return { reason: mistake.message.replace('entre comillas y así', 'así') };
  }

  private async write(changes: Changes): Promise<void> {
    for (const [file, text] of changes) {
      const path = join(this.directory, file);
      if (text === null) await rm(path, { force: true });
      else await writeAt(path, text);
    }
  }
}

/**
 * Returns `fetchSheet(url)`, which resolves to a published sheet's CSV text, and `describeProject(project)`, which
 * resolves to Spanish text on a Firestore project's documents, `se lee: noticias (12)`. Both reject with a
 * SourceFailure. @param emulatorHost Firestore emulator, `host:port`; undefined for Google's servers.
 */
export const lookupsAt = (emulatorHost: string | undefined): Lookups => ({
  fetchSheet: (url) => fetchSheet(url, defaultRetryPolicy),
  async describeProject(project) {
    const { fetchCollection, close } = connectFirestore(project, emulatorHost);
    try {
      const counts: string[] = [];
      for (const name of collectionNames) {
        const { length } = await fetchCollection(name, defaultRetryPolicy);
        if (length > 0) counts.push(`${sourceTitle(name)} (${length})`);
      }
      if (counts.length === 0) return 'se lee, y todavía no tiene ningún documento';
      return `se lee: ${counts.join(', ')}`;
    } finally {
      await close();
    }
  },
});

/** Text that asks a question at the terminal, with the value that the files have now. */
function promptFor({ text, current, isSample }: OpenQuestion): string {
  if (current === null) return `\n${text}\n> `;
  const state = isSample ? ' (de muestra)' : '';
  return `\n${text}\n  Ahora: «${current}»${state}\n> `;
}

/**
 * Asks a person the open questions (no address, or a value that is a placeholder or the demo's), one after the other,
 * until `lines`, the answers, end. A blank one leaves a question open. A right answer is written into the files at
 * once. A wrong one is refused with the reason, and its question asked again.
 * @param directory The community's folder. With another mistake in its files, right answers are refused, too.
 * @param write Shows a text to the person, without adding a line break.
 */
export async function beginAtTerminal(
  directory: string,
  lines: AsyncIterator<string, undefined>,
  write: (text: string) => void,
  lookups: Lookups,
): Promise<void> {
  let isOver = false;
  write(
    'Cada respuesta se revisa y se guarda en el acto. Enter deja lo que está; si algo no existe, «no tengo».\nSe puede cortar con Ctrl+C y seguir otro día.\n',
  );
  const beginning = new Beginning(directory, lookups, {
    ask: async (question) => {
      if (isOver) return null;
      write(promptFor(question));
      const line = await lines.next();
      isOver = line.done === true;
      return line.value ?? null;
    },
    accept: (_, summary) => write(`  ✓ ${summary}\n`),
    refuse: (_, reason) => write(`  ✗ ${reason}\n`),
  });
  await beginning.run();
}

/** What became of a form's answers: a Spanish line for each, which begins with the name of its question. */
interface BeginningOutcome {
  accepted: readonly string[];
  refused: readonly string[];
  /** Questions that nobody has answered yet. */
  open: readonly string[];
}

/** Says in Spanish why no question with this name was asked. */
async function reasonNotAsked(directory: string, name: string): Promise<string> {
  const questions = allQuestions();
  const question = questions.find(({ key }) => sameName(key, name));
  if (!question) {
    const keys = questions.map(({ key }) => key);
    return `no se pregunta nada con ese nombre${askNearest(name, keys)}`;
  }
  if ((await valueIn(directory, question)) !== null) return 'ya estaba, y no se cambió';
  return `los archivos dicen que no hay; si hay, escribilo a mano en ${question.file}`;
}

/**
 * Tries each answer of a form once, `marca=Catan Chile; ranking=https://…`, and writes the right ones into the files.
 * Returns Spanish lines, `marca: anotado`: `accepted` answers; `refused` ones with the reason, also to settled and
 * unknown questions; and `open` questions, also those whose answer was refused. Names may have any case.
 * @param directory The community's folder. With another mistake in its files, right answers are refused, too.
 * @throws ConfigurationError for an answer without a name.
 */
export async function beginWithAnswers(
  directory: string,
  text: string,
  lookups: Lookups,
): Promise<BeginningOutcome> {
  const answers = readAnswers(text, 'ranking=https://…');
  const accepted: string[] = [];
  const refused: string[] = [];
  const open: string[] = [];
  const beginning = new Beginning(directory, lookups, {
    ask: ({ key, text: question }) => {
      const name = [...answers.keys()].find((given) => sameName(given, key)) ?? key;
      const answer = answers.get(name);
      // Each answer is tried once.
      answers.delete(name);
      // `marca=` answers nothing.
      if (answer !== undefined && answer !== '') return Promise.resolve(answer);
      open.push(`${key}: ${question}`);
      return Promise.resolve(null);
    },
    accept: ({ key }, summary) => accepted.push(`${key}: ${summary}`),
    refuse: ({ key }, reason) => refused.push(`${key}: ${reason}`),
  });
  await beginning.run();
  for (const name of answers.keys()) {
    refused.push(`${name}: ${await reasonNotAsked(directory, name)}`);
  }
  return { accepted, refused, open };
}

/** Spanish title and sections of a form's pull request, in Markdown. @param placeholders Lines on missing values. */
export const beginningText = (
  { accepted, refused, open }: BeginningOutcome,
  placeholders: readonly string[],
): ProposalText => ({
  title: 'Empezar: los datos de la comunidad',
  sections: [
    ['Anotado', accepted.map(escapeMarkdown)],
    ['No se anotó', refused.map(escapeMarkdown)],
    ['Se puede responder, por su nombre', open.map(escapeMarkdown)],
    ['Falta', placeholders.map(escapeMarkdown)],
  ],
});
