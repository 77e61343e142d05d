import { describe, expect, test } from 'vitest';
import { mapAddress, places } from '../../src/config/site.ts';
import { byProvince, isPast, localityOf } from '../../src/domain/qualifiers.ts';
import { calendarDate, daysBetween, formatDayMonth } from '../../src/domain/time.ts';
import { builtAt, page, snapshot, tableHeadings, tableRows, texts } from '../fixtures/site.ts';

const $ = page('/torneos/nacional');
const byDate = snapshot.qualifiers.toSorted((a, b) => a.date.getTime() - b.date.getTime());

test('says when and where the final is played', () => {
  expect(texts($, '.prose').join(' ')).toContain(
    'sábado 26 de julio de 2025 a las 10:00 hs en Buenos Aires',
  );
});

describe('qualifiers', () => {
  const daysTo = (date: Date): number => daysBetween(calendarDate(builtAt), calendarDate(date));

  test('are listed by date, those to come with the days left and the way there', () => {
    expect(tableHeadings($, '.qualifiers')).toEqual(['Fecha', 'Tienda', 'Ciudad', 'Contacto']);
    expect(byDate.filter(({ date }) => daysTo(date) < 2 && date > builtAt)).toEqual([]);
    expect(tableRows($, '.qualifiers')).toEqual(
      byDate.map((qualifier) => {
        const { date, place, contact } = qualifier;
        const city = localityOf(qualifier);
        const day = formatDayMonth(date);
        const rest = [contact?.label ?? 'Sin contacto'];
        return isPast(qualifier, builtAt)
          ? [day, place, city, ...rest]
          : [`${day} en ${daysTo(date)} días`, place, `${city} Cómo llegar`, ...rest];
      }),
    );
  });

  test('to come lead to a map of their place, past ones do not', () => {
    for (const qualifier of byDate) {
      const map = mapAddress(`${qualifier.place}, ${localityOf(qualifier)}`);
      const links = isPast(qualifier, builtAt) ? 0 : 1;
      expect($(`.qualifiers a[href="${map}"]`)).toHaveLength(links);
    }
  });

  test('are marked when they are past, and their contact is no link then', () => {
    const rows = $('.qualifiers tbody tr').toArray();
    byDate.forEach((qualifier, index) => {
      const row = $(rows[index]);
      const past = isPast(qualifier, builtAt);
      expect(row.hasClass('past')).toBe(past);
      expect(row.find('a')).toHaveLength(past ? 0 : qualifier.contact?.url ? 2 : 1);
    });
  });

  test('of the demo are some past and some to come', () => {
    const past = byDate.filter((qualifier) => isPast(qualifier, builtAt)).length;
    expect(past).toBeGreaterThan(0);
    expect(past).toBeLessThan(byDate.length);
  });
});

describe('the map', () => {
  test('has every province once, those with qualifiers with a link to a row of theirs', () => {
    expect($('.province-map li')).toHaveLength(places.length);
    const links = $('.province-map a').toArray();
    expect(links).toHaveLength(byProvince(byDate, builtAt).length);
    for (const link of links) {
      const row = $(`.qualifiers tr[id="${$(link).attr('href')?.slice(1)}"]`);
      const name = $(link).find('.visually-hidden').text().trim();
      const theirs = byDate.filter(({ province }) => province?.name === name);
      expect(theirs.map(({ place }) => place)).toContain(row.find('th').text().trim());
      const upcoming = theirs.filter((qualifier) => !isPast(qualifier, builtAt));
      expect($(link).find('i')).toHaveLength(upcoming.length);
      expect(row.hasClass('past')).toBe(upcoming.length === 0);
    }
  });
});

describe('rules', () => {
  test.each([
    ['reglas', ['8 jugadores', 'juego base', '3 minutos', '40 minutos', '3 rondas']],
    [
      'reglas',
      ['21 jugadores o más avanzan los 8', '20 o menos, los 4', '2 o 3 rondas', 'mesas de 4'],
    ],
    ['puntos', ['6', '4', '2', '0', '3 cada uno', 'porcentajes', 'sorteo', 'segundo lugar']],
    ['reglas-adicionales', ['dos losetas vale 4 puntos', '3 puntos por cada ciudad terminada']],
    ['premios', ['dos juegos', '4 primeros', 'cobrar inscripción']],
  ])('%s says %j', (id, facts) => {
    const text = texts($, `#${id}`).join(' ');
    for (const fact of facts) expect(text).toContain(fact);
  });

  test('the points at each table are 6, 4, 2 and 0', () => {
    expect(tableRows($, '#puntos table')).toEqual([
      ['1.º', '6'],
      ['2.º', '4'],
      ['3.º', '2'],
      ['4.º', '0'],
    ]);
  });
});

test('national podiums have a block for each year, newest first, with both pictures', () => {
  const podiums = snapshot.nationalPodiums.toSorted((a, b) => b.year - a.year);
  expect(texts($, '.podium h3')).toEqual(podiums.map(({ year }) => `Posiciones Nacional ${year}`));
  expect($('.podium img')).toHaveLength(podiums.length * 2);
  expect(texts($, '.podium li')).toEqual(podiums.flatMap(({ podium }) => podium));
});

test('world championships have a table for each year, newest first', () => {
  const podiums = snapshot.worldPodiums.toSorted((a, b) => b.year - a.year);
  expect(texts($, '#mundial caption')).toEqual(podiums.map(({ year }) => `Mundial ${year}`));
  expect(tableHeadings($, '#mundial table')).toEqual(['Pos', 'Nombre', 'País']);
  expect(tableRows($, '#mundial table')).toEqual(
    podiums[0]?.podium.map(({ position, name, country }) => [String(position), name, country]),
  );
});
