import { afterAll, expect, test, vi } from 'vitest';
import { hallOfFame, nationalChampions } from '../../../src/domain/hall-of-fame.ts';

// Files of a worker share their modules: those that know the nicks are loaded anew, before and after.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock(import('../../../src/config/site.ts'), async (original) => ({
  ...(await original()),
  nicks: { renamed: { Anita: 'Ana_2', ana_2: 'AnaSur' }, addresses: {} },
}));

const title = (player: string, competition = 'Élite', when = '2025') => ({
  player,
  competition,
  when,
});
const lines = (...players: string[]) =>
  hallOfFame(players.map((player) => title(player))).map(({ place, player, titles }) => [
    place,
    player,
    titles.length,
  ]);

test('players stand by how many titles they have', () => {
  expect(lines('Beto', 'Caro', 'Caro')).toEqual([
    [1, 'Caro', 2],
    [2, 'Beto', 1],
  ]);
});

test('who has as many shares the place, and the next place counts them all', () => {
  expect(lines('Dani', 'Caro', 'Caro', 'Beto', 'Beto', 'Eva', 'Eva', 'Eva')).toEqual([
    [1, 'Eva', 3],
    [2, 'Beto', 2],
    [2, 'Caro', 2],
    [4, 'Dani', 1],
  ]);
});

test('titles under nicks of before, in any capitals, are the same player’s, by the current nick', () => {
  expect(lines('Anita', 'anasur', 'Ana_2')).toEqual([[1, 'AnaSur', 3]]);
  expect(lines('Anita')).toEqual([[1, 'AnaSur', 1]]);
});

test('a title of a division that is no more is still one, as it was called', () => {
  const [line] = hallOfFame([title('Beto', 'Diamante', '2024'), title('Beto', 'Oro', '2025')]);
  expect(line?.titles.map(({ competition, when }) => `${competition} ${when}`)).toEqual([
    'Diamante 2024',
    'Oro 2025',
  ]);
});

test('without titles there is nobody', () => {
  expect(hallOfFame([])).toEqual([]);
});

test('a national champion goes by the nick only while the team says whose name it is', () => {
  const podium = (year: number, ...names: string[]) => ({
    id: String(year),
    year,
    image: null,
    podium: names,
  });
  expect(
    nationalChampions(
      [podium(2024, 'Ana Núñez', 'Beto Paz'), podium(2023, 'Beto Paz'), podium(2022)],
      [{ name: 'Ana Nuñez', nick: 'AnaSur' }],
    ),
  ).toEqual([
    { year: 2024, player: 'AnaSur' },
    { year: 2023, player: 'Beto Paz' },
  ]);
});
