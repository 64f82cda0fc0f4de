import type { Db } from '#features/database.server.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';

/** A place that names something of the library. */
export interface AssetUse {
  /** What it is, as the API calls it: `pages`, `containers`, `productions`. */
  entity: string;
  id: number;
  /** What people call it. */
  name: string;
  /** What shows it. */
  tags: readonly CacheTag[];
}

/**
 * Where something of the library is used. It is asked for within transactions and given from outside: those who use the
 * library are many, and it knows none of them.
 */
export type FindAssetUses = (db: Db, assetId: number) => Promise<AssetUse[]>;
