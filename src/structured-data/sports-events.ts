/** What is played at a table and on a day: the qualifiers and the final of the national tournament. */
import type { Place, SportsEvent } from 'schema-dts';
import { site } from '../config/site.ts';
import type { Qualifier } from '../domain/qualifiers.ts';
import { formatIso, momentOf } from '../domain/time.ts';
import { community } from './organization.ts';

const place = (name: string, city: string, region?: string): Place => ({
  '@type': 'Place',
  name,
  address: {
    '@type': 'PostalAddress',
    addressLocality: city,
    ...(region === undefined ? {} : { addressRegion: region }),
    addressCountry: site.countryCode,
  },
});

/** What a day at a table always says; `home` is the absolute address of the home page. */
function tournament(name: string, start: Date, location: Place, home: string) {
  const end = new Date(start.getTime() + site.calendar.tournamentMinutes * 60_000);
  return {
    '@type': 'SportsEvent',
    name,
    sport: site.game,
    startDate: formatIso(start),
    endDate: formatIso(end),
    eventStatus: 'https://schema.org/EventScheduled',
    location,
    organizer: community(home),
  } as const satisfies SportsEvent;
}

const { name, year, finalDate, finalTime, finalCity } = site.national;

/** A qualifier; it has no page of its own, so no address. */
export function qualifierEvent(qualifier: Qualifier, home: string): SportsEvent {
  return tournament(
    `Clasificatorio del ${name} en ${qualifier.city}`,
    qualifier.date,
    place(qualifier.place, qualifier.city, qualifier.province?.name),
    home,
  );
}

/** The final; `url` is the absolute address of the page that announces it. */
export function nationalFinalEvent(url: string, home: string): SportsEvent {
  const start = momentOf(finalDate, finalTime);
  return {
    ...tournament(`Final del ${name} ${year}`, start, place(finalCity, finalCity), home),
    url,
  };
}
