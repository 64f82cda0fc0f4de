import type { Db } from '#features/database.server.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';

/** A place that names something of the library. */
export interface AssetUse {
  /** Type of the entity, by its API name: `pages`, `containers`, `productions`. */
  entity: string;
  id: number;
  /** Name of the entity for people. */
  name: string;
  /** Cache tags of the pages that show it. */
  tags: readonly CacheTag[];
}

/**
 * Finds the uses of an asset. Called within transactions and injected from outside: the library has many users and
 * knows none of them.
 */
export type FindAssetUses = (db: Db, assetId: number) => Promise<AssetUse[]>;
