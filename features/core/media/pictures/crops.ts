import type { FocalPoint } from '../assets/asset.ts';

/** Widths in pixels that derivatives are made in, small to large. */
const WIDTHS = [160, 320, 640, 960, 1280, 1920] as const;

/**
 * The shapes of pictures on pages, and the largest width of each. Nothing else is created: other shapes and widths get a 404
 * (docs/product/media.md#derivatives). `whole` is for choosing the focal point.
 */
const WIDEST = {
  '1x1': 1280,
  '4x3': 1920,
  '3x4': 1280,
  '16x9': 1920,
  '5x4': 1920,
  '4x5': 1280,
  '2x1': 1920,
  '3x2': 1920,
  '2x3': 960,
  '3x1': 1920,
  '19x10': 1280,
  whole: 1280,
} as const satisfies Record<string, number>;

export type Shape = keyof typeof WIDEST;
/** @internal For tests. */
export const SHAPES = Object.keys(WIDEST) as [Shape, ...Shape[]];
export const isShape = (name: string): name is Shape => Object.hasOwn(WIDEST, name);

/** The whole of a picture, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** A part of a picture, in pixels. */
export interface Crop extends PictureSize {
  left: number;
  top: number;
}

/** The largest part of a picture that has a shape, as near around its focal point as its edges let it. */
export function cropOf({ width, height }: PictureSize, shape: Shape, focal: FocalPoint): Crop {
  const ratio = ratioOf(shape);
  if (ratio === null) return { left: 0, top: 0, width, height };
  const cropWidth = Math.max(1, Math.min(width, Math.round(height * ratio)));
  const cropHeight = Math.max(1, Math.min(height, Math.round(width / ratio)));
  return {
    left: offset(width, cropWidth, focal.x),
    top: offset(height, cropHeight, focal.y),
    width: cropWidth,
    height: cropHeight,
  };
}

/** Available widths of a picture in a shape: none larger than the original, and always at least one. */
export function widthsOf(size: PictureSize, shape: Shape): number[] {
  const most = Math.min(cropOf(size, shape, { x: 50, y: 50 }).width, WIDEST[shape]);
  const widths = WIDTHS.filter((width) => width <= most);
  return widths.length > 0 ? widths : [WIDTHS[0]];
}

/** How high a derivative of a width is, in pixels. */
export function heightOf(size: PictureSize, shape: Shape, width: number): number {
  const ratio = ratioOf(shape) ?? size.width / size.height;
  return Math.max(1, Math.round(width / ratio));
}

/** Width by height; `null` where a picture keeps its own. */
function ratioOf(shape: Shape): number | null {
  if (shape === 'whole') return null;
  const [across = 1, down = 1] = shape.split('x').map(Number);
  return across / down;
}

function offset(whole: number, part: number, percent: number): number {
  const wanted = Math.round((whole * percent) / 100 - part / 2);
  return Math.min(Math.max(wanted, 0), whole - part);
}
