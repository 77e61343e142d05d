/** Cards with listings: rows of tables, or duels. */
import { isDrawn } from '../../config/art/catalogue.ts';
import { withDe, withArticle } from '../../config/competitions.ts';
import { site } from '../../config/site.ts';
import type { PlayedCompetition } from '../../config/stages.ts';
import { slug } from '../../lib/text.ts';
import { formatShortDay, type CalendarDate } from '../../lib/time.ts';
import type { AgendaDuel } from '../../season/agenda.ts';
import { competitionName } from '../../season/champions.ts';
import { currentRound } from '../../season/dates.ts';
import {
  hasSchedule,
  isDecided,
  isOpen,
  winner,
  type ArchivedSeason,
  type CompetitionSeason,
  type Division,
  type Group,
  type Match,
  type Round,
} from '../../season/model.ts';
import type { RankingKey, RankingLine } from '../../sources/sheets/ranking.ts';
import type { Cell, Standings } from '../../sources/sheets/table.ts';
import { forfeitWord, formatResult, sideName } from '../../words/duel.ts';
import { formatNumber, ratingNames } from '../../words/numbers.ts';
import { tableTitle } from '../../words/tables.ts';
import {
  editionLine,
  listingCard,
  poster,
  type Card,
  type DuelLine,
  type TableListing,
} from './card.ts';

/** Rows of a table or duels of a link preview. */
const maxPreviewRows = 5;
const maxPreviewColumns = 3;
const maxChampions = 7;

/** The first three columns that decide the order. A table without criteria shows its first three. */
function decisiveColumns({ columns, criteria }: Standings): readonly string[] {
  const decisive = criteria.map(({ label }) => label);
  return (decisive.length > 0 ? decisive : columns).slice(0, maxPreviewColumns);
}

interface LabelledTable {
  /** What all its rows have in place of their place; empty for the places. */
  label: string;
  standings: Standings;
}

/** Formats a cell for a card. Only a number gets a minus sign: texts may contain hyphens. */
function formatCell(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'number' ? formatNumber(cell).replace('-', '−') : cell;
}

/** First rows of several tables. @param maxRows Maximum number of rows of each table. */
function listRows(
  tables: readonly LabelledTable[],
  columns: readonly string[],
  maxRows: number,
): TableListing {
  const rows = tables.flatMap(({ label, standings }) =>
    standings.rows.slice(0, maxRows).map(({ player, cells }, index) => ({
      place: label || String(index + 1),
      player,
      values: columns.map((column) => formatCell(cells[column])),
    })),
  );
  return { kind: 'table', headings: columns, rows };
}

/** `Oro, Ana; Plata, Beto`: what each row has in place of a place, and its player. */
const playersText = ({ rows }: Pick<TableListing, 'rows'>): string =>
  rows.map(({ place, player }) => `${place}, ${player}`).join('; ');

/** The current round of a group and its days: `Fecha 5 · 9/11 al 22/11`. Empty without rounds. */
function roundText({ stage }: Group, today: CalendarDate): string {
  const round = currentRound(stage.rounds, today);
  return round ? [round.name, round.interval].filter(Boolean).join(' · ') : '';
}

/** Parts of a division's cards: its trophy (default: «ladrillo»), or the emblem where that is not drawn; its names. */
function commonOf({ config, competition }: Division) {
  const trophy = `trofeo-${config.trophy ?? 'ladrillo'}`;
  return {
    emblem: isDrawn(trophy) ? trophy : competition.emblem,
    overline: editionLine(competition),
    title: `División ${config.name}`,
  };
}

/** Name of a group. Empty for the only group of a division. */
const groupName = ({ groups }: Division, { name }: Group): string =>
  groups.length > 1 ? name : '';

