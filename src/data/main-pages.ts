/** The main pages that this community's site has. */
import { communityPages, competitions, hasText, running, site } from '../config/site.ts';
import {
  communityPagePath,
  contactPath,
  correctionsPath,
  divisionPath,
  duelsPath,
  englishTeamPath,
  nationalPath,
  newsListPath,
  openDataPath,
  pressPath,
  rankingPaths,
  rulesPath,
  seasonsPath,
  teamPath,
} from '../config/addresses.ts';
import { competitionPath } from '../config/competitions.ts';
import { downloads } from '../words/downloads.ts';
import { playerFacts, ruleSubjects } from '../words/page-facts.ts';
import { hasRecords } from './season.ts';

const { contact, national, platform, ranking, team } = site;

const allSitePages = [
  {
    title: 'Noticias',
    path: newsListPath,
    about: 'Novedades y agenda de la comunidad, de la más nueva a la más vieja.',
  },
  {
    title: ranking ? 'Ranking' : 'Jugadores',
    path: rankingPaths.maxElo,
    about: `${ranking ? `Todos los jugadores por su mejor Elo en ${platform.name} (${platform.shortName}). ` : ''}La página de cada uno: ${playerFacts(ranking !== null)}.`,
  },
  team && {
    title: team.name,
    path: teamPath,
    about: `Integrantes, requisitos para sumarse y equipos anteriores (${team.competitions.join(', ')}).`,
  },
  team && {
    title: team.english.name,
    path: englishTeamPath,
    about: `${team.article === 'el' ? 'El' : 'La'} ${team.shortName}, en inglés, para otros países.`,
  },
  team &&
    hasText('prensa') && {
      title: 'Prensa',
      path: pressPath,
      about: `Datos y resultados para periodistas (${team.name}), logos y fotos grandes.`,
    },
  national && {
    title: `${national.name} ${national.year}`,
    path: nationalPath,
    about: 'Clasificatorios, reglas, puntos, premios, podios y representaciones en el Mundial.',
  },
  competitions.length > 0 && {
    title: 'Duelos',
    path: duelsPath,
    about:
      'Quién juega hoy, mañana y después, qué se define en cada duelo, y los últimos resultados.',
  },
  ...competitions.flatMap((competition) => [
    {
      title: competition.name,
      path: competitionPath(competition.id),
      about:
        competition.divisions.length > 0
          ? `Posiciones, fixture, ${competition.divisions.some(({ playoffs }) => playoffs.length > 0) ? 'definiciones, ' : ''}desempates y calendario de duelos.`
          : 'Cuadro, fixture por fases y calendario de duelos.',
    },
    ...(running.includes(competition) ? competition.divisions : []).map(({ id, name }) => ({
      title: `${competition.name}: ${name}`,
      path: divisionPath(competition.id, id),
      about: 'Posiciones de la división, su fixture y lo que falta jugar.',
    })),
  ]),
  {
    title: 'Correcciones',
    path: correctionsPath,
    about: 'Resultados publicados que se corrigieron: antes y ahora.',
  },
  ruleSubjects !== '' && {
    title: 'Reglas',
    path: rulesPath,
    about: `Cómo funcionan ${ruleSubjects}.`,
  },
  {
    title: 'Temporadas y salón de la fama',
    path: seasonsPath,
    about: 'Campeones y tablas de lo que ya terminó, y los títulos de cada jugador.',
  },
  {
    title: 'Comunidad',
    path: '/comunidad',
    about: 'Comunidades de otros países, competencias, herramientas, canales y podcasts.',
  },
  {
    title: 'Descargas',
    path: '/comunidad#descargas',
    about: `${downloads.map(({ title }) => title).join('. ')}.`,
  },
  {
    title: 'Datos abiertos',
    path: openDataPath,
    about: 'Archivos JSON y CSV, calendarios para suscribirse y RSS.',
  },
  contact && {
    title: 'Contacto',
    path: contactPath,
    about: 'Escribinos: te respondemos por correo.',
  },
  {
    title: 'Privacidad',
    path: '/privacidad',
    about: `Qué queda en tu dispositivo${contact ? ', qué manda el formulario,' : ''} y cómo no tener una página propia.`,
  },
].filter((page) => page !== false && page !== null);

/**
 * The main pages that the site itself has, in menu order, each with title, path without base, and what it is about, in
 * Spanish. The page of finished seasons is missing until there are records.
 */
export async function sitePages() {
  const areThereRecords = await hasRecords();
  return allSitePages.filter(({ path }) => areThereRecords || path !== seasonsPath);
}

/** `sitePages`, then the community's own pages in their order, with the same fields. */
export const mainPages = async () => [
  ...(await sitePages()),
  ...communityPages.map(({ id, title, description }) => ({
    title,
    path: communityPagePath(id),
    about: description,
  })),
];
