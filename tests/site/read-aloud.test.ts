/** What screen readers make of styles, signs and markup, which no browser here tells. */
import { describe, expect, test } from 'vitest';
import { embeds, html, routes } from '../fixtures/site.ts';

const all = [...routes, ...embeds];

/** Every stylesheet that is served, once. */
const styles = new Set(
  all.flatMap((route) =>
    [...html(route).matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style = '']) => style),
  ),
);
const found = (pattern: RegExp): string[] =>
  [...styles].flatMap((style) => [...style.matchAll(pattern)].map(([match]) => match));

describe('styles', () => {
  test('leave lists their kind of marker: without one Safari takes them for no lists', () => {
    expect(found(/list-style/g).length).toBeGreaterThan(0);
    expect(found(/[^{}]*\{[^{}]*list-style(-type)?:[^;}]*\bnone\b/g)).toEqual([]);
  });
});

test('nicks are whole for who reads the text: where they may break is for styles to say', () => {
  expect(all.filter((route) => html(route).includes('<wbr'))).toEqual([]);
});
