import path from 'node:path';
import type { Config } from '../config.server.ts';
import type { IdSource } from '../ids.server.ts';
import type { FileStorage } from './file-storage.ts';
import { createLocalStorage } from './local-storage.server.ts';
import { createS3Storage } from './s3-storage.server.ts';

/** Creates the site's file storage: a bucket when one is configured, else the folder of its data. */
export async function createStorage(
  { s3, dataDir }: Pick<Config, 's3' | 'dataDir'>,
  ids: IdSource,
): Promise<FileStorage> {
  return s3 ? createS3Storage(s3) : createLocalStorage(path.join(dataDir, 'uploads'), ids);
}
