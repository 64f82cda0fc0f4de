import { useLingui } from '@lingui/react/macro';
import { type ArtworkType, artworkUrl } from '#features/core/artwork/index.ts';
import { Photo, type PhotoView } from '#features/core/media/index.ts';
import type { ShownText } from '#lib/localized.ts';
import { Artwork } from '#ui/artwork.tsx';
import { RoundButton } from '#ui/round-button.tsx';

interface RowPicture {
  /** Seed of the artwork, which stands in for a picture that is not there. */
  art: string;
  /** Of the library. */
  picture: number | null;
  caption: ShownText;
  credit: string;
}

/**
 * Pictures on one baseline, scrolled by swipe, wheel, arrow keys or the two buttons. Part of static parts: the shell handles
 * the buttons (docs/decisions/0035).
 */
export function PictureRow({
  images,
  photos,
  type,
}: {
  images: RowPicture[];
  /** Those of the library that may be shown, by id. */
  photos: Record<string, PhotoView>;
  type: ArtworkType;
}) {
  const { t } = useLingui();
  const step = (direction: 1 | -1) => ({ 'data-press': 'picture-step', 'data-step': direction });
  return (
    <div data-pictures>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a horizontal scroller must be reachable by key */}
      <ul className="picture-row" tabIndex={0} aria-label={t`Images`}>
        {images.map((image, index) => (
          <li key={image.art}>
            <figure>
              <RowPhoto
                image={image}
                photo={photos[image.picture ?? 0]}
                isWide={index % 2 === 0}
                type={type}
              />
              <figcaption>
                <span lang={image.caption.lang}>{image.caption.text}</span> {image.credit}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {images.length > 1 ? (
        <div className="picture-row-controls">
          <RoundButton icon="arrow-left" label={t`Previous image`} variant="line" {...step(-1)} />
          <RoundButton icon="arrow-right" label={t`Next image`} variant="ink" {...step(1)} />
        </div>
      ) : null}
    </div>
  );
}

/** Widths as in detail.css. */
const SIZES = { wide: '(width < 46rem) 78vw, 36rem', tall: '(width < 38rem) 52vw, 20rem' };

function RowPhoto({
  image,
  photo,
  isWide,
  type,
}: {
  image: RowPicture;
  photo: PhotoView | undefined;
  isWide: boolean;
  type: ArtworkType;
}) {
  if (photo)
    return <Photo photo={photo} shape={isWide ? '3x2' : '3x4'} sizes={SIZES[isWide ? 'wide' : 'tall']} />;
  const height = isWide ? 2 : 4;
  return <Artwork src={artworkUrl(type, image.art, [3, height])} width={3} height={height} />;
}
