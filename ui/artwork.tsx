import { classNames } from './class-names.ts';

/** One of three silhouettes, always the same one for the same picture. */
export function cutOf(src: string): 'cut-1' | 'cut-2' | 'cut-3' {
  let sum = 0;
  for (let i = 0; i < src.length; i++) sum = (sum * 31 + src.charCodeAt(i)) % 9973;
  return (['cut-1', 'cut-2', 'cut-3'] as const)[sum % 3] ?? 'cut-1';
}

/**
 * A picture in a scissor-cut silhouette. `width` and `height` are its proportions and hold its place; an artwork is
 * decoration, so `alt` is empty unless a photo shows something.
 */
export function Artwork({
  src,
  alt = '',
  width,
  height,
  eager,
  uncut,
  className,
}: {
  src: string;
  alt?: string | undefined;
  width: number;
  height: number;
  /** In the first view: loaded eagerly; `first` for the largest element there. */
  eager?: boolean | 'first' | undefined;
  /** Touches the page's edge or a seam: no silhouette. */
  uncut?: boolean | undefined;
  className?: string | undefined;
}) {
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager === 'first' ? 'high' : undefined}
      className={classNames('artwork', !uncut && cutOf(src), className)}
    />
  );
}
