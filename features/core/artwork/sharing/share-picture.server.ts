import { drawArtwork } from '../artwork.ts';
import { parseArtworkSeed } from '../artwork-seed.ts';
import type { ArtworkType } from '../names.ts';

/** Of pictures beside shared links, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 };
/** The artwork is full of plain colours: a palette makes the file a third as large. */
const PNG = { palette: true, colours: 64, compressionLevel: 9 };

/** The artwork of a slug and its picks as PNG, 1200 × 630 px: the preview image of a shared link. */
export async function drawSharePicture(type: ArtworkType, seed: string): Promise<Uint8Array<ArrayBuffer>> {
  const { slug, pick } = parseArtworkSeed(seed) ?? { slug: seed, pick: {} };
  // Loaded on first use: most processes start without ever drawing one.
  const { default: sharp } = await import('sharp');
  const { width, height } = PICTURE_SIZE;
  const svg = drawArtwork(slug, { type, ratio: [width, height], ...pick });
  const picture = await sharp(Buffer.from(svg), { density: 96 }).resize(width, height).png(PNG).toBuffer();
  return new Uint8Array(picture);
}
