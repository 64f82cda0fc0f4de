import { stat } from 'node:fs/promises';
import { fail, type Result, succeed } from '#lib/result.ts';
import { nearestTone, type Tone } from './tone.ts';

/** A picture as the library keeps it. */
export interface PreparedPicture {
  path: string;
  contentType: 'image/jpeg' | 'image/png';
  bytes: number;
  width: number;
  height: number;
  tone: Tone | null;
}

/** It cannot be read as a picture, or it has more pixels than anybody needs. */
export type PictureError = 'UNREADABLE' | 'TOO_MANY_PIXELS';

/** More than today's cameras have; larger pictures are decompression bombs. */
const MAX_PIXELS = 60_000_000;
/** Stored pictures are wide enough for twice the widest place of a page. */
const LONGEST_SIDE = 3840;
const MAX_SECONDS = 60;

/**
 * Re-encodes a picture into `target`: upright, in sRGB, no larger than needed. Everything besides pixels is dropped (places,
 * previews, polyglot code). Of animations the first frame is taken.
 */
export async function preparePicture(
  source: string,
  target: string,
): Promise<Result<PreparedPicture, PictureError>> {
  // Loaded on first use: most processes start without ever drawing one.
  const { default: sharp } = await import('sharp');
  // The pixels are counted here, where it can be distinguished from a broken file.
  const open = (file: string) =>
    sharp(file, { failOn: 'error', limitInputPixels: false, sequentialRead: true, autoOrient: true });
  try {
    const { width, height, hasAlpha, format } = await open(source).metadata();
    if (width * height > MAX_PIXELS) return fail('TOO_MANY_PIXELS');
    const isOpaque = !hasAlpha || (await open(source).stats()).isOpaque;
    const contentType = isOpaque && format !== 'png' ? 'image/jpeg' : 'image/png';
    const upright = open(source)
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: MAX_SECONDS });
    const made =
      contentType === 'image/jpeg'
        ? upright.flatten({ background: '#ffffff' }).jpeg({ quality: 88 })
        : upright.png({ compressionLevel: 9 });
    const info = await made.toFile(target);
    return succeed({
      path: target,
      contentType,
      bytes: (await stat(target)).size,
      width: info.width,
      height: info.height,
      tone: isOpaque ? await toneOf(target) : null,
    });
  } catch {
    return fail('UNREADABLE');
  }
}

/** The paper that is nearest to the colour most of a picture has. */
export async function toneOf(file: string): Promise<Tone> {
  const { default: sharp } = await import('sharp');
  const { dominant } = await sharp(file).resize(64, 64, { fit: 'fill' }).stats();
  return nearestTone(dominant.r, dominant.g, dominant.b);
}
