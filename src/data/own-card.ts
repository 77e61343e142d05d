/** The visitor's own card (docs/product.md, «My card»). */
import {
  divisionPath,
  href,
  matchPath,
  playerPath,
  sectionId,
  stagePath,
} from '../config/addresses.ts';
import { competitionPath } from '../config/competitions.ts';
import { playerKey } from '../sources/player-key.ts';
import { escapeHtml } from '../lib/text.ts';
import { formatDayMonth, formatHour, momentOf, type CalendarDate } from '../lib/time.ts';
import { mainGoal } from '../season/chances.ts';
import { compareMoments, deadlineOf, isOverdue } from '../season/dates.ts';
import { isResult, matchesOf, type CompetitionSeason } from '../season/model.ts';
import { nextDuel, type PlayerMatch } from '../season/player-matches.ts';
import type { GroupPlace, PlayerProfile } from '../season/player-profile.ts';
import { placesAfter, playedGroup, type Places } from '../season/outlook.ts';
import { deadlineWords } from '../words/duel.ts';
import { firstPlaceName, gapWords } from '../words/tables.ts';
import { counted } from '../words/numbers.ts';
import { widestZones } from '../season/zones.ts';
import { cupChancesId, forecastOf, trendBox } from './chances.ts';
import { today } from './this-build.ts';
import type { Player } from './players.ts';
import { duelForms } from './duel-forms.ts';
import { prodeOfStage, type ProdeAddresses } from './prode.ts';
import { season } from './season.ts';

/** HTML of a link to a page of this site. @param text Escaped here. @param chart HTML after the text. */
const linkHtml = (address: string, text: string, chart = ''): string =>
  `<a href="${escapeHtml(address)}">${escapeHtml(text)}${chart}</a>`;

/** HTML of a small chart. @param path SVG path of its area, in `trendBox`. */
const chartHtml = (path: string): string =>
  ` <svg viewBox="0 0 ${trendBox.width} ${trendBox.height}" aria-hidden="true"><path d="${path}"/></svg>`;

/** `3.º en Oro, Grupo A, a 2 duelos del ascenso`, with a link to the row in the division's page. */
async function placeHtml({ row, division, group, place }: GroupPlace): Promise<string> {
  const { competition, config } = division;
  const { outlook } = await forecastOf(group.stage);
  const words = [`${place}.º en ${group.stage.fullName}`];
  const gap = gapWords(group.standings, place - 1, config.zones, outlook);
  // The row of a player who withdrew has no zone.
  if (row.withdrawn) words.push(`te bajaste el ${formatDayMonth(row.withdrawn)}`);
  else if (gap !== '') words.push(gap);
  return linkHtml(href(`${divisionPath(competition.id, config.id)}#mi-fila`), words.join(', '));
}

/**
 * `Ascenso 41 %`, with a link to the explanation, and `(▲ 6 desde ayer)` if it changed. Empty for a proven figure.
 * @param change In percentage points. Undefined if yesterday's chance is not known.
 * @param explanation Href of the link.
 * @param trend SVG path of the figure's chart. Empty without a chart.
 */
function figureHtml(
  name: string,
  percent: number,
  change: number | undefined,
  explanation: string,
  trend = '',
): string {
  if (percent === 0 || percent === 100) return '';
  const chart = trend === '' ? '' : chartHtml(trend);
  const figure = linkHtml(explanation, `${name} ${percent}\u00a0%`, chart);
  if (change === undefined || change === 0) return figure;
  const [sign, verb] = change > 0 ? ['▲', 'sube'] : ['▼', 'baja'];
  const since = `${Math.abs(change)}\u00a0desde\u00a0ayer`;
  return `${figure} <span role="img" aria-label="${verb} ${since}">(${sign}\u00a0${since})</span>`;
}

/** HTML of the open chances in a group: promotion (or else the first place) and permanence. Empty without any. */
async function groupFigures({ row, division, group, place }: GroupPlace): Promise<string> {
  const { chances } = await forecastOf(group.stage);
  // Chances and places have the table's order.
  const line = chances?.lines[place - 1];
  if (!line || row.withdrawn) return '';
  const { competition, config } = division;
  const { percents, changes, trend } = line;
  const answer = sectionId(config.id, 'puede');
  const explanation = href(`${divisionPath(competition.id, config.id)}#${answer}`);
  const goal = mainGoal(config.zones);
  const name = goal === 'title' ? firstPlaceName(config) : 'Ascenso';
  const main = figureHtml(name, percents[goal], changes[goal], explanation, trend);
  const { lower } = widestZones(config.zones);
  if (!lower) return main;
  const relegation = changes[lower];
  const change = relegation === undefined ? undefined : -relegation;
  // Without a chart: a second small line beside that of the main figure would be too much.
  const permanence = figureHtml('Permanencia', 100 - percents[lower], change, explanation);
  return [main, permanence].filter(Boolean).join(' ');
}

