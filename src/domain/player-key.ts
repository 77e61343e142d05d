/** Who a nick is: the same player under any spelling and under the nicks of before. */
import { ConfigurationError } from '../config/error.ts';
import { nicks } from '#facts';
import { nickKey } from './text.ts';

/**
 * Keys of players: case does not count (docs/product.md, «Players and nicks»), accents do, since «Ana» and
 * «Aná» may be two people. A nick of before has the key of the current one.
 * @param aliases Current nick by the nick of before; a current one may have changed again.
 * @throws ConfigurationError when aliases lead back to themselves.
 */
export function playerKeys(aliases: Readonly<Record<string, string>>): (nick: string) => string {
  const changes = new Map(
    Object.entries(aliases).map(([before, current]) => [nickKey(before), nickKey(current)]),
  );
  const current = new Map<string, string>();
  for (const before of changes.keys()) {
    const path = [before];
    for (let next = changes.get(before); next !== undefined; next = changes.get(next)) {
      if (path.includes(next)) {
        throw new ConfigurationError(
          `nicks.yaml, renamed: los cambios dan vueltas: ${[...path, next].join(' → ')}; borrá uno`,
        );
      }
      path.push(next);
    }
    current.set(before, path.at(-1) ?? before);
  }
  // A few hundred nicks are compared some million times in a build.
  const known = new Map<string, string>();
  return (nick) => {
    let key = known.get(nick);
    if (key === undefined) {
      const own = nickKey(nick);
      key = current.get(own) ?? own;
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
  const changes = Object.entries(nicks.renamed);
  const next = changes.find(([before]) => nickKey(before) === nickKey(nick))?.[1];
  return next === undefined ? nick : currentNick(next);
}

/** Key of two players in either order. */
export function pairKey(a: string, b: string): string {
  return [playerKey(a), playerKey(b)].toSorted().join(' / ');
}
