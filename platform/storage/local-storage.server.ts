import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';
import type { IdSource } from '../ids.server.ts';
import type { FileStorage } from './file-storage.ts';
import { keysBefore } from './keys-before.server.ts';

/** Marks files still being written; nobody asks for such a key. */
const UNFINISHED = 'part';

/** Files in a folder of this machine. */
export function createLocalStorage(folder: string, ids: IdSource): FileStorage {
  const disk = new FSDriver({ location: folder, visibility: 'private' });
  const pathOf = (key: string) => path.join(folder, key);
  return {
    async write(key, file) {
      const [place, unfinished] = [pathOf(key), `${pathOf(key)}-${ids.token()}.${UNFINISHED}`];
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      try {
        await copyFile(file.path, unfinished);
        await settle(unfinished);
        await rename(unfinished, place);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async read(key, range) {
      // A stream that cannot be opened says so only when its answer has started.
      if ((await this.size(key)) === null) return null;
      return range ? createReadStream(pathOf(key), range) : disk.getStream(key);
    },
    async size(key) {
      const facts = await stat(pathOf(key)).catch(unlessMissing);
      return facts?.isFile() ? facts.size : null;
    },
    delete: (key) => disk.delete(key),
    deleteAll: (prefix) => disk.deleteAll(prefix),
    async *keysBefore(prefix, instant) {
      // Nothing has been stored yet.
      if ((await stat(pathOf(prefix)).catch(unlessMissing)) === null) return;
      yield* keysBefore(disk, prefix, instant);
    },
  };
}

/** Waits until the file lies on the disk: a name that survives a loss of power has its bytes. */
async function settle(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

function unlessMissing(error: unknown): null {
  const { code } = error as { code?: unknown };
  if (code === 'ENOENT' || code === 'ENOTDIR') return null;
  throw error;
}
