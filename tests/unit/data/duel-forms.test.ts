/** Reporting a duel (docs/product.md, «Reporting a duel»). */
import { expect, test } from 'vitest';
import { formAddress, type FormFields } from '../../../src/data/duel-forms.ts';
import { round, seasonOf } from '../season/season.ts';

const form = 'https://example.com/forms/d/e/x/viewform?usp=sf_link&hl=es#x';
const filled = (fields: string) => form.replace(/usp=.*(?=#)/, `usp=pp_url&hl=es&${fields}`);
const division = { division: 'entry.1', round: null };

// The golden files of players' pages have completely filled forms.
test.each<[string, FormFields, sheet: string, expected: string]>([
  ['keeps what it says already', { code: 'entry.3' }, 'cup', filled('entry.3=Ana-Beto')],
  ['says the division of a group', division, 'segundaA', filled('entry.1=Segunda')],
  ['says none of what two divisions share', division, 'promociones', form],
])('an address %s', (_, fields, sheet, expected) => {
  const { matches } = seasonOf({ [sheet]: round('Final', '', 'Ana - Beto') });
  expect(matches.map((match) => formAddress(form, fields, match))).toEqual([expected]);
});
