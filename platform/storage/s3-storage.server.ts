import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { Config } from '../config.server.ts';
import type { FileStorage } from './file-storage.ts';
import { keysBefore } from './keys-before.server.ts';

/** A bucket with its credentials. */
export type S3Access = NonNullable<Config['s3']>;

/** Files in a bucket of S3, or of a compatible server. Its libraries are loaded here alone. */
export async function createS3Storage(access: S3Access): Promise<FileStorage & { close(): void }> {
  const [{ S3Client, GetObjectCommand, HeadObjectCommand }, { S3Driver }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('flydrive/drivers/s3'),
  ]);
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = access;
  const client: S3Client = new S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    credentials: { accessKeyId, secretAccessKey },
    // Not every S3-compatible server supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const disk = new S3Driver({ client, bucket, visibility: 'private', supportsACL: false });
  return {
    write: (key, { path, bytes, contentType }) =>
      disk.putStream(key, createReadStream(path), { contentLength: bytes, contentType }),
    async read(key, range) {
      const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
      const found = await client
        .send(new GetObjectCommand({ Bucket: bucket, Key: key, ...part }))
        .catch(unlessMissing);
      return (found?.Body as Readable | undefined) ?? null;
    },
    async size(key) {
      const found = await client
        .send(new HeadObjectCommand({ Bucket: bucket, Key: key }))
        .catch(unlessMissing);
      return found?.ContentLength ?? null;
    },
    delete: (key) => disk.delete(key),
    deleteAll: (prefix) => disk.deleteAll(`${prefix}/`),
    keysBefore: (prefix, instant) => keysBefore(disk, prefix, instant),
    close: () => client.destroy(),
  };
}

function unlessMissing(error: unknown): null {
  const { $metadata: answer } = error as { $metadata?: { httpStatusCode?: number } };
  if (answer?.httpStatusCode === 404) return null;
  throw error;
}
