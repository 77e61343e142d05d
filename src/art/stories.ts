/** Pictures that tell something, different for every seed: news, podiums, communities. */
import { drawLand, type Cell, type Land } from './land.ts';
import { paints, palette as p, type Paint } from './palette.ts';
import { pampa } from './scenes.ts';
import { seeded, type Seeded } from './seed.ts';
import {
  cabildo,
  chapel,
  cup,
  flagMeeple,
  house,
  lyingMeeple,
  mate,
  medialunas,
  meeple,
  meeplePath,
  patriot,
  poplar,
  sheep,
  shieldPath,
  sun,
  tower,
  tree,
  windmill,
} from './shapes.ts';
import { at, cut, disc, fill, line, nums, rect, svg } from './svg.ts';
import { drawMap, fromAbove, type Placed } from './tile.ts';
import { tiles } from './tiles.ts';

/** The light of a picture: sky, what shines in it, hills, ground. */
interface Light {
  readonly sky: string;
  readonly glow: string;
  readonly sun: string;
  readonly far: string;
  readonly near: string;
}

const lights = [
  { sky: p.celesteLight, glow: p.celestePale, sun: p.gold, far: p.fieldLight, near: p.field },
  { sky: '#f4c88a', glow: '#f9dfb0', sun: p.terracotta, far: '#c9a550', near: '#a9913f' },
  { sky: p.night, glow: '#2c557c', sun: p.goldLight, far: '#35603f', near: '#2a4d35' },
  { sky: p.parchment, glow: p.white, sun: p.gold, far: p.wheat, near: p.fieldLight },
  { sky: p.celeste, glow: p.celesteLight, sun: p.goldLight, far: p.celesteDark, near: p.fieldDark },
] as const satisfies readonly [Light, ...Light[]];

const players = [
  paints.celeste,
  paints.white,
  paints.gold,
  paints.terracotta,
  paints.night,
] as const;

const width = 1280;
const height = 720;

/** The sky of a news picture. */
function sky(random: Seeded, light: Light): string {
  const cloud = (x: number, y: number, scale: number): string =>
    at(x, y, fill(p.white, 'M0 0q6-30 44-26q20-34 62-14q36-16 48 16q34 0 32 24z'), scale);
  return (
    rect(light.sky, 0, 0, width, height) +
    fill(light.glow, `M0 ${nums(random.between(150, 260))}q320-90 640-20t640-20v560h-1280z`) +
    at(
      random.between(240, 1040),
      random.between(130, 250),
      sun(random.chance(0.6), light.sun),
      random.between(3, 4.6),
    ) +
    (light.sky === p.night
      ? line(
          p.white,
          5,
          'M90 80v.1M210 190v.1M330 60v.1M520 130v.1M700 50v.1M860 170v.1M1010 70v.1M1180 140v.1',
          'stroke-linecap="round"',
        )
      : cloud(random.between(60, 300), random.between(110, 200), 1.2) +
        cloud(random.between(800, 1000), random.between(90, 180), 1.6))
  );
}

/** Two hills, from side to side. */
function hills(random: Seeded, light: Light, top: number): string {
  const swell = random.between(30, 70);
  return (
    fill(light.far, `M0 ${nums(top)}q320-${nums(swell)} 660-10t620-20v600h-1280z`) +
    fill(light.near, `M0 ${nums(top + 90)}q360-${nums(swell)} 700 0t580-24v600h-1280z`)
  );
}

const river: Land = {
  cells: [],
  rivers: [
    [
      [-3, -3],
      [-2, -2],
      [-3, -1],
      [-2, 0],
      [-1, 1],
      [0, 2],
      [1, 1],
      [2, 2],
      [1, 3],
      [2, 4],
      [3, 5],
    ],
  ],
  roads: [
    [
      [0, 0],
      [1, -1],
      [2, 0],
      [3, 1],
      [4, 0],
      [5, -1],
    ],
    [
      [-2, 2],
      [-1, 3],
      [0, 4],
      [-1, 5],
    ],
  ],
  cities: [
    [
      [-1, -1],
      [0, 0],
    ],
    [
      [4, 2],
      [3, 3],
      [5, 3],
      [4, 4],
    ],
    [
      [-4, 2],
      [-3, 3],
    ],
  ],
  monasteries: [[-2, 2]],
  wheat: [
    [2, -2],
    [-5, 1],
  ],
  props: [
    [[4, 4], 'cabildo', 8, 8, 0.9],
    [[1, 1], 'patriot', 80, 78, 0.9],
    [[2, 0], 'gold', 76, 80, 0.7],
    [[-1, 3], 'terracotta', 20, 70, 0.7],
    [[-4, 0], 'windmill', 50, 50],
    [[0, -2], 'lilac', 50, 40],
    [[0, -2], 'tree', 64, 66],
    [[3, -1], 'sheep', 50, 70],
    [[1, 5], 'celeste', 50, 40, 0.8],
  ],
};

