/** `site.yaml`: who the community is, and where it is found. */
import { z } from './validation.ts';
import { address, addressWith, colour, count, id, positive, text } from './fields.ts';

function isTimeZone(zone: string): boolean {
  try {
    // oxlint-disable-next-line no-restricted-properties -- only asks whether there is such a zone
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

const timeZone = z
  .string()
  .refine(isTimeZone, 'no es una zona horaria: escribila como Europe/Madrid');

export const siteSchema = z.strictObject({
  brand: text.describe('Segunda mitad del título de cada página: «Inicio | …».'),
  game: text.describe('El nombre del juego dentro de un texto.'),
  community: text.describe('El nombre completo de la comunidad.'),
  shortName: text.max(12, 'tiene más de 12 letras').describe('Debajo del ícono en un teléfono.'),
  country: text.describe('País, como se escribe en los podios.'),
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/, 'son dos letras mayúsculas, como AR')
    .describe('País según ISO 3166-1, para buscadores.'),
  titles: z
    .strictObject({
      welcome: text.describe('Bienvenida, arriba de todo.'),
      join: text.describe('Antes de los enlaces para sumarse.'),
      ranking: text.describe('Ranking, en el inicio, en su página y en su tarjeta.'),
    })
    .describe(
      'Títulos que nombran a la comunidad o al país; las páginas los muestran en mayúsculas.',
    ),
  address: address.describe('Dónde se publica el sitio; la variable SITE_URL le gana.'),
  description: text.describe('Qué es el sitio, en una oración: buscadores y enlaces compartidos.'),
  lang: z
    .string()
    .regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'escribilo como es-AR')
    .describe('Idioma de las páginas y de sus fechas y números.'),
  timeZone: timeZone.describe('Zona horaria de todas las fechas.'),
  ogLocale: z
    .string()
    .regex(/^[a-z]{2}_[A-Z]{2}$/, 'escribilo como es_AR')
    .describe('Idioma y país para las redes sociales.'),
  colors: z
    .strictObject({
      theme: colour.describe('Color de las barras del navegador.'),
      background: colour.describe('Fondo de la primera pantalla del sitio instalado.'),
    })
    .describe('Colores fuera de las páginas.'),
  platform: z
    .strictObject({
      name: text.describe('Nombre de la plataforma en la que se juega.'),
      shortName: text.describe('El mismo, en siglas.'),
      profile: addressWith('id').describe(
        'Perfil de un jugador; {id} es la columna A del ranking.',
      ),
    })
    .describe('La plataforma en la que se juega.'),
  mapSearch: addressWith('place').describe('Búsqueda en un mapa; {place} es el lugar.'),
  social: z
    .array(
      z.strictObject({
        id: id.describe('Elige el ícono: whatsapp, instagram o bga.'),
        name: text.describe('Nombre corto.'),
        label: text.describe('Lo que se lee en el enlace.'),
        url: address.describe('Su dirección.'),
      }),
    )
    .describe('Dónde se encuentra la comunidad: pie de página y contacto.'),
  forms: z
    .strictObject({
      updateMaxElo: address.describe('Formulario para avisar un Elo máximo nuevo.'),
      contact: z
        .strictObject({
          serviceId: text.describe('«Service ID» de EmailJS.'),
          templateId: text.describe('«Template ID» de EmailJS.'),
          publicKey: text.describe('«Public Key» de EmailJS.'),
        })
        .describe('EmailJS, que manda el formulario de contacto. No son secretos.'),
    })
    .describe('Formularios del sitio.'),
  credits: z
    .array(
      z.strictObject({ role: text.describe('De qué se ocupó.'), name: text.describe('Quién.') }),
    )
    .describe('Créditos, en el pie de página.'),
  news: z
    .strictObject({
      onHome: positive.describe('Cuántas se muestran en el inicio.'),
      perPage: positive.describe('Cuántas por página de la lista.'),
      inFeed: positive.describe('Cuántas en el RSS.'),
      descriptionLength: positive.describe('Letras del primer párrafo que resumen una noticia.'),
    })
    .describe('Noticias.'),
  week: z
    .strictObject({
      duels: count.describe('Duelos.'),
      results: count.describe('Resultados.'),
      qualifiers: count.describe('Clasificatorios.'),
    })
    .describe('«Esta semana», en el inicio: cuántos de cada uno.'),
  ranking: z
    .strictObject({ pageSize: positive.describe('Jugadores por página.') })
    .describe('Ranking.'),
  calendar: z
    .strictObject({
      duelMinutes: positive.describe('Minutos que ocupa un duelo.'),
      tournamentMinutes: positive.describe('Minutos que ocupa un torneo.'),
    })
    .describe('Calendarios: cuánto dura lo que no dice cuándo termina.'),
  downloads: z
    .array(
      z.strictObject({
        title: text.describe('Qué es.'),
        files: z
          .array(
            z.strictObject({
              format: text.describe('Su formato, como se lee en el botón.'),
              path: z
                .string()
                .regex(/^\/\S+$/, 'empieza con / y no tiene espacios')
                .describe('Dónde está, dentro de public/.'),
            }),
          )
          .describe('Sus archivos.'),
      }),
    )
    .describe('Descargas de la página de la comunidad.'),
});
