/** The button that shares a page, and the tables that it copies into a chat. */
import { expect, test } from 'vitest';
import { page } from '../fixtures/site.ts';

test.each(['/torneos/liga-nacional/oro', '/torneos/copa-argentina'])(
  'every table that %s offers to copy exists on the page',
  (route) => {
    const $ = page(route);
    const buttons = $('[data-tables]').toArray();
    expect(buttons).not.toEqual([]);
    for (const button of buttons) {
      expect($(button.attribs['data-tables'] ?? '').filter('table').length).toBeGreaterThan(0);
      expect($(button).is('[hidden]')).toBe(true);
    }
  },
);
