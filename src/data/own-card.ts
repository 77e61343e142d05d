/** What the visitor's own card says of each player (docs/product.md, «My card»). */
import { divisionPath, href, matchPath, playerPath, stagePath } from '../config/addresses.ts';
import { byPlayer } from '../domain/player-key.ts';
import { formatHour } from '../domain/time.ts';
import { deadlineOf, isOverdue } from '../season/dates.ts';
import type { Division, Group } from '../season/model.ts';
import { nextDuel, type PlayerMatch } from '../season/player-matches.ts';
import { placesAfter, type Places } from '../season/stakes.ts';
import { deadlineWords } from '../words/deadline.ts';
import { gapWords } from '../words/gap.ts';
import { counted } from '../words/numbers.ts';
import { today } from './clock.ts';
import { once } from './once.ts';
import { outlookOf, stakedGroupOf } from './outlook.ts';
import type { Player } from './players.ts';
import { reportsOf } from './reports.ts';
import { season } from './season.ts';

/** A piece of a line: a text, where it leads, and the moment of the hour in it. */
type Part = readonly [text: string, address?: string, hour?: string];

/** Each player of a group: the place, which leads to the row in the division's page, and the gap. */
function placesIn(division: Division, group: Group) {
  const { competition, config, groups } = division;
  const { standings } = group;
  const where = groups.length > 1 ? `${config.name}, ${group.name}` : config.name;
  const outlook = outlookOf(division, group);
  const row = href(`${divisionPath(competition.id, config.id)}#mi-fila`);
  return standings.rows.map(({ player }, index) => {
    const place = `${index + 1}.º en ${where}`;
    const gap = gapWords(standings, index, config.zones, outlook);
    return { player, part: [[place, gap].filter(Boolean).join(', '), row] as const };
  });
}

/** A look-up of a player's places, one for each competition with groups. */
const placesOf = once(async () => {
  const { competitions } = await season();
  const byCompetition = competitions.map(({ divisions }) => {
    const places = divisions.flatMap((division) =>
      division.groups.flatMap((group) => placesIn(division, group)),
    );
    return byPlayer(places, ({ player }) => player);
  });
  return (nick: string) => byCompetition.flatMap((placeOf) => placeOf(nick) ?? []);
});

/** The next duel: its rival, its day or its round's last one, and the form that reports it. */
function duelLine({ match, opponent }: PlayerMatch): Part[] {
  const { when, schedule, isPostponed } = match;
  const last = deadlineOf(match);
  const day = when || isPostponed ? schedule : last ? deadlineWords(last, today) : null;
  const hour = when?.time ? formatHour(when.date, when.time) : '';
  const reports = reportsOf(match);
  return [
    [`vs ${opponent.nick}`, href(matchPath(match))],
    ...(day ? [[day, '', hour] as const] : []),
    ...(reports ? [['Comunicar', reports.result] as const] : []),
  ];
}

const placeWords = ([first, last]: Places): string =>
  first === last ? `${first}.º` : `entre ${first}.º y ${last}.º`;

/** Where the next duel of a group's table would leave the player: leads to the table with that result supposed. */
async function stakeLine({ match, opponent }: PlayerMatch): Promise<Part[][]> {
  const own = stakedGroupOf(match, await season());
  if (!own) return [];
  const { group } = own;
  const side = match.home.key === opponent.key ? 'away' : 'home';
  const places = placesAfter(group, match, side);
  if (!places) return [];
  const [won, lost] = [placeWords(places.winning), placeWords(places.losing)];
  const words = `Si le ganás a ${opponent.nick}, quedás ${won}; si perdés, ${lost}`;
  const { gamesToWin } = group.rules;
  const score = side === 'home' ? `${gamesToWin}-0` : `0-${gamesToWin}`;
  return [[[words, href(`${stagePath(match.stage)}?ysi=${match.id}.${score}`)]]];
}

/** How many duels are left, and how many of them are late: leads to them on the player's page. */
function leftDuels({ slug, plays, profile: { pending } }: Player): Part {
  const path = `${href(playerPath(slug))}#por-jugar`;
  if (!plays) return ['No jugás esta temporada', path];
  if (pending.length === 0) return ['No te quedan duelos', path];
  const overdue = pending.filter(({ match }) => isOverdue(match, today)).length;
  const late = overdue === 0 ? '' : `, ${counted(overdue, 'vencido', 'vencidos')}`;
  const verb = pending.length === 1 ? 'Te falta' : 'Te faltan';
  return [`${verb} ${counted(pending.length, 'duelo', 'duelos')}${late}`, path];
}

/** A player's card: lines of pieces that follow each other. */
export async function ownCard(player: Player): Promise<Part[][]> {
  const { slug, profile } = player;
  const { nick, pending } = profile;
  const places = (await placesOf())(nick);
  const next = nextDuel(pending, today) ?? pending[0];
  const inTable = pending.filter(({ match }) => match.stage.group !== null);
  const nextInTable = nextDuel(inTable, today) ?? inTable[0];
  return [
    [[nick, href(playerPath(slug))], ...places.map(({ part }) => part)],
    ...(next ? [duelLine(next)] : []),
    ...(nextInTable ? await stakeLine(nextInTable) : []),
    [leftDuels(player)],
  ];
}
