/** Each page's policy allows exactly the inline scripts and styles it has. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { page, routes } from '../fixtures/site.ts';

describe.each(routes)('%s', (route) => {
  const $ = page(route);

  test.each([
    ['script', 'script:not([src], [type^="application/"])'],
    ['style', 'style'],
  ])('allows its own inline %ss and no others', (kind, selector) => {
    const own = $(selector)
      .toArray()
      .map((element) => createHash('sha256').update($(element).text()).digest('base64'));
    const policy = $('meta[http-equiv="content-security-policy"]').attr('content') ?? '';
    const directive = policy.split(';').find((part) => part.startsWith(`${kind}-src `)) ?? '';
    const allowed = [...directive.matchAll(/'sha256-([^']*)'/g)].map(([, hash]) => hash);
    expect(own).not.toEqual([]);
    expect(allowed.toSorted()).toEqual([...new Set(own)].toSorted());
  });
});
