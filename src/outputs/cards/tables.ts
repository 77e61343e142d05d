/** Cards with tables: competitions with groups, the ranking, and finished seasons. */
import { isDrawn } from '../../config/art/catalogue.ts';
import { withDe, withArticle } from '../../config/competitions.ts';
import { site } from '../../config/site.ts';
import type { PlayedCompetition } from '../../config/stages.ts';
import { slug } from '../../lib/text.ts';
import type { CalendarDate } from '../../lib/time.ts';
import { competitionName } from '../../season/champions.ts';
import { currentRound } from '../../season/dates.ts';
import type { ArchivedSeason, Division, Group } from '../../season/model.ts';
import type { RankingKey, RankingLine } from '../../sources/sheets/ranking.ts';
import type { Cell, Standings } from '../../sources/sheets/table.ts';
import { formatNumber, ratingNames } from '../../words/numbers.ts';
import { tableTitle } from '../../words/tables.ts';
import { editionLine, listingCard, type Card, type TableListing } from './card.ts';

const maxPreviewRows = 5;
const maxPreviewColumns = 3;
const maxChampions = 7;

/** Columns that decide the order, most important first. A table without criteria shows its first columns. */
function decisiveColumns({ columns, criteria }: Standings): readonly string[] {
  const decisive = criteria.map(({ label }) => label);
  return (decisive.length > 0 ? decisive : columns).slice(0, maxPreviewColumns);
}

/** A group's table. */
interface LabelledTable {
  /** What all its rows have in place of their place; empty for the places. */
  label: string;
  standings: Standings;
}

/** Formats a cell for a card. Only a number gets a minus sign: texts may contain hyphens. */
function formatCell(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'number' ? String(cell).replace('-', '−') : cell;
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

/** The current round of a group and its days: `Fecha 5 · 9/11 al 22/11`. Empty without rounds. */
function roundText({ stage }: Group, today: CalendarDate): string {
  const round = currentRound(stage.rounds, today);
  return round ? [round.name, round.interval].filter(Boolean).join(' · ') : '';
}

/** Parts of a division's cards: its trophy, or its competition's emblem where no trophies are drawn, and its names. */
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

/** Preview of a competition with groups: the leader of each group whose table has rows. Null if no table has rows. */
export function groupsCard(
  competition: PlayedCompetition,
  divisions: readonly Division[],
): Card | null {
  const { name: title, shortName, edition, emblem } = competition;
  const name = slug(shortName);
  const tables: LabelledTable[] = [];
  const leaders: string[] = [];
  for (const division of divisions) {
    for (const group of division.groups) {
      const { standings } = group;
      const [first] = standings.rows;
      if (!first) continue;
      const label = [division.config.name, groupName(division, group)].filter(Boolean).join(' · ');
      tables.push({ label, standings });
      leaders.push(`${label}, ${first.player}`);
    }
  }
  if (tables.length === 0) return null;
  return listingCard('preview', {
    name,
    alt: `Quién va primero en ${withArticle(competition)}: ${leaders.join('; ')}`,
    emblem,
    overline: `${edition} · Los primeros de cada grupo`,
    title,
    listing: listRows(tables, [], 1),
  });
}

/** Preview of a division: the first rows of its groups' tables, five in all, or one of each group. Null without rows. */
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

/** Picture of a group's whole table, for Instagram. Null for a table without rows. */
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

/** Preview of the ranking: its first five players. Null without any, or without a ranking. @param players Sorted by `key`. */
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

/** Preview of a finished season: its first seven champions. A competition without a champion stays. */
export function seasonCard(season: ArchivedSeason): Card {
  const rows = season.champions.slice(0, maxChampions).map((champion) => ({
    place: competitionName(champion),
    player: champion.player ?? 'Sin definir',
    values: [],
  }));
  return listingCard('preview', {
    name: `temporada-${season.id}`,
    alt: `Campeones de ${season.name}: ${rows.map(({ place, player }) => `${place}, ${player}`).join('; ')}`,
    emblem: season.competitions[0]?.config.emblem,
    overline: 'Campeones',
    title: season.name,
    note: season.years.join('-'),
    listing: { kind: 'table', headings: [], rows },
  });
}
