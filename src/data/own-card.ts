/** The visitor's own card (docs/product.md, «My card»). */
import { divisionPath, href, matchPath, playerPath, stagePath } from '../config/addresses.ts';
import { competitionPath } from '../config/competitions.ts';
import { playerKey } from '../sources/player-key.ts';
import { formatDayMonth, formatHour, momentOf, type CalendarDate } from '../lib/time.ts';
import { mainGoal } from '../season/chances.ts';
import { compareMoments, deadlineOf, isOverdue } from '../season/dates.ts';
import { isResult, matchesOf, type CompetitionSeason } from '../season/model.ts';
import { nextDuel, type PlayerMatch } from '../season/player-matches.ts';
import type { GroupPlace, PlayerProfile } from '../season/player-profile.ts';
import { placesAfter, stakedGroupOf, type Places } from '../season/outlook.ts';
import { deadlineWords } from '../words/duel.ts';
import { gapWords } from '../words/tables.ts';
import { counted } from '../words/numbers.ts';
import { widestZones } from '../season/zones.ts';
import { cupChancesId, forecastOf } from './chances.ts';
import { today } from './this-build.ts';
import type { Player } from './players.ts';
import { duelForms } from './duel-forms.ts';
import { prodeOfStage, type ProdeAddresses } from './prode.ts';
import { season } from './season.ts';

/** Part of a line of the card, which src/client/own-lines.ts draws. */
export interface Part {
  text: string;
  href?: string;
  /** Moment of an hour in the text, in ISO 8601. */
  hour?: string;
  /** What screen readers say instead of a text with signs. */
  label?: string;
  /** SVG path of the area of a chart after the text, in a box of 50 by 24 units. */
  trend?: string;
  /** A deadline, or a link that looks like a button. */
  look?: 'urgent' | 'button';
}

/** `3.º en Oro, Grupo A, a 2 duelos del ascenso`, with a link to the row in the division's page. */
async function placePart({ division, group, place, withdrawn }: GroupPlace): Promise<Part> {
  const { competition, config } = division;
  const { outlook } = await forecastOf(group.stage);
  const words = [`${place}.º en ${group.stage.fullName}`];
  const gap = gapWords(group.standings, place - 1, config.zones, outlook);
  // The row of a player who withdrew has no zone.
  if (withdrawn) words.push(`te bajaste el ${formatDayMonth(withdrawn)}`);
  else if (gap !== '') words.push(gap);
  const row = href(`${divisionPath(competition.id, config.id)}#mi-fila`);
  return { text: words.join(', '), href: row };
}

/**
 * `Ascenso 41 %`, and `(▲ 6 desde ayer)` if it changed. Empty for a proven figure.
 * @param change In percentage points. Undefined if yesterday's chance is not known.
 * @param explained Link to the explanation, and perhaps the figure's chart.
 */
function figureParts(
  name: string,
  percent: number,
  change: number | undefined,
  explained: Pick<Part, 'href' | 'trend'>,
): Part[] {
  if (percent === 0 || percent === 100) return [];
  const parts: Part[] = [{ text: `${name} ${percent}\u00a0%`, ...explained }];
  if (change !== undefined && change !== 0) {
    const [sign, verb] = change > 0 ? ['▲', 'sube'] : ['▼', 'baja'];
    const since = `${Math.abs(change)}\u00a0desde\u00a0ayer`;
    parts.push({ text: `(${sign}\u00a0${since})`, label: `${verb} ${since}` });
  }
  return parts;
}

