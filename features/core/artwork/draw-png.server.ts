import { drawArtwork } from './artwork.ts';
import { parseArtworkSeed } from './artwork-seed.ts';
import { LOGO_MARK } from './logo-mark.ts';
import { createLru } from './lru.ts';
import type { ArtworkType } from './names.ts';

/** In pixels: the strip across a sheet of A4 at 150 dots an inch. */
const STRIP = { width: 1240, height: 500 };
/** The artwork is full of plain colours: a palette makes the file a third as large. */
const PNG = { palette: true, colours: 64, compressionLevel: 9 };
/** Cache of drawn pictures: customers buy tickets for current events. Each takes about 16 KB, and a tenth of a second to draw. */
const cached = createLru<Promise<Uint8Array>>(150);

/** An artwork as PNG, for the strip across a sheet of paper: the same for the same seed. */
export function drawStrip(type: ArtworkType, seed: string): Promise<Uint8Array> {
  return cachedPicture(`${type} ${seed} strip`, () => drawn(type, seed, STRIP));
}

/** The same as a square, so many pixels wide. */
export function drawSquare(type: ArtworkType, seed: string, size: number): Promise<Uint8Array> {
  return cachedPicture(`${type} ${seed} ${size}`, () => drawn(type, seed, { width: size, height: size }));
}

/** The bird of the venue, so many pixels high: on a square of paper, or on nothing. */
export function drawLogoMark(size: number, { onPaper }: { onPaper: boolean }): Promise<Uint8Array> {
  return cachedPicture(`house mark ${size} ${onPaper}`, async () => {
    const { width, height, parts } = LOGO_MARK;
    const side = onPaper ? height * 1.2 : height;
    const box = onPaper
      ? `${(width - side) / 2} ${(height - side) / 2} ${side} ${side}`
      : `0 0 ${width} ${height}`;
    const paths = parts.map(({ fill, path }) => `<path fill="${fill}" d="${path}"/>`).join('');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${paths}</svg>`;
    const { default: sharp } = await import('sharp');
    const drawing = sharp(Buffer.from(svg), { density: 144 }).resize({ height: size });
    return (onPaper ? drawing.flatten({ background: '#faf8f3' }) : drawing).png().toBuffer();
  });
}

/** Returns the cached picture or draws it: concurrent requests wait for the same drawing, and a failed one is drawn again. */
function cachedPicture(name: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const picture = cached.get(name) ?? draw();
  cached.set(name, picture);
  picture.catch(() => cached.delete(name));
  return picture;
}

async function drawn(
  type: ArtworkType,
  seed: string,
  { width, height }: { width: number; height: number },
): Promise<Uint8Array> {
  const { slug, pick } = parseArtworkSeed(seed) ?? { slug: seed, pick: {} };
  const { default: sharp } = await import('sharp');
  const svg = drawArtwork(slug, { type, ratio: [width, height], ...pick });
  return sharp(Buffer.from(svg)).resize(width, height).png(PNG).toBuffer();
}
