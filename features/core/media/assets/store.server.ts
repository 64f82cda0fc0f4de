import type { Selectable } from 'kysely';
import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { optionalLocalizedColumns, optionalLocalizedFrom } from '#platform/database/columns.server.ts';
import type { AssetTable } from '../table.server.ts';
import { type Asset, type AssetFacts, type AssetFile, availabilityOf } from './asset.ts';
import { findConsents } from './consent-store.server.ts';

export async function findAsset(db: Db, id: number): Promise<Asset | null> {
  const row = await db.selectFrom('assets').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const [asset] = await withConsents(db, [row]);
  return asset ?? null;
}

/** An asset without the consents of persons shown. */
export type ShownAsset = Omit<Asset, 'consents'>;

/** Finds some assets as they can be shown, without the people in them. One query however many there are. */
export async function findShownAssets(db: Db, ids: readonly number[]): Promise<ShownAsset[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('assets').selectAll().where('id', 'in', ids).execute();
  return rows.map(assetFrom);
}

/** How much everything in the library weighs, the trash included. */
export async function weighAssets(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom('assets')
    .select(({ fn }) => fn.sum<number | null>('bytes').as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

export async function insertAsset(
  trx: Trx,
  { name, ...file }: AssetFile & { name: string },
  { at, by }: { at: Instant; by: number | null },
): Promise<number> {
  const { id } = await trx
    .insertInto('assets')
    .values({
      name,
      ...fileColumns(file),
      credit: null,
      rights: null,
      rights_until: null,
      ...optionalLocalizedColumns('alt', null),
      ...optionalLocalizedColumns('transcript', null),
      ...optionalLocalizedColumns('captions', null),
      available_until: null,
      withdrawn_at: null,
      deleted_at: null,
      created_at: at,
      created_by: by,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateFacts(trx: Trx, id: number, facts: AssetFacts, now: Instant): Promise<void> {
  await trx
    .updateTable('assets')
    .set({
      name: facts.name,
      focal_x: facts.focalPoint.x,
      focal_y: facts.focalPoint.y,
      is_decorative: facts.isDecorative,
      ...optionalLocalizedColumns('alt', facts.alt),
      credit: facts.credit,
      rights: facts.rights,
      rights_until: facts.rightsUntil,
      ...optionalLocalizedColumns('transcript', facts.transcript),
      ...optionalLocalizedColumns('captions', facts.captions),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}

export async function updateFile(
  trx: Trx,
  id: number,
  file: AssetFile & { name: string },
  now: Instant,
): Promise<void> {
  const { name, ...rest } = file;
  await trx
    .updateTable('assets')
    .set({ name, ...fileColumns(rest), updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function setTrashed(trx: Trx, id: number, at: Instant | null): Promise<void> {
  await trx.updateTable('assets').set({ deleted_at: at }).where('id', '=', id).execute();
}

/** Removes permanently what lies in the trash since before `instant`. Gives the keys of their files. */
export async function deleteAssetsTrashedBefore(db: Db, instant: Instant): Promise<string[]> {
  const rows = await db
    .deleteFrom('assets')
    .where('deleted_at', '<', instant)
    .returning('storage_key')
    .execute();
  return rows.map((row) => row.storage_key);
}

/** The ones of these keys that some asset has. */
export async function findKnownKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db.selectFrom('assets').select('storage_key').where('storage_key', 'in', keys).execute();
  return new Set(rows.map((row) => row.storage_key));
}

/** Stores the summary of rights and consents, after one of them changed. */
export async function updateAvailability(trx: Trx, { id, rightsUntil, consents }: Asset): Promise<void> {
  const { availableUntil, withdrawnAt } = availabilityOf(rightsUntil, consents);
  await trx
    .updateTable('assets')
    .set({ available_until: availableUntil, withdrawn_at: withdrawnAt })
    .where('id', '=', id)
    .execute();
}

/** Assets with the consents of the persons shown. */
export async function withConsents(db: Db, rows: readonly Selectable<AssetTable>[]): Promise<Asset[]> {
  if (rows.length === 0) return [];
  const consents = await findConsents(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...assetFrom(row), consents: consents.get(row.id) ?? [] }));
}

function assetFrom(row: Selectable<AssetTable>): ShownAsset {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    contentType: row.content_type,
    bytes: row.bytes,
    storageKey: row.storage_key,
    width: row.width,
    height: row.height,
    focalPoint: { x: row.focal_x, y: row.focal_y },
    tone: row.tone,
    isDecorative: row.is_decorative,
    alt: optionalLocalizedFrom(row, 'alt'),
    credit: row.credit,
    rights: row.rights,
    rightsUntil: row.rights_until,
    transcript: optionalLocalizedFrom(row, 'transcript'),
    captions: optionalLocalizedFrom(row, 'captions'),
    availableUntil: row.available_until,
    withdrawnAt: row.withdrawn_at,
    deletedAt: row.deleted_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function fileColumns({ kind, contentType, bytes, storageKey, width, height, tone }: AssetFile) {
  return {
    kind,
    content_type: contentType,
    bytes,
    storage_key: storageKey,
    width,
    height,
    tone,
  };
}
