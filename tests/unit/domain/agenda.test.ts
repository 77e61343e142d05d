/** What stands in the agenda, and in which order (docs/product.md, «The agenda»). */
import { describe, expect, test } from 'vitest';
import { listAgenda } from '../../../src/domain/agenda.ts';
import { parseFixture } from '../../../src/domain/fixture.ts';
import type { ScheduledDuel } from '../../../src/domain/duels.ts';
import { seasonDuels, type SeasonStage } from '../../../src/domain/season-duels.ts';

const today = '2026-11-20';

/** The cup's fixture of these rows, all in a round that is being played. */
function cupOf(...rows: string[]) {
  const lines = [',4tos de Final,,,,16/11 al 29/11,', ...rows];
  return parseFixture(
    'fixtures-cup',
    lines.map((line) => line.split(',')),
    'cup',
  ).value;
}

const daily = (home: string, away: string, date: string, time = '21:00'): ScheduledDuel => ({
  row: 1,
  category: 'Copa',
  home,
  away,
  date,
  time,
  link: null,
});

function agendaOf(cup: ReturnType<typeof cupOf>, duels: ScheduledDuel[] = []) {
  const stage: SeasonStage = {
    competition: 'cup',
    season: '1ª edición',
    division: null,
    fixture: 'cup',
    name: 'Copa',
    rounds: cup,
  };
  const season = seasonDuels([stage], today);
  return listAgenda({ daily: { league: [], cup: duels }, fixtures: { cup }, season }, today);
}

/** `2026-11-21 21:00 Ana-Beto`. */
const lines = (agenda: ReturnType<typeof listAgenda>) =>
  agenda.map(({ date, time, home, away }) => `${date ?? '-'} ${time ?? '-'} ${home}-${away}`);

describe('a duel', () => {
  test('that both sheets have stands there once, by the daily one, with the fixture’s name', () => {
    const cup = cupOf('C-1,Ana,,,Beto,vie 20/11 20:00,');
    const [duel, ...others] = agendaOf(cup, [daily('Beto', 'Ana', '2026-11-21')]);
    expect(others).toEqual([]);
    expect(duel).toMatchObject({
      id: 'cup-c-1',
      place: 'Copa · 4tos de Final',
      date: '2026-11-21',
      time: '21:00',
    });
  });

  test('that only the fixture has stands on the day it says there', () => {
    const cup = cupOf('C-1,Ana,,,Beto,sáb 21/11 20:00,', 'C-2,Carla,,,Dora,dom 22/11,');
    expect(lines(agendaOf(cup))).toEqual(['2026-11-21 20:00 Ana-Beto', '2026-11-22 - Carla-Dora']);
  });

  test('that no fixture has is called after its players', () => {
    const [duel] = agendaOf(cupOf(), [daily('Zoe', 'Ana', today)]);
    expect(duel).toMatchObject({ id: 'cup-ana-zoe', placed: null, place: 'Copa' });
  });

  test('without a day, or whose day is over, is among those without one', () => {
    const cup = cupOf('C-1,Ana,,,Beto,-,', 'C-2,Carla,,,Dora,mié 18/11 21:00,');
    expect(lines(agendaOf(cup))).toEqual(['- - Ana-Beto', '- - Carla-Dora']);
  });

  test('that was played, is a bye, or is between who is not known yet, does not stand there', () => {
    const cup = cupOf('C-1,Ana,2,0,Beto,-,', 'C-2,Carla,,,Libre,-,', 'C-3,Dora,,,Ganador C-1,-,');
    expect(agendaOf(cup, [daily('Ana', 'Beto', today)])).toEqual([]);
  });
});

test('days and hours are in order, and who has no hour comes last', () => {
  const cup = cupOf('C-1,Ana,,,Beto,vie 20/11,', 'C-2,Carla,,,Dora,-,');
  const agenda = agendaOf(cup, [
    daily('Eva', 'Fito', '2026-11-21', '09:00'),
    daily('Gina', 'Hugo', '2026-11-20', '22:00'),
  ]);
  expect(lines(agenda)).toEqual([
    '2026-11-20 22:00 Gina-Hugo',
    '2026-11-20 - Ana-Beto',
    '2026-11-21 09:00 Eva-Fito',
    '- - Carla-Dora',
  ]);
});
