/** Writes what a new community's organisers answer into its files, answer by answer (docs/product.md, «Beginning»). */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { demoCommunity, readCommunity } from '../config/community.ts';
import type { Sources } from '../config/sources.ts';
import { isPlaceholder } from '../config/yaml-file.ts';
import { readOrDefault, writeAt } from '../lib/files.ts';
import { textsIn } from '../lib/validation.ts';
import { SourceFailure } from '../sources/fetch/retry-policy.ts';
import type { SheetName } from '../sources/catalog/catalog.ts';
import { editYaml, removeFromYaml } from './edit-yaml.ts';
import { allQuestions, type Question } from './questions.ts';
import { checkSheet } from './sheet-answer.ts';

export type FirestoreProject = NonNullable<Sources['firestore']>;

/** A question as its files answer it now. */
export interface OpenQuestion extends Question {
  /** The value as text; null if there is none, or it is no text. */
  current: string | null;
  /** True if the site may not be published with the value. */
  isSample: boolean;
}

/** How a run asks, and looks up what it is told. */
export interface Conversation {
  /** Returns what a person answers; null if nobody does. */
  ask: (question: OpenQuestion) => Promise<string | null>;
  /** Says what became of an answer. */
  tell: (question: Question, text: string, isAccepted: boolean) => void;
  /** Fetches a published sheet. @throws SourceFailure */
  fetchSheet: (url: string) => Promise<string>;
  /** Says in Spanish what a project has. @throws SourceFailure */
  describeProject: (project: FirestoreProject) => Promise<string>;
}

/** New texts of files by their paths in the community's folder. Null deletes the file. */
type Changes = ReadonlyMap<string, string | null>;

/** What becomes of an answer. */
type Outcome = { changes: Changes; summary: string } | { reason: string };

const isNo = (answer: string): boolean =>
  /^(no|no (tengo|tenemos|hay)|ningun[oa]|null|-)$/i.test(answer);
const isYes = (answer: string): boolean => /^s[ií]$/i.test(answer);

/** Reads a project's two values from what a person pastes: both values, or the page's whole `firebaseConfig`. */
function readProject(answer: string): FirestoreProject | null {
  const named = (name: string): string | undefined =>
    new RegExp(`${name}["']?\\s*[:=]\\s*["']?([\\w-]+)`).exec(answer)?.[1];
  const words = answer.split(/[\s,]+/);
  const pair = words.length === 2 ? words : [];
  const projectId = named('projectId') ?? pair[0];
  const apiKey = named('apiKey') ?? pair[1];
  return projectId && apiKey ? { projectId, apiKey } : null;
}

/** Value of a question in a community's files. Null if the file or the value is absent. */
async function valueIn(directory: string, { file, path }: Question): Promise<unknown> {
  const text = await readOrDefault(readFile(join(directory, file), 'utf8'), 'null');
  const keys = path === '' ? [] : path.split('.');
  let value: unknown = parse(text);
  for (const key of keys) value = (value as Record<string, unknown> | null | undefined)?.[key];
  return value ?? null;
}

/** Asks all that is still open, and writes each answer that can be right. */
class Beginning {
  private readonly directory: string;
  private readonly conversation: Conversation;
  /** Players of the sheets that were read in this run. */
  private readonly players = new Map<SheetName, ReadonlySet<string>>();

  constructor(directory: string, conversation: Conversation) {
    this.directory = directory;
    this.conversation = conversation;
  }

  async run(): Promise<void> {
    const missingParts = new Set<string | undefined>();
    for (const question of allQuestions()) {
      const isPart = question.kind === 'part';
      if (!isPart && missingParts.has(question.part)) continue;
      const open = await this.open(question);
      if (open) await this.settle(open);
      const isGone = isPart && (await valueIn(this.directory, question)) === null;
      if (isGone) missingParts.add(question.part);
    }
  }

  private textOf(file: string): Promise<string> {
    return readFile(join(this.directory, file), 'utf8');
  }

  /** Returns the question if nobody has answered it yet: its source is missing, or its value a placeholder or the demo's. */
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
        this.conversation.tell(question, outcome.summary, true);
        return;
      }
      this.conversation.tell(question, outcome.reason, false);
    }
  }

  /** Decides what becomes of an answer. */
  private async plan(question: Question, answer: string): Promise<Outcome> {
    if (question.kind === 'part') return this.planPart(question, answer);
    if (isNo(answer)) {
      const outcome = await this.planValue(question, null, 'anotado: no hay');
      return 'reason' in outcome ? { reason: 'hace falta: el sitio no sale sin eso' } : outcome;
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

  private async planPart({ file, path, part }: Question, answer: string): Promise<Outcome> {
    const changes = new Map<string, string | null>();
    if (isYes(answer)) return { changes, summary: 'anotado' };
    if (!isNo(answer)) return { reason: 'escribí sí o no' };
    if (path === '') {
      changes.set(file, null);
      if (file === 'national.yaml') changes.set('places.yaml', null);
      const sources = await this.textOf('sources.yaml');
      changes.set('sources.yaml', removeFromYaml(sources, `sheets.${part}`));
    } else {
      changes.set(file, removeFromYaml(await this.textOf(file), path));
    }
    return this.withoutMistakes(changes, 'anotado: el sitio sale sin eso');
  }

  private async planValue(
    { file, path }: Question,
    value: string | FirestoreProject | null,
    summary: string,
  ): Promise<Outcome> {
    const edits: Record<string, unknown> = { [path]: value };
    const isFinal = path === 'finalDate' && typeof value === 'string';
    const year = isFinal && /^\d{4}(?=-)/.exec(value)?.[0];
    if (year) edits['year'] = Number(year);
    const text = editYaml(await this.textOf(file), edits);
    return this.withoutMistakes(new Map([[file, text]]), summary);
  }

  private async planProject(question: Question, answer: string): Promise<Outcome> {
    const project = readProject(answer);
    if (!project) return { reason: 'van dos: el projectId, un espacio y la apiKey' };
    const summary = await this.conversation.describeProject(project);
    return this.planValue(question, project, summary);
  }

  private async planSheet(question: Question, sheet: SheetName, address: string): Promise<Outcome> {
    // A mistyped address is refused before anything is fetched.
    const outcome = await this.planValue(question, address, 'anotada');
    if ('reason' in outcome) return outcome;
    const text = await this.conversation.fetchSheet(address);
    const answer = checkSheet(sheet, text, this.players);
    if ('reason' in answer) return answer;
    this.players.set(sheet, answer.players);
    return { ...outcome, summary: answer.summary };
  }

  /** Returns the changes, or the first mistake that the community's files would have with them. */
  private async withoutMistakes(changes: Changes, summary: string): Promise<Outcome> {
    const before = await this.write(changes);
    try {
      const [mistake] = readCommunity(this.directory).mistakes;
      if (!mistake) return { changes, summary };
      // Whoever answers here types no quotes.
      return { reason: mistake.message.replace('entre comillas y así', 'así') };
    } finally {
      await this.write(before);
    }
  }

  /** Writes changes. @returns The changes that undo them. */
  private async write(changes: Changes): Promise<Changes> {
    const before = new Map<string, string | null>();
    for (const [file, text] of changes) {
      const path = join(this.directory, file);
      before.set(file, await readOrDefault(readFile(path, 'utf8'), null));
      if (text === null) await rm(path, { force: true });
      else await writeAt(path, text);
    }
    return before;
  }
}

/** Asks what a community's folder, which has no mistakes, does not say yet. Writes each answer that can be right. */
export const begin = (directory: string, conversation: Conversation): Promise<void> =>
  new Beginning(directory, conversation).run();