const crossing: Land = {
  cells: [],
  rivers: [
    [
      [5, -3],
      [4, -2],
      [3, -1],
      [2, 0],
      [1, 1],
      [0, 2],
      [-1, 3],
      [-2, 4],
      [-3, 5],
    ],
  ],
  roads: [
    [
      [-2, 0],
      [-1, 1],
      [0, 2],
      [1, 3],
      [2, 2],
      [3, 1],
      [4, 2],
    ],
    [
      [-3, 1],
      [-2, 2],
      [-3, 3],
      [-4, 4],
    ],
  ],
  cities: [
    [
      [-1, -1],
      [0, 0],
      [-2, 0],
    ],
    [
      [4, 2],
      [5, 1],
    ],
    [
      [2, 4],
      [3, 5],
    ],
  ],
  villages: [[-3, 1]],
  monasteries: [[4, 4]],
  wheat: [
    [0, 4],
    [1, -1],
  ],
  props: [
    [[1, 3], 'white', 24, 80, 0.7],
    [[-2, 2], 'patriot', 80, 30, 0.9],
    [[3, 1], 'terracotta', 20, 30, 0.7],
    [[3, 3], 'windmill', 50, 60],
    [[-3, -1], 'poplar', 40, 40],
    [[-3, -1], 'poplar', 54, 40],
    [[-3, -1], 'poplar', 68, 40],
    [[0, 4], 'sheep', 80, 80],
    [[2, -2], 'lilac', 40, 40],
    [[-1, 5], 'gold', 60, 40, 0.8],
  ],
};

/** The land with trees and flocks where nothing else is. */
function planted(random: Seeded, land: Land): Land {
  const busy = new Set(
    [
      ...[...(land.rivers ?? []), ...(land.roads ?? []), ...(land.cities ?? [])].flat(),
      ...(land.monasteries ?? []),
      ...(land.villages ?? []),
      ...(land.wheat ?? []),
      ...(land.props ?? []).map(([cell]) => cell),
    ].map((cell) => cell.join()),
  );
  const grown = land.cells
    .filter((cell) => !busy.has(cell.join()) && random.chance(0.75))
    .flatMap((cell) =>
      Array.from({ length: random.whole(1, 3) }, () => {
        const kind = random.pick(['tree', 'tree', 'lilac', 'sheep', 'poplar', 'house'] as const);
        return [cell, kind, random.whole(15, 85), random.whole(15, 85)] as const;
      }),
    );
  return { ...land, props: [...(land.props ?? []), ...grown] };
}

/** A whole country, to the edges of the picture, seen from near. */
function countryStory(random: Seeded): string {
  const [land, places] = random.pick([
    [
      pampa,
      [
        [0, 2],
        [-4, 4],
        [4, 3],
        [6, 4],
        [-6, 3],
        [0, 5],
      ],
    ],
    [
      river,
      [
        [0, 1],
        [3, 2],
        [-2, 2],
        [2, 4],
      ],
    ],
    [
      crossing,
      [
        [0, 2],
        [2, 2],
        [-2, 2],
        [2, 4],
      ],
    ],
  ] as const satisfies readonly (readonly [Land, readonly Cell[]])[]);
  const [across, down] = random.shuffle<Cell>(places)[0] ?? [0, 0];
  const cells: Cell[] = [];
  for (let y = -14; y <= 20; y++) {
    for (let x = -20; x <= 20; x++) {
      const near = Math.abs(x - across) < 9 && Math.abs(y - down) < 9;
      if (near && Math.abs(x + y) % 2 === 0) cells.push([x, y]);
    }
  }
  const scale = random.between(2.1, 2.8);
  const turn = random.chance(0.5) ? -1 : 1;
  const body = at(
    width / 2 - turn * across * 90 * scale,
    height / 2 - (down * 50 + 50) * scale,
    drawLand(planted(random, { ...land, cells }), 0, 0),
    [scale * turn, scale],
  );
  return rect(p.field, 0, 0, width, height) + body;
}

