import { describe, expect, test } from 'vitest';
import { bracketPicture, cupCard, phasePicture } from '../../../src/cards/cup.ts';
import type { Duel, Round } from '../../../src/domain/fixture.ts';
import { played, unplayed } from '../domain/duel.ts';

const today = '2026-11-20';
const round = (name: string, interval: string, ...duels: Duel[]): Round => ({
  name,
  interval,
  duels,
});
const semifinals = round('Semifinales', '9/11/2026 al 22/11/2026', played('Ana', 2, 0, 'Beto'), {
  ...unplayed('Caro', 'Dani'),
  schedule: 'Vie 20/11 21:00',
});
const final = (...duels: Duel[]) => round('Final', '23/11/2026 al 6/12/2026', ...duels);
const open = final(unplayed('Ana', 'Ganador SF-2'));

describe('the cup’s card', () => {
  test('has the phase in play and its next duels', () => {
    expect(cupCard([semifinals, open], today)).toMatchObject({
      title: 'Semifinales',
      note: 'Próximos duelos · 9/11/2026 al 22/11/2026',
      listing: { blocks: [{ duels: [{ home: 'Caro', away: 'Dani', when: 'Vie 20/11 21:00' }] }] },
    });
  });

  const on = (day: string, home: string): Duel => ({
    ...unplayed(home, 'Zoe'),
    schedule: `${day} 21:00`,
  });
  const old = ['Lun 16/11', 'Mar 17/11', 'Mié 18/11', 'Jue 19/11', 'Dom 15/11'].map((day) =>
    on(day, day),
  );

  test('has those to come by day before overdue ones, and among them those without a day last', () => {
    const next = [unplayed('Sin día', 'Zoe'), on('Dom 22/11', 'Dom 22/11'), on('Vie 20/11', 'Hoy')];
    const card = cupCard([round('8vos de Final', '9/11 al 22/11', ...old, ...next)], today);
    expect(card).toMatchObject({
      alt: 'Copa Argentina, 8vos de Final: Hoy contra Zoe; Dom 22/11 contra Zoe; Sin día contra Zoe; Dom 15/11 contra Zoe; Lun 16/11 contra Zoe',
      note: 'Próximos duelos · 9/11 al 22/11',
      listing: { blocks: [{ duels: [{ home: 'Hoy' }, {}, {}, {}, {}] }] },
    });
  });

  test('announces none as the next where all are overdue', () => {
    expect(cupCard([round('8vos de Final', '9/11 al 22/11', ...old)], today)).toMatchObject({
      note: 'Duelos por jugar · 9/11 al 22/11',
    });
  });

  test('has the results when the phase is played', () => {
    const done = { ...semifinals, duels: semifinals.duels.slice(0, 1) };
    expect(cupCard([done, open], today)).toMatchObject({
      note: 'Resultados · 9/11/2026 al 22/11/2026',
      listing: { blocks: [{ duels: [{ home: 'Ana', result: '2 - 0' }] }] },
    });
  });

  test('has the champion once there is one', () => {
    expect(cupCard([semifinals, final(played('Ana', 1, 2, 'Dani'))], today)).toMatchObject({
      kind: 'poster',
      title: 'Dani ganó la Copa Argentina',
    });
  });

  test('is a poster without a fixture', () => {
    expect(cupCard([], today)).toMatchObject({ kind: 'poster', title: 'Copa Argentina' });
  });
});

describe('for Instagram', () => {
  test('the phase in play with all its duels', () => {
    expect(phasePicture([semifinals, open], today)).toMatchObject({
      shape: 'instagram',
      title: 'Semifinales',
      listing: { blocks: [{ duels: [{ home: 'Ana' }, { home: 'Caro' }] }] },
    });
    expect(phasePicture([], today)).toBeNull();
  });

  test('the bracket, where who is still to come stays blank', () => {
    const card = bracketPicture([semifinals, open], today);
    expect(card?.listing).toMatchObject({
      columns: [
        { title: 'Semifinales', duels: [{ home: 'Ana' }, { home: 'Caro' }] },
        { title: 'Final', duels: [{ home: 'Ana', away: ' ' }] },
      ],
    });
    expect(bracketPicture([], today)).toBeNull();
  });

  test('the last four columns of a long bracket', () => {
    const names = ['1° Fase', '16avos de Final', '8vos de Final', '4tos de Final', 'Semifinales'];
    const card = bracketPicture([...names.map((name) => round(name, '')), open], today);
    expect(
      card?.listing.kind === 'bracket' && card.listing.columns.map(({ title }) => title),
    ).toEqual(['8vos de Final', '4tos de Final', 'Semifinales', 'Final']);
  });
});
