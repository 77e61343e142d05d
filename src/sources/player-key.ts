/** Identifies players: a player is the same under any spelling of the nick, under former nicks, and beside a note. */
import { nicks } from '#facts';
import { nickKey } from '../lib/text.ts';

/**
 * Returns a function from a nick to its player's key: the current nick's `nickKey`, also for a former nick. Case does
 * not count; accents do, since «Ana» and «Aná» may be two people (docs/product.md, «Players and nicks»).
 * @param aliases Current nick by former nick. A current nick may itself be a former one.
 */
export function playerKeys(aliases: Readonly<Record<string, string>>): (nick: string) => string {
  const changes = new Map(
    Object.entries(aliases).map(([before, current]) => [nickKey(before), nickKey(current)]),
  );
  // A build compares a few hundred nicks some million times.
  const known = new Map<string, string>();
  return (nick) => {
    let key = known.get(nick);
    if (key === undefined) {
      key = nickKey(nick);
      // No player can have changed nicks more often than there are changes.
      for (let change = 0; change < changes.size; change++) key = changes.get(key) ?? key;
      known.set(nick, key);
    }
    return key;
  };
}

/** Key of a player of this community, equal for all spellings and former nicks. */
export const playerKey = /* @__PURE__ */ playerKeys(nicks.renamed);

/** Returns a function from any nick of a player, also a former one, to the player's first item. Undefined without. */
export function finderByPlayer<Item>(
  items: readonly Item[],
  nickOf: (item: Item) => string,
): (nick: string) => Item | undefined {
  // A map keeps the last of several items with one key.
  const known = new Map(items.toReversed().map((item) => [playerKey(nickOf(item)), item]));
  return (nick) => known.get(playerKey(nick));
}

/** Former nicks of a player, by any nick, as spelt in nicks.yaml (`renamed`) and in its order. Empty without any. */
export function formerNicks(nick: string): string[] {
  return Object.keys(nicks.renamed).filter((before) => playerKey(before) === playerKey(nick));
}

/** The current nick, as nicks.yaml writes it, of a player whose former nick this is. Other nicks stay as they are. */
export function currentNick(nick: string): string {
  const key = playerKey(nick);
  if (key === nickKey(nick)) return nick;
  const current = Object.values(nicks.renamed).find((name) => nickKey(name) === key);
  if (current === undefined) throw new Error(`No current nick for ${nick}`);
  return current;
}

/** Key of two players, by any nicks or keys of theirs, sorted: `Beto` and `Ana` → `ana / beto`, as in reverse order. */
export function pairKey(a: string, b: string): string {
  return [playerKey(a), playerKey(b)].toSorted().join(' / ');
}

/** Finds a walkover anywhere in a text: `W.O.`, `WO`, `w/o`, `walkover`. Also the end of a word, `two`. */
export const walkover = /(?:w\s*[./]?\s*o|walk\s*over)\b\.?/i;

/** A nick, and the note that organisers add to it: `webbi - W.O.`. Pure, so that scripts for browsers leave it out. */
const noteBesideNick = /* @__PURE__ */ new RegExp(
  String.raw`^(.*?\S)(?:,|\s[–—-])?\s*(\([^()]*\)|\s${walkover.source})$`,
  'i',
);

/** Cuts a final note in brackets, or W.O., off a nick: `webbi (W.O.)` → `webbi`, `(W.O.)`. `note` may be undefined. */
export function splitNote(text: string): { nick: string; note: string | undefined } {
  const [, nick = text, note] = noteBesideNick.exec(text) ?? [];
  return { nick, note: note?.trim() };
}