/** Link preview of a competition: the first row of each group's table, in their order. Null if all tables are empty. */
export function groupsCard(
  competition: PlayedCompetition,
  divisions: readonly Division[],
): Card | null {
  const { name: title, shortName, edition, emblem } = competition;
  const name = slug(shortName);
  const tables: LabelledTable[] = [];
  for (const division of divisions) {
    for (const group of division.groups) {
      const label = [division.config.name, groupName(division, group)].filter(Boolean).join(' · ');
      tables.push({ label, standings: group.standings });
    }
  }
  const listing = listRows(tables, [], 1);
  if (listing.rows.length === 0) return null;
  return listingCard('preview', {
    name,
    alt: `Quién va primero en ${withArticle(competition)}: ${playersText(listing)}`,
    emblem,
    overline: `${edition} · Los primeros de cada grupo`,
    title,
    listing,
  });
}

/**
 * Link preview of a division: the first rows of each group that has any, equally many, at most five in all, or one
 * each. The note is the round of `today` in the first of these groups (`currentRound`). Null without rows.
 */
export function divisionCard(division: Division, today: CalendarDate): Card | null {
  const { competition, config, groups } = division;
  const common = commonOf(division);
  const name = `${slug(competition.shortName)}-${config.id}`;
  const published = groups.filter(({ standings }) => standings.rows.length > 0);
  const [first] = published;
  if (!first) return null;
  const tables = published.map((group) => {
    return { label: groupName(division, group), standings: group.standings };
  });
  const maxRows = Math.max(1, Math.floor(maxPreviewRows / tables.length));
  return listingCard('preview', {
    name,
    alt: `Posiciones de la ${common.title} ${withDe(competition)}`,
    ...common,
    note: roundText(first, today),
    listing: listRows(tables, decisiveColumns(first.standings), maxRows),
  });
}

/** Picture for Instagram: a group's whole table, and the round that is current on `today`. Null without rows. */
export function standingsPicture(
  division: Division,
  group: Group,
  today: CalendarDate,
): Card | null {
  const { standings } = group;
  if (standings.rows.length === 0) return null;
  const common = commonOf(division);
  const name = groupName(division, group);
  return listingCard('instagram', {
    name: ['posiciones', division.config.id, name && group.id].filter(Boolean).join('-'),
    alt: `Posiciones: ${[common.title, name].filter(Boolean).join(', ')}`,
    ...common,
    title: tableTitle(division, group.name),
    note: ['Posiciones', roundText(group, today)].filter(Boolean).join(' · '),
    listing: listRows([{ label: '', standings }], standings.columns, standings.rows.length),
  });
}

/** Link preview of the first five `players`, which are sorted by `key`. Null without players, or without a ranking. */
export function rankingCard(players: readonly RankingLine[], key: RankingKey): Card | null {
  const { ranking, platform } = site;
  if (!ranking || players.length === 0) return null;
  const first = players.slice(0, maxPreviewRows);
  const rows = first.map((player, index) => ({
    place: String(index + 1),
    player: player.nick,
    values: [formatNumber(player[key])],
  }));
  return listingCard('preview', {
    name: key === 'maxElo' ? 'ranking' : 'ranking-elo',
    overline: platform.name,
    title: ranking.title,
    alt: `${ranking.title}, por ${ratingNames[key]}: ${first.map(({ nick }) => nick).join(', ')}`,
    listing: { kind: 'table', headings: [ratingNames[key]], rows },
  });
}

/** Link preview of a finished season: its first seven titles in their order, with champion or «Sin definir». */
export function seasonCard(season: ArchivedSeason): Card {
  const rows = season.champions.slice(0, maxChampions).map((champion) => ({
    place: competitionName(champion),
    player: champion.player ?? 'Sin definir',
    values: [],
  }));
  return listingCard('preview', {
    name: `temporada-${season.id}`,
    alt: `Campeones de ${season.name}: ${playersText({ rows })}`,
    emblem: season.competitions[0]?.config.emblem,
    overline: 'Campeones',
    title: season.name,
    note: season.years.join('-'),
    listing: { kind: 'table', headings: [], rows },
  });
}

/** Line of a duel: its result, or its day and time before it is decided. */
function duelLine(match: Match): DuelLine {
  const { forfeit } = match;
  const hasResult = isDecided(match);
  let result = hasResult ? formatResult(match) : '';
  if (forfeit) result = forfeitWord(forfeit);
  return {
    home: sideName(match.home),
    away: sideName(match.away),
    result,
    winner: winner(match),
    when: hasResult || !hasSchedule(match) ? '' : match.schedule,
  };
}

