/** Cards of the cup: its preview, and pictures for Instagram. */
import { competitionNames, site } from '../config/site.ts';
import { compareTexts } from '../domain/text.ts';
import type { CalendarDate } from '../domain/time.ts';
import { currentRound, isOverdue } from '../season/dates.ts';
import {
  isOpen,
  type BracketColumn,
  type Champion,
  type Match,
  type Round,
} from '../season/model.ts';
import { duelLine, inOneBlock } from './duels.ts';
import { poster, sheet, type Card, type DuelLine, type Sheet } from './card.ts';

const { cup } = competitionNames;
const edition = site.cup?.edition ?? '';
const ofCup = { emblem: 'logo-copa', overline: `${cup} · ${edition}` } as const;

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

/** The phase in play with its next duels; the champion once there is one. */
export function cupCard(
  rounds: readonly Round[],
  { player: winner }: Pick<Champion, 'player'>,
  today: CalendarDate,
): Card {
  const phase = currentRound(rounds, today);
  if (winner !== null || !phase || phase.matches.length === 0) {
    const title = winner === null ? cup : `${winner} ganó la ${cup}`;
    return poster({
      name: 'copa',
      alt: winner === null ? `${cup}, ${edition}` : title,
      ...ofCup,
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
    name: 'copa',
    alt: `${cup}, ${phase.name}: ${duels
      .map(({ home, away }) => `${home.nick} contra ${away.nick}`)
      .join('; ')}`,
    ...ofCup,
    title: phase.name,
    note: [content, phase.interval].filter(Boolean).join(' · '),
    listing: inOneBlock(duels.map(duelLine)),
  });
}

/** The phase in play, for Instagram; null while there is none. */
export function phasePicture(rounds: readonly Round[], today: CalendarDate): Sheet | null {
  const phase = currentRound(rounds, today);
  if (!phase || phase.matches.length === 0) return null;
  return sheet('instagram', {
    name: 'fase-copa',
    alt: `Duelos de la ${cup}: ${phase.name}`,
    ...ofCup,
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
  bracket: readonly BracketColumn[],
  rounds: readonly Round[],
  today: CalendarDate,
): Sheet | null {
  const columns = bracket.slice(-bracketColumns);
  if (columns.length === 0) return null;
  return sheet('instagram', {
    name: 'cuadro-copa',
    alt: `Cuadro de la ${cup}`,
    ...ofCup,
    title: 'Cuadro',
    note: currentRound(rounds, today)?.name ?? '',
    listing: {
      kind: 'bracket',
      columns: columns.map(({ name, slots }) => ({
        title: name,
        duels: slots.map((match) => match && bracketLine(match)),
      })),
    },
  });
}