/** Chances in a group: promotion (or else the first place) and permanence, linked to their explanation. */
async function groupFigures({ division, group, place, withdrawn }: GroupPlace): Promise<Part[]> {
  const { chances } = await forecastOf(group.stage);
  // Chances and places have the table's order.
  const line = chances?.lines[place - 1];
  if (!line || withdrawn) return [];
  const { competition, config, groups } = division;
  const { percents, changes, trend } = line;
  const explanation = href(`${divisionPath(competition.id, config.id)}#${config.id}-puede`);
  const goal = mainGoal(config.zones);
  const first = groups.length === 1 ? 'Título' : 'Primer puesto';
  const name = goal === 'title' ? first : 'Ascenso';
  const parts = figureParts(name, percents[goal], changes[goal], { href: explanation, trend });
  const { lower } = widestZones(config.zones);
  if (lower) {
    const relegation = changes[lower];
    const change = relegation === undefined ? undefined : -relegation;
    // Without a chart: a second small line beside that of the main figure would be too much.
    const permanence = 100 - percents[lower];
    parts.push(...figureParts('Permanencia', permanence, change, { href: explanation }));
  }
  return parts;
}

/** Chance to win a knock-out. Empty for a competition without a bracket, and for a player who cannot be forecast. */
async function cupFigures({ bracket, config }: CompetitionSeason, nick: string): Promise<Part[]> {
  if (!bracket) return [];
  const { chances } = await forecastOf(bracket.stage);
  const line = chances?.lines.find(({ player }) => playerKey(player) === playerKey(nick));
  if (!line) return [];
  const { percents, changes, trend } = line;
  const explanation = href(`${competitionPath(config.id)}#${cupChancesId}`);
  const name = `Ganar ${config.article} ${config.shortName}`;
  return figureParts(name, percents.title, changes.title, { href: explanation, trend });
}

/**
 * The open duel whose round ends first, or ended longest ago. A postponed duel counts by its own day, and one without
 * any day is last. Null without an open duel.
 */
function mostUrgentDuel(pending: readonly PlayerMatch[]): PlayerMatch | null {
  const lastDay = ({ match }: PlayerMatch): CalendarDate | null =>
    deadlineOf(match) ?? match.when?.date ?? null;
  return pending.toSorted((a, b) => compareMoments(lastDay(a), lastDay(b)))[0] ?? null;
}

/** The first duel that is not overdue, else the first overdue one. Undefined without duels. */
const nextOrOverdue = (pending: readonly PlayerMatch[]): PlayerMatch | undefined =>
  nextDuel(pending, today) ?? pending[0];

/** Line of the most urgent duel: rival, day or last day of the round, and the form that reports it. */
function duelLine({ match, opponent }: PlayerMatch): Part[] {
  const parts: Part[] = [{ text: `vs ${opponent.nick}`, href: href(matchPath(match)) }];
  const { when, schedule, isPostponed } = match;
  if (when?.time) parts.push({ text: schedule, hour: formatHour(when.date, when.time) });
  else if (when || isPostponed) parts.push({ text: schedule });
  const last = deadlineOf(match);
  if (last) parts.push({ text: deadlineWords(last, today), look: 'urgent' });
  const form = duelForms(match)?.result;
  if (form) parts.push({ text: 'Comunicar', href: form, look: 'button' });
  return parts;
}

const placeWords = ([first, last]: Places): string =>
  first === last ? `${first}.º` : `entre ${first}.º y ${last}.º`;

/** The player's place after winning and losing the next duel of a table. Null if it cannot be foreseen. */
async function stakePart({ match, opponent }: PlayerMatch): Promise<Part | null> {
  const staked = stakedGroupOf(match, await season());
  if (!staked) return null;
  const { group } = staked;
  const { gamesToWin } = group.rules;
  const side = match.home.key === opponent.key ? 'away' : 'home';
  const places = placesAfter(group, match, side);
  if (!places) return null;
  const won = placeWords(places.winning);
  const lost = placeWords(places.losing);
  const text =
    won === lost
      ? `Ganes o pierdas contra ${opponent.nick}, seguís ${won}`
      : `Si le ganás a ${opponent.nick}, quedás ${won}; si perdés, ${lost}`;
  const score = side === 'home' ? `${gamesToWin}-0` : `0-${gamesToWin}`;
  return { text, href: href(`${stagePath(match.stage)}?ysi=${match.id}.${score}`) };
}

