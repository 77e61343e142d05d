/** What is played at a table and on a day: the qualifiers and the final of the national tournament. */
import type { Place, SportsEvent } from 'schema-dts';
import { absoluteUrl, nationalPath } from '../config/addresses.ts';
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

/** What a day at a table always says. */
function tournament(name: string, start: Date, location: Place) {
  const end = new Date(start.getTime() + site.calendar.tournamentMinutes * 60_000);
  return {
    '@type': 'SportsEvent',
    name,
    sport: site.game,
    startDate: formatIso(start),
    endDate: formatIso(end),
    eventStatus: 'https://schema.org/EventScheduled',
    location,
    organizer: community,
  } as const satisfies SportsEvent;
}

const { name, year, finalDate, finalTime, finalCity } = site.national;

/** A qualifier; it has no page of its own, so no address. */
export function qualifierEvent(qualifier: Qualifier): SportsEvent {
  return tournament(
    `Clasificatorio del ${name} en ${qualifier.city}`,
    qualifier.date,
    place(qualifier.place, qualifier.city, qualifier.province?.name),
  );
}

export const nationalFinalEvent: SportsEvent = {
  ...tournament(
    `Final del ${name} ${year}`,
    momentOf(finalDate, finalTime),
    place(finalCity, finalCity),
  ),
  url: absoluteUrl(nationalPath),
};
