/**
 * Prints the rules summaries (src/content/rules/*.md) as the PDFs of the downloads section:
 *
 *   node scripts/rules-pdf.ts            all of them
 *   node scripts/rules-pdf.ts base plus  only these
 *
 * Markdown becomes HTML with Astro's own engine (satteri); an installed Chromium prints it.
 * CHROMIUM_PATH names the browser; otherwise the usual places are tried.
 *
 * Everything the PDF says about when it was made comes from `updated` in the front matter, so the
 * same sources, browser and fonts give the same bytes. Another Chromium or other fonts give others.
 *
 * Diagrams are fenced blocks of language `losetas`, see `diagrams()`.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { defineMdastPlugin, markdownToHtml } from 'satteri';
import { site } from '../src/config/site.ts';

const documents = ['base', 'plus', 'solitario'] as const;
const maxBytes = 200 * 1024;

const color = {
  ink: '#2e2118',
  soft: '#6a5647',
  parchment: '#f6efdd',
  line: '#d9c9a3',
  field: '#9dbb6f',
  green: '#3f6a2f',
  city: '#bd6242',
  terracotta: '#9c4128',
  road: '#fbf6e8',
  celeste: '#74acdf',
  blue: '#1f5f94',
  sun: '#f0b323',
};

// ---------------------------------------------------------------- diagrams

const escape = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c,
  );

/** A unit of a diagram on paper; a tile's side is 100 of them. */
const tileMillimetres = 0.135;

/** Where each edge (0 north, 1 east, 2 south, 3 west) of a tile of side 100 has its middle. */
const middles = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
] as const;

const turned = (edge: number, inner: string): string =>
  edge === 0 ? inner : `<g transform="rotate(${edge * 90} 50 50)">${inner}</g>`;

function city(edges: readonly number[], joined: boolean): string {
  const wall = `fill="${color.city}" stroke="${color.ink}" stroke-width="3"`;
  const lens = `<path ${wall} d="M0 0Q50 62 100 0Z"/>`;
  if (!joined || edges.length === 1) return edges.map((edge) => turned(edge, lens)).join('');
  const [a = 0, b = 0] = edges;
  if (edges.length === 4) return `<path ${wall} d="M0 0H100V100H0Z"/>`;
  if (edges.length === 3) {
    const open = [0, 1, 2, 3].find((edge) => !edges.includes(edge)) ?? 2;
    return turned((open + 2) % 4, `<path ${wall} d="M0 0H100V100Q50 52 0 100Z"/>`);
  }
  if (b - a === 2) return turned(a, `<path ${wall} d="M0 0Q38 50 0 100H100Q62 50 100 0Z"/>`);
  // Two adjacent edges: drawn for north and east, then turned.
  return turned(a === 0 && b === 3 ? 3 : a, `<path ${wall} d="M0 0Q34 66 100 100V0Z"/>`);
}

