/** Fetches pictures that documents name, and checks their content. */
import sharp, { type FormatEnum } from 'sharp';
import { SourceFailure, type RetryPolicy } from './retry-policy.ts';
import { fetchFile } from './http.ts';

const maxBytes = 15 * 2 ** 20;
/** Limits of a side in pixels. A smaller picture is a tracking pixel, a larger one a mistake. */
const sideLimits = { min: 16, max: 12_000 } as const;
/** A build decodes whole pictures, and half a megabyte of file may become gigabytes. */
const maxMegapixels = 40;
/** Quality of WebP, from 0 to 100, for the first frame of a moving picture. A build encodes it again. */
const stillQuality = 90;

/** File extension for each format. The format comes from the content, never from the address. */
const extensions: Partial<Record<keyof FormatEnum, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  heif: 'avif',
  gif: 'gif',
};

/** Brands of HEIF files with HEVC content, the format of iPhone photos: `heic`, `hevc`. AVIF has other brands. */
const heicBrand = /^(hei[cmsx]|hev[cmsx])$/;

/** True if the bytes begin with the `ftyp` box of a HEIC file (ISO/IEC 14496-12). */
function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 64));
  if (head.toString('latin1', 4, 8) !== 'ftyp') return false;
  const brands = head.toString('latin1', 8, head.readUInt32BE(0)).match(/.{4}/gs) ?? [];
  return brands.some((brand) => heicBrand.test(brand));
}

const heicAdvice =
  'es HEIC, que los navegadores no muestran; convertila a JPEG (para que un iPhone las saque así: Ajustes → Cámara → Formatos → Más compatible)';

interface Picture {
  bytes: Uint8Array;
  /** Without a dot. */
  extension: string;
  frames: number;
}

const refuse = (reason: string): never => {
  throw new SourceFailure(reason);
};

/**
 * Checks that bytes are a picture the site can show, decodable to the last row. No SVG: it may contain scripts.
 * @returns The bytes, the file extension of their format (`jpg`, `png`, `webp`, `avif` or `gif`), and the frames.
 * @throws SourceFailure for anything else, a side under 16 or over 12,000 pixels, or over 40 megapixels.
 */
export async function checkPicture(bytes: Uint8Array): Promise<Picture> {
  if (bytes.length === 0) refuse('está vacía');
  if (isHeic(bytes)) refuse(heicAdvice);
  // `maxMegapixels` is the limit: sharp's own would refuse without saying why.
  const image = sharp(bytes, { failOn: 'truncated', limitInputPixels: false });
  const metadata = await image.metadata().catch(() => refuse('no es una imagen que se pueda leer'));
  const { format, width, height, pages = 1 } = metadata;
  const extension = extensions[format] ?? refuse(`es ${format}; usá JPG, PNG, WebP, AVIF o GIF`);
  if (Math.min(width, height) < sideLimits.min || Math.max(width, height) > sideLimits.max) {
    refuse(
      `mide ${width} × ${height} píxeles; tiene que medir entre ${sideLimits.min} y ${sideLimits.max}`,
    );
  }
  const megapixels = (width * height) / 1e6;
  if (megapixels > maxMegapixels) {
    // Rounded up, so that a picture above the limit never reads like the limit.
    const size = Math.ceil(megapixels);
    refuse(`tiene ${size} millones de píxeles; achicala a ${maxMegapixels} millones o menos`);
  }
  // Decoding reads all rows, whatever the size of the result.
  await image
    .resize(8)
    .raw()
    .toBuffer()
    .catch(() => refuse('la imagen está cortada o dañada'));
  return { bytes, extension, frames: pages };
}

/**
 * Fetches a picture; a moving one becomes a still WebP, its first frame.
 * @throws SourceFailure if that fails, it is over 15 MB, or `checkPicture` refuses its content.
 */
export async function fetchPicture(url: string, retryPolicy: RetryPolicy): Promise<Picture> {
  const { bytes } = await fetchFile(url, maxBytes, retryPolicy);
  const picture = await checkPicture(bytes);
  if (picture.frames === 1) return picture;
  // Astro would encode all frames below each other, because its AVIF has no frames.
  const still = sharp(bytes).autoOrient().webp({ quality: stillQuality });
  return { bytes: await still.toBuffer(), extension: 'webp', frames: 1 };
}
