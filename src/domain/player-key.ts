/** Who a nick is: the same player under any spelling and under the nicks of before. */
import { nicks } from '#facts';
import { nickKey } from '../text/nick.ts';

/**
 * Keys of players: case does not count (docs/product.md, «Players and nicks»), accents do, since «Ana» and
 * «Aná» may be two people. A nick of before has the key of the current one.
 * @param aliases Current nick by the nick of before; a current one may have changed again.
 */
export function playerKeys(aliases: Readonly<Record<string, string>>): (nick: string) => string {
  const changes = new Map(
    Object.entries(aliases).map(([before, current]) => [nickKey(before), nickKey(current)]),
  );
  // A few hundred nicks are compared some million times in a build.
  const known = new Map<string, string>();
  return (nick) => {
    let key = known.get(nick);
    if (key === undefined) {
      key = nickKey(nick);
      // Whoever changed most often did so as often as there are changes.
      for (let change = 0; change < changes.size; change++) key = changes.get(key) ?? key;
      known.set(nick, key);
    }
    return key;
  };
}

/** Key of a player of this community. */
export const playerKey = /* @__PURE__ */ playerKeys(nicks.renamed);

/** A look-up by nick of what is of a player; of several the first one counts. */
export function byPlayer<Item>(
  items: readonly Item[],
  nickOf: (item: Item) => string,
): (nick: string) => Item | undefined {
  const known = new Map<string, Item>();
  for (const item of items) {
    const key = playerKey(nickOf(item));
    if (!known.has(key)) known.set(key, item);
  }
  return (nick) => known.get(playerKey(nick));
}

/** Nicks of before of a player of this community. */
export function formerNicks(nick: string): string[] {
  return Object.keys(nicks.renamed).filter((before) => playerKey(before) === playerKey(nick));
}

/** The nick that a player of this community has now; the same for who never changed it. */
export function currentNick(nick: string): string {
  const key = playerKey(nick);
  if (key === nickKey(nick)) return nick;
  return Object.values(nicks.renamed).find((current) => nickKey(current) === key) ?? nick;
}

/** Key of two players in either order. */
export function pairKey(a: string, b: string): string {
  return [playerKey(a), playerKey(b)].toSorted().join(' / ');
}
