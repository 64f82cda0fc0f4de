import type { PhotoView } from '../pictures/photo.ts';

/** Who made a photo, beside it. */
export function PhotoCredit({ photo }: { photo: PhotoView | null }) {
  return photo?.credit ? <p className="muted text-sm">{photo.credit}</p> : null;
}
