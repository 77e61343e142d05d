/** Plans the erasing of a person from the community's files (docs/product.md, «Erasing somebody»). */
import { isMap, isSeq, parseDocument, YAMLMap } from 'yaml';
import { ConfigurationError } from '../lib/error.ts';
import { nickKey, listNames } from '../lib/text.ts';
import { nameEraser, type NameEraser } from '../sources/erased.ts';
import { currentNick, playerKey } from '../sources/player-key.ts';
import type { ProposalText } from './proposal.ts';

const nicksFile = 'nicks.yaml';

export interface ErasureData {
  /** Texts of all text files of the community, by their paths in its folder. */
  texts: ReadonlyMap<string, string>;
  /** CSV texts with the community's nicks, which may contain the name as a word. */
  sheets: readonly string[];
  /** Names of the community's own, such as those of its divisions. Nobody of that name can be erased by command. */
  ownNames: readonly string[];
}

export interface Erasure {
  pseudonym: string;
  /** Changed texts, by their paths in the community's folder. Empty if everything was done before. */
  files: Map<string, string>;
  eraser: NameEraser;
}

/** Reads a person's names; adds current nicks to former ones. @throws ConfigurationError for none or a taken one. */
function readNames(words: readonly string[], ownNames: readonly string[]): string[] {
  const given = words.flatMap((word) => word.split(',')).map((name) => name.trim());
  const names = given.filter(Boolean).flatMap((name) => [name, currentNick(name)]);
  if (names.length === 0) {
    throw new ConfigurationError('falta a quién borrar: escribí su nick, y su nombre si figura');
  }
  const ownKeys = new Set(ownNames.map(nickKey));
  const taken = names.find((name) => ownKeys.has(nickKey(name)));
  if (taken === undefined) return names;
  throw new ConfigurationError(
    `«${taken}» es también un nombre de la comunidad, y se borraría de todos lados: cambiá antes su nick en las planillas, y borrá el nuevo`,
  );
}

/** Pseudonym that one of the names already has, or the first number that no text has. */
function choosePseudonym(
  names: readonly string[],
  erased: Readonly<Record<string, string>>,
  texts: Iterable<string>,
): string {
  const keys = new Set(names.map(playerKey));
  const known = Object.entries(erased).find(([name]) => keys.has(playerKey(name)));
  if (known) return known[1];
  const written = [...Object.values(erased), ...texts].join('\n');
  for (let number = 1; ; number++) {
    const pseudonym = `Anónimo ${number}`;
    if (!new RegExp(String.raw`${pseudonym}(?!\d)`, 'iu').test(written)) return pseudonym;
  }
}

/** Adds names to `erased`, and takes them out of `withoutPage` and `addresses`. Without a change the same text. */
function editNicks(text: string, names: readonly string[], pseudonym: string): string {
  const document = parseDocument(text);
  const format = (): string => document.toString({ lineWidth: 0 });
  const formattedBefore = format();
  const keys = new Set(names.map(playerKey));
  const isGiven = (node: unknown): boolean => keys.has(playerKey(String(node)));
  const withoutPage = document.get('withoutPage');
  if (isSeq(withoutPage)) {
    withoutPage.items = withoutPage.items.filter((item) => !isGiven(item));
  }
  const addresses = document.get('addresses');
  if (isMap(addresses)) {
    addresses.items = addresses.items.filter(({ key }) => !isGiven(key));
  }
  const erased = document.get('erased');
  const list = isMap(erased) ? erased : new YAMLMap();
  const present = new Set(list.items.map(({ key }) => nickKey(String(key))));
  for (const name of names) {
    if (present.has(nickKey(name))) continue;
    present.add(nickKey(name));
    list.set(name, pseudonym);
  }
  document.set('erased', list);
  const formatted = format();
  // Formatting alone changes the spaces of lists in one line.
  return formatted === formattedBefore ? text : formatted;
}

/**
 * Plans how to erase a person: the `pseudonym`, which a name already has, or the first free one, `Anónimo 3`; `files`,
 * only the `texts` that change, by path, none if it was done before; and `eraser`, which replaces the names in other
 * texts. Writes nothing.
 * @param words Names of the person, one or several in each, separated by commas.
 * @param erased Pseudonyms by the names that are erased already.
 * @throws ConfigurationError without a name, and for one of `ownNames`, which the community itself has.
 */
export function planErasure(
  words: readonly string[],
  erased: Readonly<Record<string, string>>,
  { texts, sheets, ownNames }: ErasureData,
): Erasure {
  const names = readNames(words, ownNames);
  // A comment in nicks.yaml has an example of a pseudonym.
  const others = [...texts].filter(([path]) => path !== nicksFile).map(([, text]) => text);
  const pseudonym = choosePseudonym(names, erased, [...others, ...sheets]);
  const all = { ...erased, ...Object.fromEntries(names.map((name) => [name, pseudonym])) };
  const eraser = nameEraser(sheets, all);
  if (!eraser) throw new Error('no name to erase');
  const files = new Map<string, string>();
  for (const [path, text] of texts) {
    const isNicks = path === nicksFile;
    const edited = isNicks ? editNicks(text, names, pseudonym) : eraser.replace(text);
    if (edited !== text) files.set(path, edited);
  }
  return { pseudonym, files, eraser };
}

/**
 * Title and Spanish sections of the pull request, without the person's name. Without changed files they say that it was
 * done before. @param advice Markdown lines on sources that have the name; lines on what else is left to do follow.
 */
export function erasureText(
  { pseudonym, files }: Erasure,
  advice: readonly string[],
): ProposalText {
  const changed = [...files.keys()].map((path) => `\`${path}\``);
  const done = `Ya estaba hecho: en todo lo que se publica dice **${pseudonym}**.`;
  const change = `Desde la próxima publicación, todo el sitio dice **${pseudonym}**. Cambian ${listNames(changed)}.`;
  const byHand = [
    ...advice,
    'Si hay fotos suyas en Firestore, borralas.',
    'La historia de las ramas `main` y `snapshot`, las corridas y esta propuesta lo nombran todavía: `docs/commands.md`, «Removing somebody from the history», dice cómo se saca.',
  ];
  return {
    title: `Borrar a ${pseudonym}`,
    sections: [
      ['Qué cambia', [changed.length > 0 ? change : done]],
      ['Qué queda por hacer', byHand],
    ],
  };
}
