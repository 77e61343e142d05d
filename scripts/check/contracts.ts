/** Contracts of every page that only our code can break. A site that breaks one is not published. */
import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';
import { site } from '../../src/config/site.ts';
import type { BuiltPage, BuiltSite } from './built-site.ts';

/** Opening tags of the elements that match. */
const openingTags = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => $.html(element).replace(/>.*$/s, '>'));

/** Contracts of a whole page, each with what its breach means. */
function wholePage({ $, html }: BuiltPage): string[] {
  const headings = $('h1').filter((_, heading) => $(heading).text().trim() !== '').length;
  const title = $('head > title').text();
  const css = $('style').text();
  const contracts: [isBroken: boolean, sentence: string][] = [
    [headings !== 1, `tiene ${headings} títulos principales: tiene que haber un solo h1`],
    [!$('html').attr('lang'), 'no dice en qué idioma está: poné lang en html'],
    // The parser repairs a truncated page, so its end is checked as text: no text of a source comes there.
    [!/<\/body>\s*<\/html>\s*$/.test(html), 'está cortada: armá el sitio de nuevo'],
    [
      title !== '' && !title.endsWith(` | ${site.brand}`),
      `su título no termina en « | ${site.brand}»: dejá que lo escriba src/layouts/Page.astro`,
    ],
    [
      $('meta[name="twitter:card"]').prevAll('style, script').length > 0,
      'sus etiquetas vienen después de los estilos, donde ya no se leen: subilas',
    ],
    [$('[style]').length > 0, 'tiene un atributo style, que la política bloquea: usá una clase'],
    [
      $('head link[rel=stylesheet]:not([media=print])').length > 0,
      'espera una hoja de estilos antes de mostrarse: tienen que ir adentro de la página',
    ],
    [
      css.includes('light-dark('),
      'usa light-dark(), que Safari 16 no conoce: mirá astro.config.mjs',
    ],
    [
      /list-style(-type)?:[^;}]*\bnone\b/.test(css),
      "usa list-style: none, con el que Safari no lee la lista como lista: usá ''",
    ],
    [
      /content:[^;}]*\p{S}/u.test(css),
      'dibuja un signo con content, y se lee en voz alta: dibujalo con --down',
    ],
    [
      $('wbr').length > 0,
      'corta un nick con wbr, que se lee como un espacio: dejá que la celda lo corte (base.css)',
    ],
  ];
  return contracts.filter(([isBroken]) => isBroken).map(([, sentence]) => sentence);
}

const pictures = ({ $ }: BuiltPage): string[] =>
  openingTags($, 'img:not([width][height][alt])').map(
    (image) => `${image}: le falta ancho, alto o texto alternativo: poné los tres`,
  );

const links = ({ $ }: BuiltPage): string[] =>
  openingTags($, 'a[href^="http"]:not([target=_blank][rel=noopener])').map(
    (link) =>
      `${link}: sale del sitio sin target="_blank" o rel="noopener": usá src/components/ExternalLink.astro`,
  );

/** The content security policy allows exactly the inline scripts and styles of the page. */
function policy({ $ }: BuiltPage): string[] {
  const content = $('meta[http-equiv="content-security-policy"]').attr('content') ?? '';
  if (!content.includes("default-src 'self'")) return ["le falta la política: default-src 'self'"];
  const directives = content.split(';').map((directive) => directive.trim());
  const kinds = [
    ['script', 'script:not([src], [type^="application/"])'],
    ['style', 'style'],
  ] as const;
  const differing = kinds.filter(([kind, selector]) => {
    const used = $(selector)
      .toArray()
      .map((element) => createHash('sha256').update($(element).text()).digest('base64'));
    const directive = directives.find((text) => text.startsWith(`${kind}-src `)) ?? '';
    const allowed = [...directive.matchAll(/'sha256-([^']*)'/g)].map(([, hash = '']) => hash);
    return new Set(used).symmetricDifference(new Set(allowed)).size > 0;
  });
  return differing.map(
    ([kind]) => `su política no permite justo los ${kind} que tiene: mirá src/build/site-build.ts`,
  );
}

const openGraph = ['title', 'description', 'type', 'url', 'image'] as const;

/** The tags that search engines and chats read in the head of a page. A page that is not indexed only needs a title. */
function metaTags(
  { $, route, isHidden }: BuiltPage,
  { address }: Pick<BuiltSite, 'address'>,
): string[] {
  const canonical = $('link[rel=canonical]').attr('href') ?? '';
  const tags: [name: string, content: string | undefined][] = [
    ['el título', $('title').first().text()],
    ['la descripción', $('meta[name=description]').attr('content')],
    ...openGraph.map((name): (typeof tags)[number] => [
      `la etiqueta og:${name}`,
      $(`meta[property="og:${name}"]`).attr('content'),
    ]),
    ['la dirección canónica', canonical],
  ];
  const missing = (isHidden ? tags.slice(0, 1) : tags)
    .filter(([, content]) => !content?.trim())
    .map(([name]) => `le falta ${name}`);
  const expected = address + encodeURI(route);
  if (isHidden || canonical === '' || canonical === expected) return missing;
  return [...missing, `su dirección canónica es ${canonical} y tendría que ser ${expected}`];
}

/** Returns a Spanish sentence for each contract that a page breaks. */
export const checkContracts = (page: BuiltPage, site: Pick<BuiltSite, 'address'>): string[] =>
  [metaTags, wholePage, pictures, links, policy].flatMap((check) => check(page, site));
