/** What screen readers make of styles, signs and markup, which no browser here tells. */
import { isText } from 'domhandler';
import { describe, expect, test } from 'vitest';
import { embeds, html, kindsOfPage, page, routes } from '../fixtures/site.ts';

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
  test('never take a list’s marker away with «none»: Safari would not call it a list', () => {
    expect(found(/list-style/g).length).toBeGreaterThan(0);
    expect(found(/[^{}]*\{[^{}]*list-style(-type)?:[^;}]*\bnone\b/g)).toEqual([]);
  });

  test('draw no signs as text: it would be read aloud', () => {
    expect(found(/content:/g).length).toBeGreaterThan(0);
    expect(found(/content:[^;}]*\p{S}[^;}]*/gu)).toEqual([]);
  });
});

test.each(kindsOfPage)('%s has triangles to be seen, and none to be read aloud', (route) => {
  const $ = page(route);
  const loud = $('body *:not(script, style)')
    .contents()
    .toArray()
    .filter((node) => isText(node) && /[\u25a0-\u25ff]/.test(node.data))
    .filter((node) => $(node).closest('[aria-hidden=true], [role=img]').length === 0);
  expect(loud.map((node) => $(node).text())).toEqual([]);
});

test('nicks are whole in the text: where they may break is said by styles', () => {
  expect(all.filter((route) => html(route).includes('<wbr'))).toEqual([]);
});
