import { drawArtwork, parseArtworkSeed } from '#features/artwork/index.server.ts';
import type { ArtworkType } from '#features/artwork/index.ts';

const WIDTH = 1200;
const HEIGHT = 630;
/** The artwork is full of plain colours: a palette makes the file a third as large. */
const PNG = { palette: true, colours: 64, compressionLevel: 9 };

/** The artwork of a slug, or of a slug with what was picked for it, as PNG, 1200 × 630 px: what networks show beside a shared link. */
export async function drawSharePicture(type: ArtworkType, seed: string): Promise<Uint8Array<ArrayBuffer>> {
  const { slug, pick } = parseArtworkSeed(seed) ?? { slug: seed, pick: {} };
  // Loaded on first use: most processes start without ever drawing one.
  const { default: sharp } = await import('sharp');
  const svg = drawArtwork(slug, { type, ratio: [WIDTH, HEIGHT], ...pick });
  const picture = await sharp(Buffer.from(svg), { density: 96 }).resize(WIDTH, HEIGHT).png(PNG).toBuffer();
  return new Uint8Array(picture);
}
