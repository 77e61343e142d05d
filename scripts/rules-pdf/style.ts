/** The style sheet of the PDFs. */
import { site } from '../../src/config/site.ts';

/** Ink on parchment: the colours that the drawings have, too. */
const color = {
  ink: '#2e2118',
  soft: '#6a5647',
  parchment: '#f6efdd',
  line: '#d9c9a3',
  green: '#3f6a2f',
  terracotta: '#9c4128',
  celeste: '#74acdf',
  blue: '#1f5f94',
};

/** Two columns on A4, the community at the foot of each page. */
export const css = `
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
header img { position: absolute; right: 18mm; bottom: 6mm; width: 42mm; }
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
figure { margin: 0; display: flex; flex-direction: column; align-items: center; min-width: 0; }
figure img { display: block; max-width: 100%; }
figcaption { max-width: 36mm; margin-top: 1.2mm; font-size: 8.4pt; line-height: 1.3; color: ${color.soft}; text-align: center; text-wrap: balance; }
figure:only-child figcaption { max-width: 76mm; }
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
