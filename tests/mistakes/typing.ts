/** How people rewrite a good sheet, and how they damage it: a kind a line. */
import { isPlayer } from '../../src/domain/side.ts';

type Rows = readonly (readonly string[])[];

interface Place {
  at: number;
  column: number;
  text: string;
}

export interface Kind {
  name: string;
  /** Whether a person reads the same after it. */
  isSame: boolean;
  /** The cells it happens to, or rows of data. */
  fields: readonly string[];
  /** The rows after it happened at a place; it may need another one of the same field. */
  edit: (rows: Rows, place: Place, other: Place) => Rows;
}

const fieldsOf: Record<string, readonly string[]> = {
  ranking: ['', '', 'nick', 'elo', 'elo', 'link'],
  standings: ['', 'nick', 'sum', 'sum', 'sum', 'sum', 'sum', 'sum'],
  fixtures: ['code', 'nick', 'score', 'score', 'nick', 'schedule', 'link'],
  duels: ['category', 'nick', 'nick', 'time', 'link', 'date'],
};

/** What a cell of a sheet holds, `row` for the first one of a player or duel. */
export function fieldsAt(
  kind: string,
  row: readonly string[],
  at: number,
  column: number,
): string[] {
  const isTable = kind === 'ranking' || kind === 'duels';
  if (isTable ? at > 0 : /\d$/.test(row[0] ?? '')) {
    const field = fieldsOf[kind]?.[column] ?? '';
    // Who is not known yet has no nick.
    const isNobody = field === 'nick' && !isPlayer(row[column] ?? '');
    return [isNobody ? '' : field, ...(column === 0 ? ['row', `row of ${kind}`] : [])];
  }
  const isTitle = kind === 'fixtures' && row[0] === '' && row[1] !== '';
  return isTitle ? [{ 1: 'title', 5: 'interval' }[column] ?? ''] : [];
}

type CellEdit = (text: string, other: string) => string;

const monthNames =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre';
const inWords: CellEdit = (text) =>
  text.replace(
    /(\d+)\/(\d+)(\/(\d+))?/g,
    (_, day: string, month: string, _year, year?: string) =>
      `${day} de ${monthNames.split(' ')[Number(month) - 1]}${year ? ` de ${year}` : ''}`,
  );
const toHalfDays: CellEdit = (text) =>
  text.replace(/(\d+):(\d\d)(:00)?$/, (_, hour: string, minutes: string) => {
    const half = Number(hour) < 12 ? 'am' : 'p. m.';
    return `${Number(hour) % 12 || 12}:${minutes} ${half}`;
  });
const toIso: CellEdit = (text) =>
  text
    .split('/')
    .toReversed()
    .map((part) => part.padStart(2, '0'))
    .join('-');

const ofCells =
  (isSame: boolean) =>
  (name: string, fields: string, edit: CellEdit): Kind => ({
    name,
    isSame,
    fields: fields.split(', '),
    edit: (rows, { at, column, text }, other) => {
      const row = rows[at] ?? [];
      return rows.with(at, row.with(column, edit(text, other.text)));
    },
  });
const same = ofCells(true);
const wrong = ofCells(false);

const rows = (name: string, isSame: boolean, field: string, edit: Kind['edit']): Kind => ({
  ...{ name, isSame, fields: [field], edit },
});

const exchange: Kind['edit'] = (all, { at }, other) =>
  all.with(at, all[other.at] ?? []).with(other.at, all[at] ?? []);

export const kinds: readonly Kind[] = [
  same('in capitals', 'nick, title, category', (text) => text.toUpperCase()),
  same('in small letters', 'nick, title, category', (text) => text.toLowerCase()),
  same('spaces around', 'nick, elo, sum, score, code, link', (text) => ` ${text}\u00a0`),
  same('accents of two signs', 'nick, title', (text) => text.normalize('NFD')),
  same('a note beside the nick', 'nick', (text) => `${text} (W.O.)`),
  same('decimals', 'elo', (text) => text.replace(/^\d+$/, '$&,0')),
  same('a long minus', 'sum', (text) => text.replace('-', '−')),
  same('day-month', 'schedule, interval, date', (text) => text.replaceAll('/', '-')),
  same('day.month', 'schedule, interval', (text) => text.replaceAll('/', '.')),
  same('the month in words', 'schedule, interval, date', inWords),
  same('pm', 'schedule, time', toHalfDays),
  same('hs', 'schedule, time', (text) => text.replace(/(:00)?$/, ' hs')),
  same('a dot in the hour', 'schedule, time', (text) => text.replace(/:(\d\d)(:00)?$/, '.$1')),
  same('no weekday', 'schedule', (text) => text.replace(/^\D+/, '')),
  same('«a las»', 'schedule', (text) => text.replace(/ (\d+:)/, ' a las $1')),
  same('«del»', 'interval', (text) => `del ${text}`),
  same('a dash between days', 'interval', (text) => text.replace(' al ', ' – ')),
  same('one month for both days', 'interval', (text) =>
    text.replace(/\/(\d+) al (\d+\/\1)$/, ' al $2'),
  ),
  same('year-month-day', 'date', toIso),
  same('no year', 'date', (text) => text.replace(/\/\d{4}$/, '')),
  same('a year of two digits', 'date', (text) => text.replace(/\/20(\d\d)$/, '/$1')),
  same('in quotes', 'link', (text) => `"${text}"`),
  rows('a blank row', true, 'row', (all, { at }) => all.toSpliced(at, 0, [])),
  rows('a blank column at the end', true, 'row', (all) => all.map((row) => [...row, ''])),
  wrong('a letter lost', 'nick', (text) => text.slice(1)),
  wrong('another’s nick', 'nick', (_, other) => other),
  wrong('cleared', 'nick, elo, sum, score, code, category, title, time, date', () => ''),
  wrong('in words', 'elo, sum, score, schedule, interval, time, date', () => 'el 2do o 3/0'),
  wrong('a digit twice', 'elo, sum, score', (text) => text.replace(/\d/, '$&$&')),
  wrong('a digit lost', 'elo', (text) => text.replace(/\d$/, '')),
  wrong('a comma in it', 'elo', (text) => text.replace(/(\d\d)$/, ',$1')),
  wrong('one more', 'sum', (text) => String(Number(text) + 1)),
  wrong('the other result', 'score', (text) => String((Number(text) + 1) % 3)),
  wrong('an O for a 0', 'schedule, date, interval', (text) => text.replace('0', 'O')),
  wrong('no such hour', 'schedule, time', (text) => text.replace(/\d+:/, '31:')),
  wrong('another month', 'schedule, date', (text) => text.replace(/\/\d+/, '/7')),
  wrong('the year before', 'date', (text) => text.replace('2026', '2025')),
  wrong('days turned round', 'interval', (text) => text.split(' al ').toReversed().join(' al ')),
  wrong('another round’s title', 'title', (_, other) => other),
  wrong('no address', 'link', () => 'ver acá'),
  wrong('another’s code', 'code', (_, other) => other),
  rows('a row deleted', false, 'row', (all, { at }) => all.toSpliced(at, 1)),
  rows('a row twice', false, 'row', (all, { at }) => all.toSpliced(at, 0, all[at] ?? [])),
  rows('duels exchanged', false, 'row of fixtures', exchange),
  rows('cells moved to the right', false, 'row', (all, { at }) =>
    all.with(at, ['', ...(all[at] ?? [])]),
  ),
];
