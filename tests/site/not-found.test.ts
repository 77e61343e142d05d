import { expect, test } from 'vitest';
import { page, texts } from '../fixtures/site.ts';

test('the error page has its texts and a way home', () => {
  const $ = page('/404');
  expect(texts($, 'h1')).toEqual(['Unexpected Application Error!']);
  expect($('main').text()).toContain('No se encontró la noticia.');
  expect($('main a[href="/"]')).toHaveLength(1);
});

test('who came for something else than news finds the search there', () => {
  expect(page('/404')('main a[href="/buscar"]')).toHaveLength(1);
});