/** An island of tiles under the sky. */
function islandStory(random: Seeded, light: Light): string {
  const land = random.pick([river, crossing]);
  const wanted = random.pick([
    [
      [0, 0],
      [-1, 1],
      [1, 1],
      [0, 2],
      [-1, -1],
      [2, 2],
      [-2, 2],
      [1, 3],
    ],
    [
      [0, 0],
      [2, 0],
      [-1, 1],
      [1, 1],
      [3, 1],
      [0, 2],
      [2, 2],
      [1, -1],
      [-1, -1],
      [4, 2],
      [3, 3],
    ],
    [
      [-2, 0],
      [0, 0],
      [-1, 1],
      [1, 1],
      [-2, 2],
      [0, 2],
      [-3, 3],
      [-1, 3],
      [-4, 2],
      [-3, 1],
    ],
  ] as const satisfies readonly (readonly Cell[])[]);
  const turn = random.chance(0.5) ? -1 : 1;
  const middle = wanted.reduce((sum, [across]) => sum + across, 0) / wanted.length;
  return (
    sky(random, light) +
    fill(light.far, 'M0 560q320-60 660-10t620-20v300h-1280z') +
    fill(light.near, 'M0 640q360-40 700 0t580-14v300h-1280z') +
    at(640 - turn * middle * 153, 230, drawLand({ ...land, cells: wanted }, 0, 0, 22), [
      1.7 * turn,
      1.7,
    ])
  );
}

/** A table seen from above: a row of the catalogue's tiles, and who sits at it. */
function tableStory(random: Seeded): string {
  const cloth = random.pick([
    p.parchmentShade,
    p.celesteLight,
    '#d9ae78',
    p.terracotta,
    p.fieldDeep,
  ] as const);
  const from = random.whole(0, 7);
  const row: Placed[] = tiles
    .slice(from, from + 4)
    .map(({ tile }, column) => ({ column, row: 0, tile }));
  const guests = random.shuffle([
    meeple(paints.celeste),
    meeple(paints.gold),
    lyingMeeple(paints.terracotta),
    patriot(),
    meeple(paints.white),
    lyingMeeple(paints.night),
  ]);
  const lean = random.between(-7, 7);
  return (
    rect(cloth, 0, 0, width, height) +
    line(p.white, 14, 'M-40 60h1400M-40 660h1400', 'opacity=".55"') +
    at(
      640,
      350,
      at(
        -410,
        -130,
        fill(p.ink, 'M8 14h800v206h-800z', 'opacity=".2"') +
          cut(0, 0, 820, 205, at(0, 0, drawMap(row, fromAbove), 2.05)),
        1.16,
      ),
      1,
      lean,
    ) +
    at(random.between(190, 300), 236, guests[0] ?? '', 2.6) +
    at(random.between(420, 600), 640, guests[1] ?? '', 2.6) +
    at(random.between(700, 800), 650, guests[2] ?? '', 2.4) +
    (random.chance(0.6) ? at(1060, 240, mate(), 2.4) : at(1010, 160, medialunas(), 2.6)) +
    (random.chance(0.5) ? at(250, 590, medialunas(), 2.4) : at(240, 640, mate(), 2.4))
  );
}

/** Two players face to face. */
function duelStory(random: Seeded): string {
  const [left, right] = random.shuffle(players);
  const [a = paints.celeste, b = paints.gold] = [left, right];
  const grounds = random.shuffle([p.night, p.brick, p.fieldDeep, p.celesteDark, p.lilacDark]);
  return (
    rect(grounds[0] ?? p.night, 0, 0, width, height) +
    fill(grounds[1] ?? p.brick, 'M760 0h520v720h-760z') +
    line(p.parchment, 12, 'M760 0l-240 720') +
    at(330, 620, meeple(a), 6.6) +
    at(950, 620, meeple(b), [-6.6, 6.6]) +
    at(
      640,
      330,
      fill(p.parchment, shieldPath) + line(p.gold, 3, shieldPath) + at(0, -1, sun(true), 0.3),
      4.2,
    )
  );
}

/** A cup, and those who want it. */
function cupStory(random: Seeded, light: Light): string {
  const crowd = random.shuffle(players);
  const confetti = Array.from({ length: 26 }, () => {
    const colour = random.pick([p.white, p.gold, p.terracotta, p.celestePale]);
    return at(
      random.between(40, 1240),
      random.between(20, 380),
      fill(colour, 'M0 0l16 4-4 12-15-5z'),
      1,
      random.whole(0, 90),
    );
  }).join('');
  return (
    rect(light.sky === p.parchment ? p.celeste : light.sky, 0, 0, width, height) +
    at(640, 320, sun(false, light.sun === p.terracotta ? p.gold : light.sun, light.glow), 9) +
    confetti +
    hills(random, light, 520) +
    crowd
      .slice(0, 4)
      .map((paint, index) =>
        at([190, 380, 900, 1090][index] ?? 0, 650 - (index % 3 === 0 ? 0 : 30), meeple(paint), 3.6),
      )
      .join('') +
    at(640, 660, cup(p.gold, p.goldLight, p.goldDark), 4) +
    at(640, 400, fill(p.white, meeplePath), 2.2)
  );
}

