import { drawArtwork } from './artwork.ts';
import { parseArtworkSeed } from './artwork-seed.ts';
import type { ArtworkType } from './names.ts';

/** In pixels: the strip across a sheet of A4 at 150 dots an inch. */
const SIZE = { width: 1240, height: 500 };
/** The artwork is full of plain colours: a palette makes the file a third as large. */
const PNG = { palette: true, colours: 64, compressionLevel: 9 };

/** An artwork as PNG, for the strip across a sheet of paper: the same for the same seed. */
export async function drawStrip(type: ArtworkType, seed: string): Promise<Uint8Array> {
  const { slug, pick } = parseArtworkSeed(seed) ?? { slug: seed, pick: {} };
  const { default: sharp } = await import('sharp');
  const { width, height } = SIZE;
  const svg = drawArtwork(slug, { type, ratio: [width, height], ...pick });
  return sharp(Buffer.from(svg)).resize(width, height).png(PNG).toBuffer();
}
