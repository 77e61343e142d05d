/** Cards of knock-out competitions: previews, and pictures for Instagram. */
import { ofCompetition, withArticle } from '../config/competitions.ts';
import { compareTexts, slug } from '../domain/text.ts';
import type { CalendarDate } from '../domain/time.ts';
import { currentRound, isOverdue } from '../season/dates.ts';
import {
  isOpen,
  type CompetitionSeason,
  type Match,
  type PlayedCompetition,
  type Round,
} from '../season/model.ts';
import { duelLine, inOneBlock } from './duels.ts';
import { poster, sheet, type Card, type DuelLine, type Sheet } from './card.ts';

/** What all cards of a competition have. */
const common = ({ emblem = 'logo', name, edition }: PlayedCompetition) => ({
  emblem,
  overline: `${name} · ${edition}`,
});

/** What a preview has room for. */
const previewDuels = 5;
/** Columns of a bracket that stay legible on a phone: from 8vos on. */
const bracketColumns = 4;

/** A phase's duels without result: those to come by day, and then those without a day; overdue ones last. */
function openDuels({ matches }: Round, today: CalendarDate): Match[] {
  const placeOf = (match: Match): string =>
    `${isOverdue(match, today) ? 1 : 0} ${match.when?.date ?? '9999'}`;
  return matches.filter(isOpen).toSorted((a, b) => compareTexts(placeOf(a), placeOf(b)));
}

/**
 * The phase in play with its next duels; the champion once there is one.
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
  const duels = (next ? open : phase.matches).slice(0, previewDuels);
  const isLate = next && isOverdue(next, today);
  const content = next ? (isLate ? 'Duelos por jugar' : 'Próximos duelos') : 'Resultados';
  return sheet('preview', {
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

/** The phase in play, for Instagram; null while there is none. */
export function phasePicture(
  competition: PlayedCompetition,
  bracket: CompetitionSeason['bracket'],
  today: CalendarDate,
): Sheet | null {
  const phase = currentRound(bracket?.stage.rounds ?? [], today);
  if (!phase || phase.matches.length === 0) return null;
  return sheet('instagram', {
    name: `fase-${slug(competition.shortName)}`,
    alt: `Duelos ${ofCompetition(competition)}: ${phase.name}`,
    ...common(competition),
    title: phase.name,
    note: phase.interval,
    listing: inOneBlock(phase.matches.map(duelLine)),
  });
}

/** In a bracket the lines tell who is still to come: «Ganador 8vos-2» stays blank, unlike a bye. */
function bracketLine(match: Match): DuelLine {
  const line = duelLine(match);
  const isBlank = (side: 'home' | 'away'): boolean => match[side].kind === 'placeholder';
  return {
    ...line,
    home: isBlank('home') ? ' ' : line.home,
    away: isBlank('away') ? ' ' : line.away,
    // Beside who has it.
    ...(match.forfeit && line.winner === 'away' && { result: ` - ${line.result}` }),
  };
}

/** The last columns of the bracket, for Instagram; null while there are none. */
export function bracketPicture(
  competition: PlayedCompetition,
  bracket: CompetitionSeason['bracket'],
  today: CalendarDate,
): Sheet | null {
  const columns = bracket?.columns.slice(-bracketColumns) ?? [];
  if (!bracket || columns.length === 0) return null;
  return sheet('instagram', {
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
