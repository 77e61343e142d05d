import { expect, test } from 'vitest';
import { digestsOf, summaries } from '../../../scripts/rules-pdf/sources.ts';
import printed from '../../../src/content/rules/printed.json' with { type: 'json' };

test.each(summaries)(
  'the PDF of %s was printed from its current text (npm run rules)',
  async (name) => {
    expect(printed[name]).toEqual(await digestsOf(name));
  },
);
