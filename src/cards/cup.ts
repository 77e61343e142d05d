/** Cards of the cup: its preview, and pictures for Instagram. */
import { competitionNames, site } from '../config/site.ts';
import { buildBracket, champion } from '../domain/bracket.ts';
import {
  currentRound,
  isBye,
  isOpen,
  isUnknownPlayer,
  type Duel,
  type Round,
} from '../domain/fixture.ts';
import { agreedDay, isOverdue, stageMiddle } from '../domain/stage-dates.ts';
import type { CalendarDate } from '../domain/time.ts';
import type { Card, Sheet } from './card.ts';
import { duelLine } from './duel-line.ts';

const { cup } = competitionNames;
const edition = site.cup?.edition ?? '';
const overline = `${cup} · ${edition}`;

/** What a preview has room for. */
const previewDuels = 5;
/** Columns of a bracket that stay legible on a phone: from 8vos on. */
const bracketColumns = 4;

/**
 * A phase's duels without result: those to come by day, and then those without a day; overdue ones last.
 * @param near `stageMiddle` of the cup.
 */
function openDuels({ interval, duels }: Round, near: CalendarDate, today: CalendarDate) {
  return duels
    .filter(isOpen)
    .map((duel) => {
      const dated = { duel, interval, near };
      return { duel, day: agreedDay(dated) ?? '9999', overdue: isOverdue(dated, today) };
    })
    .toSorted(
      (a, b) =>
        Number(a.overdue) - Number(b.overdue) || (a.day === b.day ? 0 : a.day < b.day ? -1 : 1),
    );
}

/** The phase in play with its next duels; the champion once there is one. */
export function cupCard(rounds: readonly Round[], today: CalendarDate): Card {
  const winner = champion(buildBracket(rounds));
  const phase = currentRound(rounds, today);
  if (winner !== null || !phase || phase.duels.length === 0) {
    const title = winner === null ? cup : `${winner} ganó la ${cup}`;
    return {
      kind: 'poster',
      name: 'copa',
      alt: winner === null ? `${cup}, ${edition}` : title,
      emblem: 'logo-copa',
      overline,
      title,
      note: '',
      illustration: { kind: 'story', seed: 'campeones' },
    };
  }
  const open = openDuels(phase, stageMiddle(rounds, today), today);
  const [next] = open;
  const duels = (next ? open.map(({ duel }) => duel) : phase.duels).slice(0, previewDuels);
  const content = next ? (next.overdue ? 'Duelos por jugar' : 'Próximos duelos') : 'Resultados';
  return {
    kind: 'sheet',
    shape: 'preview',
    name: 'copa',
    alt: `${cup}, ${phase.name}: ${duels
      .map(({ home, away }) => `${home} contra ${away}`)
      .join('; ')}`,
    emblem: 'logo-copa',
    overline,
    title: phase.name,
    note: [content, phase.interval].filter(Boolean).join(' · '),
    listing: {
      kind: 'duels',
      blocks: [{ title: '', duels: duels.map(duelLine) }],
    },
  };
}

/** The phase in play, for Instagram; null while there is none. */
export function phasePicture(rounds: readonly Round[], today: CalendarDate): Sheet | null {
  const phase = currentRound(rounds, today);
  if (!phase || phase.duels.length === 0) return null;
  return {
    kind: 'sheet',
    shape: 'instagram',
    name: 'fase-copa',
    alt: `Duelos de la ${cup}: ${phase.name}`,
    emblem: 'logo-copa',
    overline,
    title: phase.name,
    note: phase.interval,
    listing: { kind: 'duels', blocks: [{ title: '', duels: phase.duels.map(duelLine) }] },
  };
}

/** In a bracket the lines tell who is still to come: «Ganador 8vos-2» stays blank, unlike a bye. */
function known(duel: Duel): Duel {
  const name = (player: string): string =>
    isUnknownPlayer(player) && !isBye(player) ? ' ' : player;
  return { ...duel, home: name(duel.home), away: name(duel.away) };
}

/** The last columns of the bracket, for Instagram; null while there are none. */
export function bracketPicture(rounds: readonly Round[], today: CalendarDate): Sheet | null {
  const columns = buildBracket(rounds).slice(-bracketColumns);
  if (columns.length === 0) return null;
  return {
    kind: 'sheet',
    shape: 'instagram',
    name: 'cuadro-copa',
    alt: `Cuadro de la ${cup}`,
    emblem: 'logo-copa',
    overline,
    title: 'Cuadro',
    note: currentRound(rounds, today)?.name ?? '',
    listing: {
      kind: 'bracket',
      columns: columns.map(({ name, slots }) => ({
        title: name,
        duels: slots.map((duel) => duel && duelLine(known(duel))),
      })),
    },
  };
}
