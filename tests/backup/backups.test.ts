import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Tables } from '#features/database.server.ts';
import { type BackupPlace, BackupPlaceError, openBackupPlace } from '#platform/backup/backup-place.server.ts';
import { checkBackup, NotEmptyError, restoreBackup } from '#platform/backup/restore-backup.server.ts';
import { FaultyBackupError, findBackups } from '#platform/backup/stored-backups.server.ts';
import { keysOf, takeBackup } from '#platform/backup/take-backup.server.ts';
import type { AnyDatabase } from '#platform/database/copy/table-shape.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { randomIds } from '#platform/ids.server.ts';
import { createLocalStorage } from '#platform/storage/local-storage.server.ts';
import { backupTools, UPLOADS } from '#server/process/site-of-backups.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { addressOf, createDatabase, dropDatabase } from '#tests/database/postgres-copies.ts';
import { openSignedS3 } from '#tests/fakes/signed-s3.ts';
import { openTestServices, type TestServices } from '#tests/integration/site-services.ts';
import { order, orderRequest, sell } from '#tests/ticketing/box-office.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { accepted } from '#tests/ticketing/outcomes.ts';

const PASSPHRASE = 'Klopf an, wer klopft denn da';
const retention = { days: 7, weeks: 4 };

describeOnEngines('a backup of a site', (engine) => {
  let site: TestServices;
  let folder: string;
  let count = 0;

  beforeAll(async () => {
    site = await openTestServices(engine, { demo: true });
    const dateStart = '2026-12-20T14:00:00.000Z';
    await sell(site.services.db, [{ jetId: 900_001, dateStart, dateEnd: '2026-12-20T15:00:00.000Z' }]);
    for (let n = 0; n < 3; n += 1) await buy();
  });
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'backup-'));
  });
  afterAll(() => site.close());

  async function buy(): Promise<void> {
    const { ticketing } = site.services;
    const { reference } = accepted(await ticketing.add(null, order(900_001, 2)));
    const contents = (await ticketing.cart(reference))?.contents ?? '';
    accepted(await ticketing.placeOrder(reference, orderRequest({ contents })));
  }
  const orders = () => site.services.db.selectFrom('orders').selectAll().orderBy('id').execute();
  const open = (to: string, passphrase?: string, isNew = true) =>
    openBackupPlace({ to, s3: null, passphrase }, randomIds, { isNew });
  const take = (place: BackupPlace) =>
    takeBackup(
      {
        database: { db: site.services.db as unknown as AnyDatabase, engine },
        uploads: site.services.storage,
        prefixes: UPLOADS,
        sqliteMigrations: backupTools.migrations('sqlite'),
        inspectBooks: backupTools.inspectBooks,
      },
      place,
      { clock: site.clock, retention },
    );

  /** An empty place to restore into, on the same engine. */
  async function emptyTarget() {
    const dataDir = path.join(folder, 'restored');
    await mkdir(dataDir, { recursive: true });
    count += 1;
    const name = `restored_${process.pid}_${Date.now()}_${count}`;
    if (engine === 'postgres') await createDatabase(name);
    const databaseUrl = engine === 'postgres' ? addressOf(name) : undefined;
    const uploads = createLocalStorage(path.join(dataDir, 'uploads'), randomIds);
    return {
      target: { databaseUrl, dataDir, uploads, prefixes: UPLOADS },
      open: () => openDatabase<Tables>({ url: databaseUrl, dataDir, onError: () => undefined }),
      close: async () => (engine === 'postgres' ? dropDatabase(name) : undefined),
    };
  }
  const restore = (
    place: BackupPlace,
    name: string,
    target: Parameters<typeof restoreBackup>[2],
    isOverwriting = false,
  ) => restoreBackup(place, name, target, { ...backupTools, clock: site.clock, isOverwriting });

  it.each([
    ['as it is', undefined],
    ['encrypted', PASSPHRASE],
  ])(
    'stored %s comes back into an empty place with every order and every upload',
    async (_, passphrase) => {
      const place = await open(path.join(folder, 'place'), passphrase);
      const { name, manifest, faults } = await take(place);
      expect(faults).toEqual([]);
      expect(manifest.uploads.length).toBeGreaterThan(10);
      expect(await checkBackup(place, name, backupTools.inspectBooks)).toEqual({ manifest, faults: [] });
      const { target, open: openRestored, close } = await emptyTarget();
      await restore(place, name, target);
      const restored = openRestored();
      expect(await restored.db.selectFrom('orders').selectAll().orderBy('id').execute()).toEqual(
        await orders(),
      );
      await expectSoundBooks(restored.db, { soldByHand: true });
      await restored.close();
      const keys = await keysOf(site.services.storage, UPLOADS);
      expect(await keysOf(target.uploads, UPLOADS)).toEqual(keys);
      for (const key of keys.slice(0, 5)) {
        const [one, other] = [await site.services.storage.read(key), await target.uploads.read(key)];
        expect(other && one && (await buffer(other)).equals(await buffer(one))).toBe(true);
      }
      await close();
    },
    60_000,
  );

  it('does not come into a place that has a site', async () => {
    const place = await open(path.join(folder, 'place'));
    const { name } = await take(place);
    const { target, close } = await emptyTarget();
    await restore(place, name, target);
    await expect(restore(place, name, target)).rejects.toThrow(NotEmptyError);
    if (engine === 'postgres')
      await expect(restore(place, name, target, true)).rejects.toThrow(NotEmptyError);
    else {
      await restore(place, name, target, true);
      const [aside] = (await readdir(target.dataDir)).filter((entry) => entry.startsWith('before-restore-'));
      expect(await readdir(path.join(target.dataDir, aside ?? ''))).toContain('buntspecht.sqlite');
    }
    await close();
  }, 60_000);

  it('stores an upload once, however many backups name it, and gives up what expires', async () => {
    const place = await open(path.join(folder, 'place'), PASSPHRASE);
    const first = await take(place);
    expect(first.added.files).toBeGreaterThan(10);
    site.clock.advance(3600);
    const second = await take(place);
    expect([second.added.files, second.removed]).toEqual([0, [first.name]]);
    expect(second.manifest.uploads).toEqual(first.manifest.uploads);
    expect(await findBackups(place)).toEqual([second.name]);
    expect((await checkBackup(place, second.name, backupTools.inspectBooks)).faults).toEqual([]);
  }, 60_000);

  it('whose files are altered, exchanged or missing is not taken for a sound one', async () => {
    const to = path.join(folder, 'place');
    const place = await open(to, PASSPHRASE);
    const { name } = await take(place);
    const check = () => checkBackup(place, name, backupTools.inspectBooks);
    const [one = '', other = ''] = await readdir(path.join(to, 'files'));
    for (const file of [`databases/${name}.sqlite`, `files/${one}`, `backups/${name}.json`]) {
      const whole = await readFile(path.join(to, file));
      const altered = Buffer.from(whole);
      altered.writeUInt8(altered.readUInt8(whole.length >> 1) ^ 1, whole.length >> 1);
      for (const wrong of [altered, whole.subarray(0, -1), await readFile(path.join(to, 'files', other))]) {
        await writeFile(path.join(to, file), wrong);
        await expect(check(), file).rejects.toThrow(FaultyBackupError);
      }
      await rm(path.join(to, file));
      await expect(check(), file).rejects.toThrow(FaultyBackupError);
      await writeFile(path.join(to, file), whole);
    }
    expect((await check()).faults).toEqual([]);
  }, 60_000);

  it('needs the passphrase its place began with', async () => {
    const to = path.join(folder, 'place');
    await expect(open(to, PASSPHRASE, false)).rejects.toThrow(BackupPlaceError);
    await take(await open(to, PASSPHRASE));
    await expect(open(to, undefined, false)).rejects.toThrow(/need BACKUP_PASSPHRASE/);
    await expect(open(to, 'another passphrase', false)).rejects.toThrow(/is not that of the backups/);
    const unsealed = path.join(folder, 'unsealed');
    await open(unsealed);
    await expect(open(unsealed, PASSPHRASE, false)).rejects.toThrow(/are not encrypted/);
  }, 60_000);

  it('whose storing breaks off is none, leaves the last one alone, and is swept away a day later', async () => {
    const to = path.join(folder, 'place');
    const place = await open(to);
    const whole = await take(place);
    site.clock.advance(60);
    const broken = (failing: string) => ({
      ...place,
      put: (key: string, file: string) =>
        key.startsWith(failing)
          ? Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
          : place.put(key, file),
    });
    await rm(path.join(to, 'files'), { recursive: true });
    for (const failing of ['databases', 'files', 'backups']) {
      await expect(take(broken(failing)), failing).rejects.toThrow('no space left');
      expect(await findBackups(place)).toEqual([whole.name]);
    }
    expect(await readdir(path.join(to, 'working'))).toEqual([]);
    // A process that is killed leaves its folder.
    const left = await mkdtemp(path.join(to, 'working', 'buntspecht-backup-'));
    expect((await readdir(path.join(to, 'databases'))).length).toBeGreaterThan(1);
    site.clock.set(new Date(Date.now() + 2 * 86_400_000).toISOString());
    const next = await take(place);
    expect(await readdir(path.join(to, 'databases'))).toContain(`${next.name}.sqlite`);
    expect((await readdir(path.join(to, 'databases'))).length).toBe((await findBackups(place)).length);
    expect(await readdir(path.join(to, 'working'))).not.toContain(path.basename(left));
    site.clock.set('2026-11-20T08:00:00.000Z');
  }, 60_000);
});

describe('a place of backups in a bucket', () => {
  it('gives the same file back, sealed in between, and nothing of an upload that breaks off', async () => {
    const s3 = await openSignedS3('backups');
    const { bucket: _, ...access } = s3.access;
    const place = await openBackupPlace(
      { to: 's3://backups', s3: access, passphrase: PASSPHRASE },
      randomIds,
      {
        isNew: true,
      },
    );
    await place.inFolder(async (folder) => {
      const file = path.join(folder, 'file');
      await writeFile(file, 'Svenja '.repeat(1000));
      await place.put('files/a', file);
      expect(await place.get('files/a', path.join(folder, 'back'))).toMatchObject({ bytes: 7000 });
      expect(await place.keys('files')).toEqual(['files/a']);
      expect((await stat(path.join(folder, 'back'))).size).toBe(7000);
      await expect(place.put('files/b', path.join(folder, 'none'))).rejects.toThrow(/ENOENT/);
      expect(await place.has('files/b')).toBe(false);
    });
    place.close();
    await s3.close();
  });
});