function way(edges: readonly number[], stroke: string, width: number): string {
  const [a, b] = edges.map((edge) => middles[edge]);
  const line = (d: string): string =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="butt"/>`;
  if (edges.length === 2 && a && b) return line(`M${a.join(' ')}Q50 50 ${b.join(' ')}`);
  return edges.map((edge) => line(`M${(middles[edge] ?? [50, 50]).join(' ')}L50 50`)).join('');
}

const house = (x: number, y: number, roof: string): string =>
  `<g transform="translate(${x} ${y})" stroke="${color.ink}" stroke-width="2.5" stroke-linejoin="round">` +
  `<path d="M-11 -2H11V13H-11Z" fill="${color.parchment}"/><path d="M-15 -2L0 -15L15 -2Z" fill="${roof}"/></g>`;

const features: Record<string, string> = {
  monasterio:
    `<g stroke="${color.ink}" stroke-width="2.5" stroke-linejoin="round">` +
    `<path d="M32 48H68V70H32Z" fill="${color.parchment}"/><path d="M26 48L50 28L74 48Z" fill="${color.terracotta}"/>` +
    `<path d="M50 28V12M43 18H57" fill="none" stroke-width="4"/><path d="M45 70V58H55V70Z" fill="${color.ink}"/></g>`,
  jardin:
    `<circle cx="50" cy="50" r="22" fill="${color.green}" stroke="${color.ink}" stroke-width="2.5"/>` +
    [
      [50, 38],
      [62, 50],
      [50, 62],
      [38, 50],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5.5" fill="${color.sun}"/>`)
      .join('') +
    `<circle cx="50" cy="50" r="5" fill="${color.parchment}"/>`,
  escudo: `<path d="M70 12H92V26Q92 38 81 43Q70 38 70 26Z" fill="${color.blue}" stroke="#fff" stroke-width="3"/>`,
  posada:
    `<circle cx="28" cy="77" r="17" fill="${color.celeste}" stroke="${color.ink}" stroke-width="2"/>` +
    house(28, 79, color.terracotta),
  catedral:
    `<g stroke="${color.ink}" stroke-width="2.5" stroke-linejoin="round" fill="${color.parchment}">` +
    `<path d="M34 44H66V76H34Z"/><path d="M34 44L50 26L66 44Z" fill="${color.blue}"/><path d="M26 36H38V76H26ZM62 36H74V76H62Z"/>` +
    `<path d="M26 36L32 20L38 36ZM62 36L68 20L74 36Z" fill="${color.blue}"/><circle cx="50" cy="52" r="5" fill="${color.sun}"/></g>`,
  naciente: `<circle cx="50" cy="50" r="19" fill="${color.celeste}" stroke="${color.blue}" stroke-width="3"/>`,
  lago: `<ellipse cx="46" cy="50" rx="34" ry="27" fill="${color.celeste}" stroke="${color.blue}" stroke-width="3"/>`,
};

/** Our own figure; `a` and `t` are the two players of the examples. */
function piece(letter: string, x: number, y: number): string {
  const fill = letter.toLowerCase() === 't' ? '#c8322b' : '#2f7fc4';
  if (letter === 'p')
    return (
      `<g transform="translate(${x} ${y}) scale(1.3)" stroke="#fff" stroke-width="2" stroke-linejoin="round" fill="${fill}">` +
      '<path d="M-14 -15L-3 -11L-12 -3ZM14 -15L3 -11L12 -3Z"/><circle r="14"/>' +
      '<ellipse cy="4" rx="7" ry="5" fill="#fff" stroke="none"/></g>'
    );
  const body =
    letter === 'c'
      ? // Builder: the figure with a square hat.
        'M-13 16L-9 -2H-13V-9H-8V-20H8V-9H13V-2H9L13 16Z'
      : 'M-15 16Q-9 6 -8 0L-17 -3Q-19 -8 -14 -9L-7 -10A8 8 0 1 1 7 -10L14 -9Q19 -8 17 -3L8 0Q9 6 15 16H4L0 9L-4 16Z';
  const lying = letter === 'A' || letter === 'T' ? ' rotate(-90)' : '';
  return `<path transform="translate(${x} ${y})${lying} scale(1.15)" d="${body}" fill="${fill}" stroke="#fff" stroke-width="2.6" paint-order="stroke" stroke-linejoin="round"/>`;
}

/**
 * One tile: four letters for the edges north, east, south, west (f field, r road, c city, a water),
 * then any of `+feature`, `+separadas` (its cities are not joined), `+nueva` (just placed),
 * `+mal` (not allowed) and `@letterX,Y` (a figure: a, t standing; A, T farmer; c builder; p pig).
 * `*I` is a face-down stack; `.` is nothing.
 */
