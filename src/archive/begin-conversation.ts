/** The two ways of beginning: a person who answers at a terminal, and answers that a form brings all at once. */
import { askNearest } from '../lib/nearest.ts';
import { sameName } from '../lib/text.ts';
import { collectionNames, sourceTitle } from '../sources/catalog/catalog.ts';
import { connectFirestore } from '../sources/fetch/firestore.ts';
import { defaultRetryPolicy } from '../sources/fetch/retry-policy.ts';
import { fetchSheet } from '../sources/fetch/http.ts';
import { begin, type Conversation, type FirestoreProject, type OpenQuestion } from './begin.ts';
import type { ProposalText } from './proposal.ts';
import { allQuestions } from './questions.ts';
import { readAnswers } from './request.ts';

type Lookups = Pick<Conversation, 'fetchSheet' | 'describeProject'>;

/** Looks up sheets and projects. @param emulatorHost `host:port` of a Firestore emulator; undefined for Google's. */
export const lookupsAt = (emulatorHost: string | undefined): Lookups => ({
  fetchSheet: (url) => fetchSheet(url, defaultRetryPolicy),
  describeProject: (project) => describeProject(project, emulatorHost),
});

async function describeProject(
  project: FirestoreProject,
  emulatorHost: string | undefined,
): Promise<string> {
  const { fetchCollection, close } = connectFirestore(project, emulatorHost);
  try {
    const counts: string[] = [];
    for (const name of collectionNames) {
      const { length } = await fetchCollection(name, defaultRetryPolicy);
      if (length > 0) counts.push(`${sourceTitle(name)} (${length})`);
    }
    return counts.length > 0
      ? `se lee: ${counts.join(', ')}`
      : 'se lee, y todavía no tiene ningún documento';
  } finally {
    await close();
  }
}

function promptFor({ text, current, isSample }: OpenQuestion): string {
  if (current === null) return `\n${text}\n> `;
  const state = isSample ? ' (de muestra)' : '';
  return `\n${text}\n  Ahora: «${current}»${state}\n> `;
}

/** Begins with a person, who types `lines`, until these or the questions end. @param write Adds no line break. */
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
  await begin(directory, {
    ...lookups,
    ask: async (question) => {
      if (isOver) return null;
      write(promptFor(question));
      const line = await lines.next();
      isOver = line.done === true;
      return line.value ?? null;
    },
    tell: (_, text, isAccepted) => write(isAccepted ? `  ✓ ${text}\n` : `  ✗ ${text}\n`),
  });
}

/** What became of a form's answers, a line each. */
export interface BeginningOutcome {
  accepted: readonly string[];
  refused: readonly string[];
  /** Questions that nobody has answered yet. */
  open: readonly string[];
}

/** Begins with answers given all at once: `marca=Catan Chile; ranking=https://…`. @throws As `readAnswers`. */
export async function beginWithAnswers(
  directory: string,
  text: string,
  lookups: Lookups,
): Promise<BeginningOutcome> {
  const answers = readAnswers(text, 'ranking=https://…');
  const accepted: string[] = [];
  const refused: string[] = [];
  const open: string[] = [];
  await begin(directory, {
    ...lookups,
    ask: ({ key, text }) => {
      const name = [...answers.keys()].find((given) => sameName(given, key));
      if (name === undefined) {
        open.push(`${key}: ${text}`);
        return Promise.resolve(null);
      }
      const answer = answers.get(name) ?? null;
      answers.delete(name);
      return Promise.resolve(answer);
    },
    tell: ({ key }, said, isAccepted) => {
      (isAccepted ? accepted : refused).push(`${key}: ${said}`);
    },
  });
  const keys = allQuestions().map(({ key }) => key);
  for (const name of answers.keys()) {
    const isKnown = keys.some((key) => sameName(key, name));
    const unknown = `no se pregunta nada con ese nombre${askNearest(name, keys)}`;
    refused.push(`${name}: ${isKnown ? 'ya estaba, y no se cambió' : unknown}`);
  }
  return { accepted, refused, open };
}

/** Text of the proposal with the answers of a form. @param left Lines about what the files still need. */
export const beginningText = (
  { accepted, refused, open }: BeginningOutcome,
  left: readonly string[],
): ProposalText => ({
  title: 'Empezar: los datos de la comunidad',
  sections: [
    ['Anotado', accepted],
    ['No se anotó', refused],
    ['Se puede responder, por su nombre', open],
    ['Falta', left],
  ],
});
