/** Lays out cards as SVG. */
import { drawingSize, isDrawn, readPiece, readScene } from '../../config/art/catalogue.ts';
import { site } from '../../config/site.ts';
import {
  sizes,
  type Card,
  type DuelsListing,
  type Illustration,
  type ListingCard,
  type Poster,
  type TableListing,
} from './card.ts';
import {
  drawable,
  drawableNick,
  fitAll,
  fitLines,
  layoutHeight,
  layoutToPaths,
  measure,
  textToPaths,
  type TextStyle,
} from './text.ts';

/** A rectangle on a card, in pixels. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const colours = {
  ink: '#3a2a1f',
  brick: '#a5492c',
  brickDark: '#7d3421',
  parchment: '#f7ecd3',
  /** Background of every other line of a listing. */
  band: '#efdfb9',
  white: '#fffaf0',
  night: '#1f3f5f',
  gold: '#f6b72f',
  silver: '#d5dde2',
  bronze: '#c98a52',
} as const;

function rect(colour: string, { x, y, width, height }: Box): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>`;
}

function disc(colour: string, x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
}

/**
 * Fits a drawing into a box so that it covers the box. What does not fit is cut at both ends. The drawing is a picture
 * inside the card, so that its ids and styles do not reach other drawings.
 */
function framed(svg: string, { x, y, width, height }: Box): string {
  const data = Buffer.from(svg).toString('base64');
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" href="data:image/svg+xml;base64,${data}"/>`;
}

/** Parchment with faint meeples, or plain where the community is of another game. */
function paper({ x, y, width, height }: Box): string {
  if (!isDrawn('papel')) return rect(colours.parchment, { x, y, width, height });
  const pattern = framed(readPiece('papel'), { x: 0, y: 0, width: 1200, height: 1060 });
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}">${pattern}</svg>`;
}

/** The community's colours as stripes along the longer side of a box. */
function ribbon({ x, y, width, height }: Box): string {
  const { ribbon: stripes } = site.colors;
  const thickness = Math.min(width, height) / stripes.length;
  return stripes
    .map((colour, index) =>
      width > height
        ? rect(colour, { x, y: y + index * thickness, width, height: thickness })
        : rect(colour, { x: x + index * thickness, y, width: thickness, height }),
    )
    .join('');
}

/** An emblem with its middle at (x, y). A trophy stands on a seal of this size, because its drawing has no frame. */
function emblem(name: Card['emblem'], x: number, y: number, size: number): string {
  const drawing = drawingSize(name);
  // Trophies are taller than wide; all other emblems are squares, or nearly.
  const isFramed = drawing.height < 1.1 * drawing.width;
  const seal = disc(colours.white, x, y, size / 2) + disc(colours.night, x, y, size / 2 - 6);
  const height = isFramed ? size : size * 0.74;
  const width = (height * drawing.width) / drawing.height;
  const box = { x: x - width / 2, y: y - height / 2, width, height };
  return (isFramed ? '' : seal) + framed(readPiece(name), box);
}

const { ink, brick } = colours;
const medals = new Map([
  ['1', colours.gold],
  ['2', colours.silver],
  ['3', colours.bronze],
]);

/** A listing with fewer rows has rows of the same height as one with four. */
const minRows = 4;

/** Smallest sizes of nicks, and of a table's other texts. Longer ones are cut. */
const minNickSize = 24;
const minCellSize = 18;

/** Least distance between the columns of a table, in pixels. */
const columnGap = 4;

/** Lengths in a row of a table, as fractions of the row's height. */
const tableRow = { text: 0.64, baseline: 0.69, medalRadius: 0.36 };

/** Lengths in a row of duels, as fractions of the row's height. */
const duelRow = { nick: 0.6, result: 0.54, when: 0.44, baseline: 0.67 };

/** Draws a table into a box. All rows share its height, up to 88 pixels each. The places `1` to `3` have medals. */
function drawTable(table: TableListing, { x, y, width, height }: Box): string {
  const headings = table.headings.map(drawable);
  const rows = table.rows.map(({ place, player, values }) => ({
    place: drawable(place),
    player: drawableNick(player),
    values: values.map(drawable),
  }));
  const head = headings.length > 0 ? 36 : 0;
  const rowHeight = Math.min(88, Math.floor((height - head) / Math.max(rows.length, minRows)));
  const text = { size: rowHeight * tableRow.text, weight: 800, colour: ink } as const;
  const headingLook = { size: Math.min(28, text.size * 0.7), weight: 800, colour: brick } as const;
  const headingWidths = headings.map((heading) => measure(heading, headingLook) + columnGap);
  const share = (width * 0.52) / Math.max(headings.length, 1);
  const columnWidth = Math.min(Math.max(100, ...headingWidths), share);
  // Places are numbers, or else words such as the division.
  const places = rows.map(({ place }) => place);
  const hasNumbers = places.every((place) => /^\d+$/.test(place));
  const labelLook = { size: text.size * 0.8, weight: 500, colour: brick } as const;
  const label = fitAll(places, width * 0.45 - 36, labelLook, minCellSize);
  const widestPlace = Math.max(...places.map((place) => measure(place, label)));
  const left = hasNumbers ? rowHeight + 20 : Math.min(width * 0.45, 36 + widestPlace);
  const maxWidth = width - left - columnWidth * headings.length - 12;
  const nicks = rows.map(({ player }) => player);
  const nick = fitAll(nicks, maxWidth, text, minNickSize);
  const cellWidth = columnWidth - columnGap;
  /** Draws a text for each column, with its end at the column's end. A wide one is drawn smaller, then cut. */
  function drawCells(cells: readonly string[], baseline: number, style: TextStyle): string {
    let paths = '';
    for (const [column, cell] of cells.entries()) {
      const end = x + width - 18 - (headings.length - 1 - column) * columnWidth;
      const at = { x: end, y: baseline, anchor: 'end', maxWidth: cellWidth } as const;
      paths += textToPaths(cell, at, fitAll([cell], cellWidth, style, minCellSize));
    }
    return paths;
  }
  let svg = drawCells(headings, y + 22, headingLook);
  for (const [index, { place, player, values }] of rows.entries()) {
    const top = y + head + index * rowHeight;
    const baseline = top + rowHeight * tableRow.baseline;
    const radius = rowHeight * tableRow.medalRadius;
    const middle = x + 14 + radius;
    const medal = medals.get(place);
    if (index % 2 === 0) svg += rect(colours.band, { x, y: top, width, height: rowHeight });
    if (medal) svg += disc(medal, middle, top + rowHeight / 2, radius);
    svg += hasNumbers
      ? textToPaths(place, { x: middle, y: baseline, anchor: 'middle' }, text)
      : textToPaths(place, { x: x + 14, y: baseline, maxWidth: left - 30 }, label);
    svg += textToPaths(player, { x: x + left, y: baseline, maxWidth }, nick);
    svg += drawCells(values, baseline, text);
  }
  return svg;
}

