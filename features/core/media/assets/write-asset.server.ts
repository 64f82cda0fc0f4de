import { type Actor, inWrite, type Write, type WriteServices } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Engine } from '#platform/database/engine.ts';
import { lockWithin } from '#platform/database/locks.server.ts';
import { matchesEtag } from '#platform/http/entity-tag.server.ts';
import type { FileStorage } from '#platform/storage/file-storage.ts';
import { assetTag } from '../cache-tags.ts';
import type { StoredUpload } from '../uploads/receive-asset.server.ts';
import { fileUrl } from './addresses.ts';
import type { Asset, AssetFacts } from './asset.ts';
import { assetState, stateJson } from './asset-json.server.ts';
import type { FindAssetUses } from './asset-uses.ts';
import type { AssetError } from './errors.ts';
import { insertFormerAddress } from './former-address-store.server.ts';
import { derivativesKey, originalKey } from './storage-keys.ts';
import {
  findAsset,
  insertAsset,
  setTrashed,
  updateAvailability,
  updateFacts,
  updateFile,
  weighAssets,
} from './store.server.ts';

export interface AssetServices extends WriteServices {
  engine: Engine;
  storage: FileStorage;
  findAssetUses: FindAssetUses;
  /** How much all of the library may weigh, in bytes. */
  libraryBytes: number;
}

type Written = Promise<Result<Asset, AssetError>>;

/** Puts an upload that lies in the storage into the library. */
export function createAsset(services: AssetServices, actor: Actor, upload: StoredUpload): Written {
  return inWrite(services, actor, 'edit-media', async (write) => {
    const { trx, now, record } = write;
    await lockWithin(trx, services.engine, 'assets', 0);
    if (!(await fitsInLibrary(write, services, upload.bytes))) return fail({ code: 'LIBRARY_FULL' });
    const by = 'system' in actor ? null : actor.id;
    const asset = await assetOrThrow(write, await insertAsset(trx, upload, { at: now, by }));
    record({ entity: 'assets', id: asset.id, before: null, after: stateJson(asset), tags: [] });
    return succeed(asset);
  });
}

/** Changes what is said of it, if it is still in the state that `ifMatch` names. */
export function changeAsset(
  services: AssetServices,
  actor: Actor,
  id: number,
  changes: Partial<AssetFacts>,
  ifMatch: string,
): Written {
  return writeAsset(services, actor, id, async ({ trx, now }, before) => {
    if (!matchesEtag(ifMatch, assetState(before))) return fail({ code: 'CHANGED' });
    await updateFacts(trx, id, { ...before, ...changes }, now);
    return succeed(null);
  });
}

/** Replaces the file of an asset; its facts and consents are unchanged. The old file is deleted once the new one is stored. */
export async function replaceAssetFile(
  services: AssetServices,
  actor: Actor,
  id: number,
  upload: StoredUpload,
): Written {
  let old: string | null = null;
  const written = await writeAsset(services, actor, id, async (write, before) => {
    if (before.kind !== upload.kind) return fail({ code: 'OTHER_KIND' });
    if (!(await fitsInLibrary(write, services, upload.bytes - before.bytes)))
      return fail({ code: 'LIBRARY_FULL' });
    old = before.storageKey;
    await updateFile(write.trx, id, upload, write.now);
    return succeed(null);
  });
  if (written.ok && old !== null) await removeFiles(services, old);
  return written;
}

/** Puts it into the trash, unless something shows it. */
export function trashAsset(services: AssetServices, actor: Actor, id: number): Written {
  return writeAsset(services, actor, id, async ({ trx, now }) => {
    const uses = await services.findAssetUses(trx, id);
    if (uses.length > 0) return fail({ code: 'IN_USE', uses });
    await setTrashed(trx, id, now);
    return succeed(null);
  });
}

/** Takes it out of the trash again. */
export function restoreAsset(services: AssetServices, actor: Actor, id: number): Written {
  return writeAsset(
    services,
    actor,
    id,
    async ({ trx }) => {
      await setTrashed(trx, id, null);
      return succeed(null);
    },
    { isTrashed: true },
  );
}

/**
 * Changes one asset in one transaction, records its former address, and invalidates its dependents. `work` gets its current
 * state; the summary of rights and consents is computed afterwards.
 */
export function writeAsset(
  services: AssetServices,
  actor: Actor,
  id: number,
  work: (write: Write, before: Asset) => Promise<Result<null, AssetError>>,
  { isTrashed = false } = {},
): Written {
  return inWrite(services, actor, 'edit-media', async (write) => {
    const { trx, now, record } = write;
    await lockWithin(trx, services.engine, 'assets', 0);
    const before = await findAsset(trx, id);
    if (!before || (before.deletedAt !== null) !== isTrashed) return fail({ code: 'NOT_FOUND' });
    const done = await work(write, before);
    if (!done.ok) return done;
    await updateAvailability(trx, await assetOrThrow(write, id));
    const asset = await assetOrThrow(write, id);
    if (fileUrl(asset) !== fileUrl(before)) await insertFormerAddress(trx, before, now);
    const uses = await services.findAssetUses(trx, id);
    const tags = [assetTag(id), ...uses.flatMap((use) => use.tags)];
    record({
      entity: 'assets',
      id,
      before: stateJson(before),
      after: stateJson(asset),
      hidden: ['consents'],
      tags,
    });
    return succeed(asset);
  });
}

/** Deletes a file and its derivatives. Failed deletions are retried by the cleanup job. */
export async function removeFiles(
  { storage, log }: Pick<AssetServices, 'storage' | 'log'>,
  storageKey: string,
): Promise<void> {
  try {
    await storage.delete(originalKey(storageKey));
    await storage.deleteAll(derivativesKey(storageKey));
  } catch (error) {
    log.warn({ err: error, storageKey }, 'could not delete a library file from storage');
  }
}

async function fitsInLibrary(
  { trx }: Write,
  { libraryBytes }: AssetServices,
  more: number,
): Promise<boolean> {
  return more <= 0 || (await weighAssets(trx)) + more <= libraryBytes;
}

async function assetOrThrow({ trx }: Write, id: number): Promise<Asset> {
  const asset = await findAsset(trx, id);
  if (!asset) throw new Error(`asset ${id} not found after writing it`);
  return asset;
}
