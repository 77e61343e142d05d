/** Cards of competitions with groups: link previews, and pictures for Instagram. */
import { isDrawn } from '../../config/art/catalogue.ts';
import { ofCompetition, withArticle } from '../../config/competitions.ts';
import type { Standings } from '../../sources/sheets/table.ts';
import { slug } from '../../lib/text.ts';
import type { CalendarDate } from '../../lib/time.ts';
import { currentRound } from '../../season/dates.ts';
import type { Division, Group, Round } from '../../season/model.ts';
import type { PlayedCompetition } from '../../config/stages.ts';
import { tableTitle } from '../../words/table-title.ts';
import { poster, listingCard, type Card, type ListingCard, type TableListing } from './card.ts';

const previewColumns = 3;

/** Columns that decide the order, most important first. A table in its sheet's order has none, so its first columns. */
function decisiveColumns({ columns, criteria }: Standings): readonly string[] {
  const decisive = criteria.map(({ label }) => label);
  return (decisive.length > 0 ? decisive : columns).slice(0, previewColumns);
}

/**
 * First rows of several tables. A row begins with its table's label, or with its place if the label is empty.
 * @param maxRows Maximum number of rows of each table.
 */
function listing(
  tables: readonly { label: string; standings: Standings }[],
  columns: readonly string[],
  maxRows: number,
): TableListing {
  return {
    kind: 'table',
    headings: columns,
    rows: tables.flatMap(({ label, standings }) =>
      standings.rows.slice(0, maxRows).map(({ player, cells }, index) => ({
        place: label || String(index + 1),
        player,
        values: columns.map((label) => String(cells[label] ?? '').replace('-', '−')),
      })),
    ),
  };
}

/** Name and days of a round: `Fecha 5 · 9/11 al 22/11`. */
const roundText = ({ name, interval }: Round): string =>
  interval === '' ? name : `${name} · ${interval}`;

/** Parts of a division's cards: its trophy, or its competition's emblem where no trophies are drawn, and its names. */
function commonOf({ config, competition }: Division) {
  const { name, edition, emblem = 'logo' } = competition;
  const trophy = `trofeo-${config.trophy ?? 'ladrillo'}`;
  return {
    emblem: isDrawn(trophy) ? trophy : emblem,
    overline: `${name} · ${edition}`,
    title: `División ${config.name}`,
  };
}

/** Name of a group. Empty for the only group of a division. */
const groupName = ({ groups }: Division, { name }: Group): string =>
  groups.length > 1 ? name : '';

/** Poster of a competition or division without published standings. */
const unpublished = (
  { name: competition, edition }: PlayedCompetition,
  card: Pick<Card, 'name' | 'title' | 'emblem'>,
): Card =>
  poster({
    ...card,
    alt: `${card.title}, ${edition}`,
    overline: competition,
    note: edition,
    illustration: { kind: 'scene', scene: 'portada' },
  });

/** Preview of a competition with groups: the leader of each group. */
export function groupsCard(competition: PlayedCompetition, divisions: readonly Division[]): Card {
  const { name: title, shortName, edition, emblem = 'logo' } = competition;
  const name = slug(shortName);
  const groups = divisions
    .flatMap((division) =>
      division.groups.map((group) => ({
        label: [division.config.name, groupName(division, group)].filter(Boolean).join(' · '),
        standings: group.standings,
      })),
    )
    .filter(({ standings }) => standings.rows.length > 0);
  if (groups.length === 0) return unpublished(competition, { name, title, emblem });
  const names = groups.map(
    ({ label, standings }) => `${label}, ${standings.rows[0]?.player ?? ''}`,
  );
  return listingCard('preview', {
    name,
    alt: `Quién va primero en ${withArticle(competition)}: ${names.join('; ')}`,
    emblem,
    overline: `${edition} · Los primeros de cada grupo`,
    title,
    listing: listing(groups, [], 1),
  });
}

/** Preview of a division: the first five rows of its table, or the first rows of each group's table. */
export function divisionCard(division: Division, today: CalendarDate): Card {
  const { competition, config, groups } = division;
  const common = commonOf(division);
  const name = `${slug(competition.shortName)}-${config.id}`;
  const published = groups
    .filter(({ standings }) => standings.rows.length > 0)
    .map((group) => ({ label: groupName(division, group), standings: group.standings }));
  const [first] = published;
  if (!first) return unpublished(competition, { name, ...common });
  const round = currentRound(groups[0]?.stage.rounds ?? [], today);
  const maxRows = Math.max(1, Math.floor(5 / published.length));
  return listingCard('preview', {
    name,
    alt: `Posiciones de la ${common.title} ${ofCompetition(competition)}`,
    ...common,
    note: round ? roundText(round) : '',
    listing: listing(published, decisiveColumns(first.standings), maxRows),
  });
}

/** Picture of a group's whole table, for Instagram. Null if the table is not published. */
export function standingsPicture(
  division: Division,
  group: Group,
  today: CalendarDate,
): ListingCard | null {
  const { standings } = group;
  if (standings.rows.length === 0) return null;
  const common = commonOf(division);
  const name = groupName(division, group);
  const round = currentRound(group.stage.rounds, today);
  return listingCard('instagram', {
    name: ['posiciones', division.config.id, name && group.id].filter(Boolean).join('-'),
    alt: `Posiciones: ${[common.title, name].filter(Boolean).join(', ')}`,
    ...common,
    title: tableTitle(division, group.name),
    note: ['Posiciones', round && roundText(round)].filter(Boolean).join(' · '),
    listing: listing([{ label: '', standings }], standings.columns, standings.rows.length),
  });
}
