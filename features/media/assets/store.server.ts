import { type Expression, type Selectable, type SqlBool, sql } from 'kysely';
import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { optionalLocalizedColumns, optionalLocalizedFrom } from '#platform/database/columns.server.ts';
import type { AssetConsentTable, AssetTable } from '../table.server.ts';
import { type Asset, type AssetFacts, type AssetFile, type AssetKind, availabilityOf } from './asset.ts';

/** What a list of the library is narrowed to. */
export interface AssetFilter {
  kind?: AssetKind | undefined;
  /** Words in name, alternative text and credit; each has to be found. */
  words: readonly string[];
  /** What lies in the trash, instead of what does not. */
  isTrash: boolean;
}

/** One page of the library, the newest first. */
export async function findAssets(
  db: Db,
  { kind, words, isTrash }: AssetFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ assets: Asset[]; total: number }> {
  let matching = db
    .selectFrom('assets')
    .where('deleted_at', isTrash ? 'is not' : 'is', null)
    .where((eb) => eb.and(words.map((word) => eb.or(spellings(word).flatMap((each) => contains(each))))));
  if (kind) matching = matching.where('kind', '=', kind);
  const [rows, { total }] = await Promise.all([
    matching
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .offset((page - 1) * pageSize)
      .limit(pageSize)
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { assets: await withConsents(db, rows), total: Number(total) };
}

const SEARCHED = ['name', 'alt_de', 'alt_en', 'credit'] as const;

function contains(word: string): Expression<SqlBool>[] {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return SEARCHED.map((column) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`);
}

/** SQLite folds ASCII alone: words with other letters are looked for as they may stand there. */
function spellings(word: string): string[] {
  const lower = word.toLowerCase();
  const folded = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const capital = lower.charAt(0).toUpperCase() + lower.slice(1);
  return [...new Set([lower, folded(capital), folded(word.toUpperCase())])];
}

export async function findAsset(db: Db, id: number): Promise<Asset | null> {
  const row = await db.selectFrom('assets').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const [asset] = await withConsents(db, [row]);
  return asset ?? null;
}

/** An asset without who is to be seen. */
export type ShownAsset = Omit<Asset, 'consents'>;

/** What can be shown of some assets, without who is to be seen. One query however many there are. */
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

/** Removes for good what lies in the trash since before `instant`. Gives the keys of their files. */
export async function deleteAssetsTrashedBefore(db: Db, instant: Instant): Promise<string[]> {
  const rows = await db
    .deleteFrom('assets')
    .where('deleted_at', '<', instant)
    .returning('storage_key')
    .execute();
  return rows.map((row) => row.storage_key);
}

/** Which of these keys some asset has. */
export async function findKnownKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db.selectFrom('assets').select('storage_key').where('storage_key', 'in', keys).execute();
  return new Set(rows.map((row) => row.storage_key));
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

/** Writes down what follows from rights and consents, after one of them changed. */
export async function updateAvailability(trx: Trx, { id, rightsUntil, consents }: Asset): Promise<void> {
  const { availableUntil, withdrawnAt } = availabilityOf(rightsUntil, consents);
  await trx
    .updateTable('assets')
    .set({ available_until: availableUntil, withdrawn_at: withdrawnAt })
    .where('id', '=', id)
    .execute();
}

async function withConsents(db: Db, rows: readonly Selectable<AssetTable>[]): Promise<Asset[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const consents = await db
    .selectFrom('asset_consents')
    .selectAll()
    .where('asset_id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...assetFrom(row),
    consents: consents.filter(({ asset_id }) => asset_id === row.id).map(consentFrom),
  }));
}

function consentFrom(row: Selectable<AssetConsentTable>) {
  return { id: row.id, person: row.person, validUntil: row.valid_until, withdrawnAt: row.withdrawn_at };
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
