import { expect, test } from 'vitest';
import { nationalChampions } from '../../../src/season/champions.ts';
import { useFacts } from '../../fixtures/facts.ts';

test('the hall of fame has who has more titles first, equal places, and one player of all nicks', async () => {
  useFacts({ nicks: { renamed: { Anita: 'Ana_2', ana_2: 'AnaSur' } } });
  const { hallOfFame } = await import('../../../src/season/champions.ts');
  const champions = ['Dani', 'Caro', 'Caro', 'Beto', 'Beto', 'Anita', 'anasur', 'Ana_2'];
  const titles = champions.map((player) => ({ player, competition: 'Élite', when: '2025' }));
  expect(
    hallOfFame(titles).map((line) => `${line.place} ${line.player} ${line.titles.length}`),
  ).toEqual(['1 AnaSur 3', '2 Beto 2', '2 Caro 2', '4 Dani 1']);
});

test('a national champion is shown by nick only while the team has the name’s nick', () => {
  const podium = (year: number, ...names: string[]) => ({
    id: String(year),
    year,
    image: null,
    podium: names,
  });
  const podiums = [podium(2024, 'Ana Núñez', 'Beto Paz'), podium(2023, 'Beto Paz'), podium(2022)];
  expect(nationalChampions(podiums, [{ name: 'Ana Nuñez', nick: 'AnaSur' }])).toEqual([
    { year: 2024, player: 'AnaSur' },
    { year: 2023, player: 'Beto Paz' },
  ]);
});
