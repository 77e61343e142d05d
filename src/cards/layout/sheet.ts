/** A sheet of results beside (preview) or below (Instagram) a piece of the board. */
import { palette as p } from '../../art/brush/palette.ts';
import { pieces } from '../../art/catalogue.ts';
import { readDrawing } from '../../art/drawing.ts';
import { svg } from '../../art/brush/svg.ts';
import { site } from '../../config/site.ts';
import { sizes, type Listing, type Sheet } from '../card.ts';
import { drawable, ellipsize, lettering } from '../lettering.ts';
import { block, blockHeight, fit } from '../setting.ts';
import { drawBracket } from './bracket.ts';
import { drawDuels } from './duels.ts';
import { emblem, framed, paper, ribbon, type Box, type Composition } from './parts.ts';
import { drawTable } from './table.ts';

/** Where things are on a sheet. */
interface Plan {
  readonly board: Box;
  readonly paper: Box;
  readonly ribbon: Parameters<typeof ribbon>;
  readonly emblem: { readonly x: number; readonly y: number; readonly size: number };
  /** Overline, title and note. */
  readonly words: Omit<Box, 'height'>;
  /** Begins where the words end, but not above `top`. */
  readonly listing: Readonly<Record<'x' | 'width' | 'top' | 'bottom', number>>;
  readonly titleSize: number;
}

const plans: Record<Sheet['shape'], Plan> = {
  preview: {
    board: { x: 0, y: 0, width: 350, height: 630 },
    paper: { x: 350, y: 0, width: 850, height: 630 },
    ribbon: [341, 0, 630, 'standing'],
    emblem: { x: 175, y: 450, size: 250 },
    words: { x: 410, y: 40, width: 742 },
    listing: { x: 410, width: 742, top: 0, bottom: 540 },
    titleSize: 64,
  },
  instagram: {
    board: { x: 0, y: 0, width: 1080, height: 290 },
    paper: { x: 0, y: 290, width: 1080, height: 1060 },
    ribbon: [0, 281, 1080, 'lying'],
    emblem: { x: 176, y: 340, size: 240 },
    words: { x: 326, y: 326, width: 698 },
    listing: { x: 56, width: 968, top: 486, bottom: 1250 },
    titleSize: 68,
  },
};

/** The banner, as much of it as a box shows from the sun eastwards. */
function board(box: Box): string {
  const banner = pieces.portada;
  const shown = Math.min(banner.width, (banner.height * box.width) / box.height);
  const left = Math.min(470, banner.width - shown);
  const part = readDrawing('portada').replace(
    /viewBox="[^"]*"/,
    `viewBox="${left} 0 ${shown} ${banner.height}"`,
  );
  return framed(part, box);
}

function drawListing(listing: Listing, box: Box): string {
  if (listing.kind === 'table') return drawTable(listing, box);
  return listing.kind === 'duels' ? drawDuels(listing, box) : drawBracket(listing, box);
}

/** Composes a sheet. */
export function composeSheet(card: Sheet): Composition {
  const plan = plans[card.shape];
  const { words, listing } = plan;
  const { width, height } = sizes[card.shape];
  const overline = { size: 30, weight: 800 } as const;
  const footer = { size: 28, weight: 500 } as const;
  const title = fit(drawable(card.title), words.width, [
    { size: plan.titleSize, lines: 1 },
    { size: plan.titleSize * 0.75, lines: 2 },
  ]);
  const note = fit(
    drawable(card.note),
    words.width,
    [
      { size: 34, lines: 1 },
      { size: 28, lines: 2 },
    ],
    500,
  );
  const titleTop = words.y + 44;
  const noteTop = titleTop + blockHeight(title) + 24;
  const wordsEnd = card.note === '' ? noteTop : noteTop + blockHeight(note) + 34;
  const y = Math.max(wordsEnd, listing.top);
  const list = { x: listing.x, y, width: listing.width, height: listing.bottom - y };
  return {
    width,
    height,
    photo: null,
    svg: svg(
      width,
      height,
      board(plan.board) +
        paper(plan.paper) +
        ribbon(...plan.ribbon) +
        lettering(
          ellipsize(drawable(card.overline), words.width, overline),
          words.x,
          words.y + 20,
          overline,
          p.brick,
        ) +
        block(title, words.x, titleTop, p.ink) +
        block(note, words.x, noteTop, p.brickDark) +
        drawListing(card.listing, list) +
        lettering(site.community, list.x + list.width, height - 34, footer, p.ink, 'end') +
        emblem(card.emblem, plan.emblem.x, plan.emblem.y, plan.emblem.size),
    ),
  };
}
