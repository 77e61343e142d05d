import { expect, test } from 'vitest';
import { agendaCard } from '../../../src/cards/agenda.ts';
import { fileName } from '../../../src/cards/file-name.ts';
import type { AgendaDuel } from '../../../src/season/agenda.ts';

const today = '2026-11-20';

const duel = (home: string, away: string, date: string | null, time = '21:00'): AgendaDuel => ({
  id: `${home}-${away}`,
  competition: 'league',
  place: 'Élite · Fecha 5',
  home,
  away,
  date,
  time,
  link: null,
  daily: null,
  match: null,
  lacksResult: false,
});

test('lists today’s duels with their hours, five at most, and says how many more', () => {
  const many = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((home) => duel(home, 'Z', today));
  const card = agendaCard([...many, duel('Ana', 'Beto', '2026-11-21')], today);
  expect(card).toMatchObject({
    title: 'Duelos de hoy',
    note: 'vie 20/11 · y 2 más',
    alt: 'Duelos de hoy: A contra Z; B contra Z; C contra Z; D contra Z; E contra Z',
    listing: { blocks: [{ duels: { length: 5, 0: { home: 'A', when: '21:00' } } }] },
  });
});

test('without any today, the next ones with their days; those without a day never', () => {
  const card = agendaCard([duel('Ana', 'Beto', '2026-11-21'), duel('Carla', 'Dora', null)], today);
  expect(card).toMatchObject({
    title: 'Próximos duelos',
    note: '',
    listing: { blocks: [{ duels: { length: 1, 0: { home: 'Ana', when: 'sáb 21/11 21:00' } } }] },
  });
  expect(agendaCard([duel('Carla', 'Dora', null)], today)).toMatchObject({ kind: 'poster' });
});

test('another hour is another picture at another address', () => {
  const name = (time: string) => fileName(agendaCard([duel('Ana', 'Beto', today, time)], today));
  expect(name('21:00')).not.toBe(name('22:00'));
});
