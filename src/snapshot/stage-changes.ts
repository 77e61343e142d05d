/** Says in Spanish what changed in the duels of a stage (docs/product.md, «What a publication changed»). */
import { formatShortDay, type CalendarDate } from '../lib/time.ts';
import { diffStages, type DuelChange } from '../season/diff.ts';
import { alignSides, isDecided, isOpen, type Match, type Stage } from '../season/model.ts';
import { sides } from '../sources/sheets/side.ts';
import { formatDuel, formatResult, sideName, stageRound } from '../words/duel.ts';
import type { Change } from './published-changes.ts';
import { renamedText, type ReplacementText } from './table-changes.ts';
import { sourceOf } from './rules/rule.ts';

/** A sentence about a duel. Equal sentences become one, with their number. */
interface Sentence {
  kind: Change['kind'];
  text: string;
  /** The sentence about several duels. Absent if it would be the same. */
  severalText?: (count: number) => string;
}

/** Facts on which the sentences of a stage depend. */
interface Context {
  today: CalendarDate;
  replacementText: ReplacementText;
  /** New key of each player who has another nick in all their duels, by the old key. */
  renamed: ReadonlyMap<string, string>;
}

function scheduleOf({ when, isPostponed }: Match): string {
  if (!when) return isPostponed ? 'postergado' : 'sin día';
  const day = formatShortDay(when.date);
  return when.time === null ? day : `${day} ${when.time}`;
}

const duelText = (match: Match): string => `${stageRound(match)}: ${formatDuel(match)}`;

/** A sentence that counts duels: `Oro: 2 duelos tienen otro código`. */
const duelsSentence = (
  kind: Change['kind'],
  place: string,
  singular: string,
  plural: string,
): Sentence => ({
  kind,
  text: `${place}: 1 duelo ${singular}`,
  severalText: (count) => `${place}: ${count} duelos ${plural}`,
});

const playerSentence = (place: string, words: string): Sentence => ({
  kind: 'player',
  text: `${place}: ${words}`,
  severalText: (count) => `${place}: ${words}, en ${count} duelos`,
});

function sentencesOf(
  change: DuelChange,
  { fullName: place }: Stage,
  { today, replacementText, renamed }: Context,
): Sentence[] {
  const { kind, was, now } = change;
  switch (kind) {
    case 'gone':
      return [{ kind: 'lost', text: `${stageRound(was)}: ya no figura ${formatDuel(was)}` }];
    case 'added':
    case 'played':
      if (!isDecided(now)) return [duelsSentence('added', stageRound(now), 'nuevo', 'nuevos')];
      return [{ kind: 'played', text: `${duelText(now)} (nuevo)` }];
    case 'result': {
      const gone = isDecided(now) ? '' : ', sin resultado';
      const before = formatResult(alignSides(was, now));
      return [{ kind: 'result', text: `${duelText(now)}${gone} (antes ${before})` }];
    }
    case 'moved': {
      const move = `de «${was.round.name}» a «${now.round.name}»`;
      return [duelsSentence('moved', place, `pasó ${move}`, `pasaron ${move}`)];
    }
    case 'turned':
      return [duelsSentence('detail', place, 'cambió de local', 'cambiaron de local')];
    case 'code':
      return [duelsSentence('detail', place, 'tiene otro código', 'tienen otro código')];
    case 'schedule': {
      // A row of the daily sheet disappears once its day is over, which is no change.
      const isOver = was.when !== null && was.when.date < today;
      if (isOver || !isOpen(was) || !isOpen(now)) return [];
      const days = `${scheduleOf(now)} (antes ${scheduleOf(was)})`;
      return [{ kind: 'schedule', text: `${duelText(now)}, ${days}` }];
    }
    case 'players': {
      const before = alignSides(was, now);
      const replaced = sides.filter(
        (side) =>
          before[side].key !== now[side].key && renamed.get(before[side].key) !== now[side].key,
      );
      return replaced.map((side) =>
        playerSentence(place, replacementText(sideName(before[side]), sideName(now[side]))),
      );
    }
  }
}

/**
 * Says what changed in a stage's duels, players and days of rounds, in no particular order.
 * @param today A change of schedule is told only of duels whose day is not over.
 * @param replacementText Says that a player has the place of another one.
 */
export function stageChanges(
  before: Stage,
  now: Stage,
  today: CalendarDate,
  replacementText: ReplacementText,
): Change[] {
  const source = sourceOf(now);
  const { duels, renamings, rounds } = diffStages(before, now);
  const renamed = new Map(renamings.map(({ was, now: is }) => [was.key, is.key]));
  const context = { today, replacementText, renamed };
  const changes: Change[] = [];
  const add = ({ kind, text, severalText }: Sentence, count: number): void => {
    const sentenceText = count > 1 && severalText ? severalText(count) : text;
    changes.push({ kind, source, text: sentenceText, count });
  };
  const sentences = duels.flatMap((change) => sentencesOf(change, now, context));
  for (const [first, ...others] of Map.groupBy(sentences, ({ text }) => text).values()) {
    if (first) add(first, others.length + 1);
  }
  for (const { was, now: is } of rounds) {
    const days = `${is.interval || 'sin días'} (antes ${was.interval || 'sin días'})`;
    const place = stageRound({ stage: now, round: is });
    changes.push({ kind: 'schedule', source, text: `${place}: ${days}` });
  }
  for (const { was, now: is, count } of renamings) {
    add(playerSentence(now.fullName, renamedText(was.nick, is.nick)), count);
  }
  // Changes of kind `detail` alter nothing that pages say. They are listed if nothing else explains the sheet's change.
  const meaningful = changes.filter(({ kind }) => kind !== 'detail');
  return meaningful.length > 0 ? meaningful : changes;
}
