/**
 * The search's files. One names the others; what a query needs is then one file of words and those
 * of the entries it shows, however many there are.
 */

/** What a search can find: what it is, its title, where its link leads, and its text. */
export type Entry = readonly [kind: string, title: string, address: string, text: string];

/** The file that names the others: each by the first word, or the number of the first entry, in it. */
export interface Contents {
  words: (readonly [first: string, file: string])[];
  entries: (readonly [first: number, file: string])[];
}

/**
 * A file of words: where each stands, as the steps from one number to the next. A number is twice the
 * entry's, and one more where the word is in the entry's title.
 */
export type Words = Record<string, readonly number[]>;

/** Gives a file of the index by its name. Rejects when it cannot be had. */
export type Read = <Content>(file: string) => Promise<Content>;
