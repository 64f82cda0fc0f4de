import { drawArtwork, parseArtworkSeed } from '#features/artwork/index.server.ts';
import type { ArtworkType } from '#features/artwork/index.ts';

/** In pixels: the strip across a sheet of A4 at 150 dots an inch. */
const SIZE = { width: 1240, height: 500 };
/** The artwork is full of plain colours: a palette makes the file a third as large. */
const PNG = { palette: true, colours: 64, compressionLevel: 9 };

/** The artwork of a ticket as PNG, the same for all tickets of an event. */
export async function drawTicketPicture(type: ArtworkType, seed: string): Promise<Uint8Array> {
  const { slug, pick } = parseArtworkSeed(seed) ?? { slug: seed, pick: {} };
  const { default: sharp } = await import('sharp');
  const { width, height } = SIZE;
  const svg = drawArtwork(slug, { type, ratio: [width, height], ...pick });
  return sharp(Buffer.from(svg)).resize(width, height).png(PNG).toBuffer();
}
