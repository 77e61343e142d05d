/** Lays out cards. */
import { readPiece, readScene } from '../../config/art/catalogue.ts';
import { site } from '../../config/site.ts';
import { sizes, type Card, type Illustration, type Poster, type ListingCard } from './card.ts';
import { colours, drawDuels, drawTable, emblem, framed, paper, ribbon, type Box } from './parts.ts';
import {
  drawable,
  fitAll,
  fitLines,
  layoutHeight,
  layoutToPaths,
  measure,
  textToPaths,
} from './text.ts';

const titleLook = { weight: 800, colour: colours.ink } as const;
const noteLook = { weight: 500, colour: colours.brickDark } as const;
const overlineLook = { weight: 800, colour: colours.brick } as const;
const footerLook = { weight: 500, colour: colours.ink } as const;

const margin = 56;
const emblemSize = 150;

/** The line beside a poster's emblem: what the poster belongs to, and the community's name. */
function heading(text: string, baseline: number): string {
  const end = { x: sizes.preview.width - margin, y: baseline, anchor: 'end' } as const;
  const brand = { ...footerLook, size: 30 };
  const x = margin + emblemSize + 22;
  const maxWidth = end.x - measure(site.community, brand) - 32 - x;
  const style = fitAll([text], maxWidth, { ...overlineLook, size: 32 }, 26);
  return (
    textToPaths(text, { x, y: baseline, maxWidth }, style) + textToPaths(site.community, end, brand)
  );
}

const pictureOf = (illustration: Exclude<Illustration, { kind: 'photo' }>): string =>
  illustration.kind === 'story' ? readScene(illustration.seed) : readPiece(illustration.scene);

/** Draws a poster. The picture takes the height that the words leave, at least three tenths. */
function composePoster(card: Poster) {
  const { illustration } = card;
  const { width, height } = sizes.preview;
  const column = width - 2 * margin;
  const words = drawable(card.title) || site.community;
  const title = fitLines(words, column, [86, 68, 56, 46], titleLook);
  const note = fitLines(drawable(card.note), column, [40, 34], noteLook);
  const titleTop = 108;
  const titleEnd = titleTop + layoutHeight(title);
  const noteTop = titleEnd + 36;
  const panel = Math.round((card.note === '' ? titleEnd : noteTop + layoutHeight(note)) + 50);
  const edge = height - panel;
  const isPhoto = illustration.kind === 'photo';
  return {
    photo: isPhoto ? { path: illustration.path, height: edge } : null,
    svg:
      (isPhoto ? '' : framed(pictureOf(illustration), { x: 0, y: 0, width, height: edge })) +
      paper({ x: 0, y: edge, width, height: panel }) +
      ribbon({ x: 0, y: edge - 9, width, height: 18 }) +
      heading(drawable(card.overline), edge + 60) +
      layoutToPaths(title, margin, edge + titleTop) +
      layoutToPaths(note, margin, edge + noteTop) +
      emblem(card.emblem, margin + emblemSize / 2, edge, emblemSize),
  };
}

/** Boxes of a card with a listing, in pixels: the board is beside the words (preview) or above them (Instagram). */
const plans = {
  preview: {
    board: { x: 0, y: 0, width: 350, height: 630 },
    paper: { x: 350, y: 0, width: 850, height: 630 },
    ribbon: { x: 341, y: 0, width: 18, height: 630 },
    emblem: { x: 175, y: 450, size: 250 },
    words: { x: 410, y: 40, width: 742 },
    /** The listing begins where the words end, but not above `top`. */
    listing: { x: 410, width: 742, top: 0, bottom: 540 },
    titleSize: 64,
  },
  instagram: {
    board: { x: 0, y: 0, width: 1080, height: 290 },
    paper: { x: 0, y: 290, width: 1080, height: 1060 },
    ribbon: { x: 0, y: 281, width: 1080, height: 18 },
    emblem: { x: 176, y: 340, size: 240 },
    words: { x: 326, y: 326, width: 698 },
    listing: { x: 56, width: 968, top: 486, bottom: 1250 },
    titleSize: 68,
  },
};

/** Size to which the banner is scaled, whatever its own units are. */
const banner = { width: 1600, height: 520 };

/** Draws the part of the banner that fits a box, beginning with the sun, as wide as it can be. */
function board({ x, y, width, height }: Box): string {
  const shown = Math.min(banner.width, (banner.height * width) / height);
  const shownHeight = (shown * height) / width;
  const left = Math.min(470, banner.width - shown);
  const viewBox = [left, (banner.height - shownHeight) / 2, shown, shownHeight].join(' ');
  const picture = framed(readPiece('portada'), { x: 0, y: 0, ...banner });
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}">${picture}</svg>`;
}

function drawListing(listing: ListingCard['listing'], box: Box): string {
  return listing.kind === 'table' ? drawTable(listing, box) : drawDuels(listing, box);
}

function composeListingCard(card: ListingCard): string {
  const { words, listing, titleSize, ...plan } = plans[card.shape];
  const overline = { ...overlineLook, size: 30 };
  const titleSizes = [titleSize, titleSize * 0.75];
  const title = fitLines(drawable(card.title), words.width, titleSizes, titleLook);
  const note = fitLines(drawable(card.note), words.width, [34, 28], noteLook);
  const titleTop = words.y + 44;
  const noteTop = titleTop + layoutHeight(title) + 24;
  const wordsEnd = card.note === '' ? noteTop : noteTop + layoutHeight(note) + 34;
  const y = Math.max(wordsEnd, listing.top);
  const list = { x: listing.x, y, width: listing.width, height: listing.bottom - y };
  const above = { x: words.x, y: words.y + 20, maxWidth: words.width };
  const foot = { x: list.x + list.width, y: sizes[card.shape].height - 34, anchor: 'end' } as const;
  return (
    board(plan.board) +
    paper(plan.paper) +
    ribbon(plan.ribbon) +
    textToPaths(drawable(card.overline), above, overline) +
    layoutToPaths(title, words.x, titleTop) +
    layoutToPaths(note, words.x, noteTop) +
    drawListing(card.listing, list) +
    textToPaths(site.community, foot, { ...footerLook, size: 28 }) +
    emblem(card.emblem, plan.emblem.x, plan.emblem.y, plan.emblem.size)
  );
}

/** The drawings that a card shows, each as the text of an SVG. A photo is not among them. */
export function drawingsOf(card: Card): string[] {
  const common = [readPiece(card.emblem), readPiece('papel')];
  if (card.kind === 'sheet') return [...common, readPiece('portada')];
  const { illustration } = card;
  return illustration.kind === 'photo' ? common : [...common, pictureOf(illustration)];
}

/**
 * Lays out a card. `width` and `height` are those of the whole card, in pixels. `photo` is the photo's path and height:
 * it fills the top at full width; null without a photo. `svg` is everything else, aligned with the bottom of the card.
 */
export function compose(card: Card) {
  const { width, height } = sizes[card.kind === 'poster' ? 'preview' : card.shape];
  const { photo, svg } =
    card.kind === 'poster' ? composePoster(card) : { photo: null, svg: composeListingCard(card) };
  // Only the upper half of the emblem overlaps the photo.
  const top = photo === null ? 0 : photo.height - emblemSize / 2;
  const box = `width="${width}" height="${height - top}" viewBox="0 ${top} ${width} ${height - top}"`;
  return {
    width,
    height,
    photo,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${svg}</svg>`,
  };
}
