import { RESOURCES } from '#features/all-resources.server.ts';
import type { FindAssetUses } from '#features/core/media/index.server.ts';
import { findNamingRows } from '#features/core/resources/index.server.ts';
import { findAssetUsesInPages } from '#features/website/pages/index.server.ts';
import type { Clock } from '#platform/clock.ts';

/** Everywhere something of the library can be used (docs/product/media.md#where-used). */
export function assetUses(clock: Clock): FindAssetUses {
  return async (db, assetId) => [
    ...(await findAssetUsesInPages(db, clock, assetId)),
    ...(await findNamingRows(db, RESOURCES, { table: 'assets', id: assetId })),
  ];
}
