import type { PhotoView } from '../pictures/photo.ts';

/** Credit of a photo's author, beside the photo. */
export function PhotoCredit({ photo }: { photo: PhotoView | null }) {
  return photo?.credit ? <p className="muted text-sm">{photo.credit}</p> : null;
}