function tile(token: string): string {
  if (token === '.') return '';
  if (token.startsWith('*'))
    return (
      [10, 5, 0]
        .map(
          (o) =>
            `<rect x="${8 + o}" y="${2 + o}" width="78" height="78" rx="5" fill="${color.soft}" stroke="${color.parchment}" stroke-width="2.5"/>`,
        )
        .join('') +
      `<text x="47" y="52" font-size="30" font-weight="700" fill="#fff" text-anchor="middle">${escape(token.slice(1))}</text>`
    );
  const [, edges = 'ffff', rest = ''] = /^([frca]{4})(.*)$/.exec(token) ?? [];
  if (!/^[frca]{4}/.test(token)) throw new Error(`Loseta desconocida: «${token}»`);
  const flags = [...rest.matchAll(/\+([a-z]+)/g)].map((match) => match[1] ?? '');
  const of = (kind: string): number[] => [0, 1, 2, 3].filter((edge) => edges[edge] === kind);
  const cities = of('c');
  const roads = of('r');
  const rivers = of('a');
  let out = `<rect width="100" height="100" fill="${color.field}"/>`;
  if (rivers.length > 0) out += way(rivers, color.blue, 26) + way(rivers, color.celeste, 20);
  if (roads.length > 0) out += way(roads, color.ink, 15) + way(roads, color.road, 10);
  if (cities.length > 0) out += city(cities, !flags.includes('separadas'));
  if (roads.length > 2) out += house(50, 50, color.terracotta);
  out += flags.map((flag) => features[flag] ?? '').join('');
  out += `<rect x="1" y="1" width="98" height="98" fill="none" stroke="${color.ink}" stroke-opacity=".55" stroke-width="2"/>`;
  for (const flag of flags) {
    if (flag === 'nueva' || flag === 'mal')
      out += `<rect x="4" y="4" width="92" height="92" rx="4" fill="none" stroke="${flag === 'mal' ? '#c8322b' : color.sun}" stroke-width="8"${flag === 'mal' ? ' stroke-dasharray="12 7"' : ''}/>`;
    else if (flag !== 'separadas' && !(flag in features))
      throw new Error(`Detalle desconocido en «${token}»: ${flag}`);
  }
  for (const [, letter = 'a', x, y] of rest.matchAll(/@([atATcp])(\d+),(\d+)/g))
    out += piece(letter, Number(x), Number(y));
  return out;
}

/** Tiles that touch must agree; a diagram of the rules may not break them (but for `+mal`). */
function checkEdges(rows: readonly (readonly string[])[]): void {
  const at = (y: number, x: number): string | undefined => {
    const token = rows[y]?.[x];
    return token && /^[frca]{4}/.test(token) && !token.includes('+mal') ? token : undefined;
  };
  rows.forEach((row, y) =>
    row.forEach((_, x) => {
      const here = at(y, x);
      const right = at(y, x + 1);
      const below = at(y + 1, x);
      if (here && right && here[1] !== right[3])
        throw new Error(`Las losetas «${here}» y «${right}» no coinciden`);
      if (here && below && here[2] !== below[0])
        throw new Error(`Las losetas «${here}» y «${below}» no coinciden`);
    }),
  );
}

/**
 * A `losetas` block: one or more diagrams, apart from each other by `---`. Lines: `alt:` what a
 * reader who cannot see it needs, `pie:` the caption, optional `aparte: si` (tiles that do not
 * touch), and the rows of tiles.
 */
function diagrams(source: string): string {
  const blocks = source.split(/^---$/m);
  const figures = blocks
    .map((block) => {
      const lines = block.trim().split('\n');
      const field = (name: string): string =>
        lines
          .find((line) => line.startsWith(`${name}:`))
          ?.slice(name.length + 1)
          .trim() ?? '';
      const rows = lines
        .filter((line) => !/^[a-z]+:/.test(line))
        .map((line) => line.trim().split(/\s+/));
      if (!field('alt') || rows.length === 0)
        throw new Error('Un diagrama necesita «alt:» y losetas');
      const apart = field('aparte') !== '';
      if (!apart) checkEdges(rows);
      const step = apart ? 116 : 100;
      const columns = Math.max(...rows.map((row) => row.length));
      const width = (columns - 1) * step + 100;
      const height = (rows.length - 1) * step + 100;
      const drawn = (width + 6) * tileMillimetres;
      const tiles = rows
        .flatMap((row, y) =>
          row.map(
            (token, x) => `<g transform="translate(${x * step} ${y * step})">${tile(token)}</g>`,
          ),
        )
        .join('');
      return (
        `<figure><svg role="img" aria-label="${escape(field('alt'))}" viewBox="-3 -3 ${width + 6} ${height + 6}" ` +
        `style="width:${drawn.toFixed(2)}mm">${tiles}</svg>` +
        (field('pie')
          ? `<figcaption style="max-width:${blocks.length > 1 ? Math.max(36, drawn).toFixed(0) : 76}mm">${inline(field('pie'))}</figcaption>`
          : '') +
        '</figure>'
      );
    })
    .join('');
  return `<div class="figuras">${figures}</div>`;
}

