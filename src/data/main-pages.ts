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
import { describeCommunities } from './documents.ts';
import { playerFacts, ruleSubjects, waitingDescription } from '../words/page-facts.ts';
import { hasRecords } from './season.ts';

interface MainPage {
  title: string;
  /** Path without base. */
  path: string;
  /** What the page is about, in Spanish. */
  about: string;
}

const { contact, national, platform, ranking, team } = site;

function listTeamPages(): MainPage[] {
  if (!team) return [];
  const { name, shortName, article, english } = team;
  const past = team.competitions.join(', ');
  const about = `Integrantes, requisitos para sumarse y equipos anteriores (${past}).`;
  const abroad = `${article === 'el' ? 'El' : 'La'} ${shortName}, en inglés, para otros países.`;
  const pages = [
    { title: name, path: teamPath, about },
    { title: english.name, path: englishTeamPath, about: abroad },
  ];
  if (hasText('prensa')) {
    const press = `Datos y resultados para periodistas (${name}), logos y fotos grandes.`;
    pages.push({ title: 'Prensa', path: pressPath, about: press });
  }
  return pages;
}

/** The page of each competition, followed by those of its divisions while it runs. */
function listCompetitionPages(): MainPage[] {
  const pages: MainPage[] = [];
  for (const competition of competitions) {
    const { id, name, divisions } = competition;
    const isRunning = running.includes(competition);
    const hasPlayoffs = divisions.some((division) => division.playoffs.length > 0);
    let about = waitingDescription(competition);
    if (isRunning && divisions.length === 0) {
      about = 'Cuadro, fixture por fases y calendario de duelos.';
    } else if (isRunning) {
      about = `Posiciones, fixture, ${hasPlayoffs ? 'definiciones, ' : ''}desempates y calendario de duelos.`;
    }
    pages.push({ title: name, path: competitionPath(id), about });
    if (!isRunning) continue;
    for (const division of divisions) {
      const path = divisionPath(id, division.id);
      const ofDivision = 'Posiciones de la división, su fixture y lo que falta jugar.';
      pages.push({ title: `${name}: ${division.name}`, path, about: ofDivision });
    }
  }
  return pages;
}

/** The site's own main pages that the community has, the menu's in its order: `title`, `path` (no base), `about`. */
export async function sitePages(): Promise<MainPage[]> {
  const pages: MainPage[] = [];
  const add = (title: string, path: string, about: string): void => {
    pages.push({ title, path, about });
  };
  const news = 'Novedades y agenda de la comunidad, de la más nueva a la más vieja.';
  add('Noticias', newsListPath, news);
  if (competitions.length > 0) {
    const about =
      'Quién juega hoy, mañana y después, qué se define en cada duelo, y los últimos resultados.';
    add('Duelos', duelsPath, about);
  }
  const order = `Todos los jugadores por su mejor Elo en ${platform.name} (${platform.shortName}). `;
  const players = `La página de cada uno: ${playerFacts(ranking !== null)}.`;
  if (ranking) add('Ranking', rankingPaths.maxElo, order + players);
  else add('Jugadores', rankingPaths.maxElo, players);
  pages.push(...listTeamPages());
  if (national) {
    const about =
      'Clasificatorios, reglas, puntos, premios, podios y representaciones en el Mundial.';
    add(`${national.name} ${national.year}`, nationalPath, about);
  }
  pages.push(...listCompetitionPages());
  add('Correcciones', correctionsPath, 'Resultados publicados que se corrigieron: antes y ahora.');
  if (ruleSubjects !== '') add('Reglas', rulesPath, `Cómo funcionan ${ruleSubjects}.`);
  if (await hasRecords()) {
    const about = 'Campeones y tablas de lo que ya terminó, y los títulos de cada jugador.';
    add('Temporadas y salón de la fama', seasonsPath, about);
  }
  add('Comunidad', '/comunidad', await describeCommunities());
  add('Descargas', '/comunidad#descargas', `${downloads.map(({ title }) => title).join('. ')}.`);
  add('Datos abiertos', openDataPath, 'Archivos JSON y CSV, calendarios para suscribirse y RSS.');
  if (contact) add('Contacto', contactPath, 'Escribinos: te respondemos por correo.');
  const form = contact ? ', qué manda el formulario,' : '';
  const privacy = `Qué queda en tu dispositivo${form} y cómo no tener una página propia.`;
  add('Privacidad', '/privacidad', privacy);
  return pages;
}

/** The pages of `sitePages`, then the community's own pages in menu order, with the same fields. */
export async function mainPages(): Promise<MainPage[]> {
  const pages = await sitePages();
  for (const { id, title, description } of communityPages) {
    pages.push({ title, path: communityPagePath(id), about: description });
  }
  return pages;
}
