import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomIds } from '#platform/ids.server.ts';
import type { FileStorage } from '#platform/storage/file-storage.ts';
import { createLocalStorage } from '#platform/storage/local-storage.server.ts';
import { createS3Storage } from '#platform/storage/s3-storage.server.ts';
import { openSignedS3 } from '#tests/fakes/signed-s3.ts';

interface StorageCase {
  storage: FileStorage;
  close(): Promise<void>;
}

async function aFolder(): Promise<StorageCase> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'storage-'));
  return {
    storage: createLocalStorage(folder, randomIds),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

async function aBucket(): Promise<StorageCase> {
  const s3 = await openSignedS3('buntspecht');
  const storage = await createS3Storage(s3.access);
  return {
    storage,
    async close() {
      storage.close();
      await s3.close();
    },
  };
}

describe.each([
  ['a folder', aFolder],
  ['a bucket', aBucket],
])('files in %s', (_name, open) => {
  let storageCase: StorageCase;
  let storage: FileStorage;
  let folder: string;

  beforeAll(async () => {
    storageCase = await open();
    storage = storageCase.storage;
    folder = await mkdtemp(path.join(os.tmpdir(), 'files-'));
  });
  afterAll(async () => {
    await storageCase.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function put(key: string, content: string): Promise<void> {
    const file = path.join(folder, 'file');
    await writeFile(file, content);
    await storage.write(key, { path: file, bytes: Buffer.byteLength(content), contentType: 'text/plain' });
  }
  async function textOf(key: string, range?: { start: number; end: number }): Promise<string | null> {
    const stream = await storage.read(key, range);
    return stream && (await buffer(stream)).toString();
  }

  it('are read byte for byte, whole or in part', async () => {
    await put('originals/a', 'Der Specht klopft.');
    expect(await textOf('originals/a')).toBe('Der Specht klopft.');
    expect(await textOf('originals/a', { start: 4, end: 9 })).toBe('Specht');
    expect(await storage.size('originals/a')).toBe(18);
  });

  it('can be written again', async () => {
    await put('originals/b', 'eins');
    await put('originals/b', 'zwei');
    expect(await textOf('originals/b')).toBe('zwei');
  });

  it('are nothing where there is none, nor where there is more below', async () => {
    await put('derivatives/c/1', 'x');
    for (const key of ['originals/none', 'derivatives/c', 'derivatives/c/1/2'])
      expect([key, await storage.size(key), await textOf(key)]).toEqual([key, null, null]);
  });

  it('go one by one, or all that belong together and no others', async () => {
    await put('derivatives/d/1', 'x');
    await put('derivatives/d/2', 'x');
    await put('derivatives/dd/1', 'x');
    await storage.delete('derivatives/d/1');
    await storage.delete('derivatives/d/1');
    expect(await storage.size('derivatives/d/1')).toBeNull();
    await storage.deleteAll('derivatives/d');
    await storage.deleteAll('derivatives/none');
    expect([await storage.size('derivatives/d/2'), await storage.size('derivatives/dd/1')]).toEqual([
      null,
      1,
    ]);
  });

  it('are listed with the time of their last write', async () => {
    await put('aged/a', 'x');
    await put('aged/b/c', 'x');
    const keysBefore = async (instant: string, prefix = 'aged') => {
      const keys: string[] = [];
      for await (const key of storage.keysBefore(prefix, instant)) keys.push(key);
      return keys.toSorted();
    };
    expect(await keysBefore('2100-01-01T00:00:00.000Z')).toEqual(['aged/a', 'aged/b/c']);
    expect(await keysBefore('2000-01-01T00:00:00.000Z')).toEqual([]);
    expect(await keysBefore('2100-01-01T00:00:00.000Z', 'nothing')).toEqual([]);
  });

  it('of ten megabytes come back byte by byte, also when ten are written at once', async () => {
    const content = 'Specht '.repeat(1_500_000);
    const file = path.join(folder, 'large');
    await writeFile(file, content);
    const facts = { path: file, bytes: Buffer.byteLength(content), contentType: 'text/plain' };
    await Promise.all(Array.from({ length: 10 }, () => storage.write('originals/large', facts)));
    expect(await textOf('originals/large')).toBe(content);
  });
});

it('a file that could not be written whole leaves nothing in the folder', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'storage-'));
  const storage = createLocalStorage(folder, randomIds);
  const missing = { path: path.join(folder, 'missing'), bytes: 1, contentType: 'text/plain' };
  await expect(storage.write('originals/a', missing)).rejects.toThrow('ENOENT');
  expect(await readdir(path.join(folder, 'originals'))).toEqual([]);
  await rm(folder, { recursive: true });
});

it('a bucket is closed to other keys', async () => {
  const s3 = await openSignedS3('buntspecht');
  for (const wrong of [{ secretAccessKey: 'guessed' }, { accessKeyId: 'somebody' }]) {
    const stranger = await createS3Storage({ ...s3.access, ...wrong });
    const refused = { $metadata: { httpStatusCode: 403 } };
    await expect(stranger.size('originals/a')).rejects.toMatchObject(refused);
    await expect(stranger.delete('originals/a')).rejects.toMatchObject(refused);
    stranger.close();
  }
  await s3.close();
});
