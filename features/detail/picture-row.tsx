import { useLingui } from '@lingui/react/macro';
import { type ArtworkType, artworkUrl } from '#features/artwork/index.ts';
import type { ShownText } from '#lib/localized.ts';
import { Artwork } from '#ui/artwork.tsx';
import { RoundButton } from '#ui/round-button.tsx';

interface RowPicture {
  /** Seed of the artwork. */
  art: string;
  caption: ShownText;
  credit: string;
}

/**
 * Pictures on one baseline, scrolled by swipe, wheel, arrow keys or the two buttons. It stands in static parts: the buttons
 * are heard by the shell (docs/decisions/0035).
 */
export function PictureRow({ images, type }: { images: RowPicture[]; type: ArtworkType }) {
  const { t } = useLingui();
  const step = (direction: 1 | -1) => ({ 'data-press': 'picture-step', 'data-step': direction });
  return (
    <div data-pictures>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by key */}
      <ul className="picture-row" tabIndex={0} aria-label={t`Pictures`}>
        {images.map((image, index) => (
          <li key={image.art}>
            <figure>
              <Artwork
                src={artworkUrl(type, image.art, index % 2 === 0 ? [3, 2] : [3, 4])}
                width={3}
                height={index % 2 === 0 ? 2 : 4}
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
          <RoundButton icon="arrow-left" label={t`Previous picture`} look="line" {...step(-1)} />
          <RoundButton icon="arrow-right" label={t`Next picture`} look="ink" {...step(1)} />
        </div>
      ) : null}
    </div>
  );
}
