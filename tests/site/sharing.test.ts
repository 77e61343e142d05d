/** Messages ready to send, about what can be shared. */
import { expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import { league } from '../fixtures/competitions.ts';
import { page } from '../fixtures/site.ts';

const message = (route: string, panel: string): string => {
  const links = page(route)(`#${panel} .share-kit a[href^="https://wa.me/"]`);
  expect(links).toHaveLength(1);
  return new URL(links.attr('href') ?? '').searchParams.get('text') ?? '';
};

test.each(league.divisions)('$name can be sent, standings and fixture', ({ id, name }) => {
  const route = `/torneos/liga-nacional/${id}`;
  const address = site.address + route;
  const leader = page(route)('.standings tbody th').first().text().trim();
  const standings = message(route, `${id}-posiciones`);
  expect(standings).toContain(`División ${name} de la Liga Nacional: `);
  expect(standings).toContain(leader);
  expect(standings.endsWith(` ${address}`)).toBe(true);
  expect(message(route, `${id}-fixture`)).toBe(
    `Fixture de la División ${name} de la Liga Nacional: ${address}?seccion=fixture`,
  );
});

test('bracket and fixture of the cup can be sent', () => {
  const address = `${site.address}/torneos/copa-argentina`;
  expect(message('/torneos/copa-argentina', 'cuadro')).toBe(
    `El cuadro de la Copa Argentina, 1ª edición: ${address}`,
  );
  expect(message('/torneos/copa-argentina', 'fixture')).toBe(
    `Fixture de la Copa Argentina, 1ª edición: ${address}?seccion=fixture`,
  );
});

test.each(['/torneos/liga-nacional/oro', '/torneos/copa-argentina'])(
  'every table that %s offers to copy is in it',
  (route) => {
    const $ = page(route);
    const buttons = $('[data-copy-tables]').toArray();
    expect(buttons).toHaveLength(2);
    for (const button of buttons) {
      expect($(button.attribs['data-copy-tables'] ?? '').filter('table').length).toBeGreaterThan(0);
      expect($(button).is('[hidden]')).toBe(true);
    }
  },
);