/** A walled town at the end of the plain. */
function townStory(random: Seeded, light: Light): string {
  const roofs = [p.brick, p.terracotta, p.celesteDark] as const;
  const street = (y: number, scale: number, from: number, to: number): string => {
    const houses: string[] = [];
    for (let x = from; x < to; x += random.between(17, 24) * scale) {
      houses.push(
        at(x, y + random.between(-8, 8), house(random.pick(roofs)), [
          random.chance(0.5) ? scale : -scale,
          scale,
        ]),
      );
    }
    return houses.join('');
  };
  const centre = random.between(420, 860);
  return (
    sky(random, light) +
    hills(random, light, 430) +
    street(430, 4.4, 150, 1180) +
    at(centre, 470, random.chance(0.6) ? cabildo() : chapel(), 4.6) +
    street(500, 5.2, 110, 1220) +
    fill(p.stone, `M60 500${'h30v24h24v-24'.repeat(21)}h30v100h-1164z`) +
    fill(p.stoneShade, 'M60 550h1164v64h-1164z') +
    [90, 420, 830, 1190].map((x) => at(x, 618, tower(random.chance(0.5)), 6)).join('') +
    at(640, 700, random.chance(0.5) ? patriot() : meeple(random.pick(players)), 2.6) +
    at(random.between(160, 420), 690, random.chance(0.5) ? sheep() : tree(), 4) +
    at(random.between(860, 1120), 700, random.chance(0.5) ? tree(p.lilac, '#c9b3e2') : poplar(), 5)
  );
}

/** One of us, large, in the open country. */
function plainStory(random: Seeded, light: Light): string {
  const who = random.pick([
    (): string => at(0, 0, patriot(), 6.4),
    (): string => at(0, 0, meeple(random.pick(players)), 6.4),
    (): string => at(-20, -70, lyingMeeple(random.pick(players)), 5.4),
    (): string =>
      at(-170, 0, patriot(), 4.6) +
      at(40, 20, meeple(paints.white), 4.6) +
      at(240, 0, meeple(paints.gold), 4.6),
  ]);
  const x = random.pick([420, 640, 860] as const);
  const away = x > 640 ? 280 : 1000;
  return (
    sky(random, light) +
    hills(random, light, 420) +
    at(
      away,
      540,
      random.pick([windmill, (): string => tree(p.lilac, '#c9b3e2'), chapel, tree])(),
      random.pick([6, 7, 8]),
    ) +
    [0, 1, 2]
      .map((step) =>
        at(away + 170 - step * 150, 590 + step * 30, random.chance(0.6) ? sheep() : poplar(), 4.6),
      )
      .join('') +
    at(x, 660, who())
  );
}

/** A picture for a news item, 1280 × 720; its middle 1152 stay when a card cuts it. */
export function newsScene(seed: string): string {
  const random = seeded(seed);
  const light = random.pick(lights);
  const story = random.pick([
    countryStory,
    islandStory,
    tableStory,
    duelStory,
    cupStory,
    townStory,
    plainStory,
  ]);
  return svg(width, height, story(random, light));
}

