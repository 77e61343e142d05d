/** A poster: a picture, and below it the title on parchment. */
import { palette as p } from '../../art/brush/palette.ts';
import { readDrawing } from '../../art/drawing.ts';
import { newsScene } from '../../art/stories/news.ts';
import { svg } from '../../art/brush/svg.ts';
import { site } from '../../config/site.ts';
import { sizes, type Illustration, type Poster } from '../card.ts';
import { drawable, ellipsize, lettering, measure } from '../lettering.ts';
import { block, blockHeight, fit, fitAll } from '../setting.ts';
import { emblem, framed, paper, ribbon, type Composition } from './parts.ts';

const { width, height } = sizes.preview;
const margin = 56;
const column = width - 2 * margin;
const emblemSize = 150;

type Art = Exclude<Illustration, { kind: 'photo' }>;

function draw(art: Art): string {
  return art.kind === 'scene' ? readDrawing(art.scene) : newsScene(art.seed);
}

/** What the card belongs to, and whose it is: beside the emblem. */
function heading(text: string, baseline: number): string {
  const brand = { size: 30, weight: 500 } as const;
  const left = margin + emblemSize + 22;
  const room = width - margin - measure(site.community, brand) - 32 - left;
  const own = fitAll([text], room, { size: 32, weight: 800 }, 26);
  return (
    lettering(ellipsize(text, room, own), left, baseline, own, p.brick) +
    lettering(site.community, width - margin, baseline, brand, p.ink, 'end')
  );
}

/** Composes a poster: the picture gets what the words leave, never less than three tenths. */
export function composePoster({
  title,
  note,
  overline,
  illustration,
  ...card
}: Poster): Composition {
  const titleSet = fit(drawable(title) || site.community, column, [
    { size: 86, lines: 1 },
    { size: 68, lines: 2 },
    { size: 56, lines: 3 },
    { size: 46, lines: 4 },
  ]);
  const noteSet = fit(
    drawable(note),
    column,
    [
      { size: 40, lines: 1 },
      { size: 34, lines: 2 },
    ],
    500,
  );
  const titleTop = 108;
  const noteTop = titleTop + blockHeight(titleSet) + 36;
  const panel = Math.round((note === '' ? noteTop - 36 : noteTop + blockHeight(noteSet)) + 50);
  const edge = height - panel;
  const window = { x: 0, y: 0, width, height: edge };
  const photo = illustration.kind === 'photo' ? { path: illustration.path, height: edge } : null;
  return {
    ...sizes.preview,
    photo,
    svg: svg(
      width,
      height,
      (illustration.kind === 'photo' ? '' : framed(draw(illustration), window)) +
        paper({ x: 0, y: edge, width, height: panel }) +
        ribbon(0, edge - 9, width, 'lying') +
        heading(drawable(overline), edge + 60) +
        block(titleSet, margin, edge + titleTop, p.ink) +
        block(noteSet, margin, edge + noteTop, p.brickDark) +
        emblem(card.emblem, margin + emblemSize / 2, edge, emblemSize),
    ),
  };
}
