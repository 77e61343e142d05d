/** Cards of knock-out competitions: link previews, and pictures for Instagram. */
import { ofCompetition, withArticle } from '../../config/competitions.ts';
import { compareTexts, slug } from '../../lib/text.ts';
import type { CalendarDate } from '../../lib/time.ts';
import { currentRound, isOverdue } from '../../season/dates.ts';
import { isOpen, type CompetitionSeason, type Match, type Round } from '../../season/model.ts';
import type { PlayedCompetition } from '../../config/stages.ts';
import { duelLine, inOneBlock } from './duels.ts';
import { poster, listingCard, type Card, type ListingCard } from './card.ts';

const common = ({ emblem = 'logo', name, edition }: PlayedCompetition) => ({
  emblem,
  overline: `${name} · ${edition}`,
});

const maxPreviewDuels = 5;

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
  let content = 'Resultados';
  if (next) content = isOverdue(next, today) ? 'Duelos por jugar' : 'Próximos duelos';
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
