/** A page of each kind. */
export const routes = [
  '/',
  '/duelos',
  '/ranking',
  '/torneos/liga-nacional',
  '/torneos/copa-argentina',
  '/torneos/nacional',
  '/seleccion-nacional',
  '/noticias',
  '/noticias/gran-final-liga-2026',
  '/comunidad',
  '/contacto',
  '/jugadores',
  '/jugadores/donamuralla',
  '/buscar?q=liga',
  '/estado',
  '/no-existe',
];
