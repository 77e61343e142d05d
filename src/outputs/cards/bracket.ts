/** Cards of knock-out competitions: link previews, and pictures for Instagram. */
import { ofCompetition, withArticle } from '../../config/competitions.ts';
import { compareTexts, slug } from '../../lib/text.ts';
import type { CalendarDate } from '../../lib/time.ts';
import { currentRound, isOverdue } from '../../season/dates.ts';
import { isOpen, type CompetitionSeason, type Match, type Round } from '../../season/model.ts';
import type { PlayedCompetition } from '../../config/stages.ts';
import { duelLine, inOneBlock } from './duels.ts';
import { poster, listingCard, type Card, type DuelLine, type ListingCard } from './card.ts';

const common = ({ emblem = 'logo', name, edition }: PlayedCompetition) => ({
  emblem,
  overline: `${name} · ${edition}`,
});

const maxPreviewDuels = 5;
/** More columns are not legible on a phone: the picture begins with the 8vos. */
const maxBracketColumns = 4;

/** Sorts a phase's duels without a result: upcoming duels by day, duels without a day, overdue duels. */
function openDuels({ matches }: Round, today: CalendarDate): Match[] {
  const sortKey = (match: Match): string =>
    `${isOverdue(match, today) ? 1 : 0} ${match.when?.date ?? '9999'}`;
  return matches.filter(isOpen).toSorted((a, b) => compareTexts(sortKey(a), sortKey(b)));
}

/**
 * Preview of a knock-out competition: the current phase with its next duels, or the champion.
 * @param season Null while the competition waits.
 */
export function bracketCard(
  competition: PlayedCompetition,
  season: Pick<CompetitionSeason, 'bracket' | 'champions'> | null,
  today: CalendarDate,
): Card {
  const { shortName, edition } = competition;
  const name = slug(shortName);
  const winner = season?.champions[0]?.player ?? null;
  const phase = currentRound(season?.bracket?.stage.rounds ?? [], today);
  if (winner !== null || !phase || phase.matches.length === 0) {
    const title = winner === null ? competition.name : `${winner} ganó ${withArticle(competition)}`;
    return poster({
      name,
      alt: winner === null ? `${title}, ${edition}` : title,
      ...common(competition),
      title,
      illustration: { kind: 'story', seed: 'campeones' },
    });
  }
  const open = openDuels(phase, today);
  const [next] = open;
  const duels = (next ? open : phase.matches).slice(0, maxPreviewDuels);
  const isLate = next && isOverdue(next, today);
  const content = next ? (isLate ? 'Duelos por jugar' : 'Próximos duelos') : 'Resultados';
  return listingCard('preview', {
    name,
    alt: `${competition.name}, ${phase.name}: ${duels
      .map(({ home, away }) => `${home.nick} contra ${away.nick}`)
      .join('; ')}`,
    ...common(competition),
    title: phase.name,
    note: [content, phase.interval].filter(Boolean).join(' · '),
    listing: inOneBlock(duels.map(duelLine)),
  });
}

/** Picture of the current phase, for Instagram. Null if there is none. */
export function phasePicture(
  competition: PlayedCompetition,
  bracket: CompetitionSeason['bracket'],
  today: CalendarDate,
): ListingCard | null {
  const phase = currentRound(bracket?.stage.rounds ?? [], today);
  if (!phase || phase.matches.length === 0) return null;
  return listingCard('instagram', {
    name: `fase-${slug(competition.shortName)}`,
    alt: `Duelos ${ofCompetition(competition)}: ${phase.name}`,
    ...common(competition),
    title: phase.name,
    note: phase.interval,
    listing: inOneBlock(phase.matches.map(duelLine)),
  });
}

/** Line of a duel in the bracket. The tree's lines replace placeholders such as «Ganador 8vos-2», but not a bye. */
function bracketLine(match: Match): DuelLine {
  const line = duelLine(match);
  const isBlank = (side: 'home' | 'away'): boolean => match[side].kind === 'placeholder';
  return {
    ...line,
    home: isBlank('home') ? ' ' : line.home,
    away: isBlank('away') ? ' ' : line.away,
    // `drawBracket` draws the part before the dash beside the home player, and the part after it beside the away
    // player.
    ...(match.forfeit && line.winner === 'away' && { result: ` - ${line.result}` }),
  };
}

/** Picture of the last columns of the bracket, for Instagram. Null if there are none. */
export function bracketPicture(
  competition: PlayedCompetition,
  bracket: CompetitionSeason['bracket'],
  today: CalendarDate,
): ListingCard | null {
  const columns = bracket?.columns.slice(-maxBracketColumns) ?? [];
  if (!bracket || columns.length === 0) return null;
  return listingCard('instagram', {
    name: `cuadro-${slug(competition.shortName)}`,
    alt: `Cuadro ${ofCompetition(competition)}`,
    ...common(competition),
    title: 'Cuadro',
    note: currentRound(bracket.stage.rounds, today)?.name ?? '',
    listing: {
      kind: 'bracket',
      columns: columns.map(({ name, slots }) => ({
        title: name,
        duels: slots.map((match) => match && bracketLine(match)),
      })),
    },
  });
}