/** Facts about a player that a device compares with those of the last visit (src/client/last-visit.ts). */
export interface Facts {
  /** Number of results in all stages in which the player has a duel. */
  results: number;
  /** Places in groups. `where` is edition, division and group, unique in the season. */
  places: (readonly [where: string, place: number])[];
  /** The next duel with a day, today or later: rival, beginning of the day in ISO 8601. Null without such a duel. */
  next: readonly [rival: string, day: string] | null;
}

function factsOf({ places, pending, story }: PlayerProfile): Facts {
  let results = 0;
  for (const { duels } of story) {
    const [first] = duels;
    if (first) results += matchesOf(first.match.stage).filter(isResult).length;
  }
  const facts: Facts = { results, places: [], next: null };
  for (const { division, group, place } of places) {
    facts.places.push([`${division.competition.edition} ${group.stage.fullName}`, place]);
  }
  for (const { match, opponent } of pending) {
    // A duel without a day of its own may come first, because it is sorted by the first day of its round.
    if (match.when === null || match.when.date < today) continue;
    facts.next = [opponent.nick, momentOf(match.when.date, '00:00').toISOString()];
    break;
  }
  return facts;
}

/** Number of duels left and of overdue ones, with a link to them on the player's page. */
function leftDuels({ slug, plays, profile: { pending } }: Player): Part {
  const path = `${href(playerPath(slug))}#por-jugar`;
  if (!plays) return { text: 'No jugás esta temporada', href: path };
  if (pending.length === 0) return { text: 'No te quedan duelos', href: path };
  const overdue = pending.filter(({ match }) => isOverdue(match, today)).length;
  const isOnly = pending.length === 1;
  const text = isOnly ? 'Te falta 1 duelo' : `Te faltan ${pending.length} duelos`;
  if (overdue === 0) return { text, href: path };
  const late = isOnly ? 'atrasado' : counted(overdue, 'atrasado', 'atrasados');
  return { text: `${text}, ${late}`, href: path };
}

/** A player's card, as the player's file has it for src/client/own-card.ts. */
export interface OwnCard {
  lines: Part[][];
  facts: Facts;
  /** El prode of the player's group, or else of the player's next duel. Null before it has a duel to pick. */
  prode: ProdeAddresses | null;
}

/** The card's lines, the most urgent first. The device folds all but the first three. */
async function cardLines(player: Player): Promise<Part[][]> {
  const { nick, pending, places } = player.profile;
  const lines: Part[][] = [];
  const urgent = mostUrgentDuel(pending);
  if (urgent) lines.push(duelLine(urgent));
  const placeParts = await Promise.all(places.map(placePart));
  lines.push([{ text: nick, href: href(playerPath(player.slug)) }, ...placeParts]);
  for (const place of places) lines.push(await groupFigures(place));
  for (const competition of (await season()).competitions) {
    lines.push(await cupFigures(competition, nick));
  }
  const inTable = pending.filter(({ match }) => match.stage.group !== null);
  const nextInTable = nextOrOverdue(inTable);
  const stake = nextInTable && (await stakePart(nextInTable));
  if (stake) lines.push([stake]);
  lines.push([leftDuels(player)]);
  return lines.filter((parts) => parts.length > 0);
}

/**
 * Makes the card that visitors see about themselves. Its lines, the most urgent first, have at least the player's name
 * and the number of duels left, or that the player does not play this season.
 */
export async function ownCard(player: Player): Promise<OwnCard> {
  const { pending, places } = player.profile;
  const stage = places[0]?.group.stage ?? nextOrOverdue(pending)?.match.stage;
  return {
    lines: await cardLines(player),
    prode: stage ? await prodeOfStage(stage) : null,
    facts: factsOf(player.profile),
  };
}
