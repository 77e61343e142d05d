/** Cards of pages, news, players, the national tournament and the national team. */
import { genericName } from '../../config/competitions.ts';
import { competitions, site, type National, type Team } from '../../config/site.ts';
import type { CommunityPage } from '../../config/pages.ts';
import type { NewsItem } from '../../sources/documents/news.ts';
import { provinceSlug, type Province } from '../../sources/documents/province.ts';
import { scheduledToCome, type Qualifier } from '../../sources/documents/qualifiers.ts';
import type { TeamMember } from '../../sources/documents/team.ts';
import { listNames } from '../../lib/text.ts';
import { calendarDate, formatCalendarDay, formatTime, formatWeekdayDate } from '../../lib/time.ts';
import type { PlayerProfile } from '../../season/player-profile.ts';
import { formatNumber } from '../../words/numbers.ts';
import { ruleSubjects } from '../../words/page-facts.ts';
import { poster, type Poster } from './card.ts';

const { contact, national, ranking, team } = site;
const titles = [...competitions.map(genericName), ...(national ? [national.name] : [])];
const hasLeague = competitions.some(({ format }) => format === 'groups');
const hasTournaments = national !== null || competitions.some(({ format }) => format === 'bracket');

/** Joins words with commas and «y». False, null and undefined are left out. */
const listSome = (words: readonly (string | false | null | undefined)[]): string =>
  listNames(words.filter((word) => typeof word === 'string'));

const page = (name: string, title: string, note: string, seed = name): Poster =>
  poster({ name, title, note, illustration: { kind: 'story', seed } });

/** Cards of main pages. Pages without a card of their own use `inicio`. */
export const pageCards = {
  inicio: poster({
    name: 'inicio',
    title: site.brand,
    note: `${listSome(['Noticias', ranking && 'ranking', team?.shortName, hasTournaments && 'torneos', hasLeague && 'liga'])}: sumate a jugar`,
    illustration: { kind: 'scene', scene: 'portada' },
  }),
  noticias: page('noticias', 'Noticias', 'Novedades y agenda de la comunidad'),
  comunidad: page(
    'comunidad',
    'Comunidad',
    'Comunidades amigas, competencias, herramientas y descargas',
    'pampa',
  ),
  temporadas: page(
    'temporadas',
    'Salón de la fama',
    `Campeones de ${listNames(titles)}, temporada por temporada`,
    'campeones',
  ),
  correcciones: page('correcciones', 'Correcciones', 'Qué se publicó de un duelo y después cambió'),
  reglas: page(
    'reglas',
    'Reglas',
    `${ruleSubjects.charAt(0).toUpperCase()}${ruleSubjects.slice(1)}`,
  ),
  datos: page('datos', 'Datos abiertos', 'Archivos, calendarios y tablas para otros sitios'),
  contacto: poster({
    name: 'contacto',
    title: 'Contacto',
    note: 'Escribinos: te respondemos por correo',
    illustration: { kind: 'scene', scene: 'bienvenida' },
  }),
  privacidad: page(
    'privacidad',
    'Privacidad',
    contact ? 'Qué se guarda, qué se manda, y a quién' : 'Qué se guarda, y quién lo ve',
  ),
};

export const pressCard = page(
  'prensa',
  'Prensa',
  'Datos, resultados, logos y fotos para publicar',
  'seleccion',
);

/** Preview of one of the community's own pages. */
export const communityPageCard = ({
  id,
  title,
  description,
}: Pick<CommunityPage, 'id' | 'title' | 'description'>): Poster =>
  page(`pagina-${id}`, title, description);

/** Preview of a news item: its picture or a scene, its title and its day. */
export function newsCard({
  id,
  title,
  publishedAt,
  mainImage,
}: Pick<NewsItem, 'id' | 'title' | 'publishedAt' | 'mainImage'>): Poster {
  return poster({
    name: `noticia-${id}`,
    alt: `Noticia: ${title}`,
    overline: `Noticias · ${formatCalendarDay(calendarDate(publishedAt))}`,
    title,
    illustration:
      mainImage === null ? { kind: 'story', seed: id } : { kind: 'photo', path: mainImage },
  });
}

/** Preview of a player's page: Elo and places, as far as they are known. */
export function playerCard(
  slug: string,
  { nick, ranking, places }: Pick<PlayerProfile, 'nick' | 'ranking' | 'places'>,
): Poster {
  const facts = [
    ranking?.player.elo && `Elo ${formatNumber(ranking.player.elo)}`,
    ranking && `${ranking.place}.º del ranking`,
    ...places.map(({ place, title }) => `${place}.º en ${title}`),
  ];
  return poster({
    name: `jugador-${slug}`,
    overline: 'Jugadores',
    title: nick,
    note: facts.filter(Boolean).join(' · '),
    illustration: { kind: 'story', seed: nick },
  });
}

/**
 * Preview of the national tournament: the next qualifier, or the final after the last qualifier.
 * @param qualifiers Sorted by date: all of them, or those of `province`.
 */
export function nationalCard(
  { name, year, finalDate, finalTime, finalCity }: National,
  qualifiers: readonly Qualifier[],
  now: Date,
  province?: Province,
): Poster {
  const [next] = scheduledToCome(qualifiers, now);
  const overline = `${name} ${year}`;
  const general = province ? `Clasificatorios en ${province.name}` : overline;
  const title = next ? `Próximo clasificatorio: ${next.city}` : general;
  const note = next
    ? `${formatWeekdayDate(calendarDate(next.date))}, ${formatTime(next.date)} hs · ${next.place}`
    : `Final: ${formatWeekdayDate(finalDate)}, ${finalTime} hs, en ${finalCity}`;
  return poster({
    name: province ? `clasificatorios-${provinceSlug(province)}` : 'torneo-nacional',
    alt: `${overline}. ${title}, ${note}`,
    overline,
    title,
    note,
    illustration: { kind: 'story', seed: 'rutas' },
  });
}

/** Preview of the national team: the nicks of `members` in their order, in the language of one of its pages. */
export function teamCard(
  { name, english }: Team,
  members: readonly Pick<TeamMember, 'nick'>[],
  language: 'es' | 'en',
): Poster {
  return poster({
    name: language === 'es' ? 'seleccion' : 'national-team',
    title: language === 'es' ? name : english.name,
    note: members.map(({ nick }) => nick).join(', '),
    illustration: { kind: 'story', seed: 'seleccion' },
  });
}
