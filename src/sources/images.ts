/** Pictures that documents name: fetched once, checked by their content. */
import sharp, { type FormatEnum } from 'sharp';
import { SourceFailure } from './failure.ts';
import { fetchFile } from './http.ts';
import type { RetryPolicy } from './retry-policy.ts';

const maxBytes = 15 * 2 ** 20;
/** Pixels a side: below it is a tracking pixel, above it a mistake. */
const sides = { min: 16, max: 12_000 } as const;
/** Largest size with all frames: a build decodes a picture whole, and half a megabyte may become gigabytes. */
const megapixels = 40;

/** File extensions by content, whatever an address says. */
const extensions: Partial<Record<keyof FormatEnum, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  heif: 'avif',
  gif: 'gif',
};

/** Brands of files with HEVC pictures, as iPhones take them; those with AV1 have others. */
const heicBrand = /^(hei[cmsx]|hev[cmsx])$/;

/** Whether bytes begin like HEIC: a box of ISO media files (ISO/IEC 14496-12) that says its brands. */
function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 64));
  if (head.toString('latin1', 4, 8) !== 'ftyp') return false;
  const brands = head.toString('latin1', 8, head.readUInt32BE(0)).match(/.{4}/gs) ?? [];
  return brands.some((brand) => heicBrand.test(brand));
}

const heicAdvice =
  'es HEIC, que los navegadores no muestran; convertila a JPEG (para que un iPhone las saque así: Ajustes → Cámara → Formatos → Más compatible)';

const refuse = (reason: string): never => {
  throw new SourceFailure(reason);
};

/**
 * Checks that bytes are a picture we can use: a known raster format, sane dimensions, decodable to
 * the last row. SVG is refused: it is a program.
 * @throws SourceFailure
 */
export async function checkPicture(bytes: Uint8Array) {
  if (bytes.length === 0) refuse('está vacía');
  if (isHeic(bytes)) refuse(heicAdvice);
  const image = sharp(bytes, { failOn: 'truncated' });
  const {
    format,
    width,
    height,
    pages = 1,
  } = await image.metadata().catch(() => refuse('no es una imagen que se pueda leer'));
  const extension = extensions[format] ?? refuse(`es ${format}; usá JPG, PNG, WebP o AVIF`);
  if (Math.min(width, height) < sides.min || Math.max(width, height) > sides.max) {
    refuse(`mide ${width} × ${height} píxeles; tiene que medir entre ${sides.min} y ${sides.max}`);
  }
  const size = Math.round((width * height * pages) / 1e6);
  if (size > megapixels) {
    refuse(`tiene ${size} millones de píxeles; achicala a ${megapixels} o menos`);
  }
  await image
    .resize(8)
    .raw()
    .toBuffer()
    .catch(() => refuse('la imagen está cortada o dañada'));
  return { bytes, extension };
}

/** Fetches a picture and checks it. @throws SourceFailure */
export async function fetchPicture(url: string, retryPolicy: RetryPolicy) {
  const { bytes } = await fetchFile(url, maxBytes, retryPolicy);
  return checkPicture(bytes);
}
