/** Pictures of news: each seed tells one of the stories. */
import { seeded } from '../brush/seed.ts';
import { svg } from '../brush/svg.ts';
import { countryStory } from './country.ts';
import { duelStory } from './duel.ts';
import { height, width } from './frame.ts';
import { islandStory } from './island.ts';
import { lights } from './light.ts';
import { plainStory } from './plain.ts';
import { tableStory } from './table.ts';
import { townStory } from './town.ts';
import { trophyStory } from './trophy.ts';

/** A picture for a news item, 1280 × 720; its middle 1152 stay when a card cuts it. */
export function newsScene(seed: string): string {
  const random = seeded(seed);
  const light = random.pick(lights);
  const story = random.pick([
    countryStory,
    islandStory,
    tableStory,
    duelStory,
    trophyStory,
    townStory,
    plainStory,
  ]);
  return svg(width, height, story(random, light));
}