/** Three meeples on their steps, 720 × 480. */
export function podiumScene(seed: string): string {
  const random = seeded(seed);
  const order = random.shuffle<Paint>(players);
  const light = random.pick(lights);
  const [ground, step] = random.pick([
    [p.celesteLight, p.white],
    [p.night, p.stone],
    [p.terracotta, p.parchment],
    [p.fieldDark, p.stone],
    [p.wheat, p.white],
  ] as const);
  const confetti = Array.from({ length: 22 }, () =>
    at(
      random.between(10, 700),
      random.between(8, 250),
      fill(random.pick([p.white, p.gold, p.brick, p.celeste]), 'M0 0l10 3-3 8-9-3z'),
      1,
      random.whole(0, 90),
    ),
  ).join('');
  const block = (x: number, top: number, medal: string): string =>
    fill(step, `M${nums(x, top)}h160v${nums(480 - top)}h-160z`) +
    fill(p.ink, `M${nums(x + 130, top)}h30v${nums(480 - top)}h-30z`, 'opacity=".12"') +
    disc(medal, x + 76, top + 58, 26) +
    at(x + 76, top + 58, sun(false, p.white, medal), 0.4);
  const winner = random.chance(0.5) ? patriot() : meeple(order[0]);
  return svg(
    720,
    480,
    rect(ground, 0, 0, 720, 480) +
      at(360, 190, sun(false, light.sun === p.terracotta ? p.gold : light.sun, p.goldLight), 5.4) +
      confetti +
      fill(p.ink, 'M0 440h720v40h-720z', 'opacity=".15"') +
      block(120, 340, p.silver) +
      block(440, 370, '#c98a52') +
      block(280, 290, p.gold) +
      at(196, 344, meeple(order[1]), 2) +
      at(516, 374, meeple(order[2]), 2) +
      at(356, 294, winner, 2.7) +
      at(356, 152, fill(p.gold, 'M-30 0l-8-38 20 17 18-28 18 28 20-17-8 38q-30-9-60 0z')) +
      (random.chance(0.5)
        ? at(640, 470, cup(p.gold, p.goldLight, p.goldDark), 1.1)
        : at(70, 470, flagMeeple(), 1.6)),
  );
}

/** What a community bears on its shield. */
const charges = [
  (): string => at(0, 0, sun(true), 0.42),
  (): string => at(0, 15, fill(p.white, meeplePath), 0.5),
  (): string => at(0, 15, tower(), 1.1),
  (): string => at(0, 14, tree(), 1.25),
  (): string => at(2, 12, chapel(), 0.55),
  (): string => at(0, 12, windmill(), 0.55),
  (): string => at(0, 8, sheep(), 1.5),
  (): string => at(0, 15, cup(p.gold, p.goldLight, p.goldDark), 0.25),
  (): string => at(0, 10, house(), 1.5),
  (): string => at(0, 13, meeple(paints.gold), 0.46),
] as const;

/** How a shield is parted, drawn over its first colour. */
const partings = [
  (second: string): string => cut(0, -30, 30, 60, fill(second, shieldPath)),
  (second: string): string => cut(-30, -30, 60, 30, fill(second, shieldPath)),
  (second: string): string => cut(-7, -30, 14, 60, fill(second, shieldPath)),
  (second: string): string => cut(-30, -9, 60, 18, fill(second, shieldPath)),
  (second: string): string =>
    cut(-30, -30, 30, 30, fill(second, shieldPath)) + cut(0, 0, 30, 30, fill(second, shieldPath)),
  (second: string): string => line(second, 2.6, shieldPath, 'transform="scale(.8)"'),
] as const;

/** The arms of a community we are friends with, 400 × 300. */
export function communityScene(seed: string): string {
  const random = seeded(seed);
  const [first = p.celeste, second = p.white] = random.shuffle([
    p.celesteDark,
    p.brick,
    p.fieldDeep,
    p.night,
    p.lilacDark,
    p.terracotta,
  ]);
  const [sky_, far, near] = random.pick([
    [p.celestePale, p.fieldLight, p.field],
    [p.parchment, p.wheat, p.fieldLight],
    [p.celesteLight, p.field, p.fieldDark],
    ['#f4c88a', p.city, p.terracotta],
    [p.parchmentShade, p.stoneShade, p.city],
  ] as const);
  const side = (): string =>
    random.pick([
      tree,
      poplar,
      (): string => tree(p.lilac, '#c9b3e2'),
      (): string => tower(true),
      house,
    ] as const)();
  return svg(
    400,
    300,
    rect(sky_, 0, 0, 400, 300) +
      (random.chance(0.5) ? at(200, 130, sun(false, p.goldLight, p.goldLight), 3.4) : '') +
      fill(far, `M0 200q100-${nums(random.between(10, 50))} 210-6t190-8v120h-400z`) +
      fill(near, `M0 240q120-${nums(random.between(10, 40))} 230 0t170-10v80h-400z`) +
      at(62, 250, side(), 2.2) +
      at(338, 254, side(), 2.2) +
      at(
        200,
        146,
        fill(p.ink, shieldPath, 'opacity=".2" transform="translate(1.5 2)"') +
          fill(first, shieldPath) +
          random.pick(partings)(second) +
          random.pick(charges)() +
          line(p.white, 3.4, shieldPath, 'stroke-linejoin="round"') +
          line(p.gold, 1.6, shieldPath, 'stroke-linejoin="round"'),
        4.6,
      ),
  );
}
