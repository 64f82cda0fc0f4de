import type { ShownText } from '#lib/localized.ts';
import type { FocalPoint } from '../assets/asset.ts';
import { heightOf, isShape, type Shape, widthsOf } from './crops.ts';
import type { Tone } from './tone.ts';

/** File formats of derivatives. `jpg` or `png`, the picture's own format, is for browsers that support none of the newer ones. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg', 'png'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** A picture of the library as pages show it: plain data, in one language. */
export interface PhotoView {
  id: number;
  /** Names its present file. */
  key: string;
  focalPoint: FocalPoint;
  /** The kind of the picture itself. */
  format: 'jpg' | 'png';
  /** Of the whole, in pixels. */
  width: number;
  height: number;
  /** The paper that lies there until it is loaded; none under what can be seen through. */
  tone: Tone | null;
  /** `null` where it is decoration. */
  alt: ShownText | null;
  credit: string | null;
}

/** Identifies a derivative of a picture. */
export interface Derivative {
  shape: Shape;
  focalPoint: FocalPoint;
  width: number;
  format: PictureFormat;
}

/** Parts of a picture's addresses. */
export type Addressed = Pick<PhotoView, 'id' | 'key' | 'focalPoint' | 'format' | 'width' | 'height'>;

/** Fallbacks come in one width: wide enough for any place, for browsers that are few. */
const FALLBACK_WIDTH = 960;

/** The name of a derivative within its picture: `16x9-50-50-960.webp`. */
export function derivativeName({ shape, focalPoint, width, format }: Derivative): string {
  const focus = shape === 'whole' ? '' : `-${focalPoint.x}-${focalPoint.y}`;
  return `${shape}${focus}-${width}.${format}`;
}

/** The address of a derivative; its content is immutable. */
export function photoUrl(photo: Addressed, shape: Shape, width: number, format: PictureFormat): string {
  const name = derivativeName({ shape, focalPoint: photo.focalPoint, width, format });
  return `/media/${photo.id}-${photo.key}/${name}`;
}

/** A picture behind a single address, in the shape of films: no wider than there is of it. */
export function posterUrl(photo: Addressed): string {
  const width = widthsOf(photo, '16x9').findLast((each) => each <= FALLBACK_WIDTH) ?? FALLBACK_WIDTH;
  return photoUrl(photo, '16x9', width, 'webp');
}

/** How wide a picture is in lists, and wherever an address says no width. */
const LIST_WIDTH = 640;
/** The shape of pictures beside shared links, and how wide networks want them. */
const SHARED = '19x10';
const SHARED_WIDTH = 1280;

/**
 * The address of a picture in lists with a `*` for its shape: short, since pages have many, and completed by `artworkUrl`.
 * It is a WebP.
 */
export function photoTemplate({
  id,
  key,
  focalPoint: { x, y },
}: Pick<PhotoView, 'id' | 'key' | 'focalPoint'>) {
  return `/media/${id}-${key}/*-${x}-${y}.webp`;
}

/** The one address used where there is room for one only: feeds, shared links, programs. */
export function fallbackUrl(photo: Addressed, shape: Shape): string {
  return photoUrl(photo, shape, fallbackWidth(photo, shape), photo.format);
}

export function fallbackWidth(photo: Addressed, shape: Shape): number {
  return widthUpTo(photo, shape, FALLBACK_WIDTH);
}

function widthUpTo(photo: Addressed, shape: Shape, most: number): number {
  const widths = widthsOf(photo, shape);
  return widths.findLast((width) => width <= most) ?? widths[0] ?? most;
}

/** Everything a browser chooses from to show a picture in a shape, best kind first. */
export function photoSources(photo: Addressed, shape: Shape) {
  const widths = widthsOf(photo, shape);
  const srcSet = (format: PictureFormat) =>
    widths.map((width) => `${photoUrl(photo, shape, width, format)} ${width}w`).join(', ');
  const width = widths.at(-1) ?? FALLBACK_WIDTH;
  return {
    avif: srcSet('avif'),
    webp: srcSet('webp'),
    src: fallbackUrl(photo, shape),
    width,
    height: heightOf(photo, shape, width),
  };
}

const NAME =
  /^(?<shape>[a-z0-9]{3,6})(?:-(?<x>\d{1,3})-(?<y>\d{1,3}))?(?:-(?<width>\d{3,4}))?\.(?<format>[a-z]{3,4})$/;

/**
 * Reads the derivative from its name, for the current picture; `null` for any name that no page uses: other shapes,
 * widths or formats, another spelling.
 */
export function readDerivativeName(photo: Addressed, name: string): Derivative | null {
  const { shape = '', x, y, width, format } = NAME.exec(name)?.groups ?? {};
  if (!isShape(shape)) return null;
  const wanted = {
    shape,
    focalPoint: shape === 'whole' ? photo.focalPoint : { x: Number(x), y: Number(y) },
    width:
      width === undefined
        ? widthUpTo(photo, shape, shape === SHARED ? SHARED_WIDTH : LIST_WIDTH)
        : Number(width),
    format: format as PictureFormat,
  };
  const names = width === undefined ? listName(wanted) : derivativeName(wanted);
  return isAskedFor(photo, wanted) && names === name ? wanted : null;
}

/** The shape of a name, for any picture; `null` for an unknown one. */
export function shapeOfName(name: string): Shape | null {
  const { shape = '' } = NAME.exec(name)?.groups ?? {};
  return isShape(shape) ? shape : null;
}

/** As `photoTemplate` has it. */
const listName = ({ shape, focalPoint: { x, y } }: Derivative) =>
  shape === 'whole' ? null : `${shape}-${x}-${y}.webp`;

function isAskedFor(photo: Addressed, { shape, width, format, focalPoint }: Derivative): boolean {
  if (Math.max(focalPoint.x, focalPoint.y) > 100) return false;
  if (format === 'avif' || format === 'webp') return widthsOf(photo, shape).includes(width);
  return format === photo.format && width === fallbackWidth(photo, shape);
}
