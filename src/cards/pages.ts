/** Cards of the pages that say the same in every build. */
import { site } from '../config/site.ts';
import { listNames } from '../domain/text.ts';
import type { Poster } from './card.ts';

const page = (
  name: string,
  title: string,
  note: string,
  illustration: Poster['illustration'],
): Poster => ({
  kind: 'poster',
  name,
  alt: `${title}: ${note}`,
  emblem: 'logo',
  overline: '',
  title,
  note,
  illustration,
});

/** By page; `inicio` also stands for what has no card of its own. */
export const pageCards = {
  inicio: page(
    'inicio',
    site.brand,
    'Noticias, ranking, Selección, torneos y liga: sumate a jugar',
    { kind: 'scene', scene: 'portada' },
  ),
  noticias: page('noticias', 'Noticias', 'Novedades y agenda de la comunidad', {
    kind: 'story',
    seed: 'noticias',
  }),
  comunidad: page(
    'comunidad',
    'Comunidad',
    'Comunidades amigas, competencias, herramientas y descargas',
    { kind: 'story', seed: 'pampa' },
  ),
  jugadores: page('jugadores', 'Jugadores', 'Elo, resultados y duelos por jugar de cada uno', {
    kind: 'story',
    seed: 'jugadores',
  }),
  temporadas: page(
    'temporadas',
    'Salón de la fama',
    `Campeones de ${listNames([...(site.league ? ['liga'] : []), ...(site.cup ? ['copa'] : []), site.national.name])}, temporada por temporada`,
    { kind: 'story', seed: 'campeones' },
  ),
  datos: page('datos', 'Datos abiertos', 'Archivos, calendarios y tablas para otros sitios', {
    kind: 'story',
    seed: 'datos',
  }),
  contacto: page('contacto', 'Contacto', 'Escribinos: te respondemos por correo', {
    kind: 'scene',
    scene: 'bienvenida',
  }),
  privacidad: page('privacidad', 'Privacidad', 'Qué se guarda, qué se manda, y a quién', {
    kind: 'story',
    seed: 'privacidad',
  }),
} as const satisfies Record<string, Poster>;
