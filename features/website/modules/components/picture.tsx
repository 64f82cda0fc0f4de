import { type ArtworkRatio, artworkUrl } from '#features/core/artwork/index.ts';
import type { Picture } from '#features/core/documents/index.ts';
import { Photo } from '#features/core/media/index.ts';
import { Artwork } from '#ui/artwork.tsx';

/** The shapes pictures of modules have. */
export const FORMATS = {
  '16:9': [16, 9],
  '3:2': [3, 2],
  '4:3': [4, 3],
  '1:1': [1, 1],
  '3:4': [3, 4],
} as const satisfies Record<string, ArtworkRatio>;
export type Format = keyof typeof FORMATS;

const FORMAT_SHAPES = {
  '16:9': '16x9',
  '3:2': '3x2',
  '4:3': '4x3',
  '1:1': '1x1',
  '3:4': '3x4',
} as const satisfies Record<Format, string>;

/** Of the widest place a picture has; only the relation of the two counts. */
const WIDTH = 960;

/** A picture of a module in its shape: a photo of the library, or the artwork that stands in its place. */
export function ModulePicture({
  picture,
  format,
  sizes = '(width >= 48rem) 50vw, 100vw',
  eager,
  uncut,
}: {
  picture: Picture;
  format: Format;
  /** How wide it is shown, for the browser to choose. */
  sizes?: string;
  eager?: boolean | 'first' | undefined;
  uncut?: boolean | undefined;
}) {
  const [across, down] = FORMATS[format];
  const height = Math.round((WIDTH * down) / across);
  if ('art' in picture) {
    const src = artworkUrl(picture.art, picture.seed, FORMATS[format]);
    return <Artwork src={src} width={WIDTH} height={height} eager={eager} uncut={uncut} />;
  }
  const shape = FORMAT_SHAPES[format];
  return <Photo photo={picture.photo} shape={shape} sizes={sizes} eager={eager} uncut={uncut} />;
}
