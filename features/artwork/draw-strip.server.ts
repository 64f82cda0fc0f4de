import { drawArtwork } from './artwork.ts';
import { parseArtworkSeed } from './artwork-seed.ts';
import { createLru } from './lru.ts';
import type { ArtworkType } from './names.ts';

/** In pixels: the strip across a sheet of A4 at 150 dots an inch. */
const SIZE = { width: 1240, height: 500 };
/** The artwork is full of plain colours: a palette makes the file a third as large. */
const PNG = { palette: true, colours: 64, compressionLevel: 9 };
/** Who buys tickets buys those of what is on now. Each takes about 16 KB, and a tenth of a second to draw. */
const kept = createLru<Uint8Array>(50);

/** An artwork as PNG, for the strip across a sheet of paper: the same for the same seed. */
export async function drawStrip(type: ArtworkType, seed: string): Promise<Uint8Array> {
  const name = `${type} ${seed}`;
  const strip = kept.get(name) ?? (await drawn(type, seed));
  kept.set(name, strip);
  return strip;
}

async function drawn(type: ArtworkType, seed: string): Promise<Uint8Array> {
  const { slug, pick } = parseArtworkSeed(seed) ?? { slug: seed, pick: {} };
  const { default: sharp } = await import('sharp');
  const { width, height } = SIZE;
  const svg = drawArtwork(slug, { type, ratio: [width, height], ...pick });
  return sharp(Buffer.from(svg)).resize(width, height).png(PNG).toBuffer();
}