/** Draws duels into a box, in rows of equal height. If they do not fit, the last row says how many are missing. */
function drawDuels(listing: DuelsListing, { x, y, width, height }: Box): string {
  const duels = listing.duels.map(({ home, away, when, ...duel }) => ({
    ...duel,
    home: drawableNick(home),
    away: drawableNick(away),
    when: drawable(when),
  }));
  const wanted = Math.floor(height / Math.max(duels.length, minRows));
  const rowHeight = Math.max(44, Math.min(124, wanted));
  const fitting = Math.floor(height / rowHeight);
  const shown = duels.length <= fitting ? duels : duels.slice(0, fitting - 1);
  const resultSize = Math.min(38, rowHeight * duelRow.result);
  const whenSize = Math.min(32, rowHeight * duelRow.when);
  const bold = { size: resultSize, weight: 800, colour: brick } as const;
  const versus = { size: whenSize, weight: 500, colour: brick } as const;
  const small = { ...versus, colour: ink };
  const widestWhen = Math.max(...shown.map(({ when }) => measure(when, small)));
  const whenWidth = widestWhen > 0 ? Math.min(width * 0.3, widestWhen + 32) : 0;
  const middle = x + (width - whenWidth) / 2;
  const maxWidth = (width - whenWidth) / 2 - 64;
  const nicks = shown.flatMap(({ home, away }) => [home, away]);
  const size = Math.min(54, rowHeight * duelRow.nick);
  const nick = fitAll(nicks, maxWidth, { size, weight: 800, colour: ink }, minNickSize);
  const loser = { ...nick, weight: 500 } as const;
  let svg = '';
  for (const [index, { home, away, result, winner, when }] of shown.entries()) {
    const top = y + index * rowHeight;
    const at = { y: top + rowHeight * duelRow.baseline, maxWidth };
    const homeAt = { ...at, x: middle - 52, anchor: 'end' } as const;
    const middleAt = { ...at, x: middle, anchor: 'middle' } as const;
    const awayAt = { ...at, x: middle + 52 };
    const whenAt = { ...at, x: x + width - 14, anchor: 'end', maxWidth: whenWidth - 16 } as const;
    svg += rect(colours.band, { x, y: top + 3, width, height: rowHeight - 6 });
    svg += textToPaths(home, homeAt, winner === 'away' ? loser : nick);
    svg += textToPaths(result || 'vs', middleAt, result ? bold : versus);
    svg += textToPaths(away, awayAt, winner === 'home' ? loser : nick);
    svg += textToPaths(when, whenAt, small);
  }
  const hidden = duels.length - shown.length;
  if (hidden === 0) return svg;
  const lastBaseline = y + (shown.length + 0.7) * rowHeight;
  return svg + textToPaths(`y ${hidden} duelos más`, { x, y: lastBaseline }, bold);
}

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

function composeListingCard(card: ListingCard): string {
  const { listing } = card;
  const { words, titleSize, ...plan } = plans[card.shape];
  const overline = { ...overlineLook, size: 30 };
  const titleSizes = [titleSize, titleSize * 0.75];
  const title = fitLines(drawable(card.title), words.width, titleSizes, titleLook);
  const note = fitLines(drawable(card.note), words.width, [34, 28], noteLook);
  const titleTop = words.y + 44;
  const noteTop = titleTop + layoutHeight(title) + 24;
  const wordsEnd = card.note === '' ? noteTop : noteTop + layoutHeight(note) + 34;
  const y = Math.max(wordsEnd, plan.listing.top);
  const { x, width, bottom } = plan.listing;
  const box = { x, y, width, height: bottom - y };
  const above = { x: words.x, y: words.y + 20, maxWidth: words.width };
  const foot = { x: x + width, y: sizes[card.shape].height - 34, anchor: 'end' } as const;
  return (
    board(plan.board) +
    paper(plan.paper) +
    ribbon(plan.ribbon) +
    textToPaths(drawable(card.overline), above, overline) +
    layoutToPaths(title, words.x, titleTop) +
    layoutToPaths(note, words.x, noteTop) +
    (listing.kind === 'table' ? drawTable(listing, box) : drawDuels(listing, box)) +
    textToPaths(site.community, foot, { ...footerLook, size: 28 }) +
    emblem(card.emblem, plan.emblem.x, plan.emblem.y, plan.emblem.size)
  );
}

/** Texts of a card's SVGs: emblem, paper, and either the banner of a listing or a poster's picture that is no photo. */
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
