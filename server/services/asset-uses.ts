import type { FindAssetUses } from '#features/media/index.server.ts';
import { findAssetUsesInPages } from '#features/pages/index.server.ts';
import type { Clock } from '#platform/clock.ts';

/** Everywhere something of the library can be used (docs/product/media.md#where-used). */
export function assetUses(clock: Clock): FindAssetUses {
  return (db, assetId) => findAssetUsesInPages(db, clock, assetId);
}
