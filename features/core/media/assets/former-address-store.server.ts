import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Asset } from './asset.ts';

type Address = Pick<Asset, 'id' | 'storageKey' | 'name'>;

/** Keeps in mind where an asset lay until now; again, when it was there before. */
export async function insertFormerAddress(
  trx: Trx,
  { id, storageKey, name }: Address,
  now: Instant,
): Promise<void> {
  await trx
    .insertInto('asset_former_files')
    .values({ asset_id: id, storage_key: storageKey, name, left_at: now })
    .onConflict((conflict) =>
      conflict.columns(['asset_id', 'storage_key', 'name']).doUpdateSet({ left_at: now }),
    )
    .execute();
}

/** Under which names an asset lay with a file it has, or had before. */
export async function findFormerNames(
  db: Db,
  { id, storageKey }: Pick<Address, 'id' | 'storageKey'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('asset_former_files')
    .select('name')
    .where('asset_id', '=', id)
    .where('storage_key', '=', storageKey)
    .execute();
  return rows.map(({ name }) => name);
}
