/**
 * The site's data for other programs (docs/product.md, «Open data»). Each file says its version, which goes
 * up when something in it is renamed or removed; something new alone does not change it.
 */
import Papa from 'papaparse';
import { absoluteUrl, matchPath } from '../config/addresses.ts';
import { keyOf } from '../config/competitions.ts';
import { isOfResults } from '../config/schemas/columns.ts';
import type { Standings } from '../domain/standings.ts';
import { isBye, isDecided, winner, type Match, type Stage } from '../season/model.ts';

export const fileOf = (content: object): string => JSON.stringify({ version: 1, ...content });

/**
 * A table: its rows in order, with the numbers that results make by their labels. Any other columns are an object of
 * their own, whose headings cannot take the place of a field.
 */
export const table = ({ rows }: Standings): object[] =>
  rows.map(({ player, cells }, index) => {
    const { numbers = [], others } = Object.groupBy(Object.entries(cells), ([label]) =>
      isOfResults(label) ? 'numbers' : 'others',
    );
    const row = { position: index + 1, player, ...Object.fromEntries(numbers) };
    return others ? { ...row, columns: Object.fromEntries(others) } : row;
  });

/** How a duel stands; null for a bye. */
function outcomeOf(match: Match): string | null {
  if (isBye(match)) return null;
  if (match.movedTo) return 'moved';
  if (isDecided(match)) return match.forfeit?.by ?? 'played';
  return match.isPostponed ? 'postponed' : 'open';
}

/** A duel of the season, and players' ids on the platform. */
export interface DuelOfFile {
  match: Match;
  homeId?: string | null;
  awayId?: string | null;
}

/** What `duelos.json` and `duelos.csv` say of a duel, in order; a new field comes at the end. */
const duelFields: Readonly<Record<string, (duel: DuelOfFile) => string | number | null>> = {
  competition: ({ match }) => keyOf(match.stage.competition),
  season: ({ match }) => match.stage.competition.edition,
  division: ({ match }) => match.stage.division?.id ?? null,
  stage: ({ match }) => match.stage.name,
  round: ({ match }) => match.round.name,
  code: ({ match }) => match.code,
  id: ({ match }) => match.id,
  url: ({ match }) => absoluteUrl(matchPath(match)),
  home: ({ match }) => match.home.nick,
  away: ({ match }) => match.away.nick,
  homeScore: ({ match }) => match.score?.[0] ?? null,
  awayScore: ({ match }) => match.score?.[1] ?? null,
  schedule: ({ match }) => match.typedSchedule,
  date: ({ match }) => match.when?.date ?? null,
  time: ({ match }) => match.when?.time ?? null,
  link: ({ match }) => match.link ?? match.daily?.link ?? null,
  homeId: ({ homeId }) => homeId ?? null,
  awayId: ({ awayId }) => awayId ?? null,
  outcome: ({ match }) => outcomeOf(match),
  winner: ({ match }) => winner(match),
  withdrawn: ({ match }) => match.forfeit?.withdrawn ?? null,
  movedTo: ({ match }) => match.movedTo?.id ?? null,
};

/** A duel as `duelos.json` has it. */
export const duelRow = (duel: DuelOfFile): object =>
  Object.fromEntries(Object.entries(duelFields).map(([field, of]) => [field, of(duel)]));

/** `duelos.csv`, for spreadsheets: a cell that begins like a formula gets an apostrophe. */
export function duelsTable(duels: readonly DuelOfFile[]): string {
  const fields = Object.keys(duelFields);
  const data = duels.map((duel) => Object.values(duelFields).map((of) => of(duel)));
  return `${Papa.unparse({ fields, data }, { newline: '\n', escapeFormulae: true })}\n`;
}

/** Fields that a duel has in `duelos.json` alone: the file of a fixture has the duel in its place, by nicks. */
const besideFixture = /^(competition|season|division|stage|round|url|homeId|awayId)$/;

/** Rounds of a fixture with their days, where these can be read, and their duels. */
export const roundsOf = ({ rounds }: Pick<Stage, 'rounds'>): object[] =>
  rounds.map(({ name, interval, days, matches }) => ({
    name,
    interval,
    from: days?.[0] ?? null,
    to: days?.[1] ?? null,
    duels: matches.map((match) =>
      Object.fromEntries(
        Object.entries(duelRow({ match })).filter(([field]) => !besideFixture.test(field)),
      ),
    ),
  }));
