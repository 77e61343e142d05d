/** The agenda's filter by competition, which works by CSS alone. */
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { communityStyles } from '../../../src/build/community-styles.ts';

const hiding = (communityStyles['virtual:agenda-filter.css'] ?? '')
  .replaceAll(/\s*\{\s*display: none;\s*\}\s*/g, ',')
  .replace(/,$/, '');

/** The agenda with a day, in which the league is chosen. */
const agenda = (day: string): string => `<div class="agenda">
  <input type="radio" value="league" checked>
  <div class="agenda-columns"><div>${day}<p class="empty"></p></div></div>
</div>`;

const day = (key: string, classes = ''): string =>
  `<section class="agenda-part agenda-day ${classes}"><p data-of="${key}"></p></section>`;

test.each([
  ['while it has a duel in the next days', day('league'), true],
  ['while all its duels are folded', `<details>${day('league')}</details>`, true],
  ['no more once its days are over', day('league', 'past'), false],
  ['not for duels of another one', day('cup'), false],
])(
  'if a competition is chosen, the sentence for an empty list is hidden %s',
  (_, days, isHidden) => {
    expect(load(agenda(days))(hiding).is('.empty')).toBe(isHidden);
  },
);
