/** The picture a shared link shows. */
import { site } from '../config/site.ts';
import { absoluteUrl } from '../config/addresses.ts';
import { sizes } from './card.ts';

/**
 * A JPEG of 1200 × 630 and less than 250 KB: WhatsApp shows nothing heavier, LinkedIn no WebP. Its
 * address is absolute, and stays the same as long as the picture does: old shares use it.
 */
export interface PreviewPicture {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** The site's own, for pages without one. */
export const sitePreview: PreviewPicture = {
  url: absoluteUrl('/og-default.jpg'),
  ...sizes.preview,
  alt: site.community,
};
