/** Eleven tiles that lie in one row: the east edge of each is the west edge of the next. */
import type { Tile } from './tile/tile.ts';

/** A decorative tile and what it shows, for those who cannot see it. */
interface CatalogueTile {
  readonly tile: Tile;
  readonly alt: string;
}

export const tiles: readonly CatalogueTile[] = [
  {
    alt: 'Campo con molino, trigo y un camino que empieza en una capilla',
    tile: {
      e: 'road',
      feature: 'monastery',
      props: [
        ['poplar', 84, 30],
        ['poplar', 92, 32],
        ['lilac', 17, 88],
      ],
    },
  },
  {
    alt: 'Camino que dobla junto a una ciudad amurallada',
    tile: {
      n: 'city',
      w: 'road',
      s: 'road',
      props: [
        ['sheep', 76, 66],
        ['sheep', 86, 78],
      ],
    },
  },
  {
    alt: 'Ciudad al este con su puerta y un camino que llega del sur',
    tile: { e: 'city', s: 'road', wheat: [22, 30], props: [['tree', 20, 70]] },
  },
  {
    alt: 'Gran ciudad que cruza la loseta, con el escudo celeste y blanco',
    tile: { w: 'city', e: 'city', props: [['shield', 50, 62]] },
  },
  {
    alt: 'Esquina de ciudad y un meeple celeste de guardia',
    tile: { w: 'city', n: 'city', props: [['celeste', 72, 82, 0.6]] },
  },
  {
    alt: 'Río que baja hacia el este entre jacarandás',
    tile: {
      n: 'river',
      e: 'river',
      props: [
        ['lilac', 22, 50],
        ['lilac', 40, 82],
        ['tree', 84, 24],
      ],
    },
  },
  {
    alt: 'Puente de un camino sobre el río celeste',
    tile: { w: 'river', e: 'river', n: 'road', s: 'road' },
  },
  {
    alt: 'El río dobla hacia el sur y deja un molino en la pampa',
    tile: {
      w: 'river',
      s: 'river',
      props: [['windmill', 72, 58]],
    },
  },
  {
    alt: 'Cruce de caminos con un pueblito',
    tile: { n: 'road', e: 'road', s: 'road', feature: 'village' },
  },
  {
    alt: 'Camino recto frente a dos ciudades',
    tile: { w: 'road', e: 'road', n: 'city', s: 'city', apart: true },
  },
  {
    alt: 'Camino que termina en las puertas de la ciudad',
    tile: { w: 'road', n: 'city', e: 'city', s: 'city', props: [['cabildo', 60, 66, 0.66]] },
  },
];
