import { describe, expect, test } from 'vitest';
import { site } from '../../../src/config/site.ts';
import { provinceOf } from '../../../src/domain/province.ts';
import { breadcrumbs } from '../../../src/structured-data/breadcrumbs.ts';
import { jsonLd } from '../../../src/structured-data/json-ld.ts';
import { newsArticle } from '../../../src/structured-data/news-article.ts';
import { organization, webSite } from '../../../src/structured-data/organization.ts';
import { nationalFinalEvent, qualifierEvent } from '../../../src/structured-data/sports-events.ts';
import { nationalTeam } from '../../../src/structured-data/sports-team.ts';

const home = 'https://sitio.example/';

describe('the script’s text', () => {
  test('names the vocabulary once, for all things', () => {
    const text = jsonLd([webSite(home), breadcrumbs([])]);
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [webSite(home), breadcrumbs([])],
    });
  });

  test('cannot be ended by what a source wrote', () => {
    const title = '</script><script>alert(1)</script><!--';
    const text = jsonLd([breadcrumbs([{ name: title, url: home }])]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({
      '@graph': [{ itemListElement: [{ name: title }] }],
    });
  });
});

test('the site is published by the community, which has its networks', () => {
  const community = organization(home, `${home}logo.png`);
  expect(webSite(home)).toMatchObject({ publisher: { '@id': `${home}#comunidad` } });
  expect(community).toMatchObject({
    '@id': `${home}#comunidad`,
    logo: `${home}logo.png`,
    sameAs: site.social.map(({ url }) => url),
  });
});

test('breadcrumbs are numbered from 1', () => {
  const trail = [
    { name: 'Inicio', url: home },
    { name: 'Noticias', url: `${home}noticias` },
  ];
  expect(breadcrumbs(trail)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Inicio', item: home },
      { '@type': 'ListItem', position: 2, name: 'Noticias', item: `${home}noticias` },
    ],
  });
});

test('a news item says when it was published by the clock of Buenos Aires', () => {
  const item = {
    id: 'abc',
    title: 'Sorteo',
    publishedAt: new Date('2026-11-15T01:10:00Z'),
    cardImage: null,
    mainImage: null,
    paragraphs: [{ kind: 'text' as const, text: 'Hola' }],
    link: null,
  };
  const url = `${home}noticias/abc`;
  expect(newsArticle(item, { url, image: `${home}a.jpg`, home })).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Sorteo',
    description: 'Hola...',
    datePublished: '2026-11-14T22:10:00-03:00',
    image: `${home}a.jpg`,
    mainEntityOfPage: url,
  });
});

test('a qualifier is an event with a place in a city', () => {
  const qualifier = {
    id: 'q',
    date: new Date('2026-12-05T18:00:00Z'),
    place: 'Club Social',
    city: 'Salta',
    province: provinceOf('Salta'),
    contact: null,
  };
  const event = qualifierEvent(qualifier, home);
  expect(event).toMatchObject({
    '@type': 'SportsEvent',
    startDate: '2026-12-05T15:00:00-03:00',
    endDate: '2026-12-05T20:00:00-03:00',
    eventStatus: 'https://schema.org/EventScheduled',
    organizer: { '@type': 'Organization', name: site.community, url: home },
    location: { name: 'Club Social', address: { addressLocality: 'Salta', addressCountry: 'AR' } },
  });
  expect(event).not.toHaveProperty('url');
});

test('the final is on the day and hour of the community’s files', () => {
  const url = `${home}torneos/nacional`;
  expect(nationalFinalEvent(url, home)).toMatchObject({
    startDate: '2025-07-26T10:00:00-03:00',
    endDate: '2025-07-26T15:00:00-03:00',
    url,
  });
});

test('the team has its members, by name and nick', () => {
  expect(nationalTeam([{ name: 'Ana Núñez', nick: 'Ana' }], home)).toMatchObject({
    '@type': 'SportsTeam',
    athlete: [{ '@type': 'Person', name: 'Ana Núñez', alternateName: 'Ana' }],
  });
});