// ---------------------------------------------------------------- page

const inline = (markdown: string): string =>
  markdownToHtml(markdown)
    .html.trim()
    .replace(/^<p>|<\/p>$/g, '');

const diagramBlocks = defineMdastPlugin({
  name: 'losetas',
  code(node, context) {
    if (node.lang === 'losetas')
      context.replaceNode(node, { type: 'html', value: diagrams(node.value) });
  },
});

const slug = (text: string): string =>
  text
    .replace(/<[^>]+>/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

interface FrontMatter {
  readonly title: string;
  readonly description: string;
  readonly lang: string;
  /** Whether the table of contents is printed. */
  readonly contents: boolean;
  /** Day of the last change of the text, the PDF's date. */
  readonly updated: string;
}

function frontMatter(yaml: string, file: string): FrontMatter {
  const fields = Object.fromEntries(
    yaml.split('\n').flatMap((line) => {
      const match = /^(\w+):\s*(.*?)\s*$/.exec(line);
      return match ? [[match[1] ?? '', (match[2] ?? '').replace(/^(['"])(.*)\1$/, '$2')]] : [];
    }),
  ) as Record<string, string>;
  const { title, description, lang, updated } = fields;
  if (!title || !description || !lang || !updated || !/^\d{4}-\d\d-\d\d$/.test(updated))
    throw new Error(`${file}: faltan title, description, lang o updated (AAAA-MM-DD)`);
  return { title, description, lang, updated, contents: fields['contents'] !== 'false' };
}

const css = `
@page {
  size: A4;
  margin: 16mm 0 21mm;
  @bottom-left {
    content: '${site.brand} · Resumen propio de la comunidad; ${site.game} es un juego de Klaus-Jürgen Wrede';
    width: 80%; padding-left: 18mm; text-align: left; vertical-align: middle;
    font: 7.5pt 'Liberation Sans', Arial, Helvetica, sans-serif; color: ${color.soft};
  }
  @bottom-right {
    content: counter(page) ' / ' counter(pages);
    width: 20%; padding-right: 18mm; text-align: right; vertical-align: middle;
    font: bold 8.5pt 'Liberation Sans', Arial, Helvetica, sans-serif; color: ${color.ink};
  }
}
@page :first { margin-top: 0; }
* { box-sizing: border-box; }
html { font: 9.6pt/1.42 'Liberation Sans', Arial, Helvetica, sans-serif; color: ${color.ink}; }
body { margin: 0; }
h1, h2, h3 { font-family: 'DejaVu Serif Condensed', 'DejaVu Serif', Georgia, serif; line-height: 1.2; break-after: avoid; text-wrap: balance; }
header { background: ${color.parchment}; padding: 11mm 18mm 6mm; position: relative; border-bottom: 1.2mm solid ${color.terracotta}; margin-bottom: 5mm; }
header::before { content: ''; position: absolute; inset: 0 0 auto; height: 3.6mm; background: linear-gradient(${color.celeste} 33.3%, #fff 33.3% 66.6%, ${color.celeste} 66.6%); }
header .marca { margin: 0; font-size: 8.5pt; font-weight: 700; letter-spacing: .08em; text-transform: uppercase; color: ${color.blue}; }
h1 { margin: 1mm 0 1.5mm; font-size: 24pt; letter-spacing: -.01em; }
header .bajada { margin: 0; max-width: 118mm; font-size: 10.4pt; }
header svg { position: absolute; right: 18mm; bottom: 6mm; width: 42mm; }
main { padding: 0 18mm; }
.texto { columns: 2; column-gap: 9mm; }
nav { padding: 0 18mm; margin-bottom: 5mm; font-size: 8.8pt; }
nav h2 { font-size: 8.8pt; margin: 0 0 1mm; border: 0; padding: 0; color: ${color.terracotta}; }
nav ol { columns: 3; column-gap: 6mm; margin: 0; padding: 0; list-style: none; counter-reset: s; }
nav li { margin: 0 0 .6mm; break-inside: avoid; counter-increment: s; }
nav li::before { content: counter(s) '. '; color: ${color.soft}; }
nav a { color: ${color.blue}; text-decoration: none; }
h2 { font-size: 13.5pt; margin: 5mm 0 2mm; padding-bottom: .8mm; color: ${color.green}; border-bottom: .5mm solid ${color.celeste}; }
.texto > :first-child { margin-top: 0; }
h3 { font-size: 10.6pt; margin: 3.4mm 0 1mm; color: ${color.terracotta}; }
p { margin: 0 0 2mm; break-inside: avoid; }
p, li { text-wrap: pretty; }
p:has(+ ul, + ol, + table) { break-after: avoid; }
ul, ol { margin: 0 0 2mm; padding-left: 5mm; }
ol, li, h3 + ul { break-inside: avoid; }
li { margin-bottom: .9mm; }
li::marker { color: ${color.terracotta}; font-weight: 700; }
blockquote { margin: 2.6mm 0; padding: 2mm 3mm; border-left: 1mm solid ${color.celeste}; background: #eef5fb; break-inside: avoid; }
blockquote p:last-child { margin: 0; }
.figuras { display: flex; flex-wrap: wrap; justify-content: space-evenly; align-items: flex-start; gap: 2mm 3mm; margin: 2.6mm 0 3mm; break-inside: avoid; }
figure { margin: 0; display: flex; flex-direction: column; align-items: center; flex: 0 1 auto; min-width: 0; }
figure svg { display: block; max-width: 100%; font-family: 'DejaVu Serif', Georgia, serif; }
figcaption { margin-top: 1.2mm; font-size: 8.4pt; line-height: 1.3; color: ${color.soft}; text-align: center; text-wrap: balance; }
table { width: 100%; border-collapse: collapse; margin: 2mm 0 3mm; font-size: 8.9pt; line-height: 1.32; break-inside: avoid; font-variant-numeric: tabular-nums; }
th { background: ${color.green}; color: #fff; font-weight: 700; text-align: left; vertical-align: bottom; }
th, td { padding: 1.3mm 2mm; }
td { border-bottom: .25mm solid ${color.line}; vertical-align: top; }
tbody tr:nth-child(even) td { background: #fbf8ef; }
td:first-child { font-weight: 700; }
.texto > table td:first-child { white-space: nowrap; }
.ancho { column-span: all; break-inside: avoid; margin: 3mm 0; }
.ancho table { font-size: 9.2pt; }
.ancho h2 { margin-top: 2mm; }
.ancho h2:not(:first-child) { margin-top: 6mm; }
.hoja { break-before: page; }
.hoja h2, .titulo h2 { margin-top: 0; }
.titulo { margin: 3mm 0 0; break-after: avoid; }
.planilla td { height: 7mm; background: none !important; border: .25mm solid ${color.line}; }
.chico { font-size: 8.4pt; color: ${color.soft}; }
`;

const emblem =
  '<svg viewBox="-3 -3 306 106" aria-hidden="true">' +
  ['fcrr', 'rrcc+escudo', 'ffrr@a48,58']
    .map((token, x) => `<g transform="translate(${x * 100} 0)">${tile(token)}</g>`)
    .join('') +
  '</svg>';

function page(markdown: string, file: string): { html: string; front: FrontMatter } {
  const source = markdown.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = (site as unknown as Record<string, unknown>)[key];
    if (typeof value !== 'string') throw new Error(`${file}: {{${key}}} no está en site.ts`);
    return value;
  });
  const { html, frontmatter } = markdownToHtml(source, {
    features: { gfm: true, frontmatter: true },
    mdastPlugins: [diagramBlocks],
  });
  const front = frontMatter(frontmatter?.value ?? '', file);
  const contents: string[] = [];
  const body = html
    .replace(/<h2>(.*?)<\/h2>/g, (_, text: string) => {
      contents.push(`<li><a href="#${slug(text)}">${text}</a></li>`);
      return `<h2 id="${slug(text)}">${text}</h2>`;
    })
    .replace(/<th(?=[\s>])/g, '<th scope="col"')
    // Sums and amounts stay on one line.
    .replace(/(?<=[\d)]) ([+×=]) (?=\d|<strong>)/g, '\u00a0$1\u00a0')
    .replace(/(\d) (?=(puntos?|losetas?|vecinas?|escudos?)\b)/g, '$1\u00a0');
  return {
    front,
    html: `<!doctype html>
<html lang="${escape(front.lang)}">
<head><meta charset="utf-8"><title>${escape(`${front.title} | ${site.brand}`)}</title>
<meta name="description" content="${escape(front.description)}"><style>${css}</style></head>
<body>
<header><p class="marca">${escape(site.community)}</p><h1>${escape(front.title)}</h1>
<p class="bajada">${escape(front.description)}</p>${emblem}</header>
${front.contents ? `<nav aria-labelledby="indice"><h2 id="indice">En este resumen</h2><ol>${contents.join('')}</ol></nav>` : ''}
<main><div class="texto">${body}</div></main>
</body></html>`,
  };
}

// ---------------------------------------------------------------- printing

function browserPath(): string {
  const candidates = process.env['CHROMIUM_PATH']
    ? [process.env['CHROMIUM_PATH']]
    : [
        '/usr/bin/chromium',
        '/usr/bin/chromium-browser',
        '/usr/bin/google-chrome',
        '/usr/bin/google-chrome-stable',
        '/opt/google/chrome/chrome',
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        'C:/Program Files/Google/Chrome/Application/chrome.exe',
      ];
  const found = candidates.find((candidate) => existsSync(candidate));
  if (!found)
    throw new Error(
      `No encontré Chromium ni Chrome (busqué en ${candidates.join(', ')}). ` +
        'Instalá uno o indicá su ejecutable en CHROMIUM_PATH.',
    );
  return found;
}

/** Puts the text's own date where Chromium wrote the clock's, without moving a byte. */
function dated(pdf: Buffer, updated: string): Buffer {
  const day = updated.replaceAll('-', '');
  const text = pdf
    .toString('latin1')
    .replace(
      /\/(CreationDate|ModDate) \(D:\d{14}(\+00'00'?)\)/g,
      (_, key: string, zone: string) => `/${key} (D:${day}120000${zone})`,
    );
  return Buffer.from(text, 'latin1');
}

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !(documents as readonly string[]).includes(name));
  if (unknown)
    throw new Error(`No hay reglas llamadas «${unknown}»: elegí entre ${documents.join(', ')}.`);
  const names = asked.length > 0 ? asked : documents;

  const root = new URL('../', import.meta.url);
  const target = new URL('public/descargas/', root);
  await mkdir(target, { recursive: true });

  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
  try {
    for (const name of names) {
      const file = `src/content/rules/${name}.md`;
      const { html, front } = page(await readFile(new URL(file, root), 'utf8'), file);
      // A fresh context each, so that a document's bytes do not depend on the ones before it.
      const context = await browser.newContext({ javaScriptEnabled: false, offline: true });
      const tab = await context.newPage();
      await tab.setContent(html, { waitUntil: 'load' });
      const pdf = dated(
        await tab.pdf({
          format: 'A4',
          preferCSSPageSize: true,
          printBackground: true,
          tagged: true,
          outline: true,
        }),
        front.updated,
      );
      await context.close();
      if (pdf.length > maxBytes)
        throw new Error(`reglas-${name}.pdf pesa ${pdf.length} bytes: el máximo es ${maxBytes}.`);
      const output = new URL(`reglas-${name}.pdf`, target);
      await writeFile(output, pdf);
      console.log(`${fileURLToPath(output)}: ${(pdf.length / 1024).toFixed(0)} KB`);
    }
  } finally {
    await browser.close();
  }
}

try {
  await main();
} catch (error) {
  console.error(`rules-pdf: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
