import { describe, expect, test } from 'vitest';
import { bracketPicture, cupCard, phasePicture } from '../../../src/cards/cup.ts';
import { round, seasonOf, today } from '../season/season.ts';

const semifinals = round(
  'Semifinales',
  '9/11/2026 al 22/11/2026',
  'Ana 2-0 Beto',
  'Caro - Dani @ Vie 20/11 21:00',
);
const final = (duel: string) => round('Final', '23/11/2026 al 6/12/2026', duel);
const open = final('Ana - Ganador SF-2');

const cupOf = (...rounds: string[][]) => {
  const { cup, champions } = seasonOf({ cup: rounds.flat() });
  const [champion] = champions;
  if (!cup || !champion) throw new Error('no cup');
  return { rounds: cup.stage.rounds, bracket: cup.bracket, champion };
};
const cardOf = (...rounds: string[][]) => {
  const { rounds: own, champion } = cupOf(...rounds);
  return cupCard(own, champion, today);
};
const pictureOf = (...rounds: string[][]) => {
  const { rounds: own, bracket } = cupOf(...rounds);
  return bracketPicture(bracket, own, today);
};

describe('the cup’s card', () => {
  test('has the phase in play and its next duels', () => {
    expect(cardOf(semifinals, open)).toMatchObject({
      title: 'Semifinales',
      note: 'Próximos duelos · 9/11/2026 al 22/11/2026',
      listing: { blocks: [{ duels: [{ home: 'Caro', away: 'Dani', when: 'Vie 20/11 21:00' }] }] },
    });
  });

  const on = (day: string, home: string) => `${home} - Zoe @ ${day} 21:00`;
  const old = ['Lun 16/11', 'Mar 17/11', 'Mié 18/11', 'Jue 19/11', 'Dom 15/11'].map((day) =>
    on(day, day),
  );

  test('has those to come by day before overdue ones, and among them those without a day last', () => {
    const next = ['Sin día - Zoe', on('Dom 22/11', 'Dom 22/11'), on('Vie 20/11', 'Hoy')];
    const card = cardOf(round('8vos de Final', '9/11 al 22/11', ...old, ...next));
    expect(card).toMatchObject({
      alt: 'Copa Argentina, 8vos de Final: Hoy contra Zoe; Dom 22/11 contra Zoe; Sin día contra Zoe; Dom 15/11 contra Zoe; Lun 16/11 contra Zoe',
      note: 'Próximos duelos · 9/11 al 22/11',
      listing: { blocks: [{ duels: [{ home: 'Hoy' }, {}, {}, {}, {}] }] },
    });
  });

  test('announces none as the next where all are overdue', () => {
    expect(cardOf(round('8vos de Final', '9/11 al 22/11', ...old))).toMatchObject({
      note: 'Duelos por jugar · 9/11 al 22/11',
    });
  });

  test('has the results when the phase is played', () => {
    expect(cardOf(semifinals.slice(0, 2), open)).toMatchObject({
      note: 'Resultados · 9/11/2026 al 22/11/2026',
      listing: { blocks: [{ duels: [{ home: 'Ana', result: '2 - 0' }] }] },
    });
  });

  test('has the champion once there is one', () => {
    expect(cardOf(semifinals, final('Ana 1-2 Dani'))).toMatchObject({
      kind: 'poster',
      title: 'Dani ganó la Copa Argentina',
    });
  });

  test('is a poster without a fixture', () => {
    expect(cardOf()).toMatchObject({ kind: 'poster', title: 'Copa Argentina' });
  });
});

describe('for Instagram', () => {
  test('the phase in play with all its duels', () => {
    expect(phasePicture(cupOf(semifinals, open).rounds, today)).toMatchObject({
      shape: 'instagram',
      title: 'Semifinales',
      listing: { blocks: [{ duels: [{ home: 'Ana' }, { home: 'Caro' }] }] },
    });
    expect(phasePicture([], today)).toBeNull();
  });

  test('the bracket, where who is still to come stays blank', () => {
    const card = pictureOf(semifinals, open);
    expect(card?.listing).toMatchObject({
      columns: [
        { title: 'Semifinales', duels: [{ home: 'Ana' }, { home: 'Caro' }] },
        { title: 'Final', duels: [{ home: 'Ana', away: ' ' }] },
      ],
    });
    expect(pictureOf()).toBeNull();
  });

  test('the last four columns of a long bracket', () => {
    const names = ['1° Fase', '16avos de Final', '8vos de Final', '4tos de Final', 'Semifinales'];
    const card = pictureOf(...names.map((name) => round(name, '')), open);
    expect(
      card?.listing.kind === 'bracket' && card.listing.columns.map(({ title }) => title),
    ).toEqual(['8vos de Final', '4tos de Final', 'Semifinales', 'Final']);
  });
});
