/** Where a nick may break on a narrow screen. */

/** A text cut after each match: at a character that no clean text has. */
const cutAfter = (text: string, end: RegExp): string[] => text.replace(end, '$&\0').split('\0');

/**
 * A nick cut where its words meet: before inner capitals, around numbers and after `_`, `-` or `.`; a
 * word is also cut every 10 characters: more do not fit a fixture's column on a phone.
 */
export function nickParts(nick: string): string[] {
  // No look-behind: Safari before 16.4 would not load the file, and with it no island.
  return cutAfter(nick, /\p{Ll}(?=[\p{Lu}\p{Nd}])|\p{Nd}(?=\p{Lu})|[_.-](?=.)/gu).flatMap((part) =>
    cutAfter(part, /\S{10}(?=\S)/gu),
  );
}
