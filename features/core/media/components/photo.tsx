import { cutOf } from '#ui/artwork.tsx';
import { classNames } from '#ui/class-names.ts';
import type { Shape } from '../pictures/crops.ts';
import { type PhotoView, photoSources } from '../pictures/photo.ts';

/**
 * A picture of the library, cut to a shape around its focal point, in the kind and width the browser likes best. Its place
 * and its paper are there before it is.
 */
export function Photo({
  photo,
  shape,
  sizes,
  eager,
  uncut,
  isDecorative,
  className,
}: {
  photo: PhotoView;
  shape: Shape;
  /** How wide it is shown, for the browser to choose. */
  sizes: string;
  /** In the first view: loaded eagerly; `first` for the largest element there. */
  eager?: boolean | 'first' | undefined;
  /** Touches the page's edge or a seam: no silhouette. */
  uncut?: boolean | undefined;
  /** Its text would only repeat what stands beside it. */
  isDecorative?: boolean | undefined;
  className?: string | undefined;
}) {
  const { avif, webp, src, width, height } = photoSources(photo, shape);
  const alt = isDecorative ? null : photo.alt;
  return (
    <picture className="photo">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        src={src}
        alt={alt?.text ?? ''}
        lang={alt?.lang}
        width={width}
        height={height}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager === 'first' ? 'high' : undefined}
        className={classNames(
          'artwork',
          photo.tone && `photo-${photo.tone}`,
          !uncut && cutOf(src),
          className,
        )}
      />
    </picture>
  );
}
