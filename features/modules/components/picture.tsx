import { type ArtworkRatio, artworkUrl } from '#features/artwork/index.ts';
import type { Picture } from '#features/content/index.ts';
import { Artwork, cutOf } from '#ui/artwork.tsx';
import { classNames } from '#ui/class-names.ts';

/** The shapes pictures of modules have. */
export const FORMATS = {
  '16:9': [16, 9],
  '3:2': [3, 2],
  '4:3': [4, 3],
  '1:1': [1, 1],
  '3:4': [3, 4],
} as const satisfies Record<string, ArtworkRatio>;
export type Format = keyof typeof FORMATS;

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
  const { src, srcSet, alt } = picture.photo;
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet ? sizes : undefined}
      alt={alt?.text ?? ''}
      lang={alt?.lang}
      width={WIDTH}
      height={height}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager === 'first' ? 'high' : undefined}
      data-format={format}
      className={classNames('artwork module-photo', !uncut && cutOf(src))}
    />
  );
}
