/** Makes the visitor's own card for each player (docs/product.md, «My card»). */
import { divisionPath, href, matchPath, playerPath, stagePath } from '../config/addresses.ts';
import { finderByPlayer, playerKey } from '../domain/player-key.ts';
import { formatHour, momentOf } from '../domain/time.ts';
import { deadlineOf, isOverdue } from '../season/dates.ts';
import { isResult, matchesOf, type Division, type Group } from '../season/model.ts';
import { nextDuel, type PlayerMatch } from '../season/player-matches.ts';
import { placesAfter, type Places } from '../season/stakes.ts';
import { deadlineWords } from '../words/deadline.ts';
import { gapWords } from '../words/gap.ts';
import { counted } from '../words/numbers.ts';
import { today } from './clock.ts';
import { once } from './once.ts';
import { outlookOf, stakedGroupOf } from './outlook.ts';
import { chancesOfPlayer } from './own-chances.ts';
import { ownLinesHtml, type Part } from './own-lines.ts';
import type { Player } from './players.ts';
import { duelForms } from './duel-forms.ts';
import { season } from './season.ts';

/** Place and gap of each player of a group, with a link to the row in the division's page. */
function placesIn(division: Division, group: Group) {
  const { competition, config, groups } = division;
  const { standings } = group;
  const where = groups.length > 1 ? `${config.name}, ${group.name}` : config.name;
  const outlook = outlookOf(division, group);
  const row = href(`${divisionPath(competition.id, config.id)}#mi-fila`);
  return standings.rows.map(({ player }, index) => {
    const place = `${index + 1}.º en ${where}`;
    const gap = gapWords(standings, index, config.zones, outlook);
    const part = { text: [place, gap].filter(Boolean).join(', '), href: row };
    return { player, where: `${competition.edition} ${where}`, place: index + 1, part };
  });
}

/** Returns a function that finds a player's places, one for each competition with groups. */
const placesOf = once(async () => {
  const { competitions } = await season();
  const byCompetition = competitions.map(({ divisions }) => {
    const places = divisions.flatMap((division) =>
      division.groups.flatMap((group) => placesIn(division, group)),
    );
    return finderByPlayer(places, ({ player }) => player);
  });
  return (nick: string) => byCompetition.flatMap((findPlace) => findPlace(nick) ?? []);
});

/** Line of the next duel: rival, day or last day of the round, and the form that reports it. */
function duelLine({ match, opponent }: PlayerMatch): Part[] {
  const { when, schedule, isPostponed } = match;
  const last = deadlineOf(match);
  const day = when || isPostponed ? schedule : last ? deadlineWords(last, today) : null;
  const hour = when?.time ? formatHour(when.date, when.time) : '';
  const forms = duelForms(match);
  return [
    { text: `vs ${opponent.nick}`, href: href(matchPath(match)) },
    ...(day ? [{ text: day, hour }] : []),
    ...(forms ? [{ text: 'Comunicar', href: forms.result }] : []),
  ];
}

const placeWords = ([first, last]: Places): string =>
  first === last ? `${first}.º` : `entre ${first}.º y ${last}.º`;

/**
 * Line about the player's place after winning and losing the next duel of a table. It links to the table with the duel
 * won. Empty if the table cannot be foreseen.
 */
async function stakeLine({ match, opponent }: PlayerMatch): Promise<Part[][]> {
  const staked = stakedGroupOf(match, await season());
  if (!staked) return [];
  const { group } = staked;
  const side = match.home.key === opponent.key ? 'away' : 'home';
  const places = placesAfter(group, match, side);
  if (!places) return [];
  const [won, lost] = [placeWords(places.winning), placeWords(places.losing)];
  const text = `Si le ganás a ${opponent.nick}, quedás ${won}; si perdés, ${lost}`;
  const { gamesToWin } = group.rules;
  const score = side === 'home' ? `${gamesToWin}-0` : `0-${gamesToWin}`;
  return [[{ text, href: href(`${stagePath(match.stage)}?ysi=${match.id}.${score}`) }]];
}

/** Facts about a player that a device compares with those of the last visit (src/client/last-visit.ts). */
export interface Facts {
  /** Number of results in all stages in which the player has a duel. */
  results: number;
  places: (readonly [where: string, place: number])[];
  /** The next duel with a day: the rival, and the beginning of the day in ISO 8601. Null without such a duel. */
  next: readonly [rival: string, day: string] | null;
}

/** Number of results in all stages of each player, by `playerKey`. */
const resultsByPlayer = once(async () => {
  const counts = new Map<string, number>();
  for (const { rounds } of (await season()).stages) {
    const matches = matchesOf({ rounds });
    const players = new Set(matches.flatMap(({ home, away }) => [home.key, away.key]));
    const results = matches.filter(isResult).length;
    for (const key of players) counts.set(key, (counts.get(key) ?? 0) + results);
  }
  return counts;
});

/** Number of duels left and of overdue ones, with a link to them on the player's page. */
function leftDuels({ slug, plays, profile: { pending } }: Player): Part {
  const path = `${href(playerPath(slug))}#por-jugar`;
  if (!plays) return { text: 'No jugás esta temporada', href: path };
  if (pending.length === 0) return { text: 'No te quedan duelos', href: path };
  const overdue = pending.filter(({ match }) => isOverdue(match, today)).length;
  const late = overdue === 0 ? '' : `, ${counted(overdue, 'vencido', 'vencidos')}`;
  const verb = pending.length === 1 ? 'Te falta' : 'Te faltan';
  return { text: `${verb} ${counted(pending.length, 'duelo', 'duelos')}${late}`, href: path };
}

/** A player's card, as the player's file has it for src/client/own-card.ts. */
export interface OwnCard {
  /** The card's lines (`ownLinesHtml`). */
  html: string;
  facts: Facts;
}

/** Makes a player's card. */
export async function ownCard(player: Player): Promise<OwnCard> {
  const { slug, profile } = player;
  const { nick, pending } = profile;
  const places = (await placesOf())(nick);
  const next = nextDuel(pending, today) ?? pending[0];
  const inTable = pending.filter(({ match }) => match.stage.group !== null);
  const nextInTable = nextDuel(inTable, today) ?? inTable[0];
  const day = next?.match.when?.date;
  const lines: Part[][] = [
    [{ text: nick, href: href(playerPath(slug)) }, ...places.map(({ part }) => part)],
    ...(next ? [duelLine(next)] : []),
    ...(nextInTable ? await stakeLine(nextInTable) : []),
    ...(await chancesOfPlayer())(nick),
    [leftDuels(player)],
  ];
  return {
    html: ownLinesHtml(lines),
    facts: {
      results: (await resultsByPlayer()).get(playerKey(nick)) ?? 0,
      places: places.map(({ where, place }) => [where, place]),
      next: next && day ? [next.opponent.nick, momentOf(day, '00:00').toISOString()] : null,
    },
  };
}
