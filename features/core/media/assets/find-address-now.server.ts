import type { Db } from '#features/database.server.ts';
import { fallbackUrl, shapeOfName } from '../pictures/photo.ts';
import { addressedPhoto, captionsName, captionsUrl, fileUrl } from './addresses.ts';
import { findFormerNames } from './former-address-store.server.ts';
import type { ShownAsset } from './store.server.ts';

/**
 * Finds the current public address for a former one; `null` for an address that was never given out, so that nothing
 * is found by guessing.
 */
export async function findAddressNow(
  db: Db,
  asset: ShownAsset,
  { key, name }: { key: string; name: string },
): Promise<string | null> {
  const names = await findFormerNames(db, { id: asset.id, storageKey: key });
  if (names.length === 0) return null;
  const photo = addressedPhoto(asset);
  if (photo) {
    const shape = shapeOfName(name);
    return shape && fallbackUrl(photo, shape);
  }
  const captions = captionsName(name);
  if (captions && asset.captions?.[captions]) return captionsUrl(asset, captions);
  return names.includes(name) ? fileUrl(asset) : null;
}