/** HTML of the chance to win a knock-out. Empty without a bracket, and for a player who cannot be forecast. */
async function cupFigures({ bracket, config }: CompetitionSeason, nick: string): Promise<string> {
  if (!bracket) return '';
  const { chances } = await forecastOf(bracket.stage);
  const line = chances?.lines.find(({ player }) => playerKey(player) === playerKey(nick));
  if (!line) return '';
  const { percents, changes, trend } = line;
  const explanation = href(`${competitionPath(config.id)}#${cupChancesId}`);
  const name = `Ganar ${config.article} ${config.shortName}`;
  return figureHtml(name, percents.title, changes.title, explanation, trend);
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

/** HTML of a duel to play: rival, agreed day and hour, last day of the round, and the form that reports the result. */
function duelLine({ match, opponent }: PlayerMatch): string {
  const parts = [linkHtml(href(matchPath(match)), `vs ${opponent.nick}`)];
  const { when, isPostponed } = match;
  const schedule = escapeHtml(match.schedule);
  if (when?.time) {
    parts.push(`<time datetime="${formatHour(when.date, when.time)}">${schedule}</time>`);
  } else if (when || isPostponed) {
    parts.push(`<span>${schedule}</span>`);
  }
  const last = deadlineOf(match);
  if (last) parts.push(`<strong>${deadlineWords(last, today)}</strong>`);
  const form = duelForms(match)?.result;
  if (form) {
    const address = escapeHtml(form);
    parts.push(`<a href="${address}" class="button" target="_blank" rel="noopener">Comunicar</a>`);
  }
  return parts.join(' ');
}

const placeWords = ([first, last]: Places): string =>
  first === last ? `${first}.º` : `entre ${first}.º y ${last}.º`;

/** HTML of the player's place after winning and losing a duel of a table. Null if it cannot be foreseen. */
function stakeHtml({ match, opponent }: PlayerMatch): string | null {
  const group = playedGroup(match.stage);
  if (!group) return null;
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
  return linkHtml(href(`${stagePath(match.stage)}?ysi=${match.id}.${score}`), text);
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

/** HTML of the number of duels left and of overdue ones, with a link to them on the player's page. */
function leftDuels({ slug, plays, profile: { pending } }: Player): string {
  const path = `${href(playerPath(slug))}#por-jugar`;
  if (!plays) return linkHtml(path, 'No jugás esta temporada');
  if (pending.length === 0) return linkHtml(path, 'No te quedan duelos');
  const overdue = pending.filter(({ match }) => isOverdue(match, today)).length;
  const isOnly = pending.length === 1;
  const text = isOnly ? 'Te falta 1 duelo' : `Te faltan ${pending.length} duelos`;
  if (overdue === 0) return linkHtml(path, text);
  const late = isOnly ? 'atrasado' : counted(overdue, 'atrasado', 'atrasados');
  return linkHtml(path, `${text}, ${late}`);
}

/** A player's card, as the player's file has it for src/client/own-card.ts. */
export interface OwnCard {
  /** HTML of each line, the most urgent first. Texts of sheets are escaped. The device folds all but the first three. */
  paragraphs: string[];
  facts: Facts;
  /** El prode of the player's group, or else of the player's next duel. Null before it has a duel to pick. */
  prode: ProdeAddresses | null;
}

async function cardParagraphs(player: Player): Promise<string[]> {
  const { nick, pending, places } = player.profile;
  const paragraphs: string[] = [];
  const urgent = mostUrgentDuel(pending);
  if (urgent) paragraphs.push(duelLine(urgent));
  const inGroups = await Promise.all(places.map(placeHtml));
  paragraphs.push([linkHtml(href(playerPath(player.slug)), nick), ...inGroups].join(' '));
  for (const place of places) paragraphs.push(await groupFigures(place));
  for (const competition of (await season()).competitions) {
    paragraphs.push(await cupFigures(competition, nick));
  }
  const inTable = pending.filter(({ match }) => match.stage.group !== null);
  const nextInTable = nextOrOverdue(inTable);
  const stake = nextInTable && stakeHtml(nextInTable);
  if (stake) paragraphs.push(stake);
  paragraphs.push(leftDuels(player));
  return paragraphs.filter((html) => html !== '');
}

/**
 * Makes the card that visitors see about themselves: `paragraphs`, lines of HTML, the most urgent first, at least the
 * player's name and the number of duels left (or that the player does not play this season); `facts` to compare with
 * those of the next visit; `prode`, hrefs of el prode, null before there is a duel to pick.
 */
export async function ownCard(player: Player): Promise<OwnCard> {
  const { pending, places } = player.profile;
  const stage = places[0]?.group.stage ?? nextOrOverdue(pending)?.match.stage;
  return {
    paragraphs: await cardParagraphs(player),
    prode: stage ? await prodeOfStage(stage) : null,
    facts: factsOf(player.profile),
  };
}
