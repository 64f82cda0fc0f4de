import sharp from 'sharp';
import { createRandom, drawArtwork, parseArtworkSeed } from '#features/core/artwork/index.server.ts';
import type { DemoPicture } from '../content/pictures.ts';
import { PHOTO } from './photo-size.ts';

/** Size of the artwork on the table: larger, so that the camera may stand askew and a little too close. */
const TABLE = { width: 1440, height: 1080 };
const GRAIN = 14;

/** An artwork as if photographed: a little askew, lit from one side, soft at the edges of the light, with grain. Always the same. */
export async function photograph({ slug, art }: DemoPicture): Promise<Buffer> {
  const { slug: cut, pick } = parseArtworkSeed(art.seed) ?? { slug: art.seed, pick: {} };
  const svg = drawArtwork(cut, { type: art.type, ratio: [4, 3], ...pick });
  const random = createRandom(`photo/${slug}`);
  const paper = await sharp(Buffer.from(svg), { density: 180 })
    .resize(TABLE.width, TABLE.height)
    .png()
    .toBuffer();
  const askew = await sharp(paper)
    .rotate((random.next() - 0.5) * 4, { background: '#3a3128' })
    .toBuffer();
  const { width = 0, height = 0 } = await sharp(askew).metadata();
  const shift = () => Math.round((random.next() - 0.5) * 40);
  const held = await sharp(askew)
    .extract({
      left: Math.round((width - PHOTO.width) / 2) + shift(),
      top: Math.round((height - PHOTO.height) / 2) + shift(),
      ...PHOTO,
    })
    .toBuffer();
  return sharp(held)
    .blur(0.7)
    .modulate({ saturation: 0.9 })
    .composite([
      { input: light(random.next), blend: 'soft-light' },
      { input: shade(random.next), blend: 'multiply' },
      { input: grain(random.next), raw: { ...PHOTO, channels: 4 }, blend: 'overlay' },
    ])
    .removeAlpha()
    .jpeg({ quality: 70, mozjpeg: true })
    .toBuffer();
}

/** A window beside the table. */
function light(next: () => number): Buffer {
  const x = Math.round(15 + next() * 30);
  return overlay(
    `<radialGradient id="l" cx="${x}%" cy="8%" r="85%"><stop offset="0" stop-color="#fff6e0" stop-opacity=".85"/><stop offset="1" stop-color="#141018" stop-opacity=".5"/></radialGradient>`,
  );
}

/** The corners, where a lens sees less. */
function shade(next: () => number): Buffer {
  const x = Math.round(44 + next() * 12);
  return overlay(
    `<radialGradient id="l" cx="${x}%" cy="50%" r="75%"><stop offset=".55" stop-color="#fff"/><stop offset="1" stop-color="#b9b0a8"/></radialGradient>`,
  );
}

function overlay(gradient: string): Buffer {
  const { width, height } = PHOTO;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${gradient}</defs><rect width="100%" height="100%" fill="url(#l)"/></svg>`,
  );
}

/** Grey, a little lighter or darker from dot to dot. */
function grain(next: () => number): Buffer {
  const dots = Buffer.alloc(PHOTO.width * PHOTO.height * 4, 255);
  for (let dot = 0; dot < dots.length; dot += 4) {
    const grey = 128 + Math.round((next() + next() - 1) * GRAIN);
    dots.fill(grey, dot, dot + 3);
  }
  return dots;
}
