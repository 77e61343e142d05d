/** Rules that report documents that contradict each other, or the calendar. */
import { finderByPlayer } from '../../sources/player-key.ts';
import { sameName } from '../../lib/text.ts';
import { problemAt, type Rule } from './rule.ts';

/** Reports podiums and teams of a year to come, a second one of the same year, and a person named twice in one. */
export const podiumsAndTeams: Rule = function* ({ data, today }) {
  const thisYear = Number(today.slice(0, 4));
  const yearly = [
    ...data.nationalPodiums.map(({ id, year, podium }) => ({
      ...{ source: 'national-tournaments-podiums' as const, id, year, field: 'podium' },
      ...{ names: podium, what: String(year) },
    })),
    ...data.worldPodiums.map(({ id, year, podium }) => ({
      ...{ source: 'world-championships-podiums' as const, id, year, field: 'podium' },
      ...{ names: podium.map(({ name }) => name), what: String(year) },
    })),
    ...data.pastTeams.map(({ id, year, competition, team }) => ({
      ...{ source: 'national-teams' as const, id, year, field: 'team' },
      ...{ names: team, what: `${competition} ${year}` },
    })),
  ];
  const seen = new Map<string, string>();
  for (const { source, id, year, field, names, what } of yearly) {
    const before = seen.get(`${source} ${what}`);
    seen.set(`${source} ${what}`, id);
    if (year > thisYear) {
      const advice = 'corregí el año';
      yield problemAt(source, id, 'year', String(year), { reason: 'ese año no llegó', advice });
    } else if (before !== undefined) {
      yield problemAt(source, id, 'year', String(year), {
        reason: `el documento ${before} también es de ${what}; se muestran los dos`,
        advice: 'corregí el año, o borrá el documento que sobra',
      });
    }
    const twice = names.find(
      (name, index) => names.findIndex((other) => sameName(other, name)) < index,
    );
    if (twice === undefined) continue;
    const advice = 'dejalo una sola vez, o corregí el nombre';
    yield problemAt(source, id, field, twice, { reason: 'está dos veces', advice });
  }
};

/** Reports a member of the current team who has two documents. */
export const membersTwice: Rule = function* ({ data: { currentTeam } }) {
  const firstDocumentOf = finderByPlayer(currentTeam, ({ nick }) => nick);
  for (const member of currentTeam) {
    const first = firstDocumentOf(member.nick);
    if (!first || first === member) continue;
    yield problemAt('current-national-team', member.id, 'nick', member.nick, {
      reason: `ya está en el documento ${first.id}; se muestran los dos`,
      advice: 'borrá el documento que sobra, o corregí el nick',
    });
  }
};
