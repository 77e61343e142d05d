/** The HTML of a contact sheet, and of the page that leads to all of them. */
import { site } from '../../src/config/site.ts';
import { escapeHtml } from '../../src/domain/html.ts';
import type { Box } from './difference.ts';
import type { Print, Shot, ShotView } from './shoot.ts';
import { schemes, titleOf } from './view.ts';

const schemeNames = { light: 'claro', dark: 'oscuro' } as const;

const styles = `
:root { --scale: 0.25; color-scheme: light dark; font: 1rem/1.4 system-ui, sans-serif; }
:root:has([value='0.5']:checked) { --scale: 0.5; }
:root:has([value='1']:checked) { --scale: 1; }
body { margin: 1rem; }
fieldset { position: sticky; top: 0; left: 0; z-index: 1; display: inline-flex; gap: 1rem; border: 1px solid; background: Canvas; }
h2 { position: sticky; left: 1rem; display: inline-block; margin: 2rem 0 0.5rem; font-size: 1rem; overflow-wrap: anywhere; }
.row { display: flex; gap: 1rem; align-items: start; width: max-content; margin-bottom: 1rem; }
figure { margin: 0; }
figcaption { font-size: 0.8125rem; }
figure > div { display: flex; gap: 2px; align-items: start; }
.print { position: relative; display: block; width: calc(var(--width) * var(--scale) * 1px); outline: 1px solid GrayText; }
.print img { display: block; width: 100%; height: auto; }
.print svg { position: absolute; inset: 0; width: 100%; height: 100%; }
.print rect { fill: rgb(255 0 90 / 0.15); stroke: rgb(255 0 90); stroke-width: 2px; vector-effect: non-scaling-stroke; }
.changed > figcaption, .failure { color: light-dark(#b0003a, #ff8fab); font-weight: 700; }
.index { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: 1.5rem; padding: 0; list-style: ''; }
.index div { display: flex; gap: 4px; height: 12rem; margin-top: 0.25rem; overflow: hidden; }
.index img { height: 100%; min-width: 0; object-fit: cover; object-position: top; outline: 1px solid GrayText; }
.index img:first-child { flex: 1; }
.index img:last-child { flex: 2.4; }`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="${site.lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${styles}</style><h1>${escapeHtml(title)}</h1>${body}</html>\n`;

const rect = ({ x, y, width, height }: Box): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`;

function printHtml({ file, width, height, marks }: Print): string {
  const drawn =
    marks.length === 0
      ? ''
      : `<svg viewBox="0 0 ${width} ${height}">${marks.map(rect).join('')}</svg>`;
  return `<a class="print" href="${encodeURI(file)}" style="--width: ${width}"><img src="${encodeURI(file)}" alt="" width="${width}" height="${height}" loading="lazy">${drawn}</a>`;
}

/** Whether a shot is not what it was, or was not there. */
const isChanged = ({ before }: Shot): boolean => before !== undefined;

export const changes = (views: readonly ShotView[]): number =>
  views.flatMap(({ shots }) => shots).filter(isChanged).length;

function figure(shot: Shot): string {
  const { width, scheme, now, before } = shot;
  const caption = `${width} px, ${schemeNames[scheme]}`;
  const said = { undefined: '', null: ': antes no estaba', object: ': antes y ahora' };
  const how = before === null ? said.null : said[typeof before as 'undefined' | 'object'];
  const prints = [...(before ? [before] : []), now].map(printHtml).join('');
  return `<figure${isChanged(shot) ? ' class="changed"' : ''}><figcaption>${caption}${how}</figcaption><div>${prints}</div></figure>`;
}

function viewHtml({ view, shots, failure }: ShotView): string {
  const rows = schemes.map((scheme) => {
    const figures = shots.filter((shot) => shot.scheme === scheme).map(figure);
    return `<div class="row">${figures.join('')}</div>`;
  });
  const said = failure ? `<pre class="failure">${escapeHtml(failure)}</pre>` : '';
  return `<section><h2>${escapeHtml(titleOf(view))}</h2>${said}${rows.join('')}</section>`;
}

const scales = ['0.25', '0.5', '1'].map(
  (scale, index) =>
    `<label><input type="radio" name="escala" value="${scale}"${index === 0 ? ' checked' : ''}> ${Number(scale) * 100} %</label>`,
);

/** The sheet of a kind of page. */
export const sheetHtml = (kind: string, views: readonly ShotView[]): string =>
  page(
    kind,
    `<p><a href="index.html">Todas las láminas</a></p><fieldset>${scales.join('')}</fieldset>${views.map(viewHtml).join('')}`,
  );

function indexEntry(kind: string, views: readonly ShotView[]): string {
  const pictures = [360, 1280].flatMap((width) =>
    (views[0]?.shots ?? [])
      .filter((shot) => shot.width === width && shot.scheme === 'light')
      .map(({ now }) => `<img src="${encodeURI(now.file)}" alt="" loading="lazy">`),
  );
  const changed = changes(views);
  const failed = views.filter(({ failure }) => failure).length;
  const said = [
    ...(changed > 0 ? [`${changed} fotos con diferencias`] : []),
    ...(failed > 0 ? [`${failed} sin fotos`] : []),
  ].join(', ');
  return `<li><a href="${encodeURI(kind)}.html">${escapeHtml(kind)}</a> <span class="failure">${said}</span><div>${pictures.join('')}</div></li>`;
}

/** The page that leads to the sheets, those with differences first. */
export function indexHtml(sheets: ReadonlyMap<string, readonly ShotView[]>): string {
  const entries = [...sheets]
    .toSorted(([, a], [, b]) => Number(changes(b) > 0) - Number(changes(a) > 0))
    .map(([kind, views]) => indexEntry(kind, views));
  return page('Láminas del sitio', `<ul class="index">${entries.join('')}</ul>`);
}
