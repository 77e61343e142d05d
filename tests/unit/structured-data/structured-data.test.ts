import { expect, test } from 'vitest';
import { provinceOf } from '../../../src/domain/province.ts';
import { breadcrumbs } from '../../../src/structured-data/breadcrumbs.ts';
import { jsonLd } from '../../../src/structured-data/json-ld.ts';
import { newsArticle } from '../../../src/structured-data/news-article.ts';
import { organization, webSite } from '../../../src/structured-data/organization.ts';
import { nationalFinalEvent, qualifierEvent } from '../../../src/structured-data/sports-events.ts';
import { nationalTeam } from '../../../src/structured-data/sports-team.ts';

const home = 'https://sitio.example/';
const item = {
  id: 'abc',
  title: 'Sorteo',
  // Still the 14th in Buenos Aires.
  publishedAt: new Date('2026-11-15T01:10:00Z'),
  cardImage: null,
  mainImage: null,
  paragraphs: [{ kind: 'text' as const, text: 'Hola' }],
  link: null,
};
const qualifier = {
  id: 'q',
  date: new Date('2026-12-05T18:00:00Z'),
  place: 'Club Social',
  city: 'Salta',
  province: provinceOf('Salta'),
  contact: null,
};

test('what search engines are told of each thing is in things.json', async () => {
  const text = jsonLd([
    webSite(home),
    organization(home, `${home}logo.png`),
    breadcrumbs([
      { name: 'Inicio', url: home },
      { name: 'Noticias', url: `${home}noticias` },
    ]),
    newsArticle(item, { url: `${home}noticias/abc`, image: `${home}a.jpg`, home }),
    qualifierEvent(qualifier, home),
    nationalFinalEvent(`${home}torneos/nacional`, home),
    nationalTeam([{ name: 'Ana Núñez', nick: 'Ana' }], home),
  ]);
  await expect(`${JSON.stringify(JSON.parse(text), null, 2)}\n`).toMatchFileSnapshot('things.json');
});

test('what a source wrote cannot end the script', () => {
  const name = '</script><script>alert(1)</script><!--';
  const text = jsonLd([breadcrumbs([{ name, url: home }])]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ itemListElement: [{ name }] }] });
});
