import type { Selectable } from 'kysely';
import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { AssetConsentTable } from '../table.server.ts';
import type { Consent } from './asset.ts';

/** Finds the people shown in some assets, by asset, in the order in which they were recorded. */
export async function findConsents(db: Db, assetIds: readonly number[]): Promise<Map<number, Consent[]>> {
  const rows = await db
    .selectFrom('asset_consents')
    .selectAll()
    .where('asset_id', 'in', assetIds)
    .orderBy('id')
    .execute();
  const byAsset = new Map<number, Consent[]>();
  for (const row of rows) byAsset.set(row.asset_id, [...(byAsset.get(row.asset_id) ?? []), consentFrom(row)]);
  return byAsset;
}

export async function insertConsent(
  trx: Trx,
  assetId: number,
  { person, validUntil }: { person: string; validUntil: Instant | null },
  now: Instant,
): Promise<void> {
  await trx
    .insertInto('asset_consents')
    .values({ asset_id: assetId, person, valid_until: validUntil, withdrawn_at: null, created_at: now })
    .execute();
}

export async function setWithdrawn(trx: Trx, id: number, at: Instant): Promise<void> {
  await trx.updateTable('asset_consents').set({ withdrawn_at: at }).where('id', '=', id).execute();
}

export async function deleteConsent(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('asset_consents').where('id', '=', id).execute();
}

function consentFrom(row: Selectable<AssetConsentTable>): Consent {
  return { id: row.id, person: row.person, validUntil: row.valid_until, withdrawnAt: row.withdrawn_at };
}