const pairsText = (duels: readonly DuelLine[]): string =>
  duels.map(({ home, away }) => `${home} contra ${away}`).join('; ');

/**
 * Link preview of the agenda: the first five of today's duels, or if there are none, of those of later days; and how
 * many more there are. Other duels are left out. Null if none is left. @param duels Sorted by day and hour.
 */
export function agendaCard(duels: readonly AgendaDuel[], today: CalendarDate): Card | null {
  const duelsToday = duels.filter(({ date }) => date === today);
  const isToday = duelsToday.length > 0;
  const all = isToday ? duelsToday : duels.filter(({ date }) => date !== null && date >= today);
  if (all.length === 0) return null;
  const title = isToday ? 'Duelos de hoy' : 'Próximos duelos';
  const listed = all.slice(0, maxPreviewRows).map(({ home, away, date, time }): DuelLine => {
    const day = isToday || date === null ? '' : formatShortDay(date);
    const when = [day, time].filter(Boolean).join(' ');
    return { home, away, result: '', winner: null, when };
  });
  const more = all.length - listed.length;
  const notes = isToday ? [formatShortDay(today)] : [];
  if (more > 0) notes.push(`y ${more} más`);
  return listingCard('preview', {
    name: 'duelos',
    alt: `${title}: ${pairsText(listed)}`,
    title,
    note: notes.join(' · '),
    listing: { kind: 'duels', duels: listed },
  });
}

/** The phase that a cup's cards show, its `currentRound`, without rows that moved. Null while it has no duels. */
function shownPhase(bracket: CompetitionSeason['bracket'], today: CalendarDate): Round | null {
  const phase = currentRound(bracket?.stage.rounds ?? [], today);
  const matches = phase?.matches.filter(({ movedTo }) => !movedTo) ?? [];
  return phase && matches.length > 0 ? { ...phase, matches } : null;
}

/**
 * Link preview of a knock-out: its champion; else five open duels of its `currentRound`; else, if none is open, five
 * duels of that round. Without a champion it is null if `season` is, or there are no rounds or duels in that round.
 */
export function bracketCard(
  competition: PlayedCompetition,
  season: Pick<CompetitionSeason, 'bracket' | 'champions'> | null,
  today: CalendarDate,
): Card | null {
  const { name: fullName, shortName, emblem } = competition;
  const name = slug(shortName);
  const overline = editionLine(competition);
  const champion = season?.champions[0]?.player ?? null;
  if (champion !== null) {
    const title = `${champion} ganó ${withArticle(competition)}`;
    const illustration = { kind: 'story', seed: 'campeones' } as const;
    return poster({ name, emblem, overline, title, illustration });
  }
  const phase = shownPhase(season?.bracket ?? null, today);
  if (!phase) return null;
  const open = phase.matches.filter(isOpen);
  const isOver = open.length === 0;
  const duels = (isOver ? phase.matches : open).slice(0, maxPreviewRows).map(duelLine);
  return listingCard('preview', {
    name,
    alt: `${fullName}, ${phase.name}: ${pairsText(duels)}`,
    emblem,
    overline,
    title: phase.name,
    note: [isOver ? 'Resultados' : 'Por jugar', phase.interval].filter(Boolean).join(' · '),
    listing: { kind: 'duels', duels },
  });
}

/** Picture for Instagram: all duels of a knock-out's `currentRound`. Null without a bracket, or duels in that round. */
export function phasePicture(
  competition: PlayedCompetition,
  bracket: CompetitionSeason['bracket'],
  today: CalendarDate,
): Card | null {
  const phase = shownPhase(bracket, today);
  if (!phase) return null;
  return listingCard('instagram', {
    name: `fase-${slug(competition.shortName)}`,
    alt: `Duelos ${withDe(competition)}: ${phase.name}`,
    emblem: competition.emblem,
    overline: editionLine(competition),
    title: phase.name,
    note: phase.interval,
    listing: { kind: 'duels', duels: phase.matches.map(duelLine) },
  });
}
