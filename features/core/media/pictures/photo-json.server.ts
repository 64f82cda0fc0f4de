import { textsJson } from '#lib/texts-json.ts';
import { widthsOf } from './crops.ts';
import { type Addressed, fallbackUrl, type PhotoView, photoUrl } from './photo.ts';

/** Returns the addresses of a picture's small and large versions, for programs. */
export function thumbnailsJson(photo: Addressed) {
  const thumbnail = (shape: 'whole' | '1x1', most: number) => {
    const widths = widthsOf(photo, shape);
    return photoUrl(photo, shape, widths.findLast((width) => width <= most) ?? widths[0] ?? most, 'webp');
  };
  return { square: thumbnail('1x1', 320), small: thumbnail('whole', 320), large: thumbnail('whole', 1280) };
}

/** A picture in one language, for programs. */
export function photoJson(photo: PhotoView) {
  const { width, height, tone, alt, credit } = photo;
  return {
    url: fallbackUrl(photo, 'whole'),
    thumbnails: thumbnailsJson(photo),
    width,
    height,
    placeholder: tone,
    ...textsJson({ alt }),
    credit,
  };
}
