import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { ReceivedFile } from './receive-upload.server.ts';
import { meterTransfer, TransferEnded, type TransferPace } from './transfer-meter.server.ts';

/** A form with files, as it arrived. */
export interface ReceivedForm {
  fields: [name: string, value: string][];
  /** Uploaded files; one above the limit is not stored. */
  files: { field: string; name: string; file: ReceivedFile | 'TOO_LARGE' }[];
}

export type FormError = 'NOT_MULTIPART' | 'TOO_LARGE' | 'CUT_OFF';

const FIELD_BYTES = 64_000;
const FIELDS = 200;
/** All that stands in a form beside its files. */
const FIELDS_BYTES = 2_000_000;

/**
 * Receives a form with files, byte by byte into `folder`: `mostBytes` for each of at most `mostFiles`. The caller owns the
 * folder, and removes it after an error. A field of more than 64,000 bytes makes it too large, or is cut there. A form that
 * breaks off, or comes slower than its pace, ends at once.
 */
export async function receiveForm(
  request: Request,
  {
    folder,
    mostBytes,
    mostFiles,
    longFields = 'refuse',
    mostBytesInAll = mostBytes * mostFiles + FIELDS_BYTES,
    pace,
  }: {
    folder: string;
    mostBytes: number;
    mostFiles: number;
    longFields?: 'refuse' | 'cut';
    mostBytesInAll?: number;
    pace?: TransferPace;
  },
): Promise<Result<ReceivedForm, FormError>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/\bboundary=/i.test(type) || !request.body) return fail('NOT_MULTIPART');
  const headers: BusboyHeaders = { 'content-type': type };
  const limits = { fieldSize: FIELD_BYTES, fields: FIELDS, files: mostFiles, fileSize: mostBytes };
  const fields: ReceivedForm['fields'] = [];
  const files: Promise<ReceivedForm['files'][number] | null>[] = [];
  const streams: BusboyFileStream[] = [];
  let isTooLarge = false;
  try {
    const reader = new Busboy({ headers, limits });
    reader.on('field', (name, value, _nameCut, isCut) => {
      if (isCut && longFields === 'refuse') isTooLarge = true;
      fields.push([name, value]);
    });
    reader.on('fieldsLimit', () => {
      isTooLarge = true;
    });
    reader.on('filesLimit', () => {
      isTooLarge = true;
    });
    reader.on('file', (field, stream, name) => {
      streams.push(stream);
      // A form that breaks off ends its file with an error, which the whole has as well.
      stream.on('error', () => undefined);
      const stored = storeFile(stream, path.join(folder, `file-${files.length}`), field, name ?? '');
      stored.catch(() => undefined);
      files.push(stored);
    });
    const body = Readable.fromWeb(request.body as ReadableStream);
    await pipeline(body, meterTransfer(mostBytesInAll, pace), reader);
    const received = await Promise.all(files);
    if (isTooLarge) return fail('TOO_LARGE');
    return succeed({ fields, files: received.filter((file) => file !== null) });
  } catch (error) {
    // Nobody else ends the streams of a form that broke off, and their files would wait for ever.
    for (const stream of streams) stream.destroy();
    await Promise.allSettled(files);
    return fail(error instanceof TransferEnded && error.reason === 'TOO_LARGE' ? 'TOO_LARGE' : 'CUT_OFF');
  }
}

/** `null` for an input in which nothing was chosen. */
async function storeFile(stream: BusboyFileStream, place: string, field: string, name: string) {
  const hash = createHash('sha256');
  let bytes = 0;
  stream.on('data', (chunk: Buffer) => {
    hash.update(chunk);
    bytes += chunk.length;
  });
  await pipeline(stream, createWriteStream(place, { mode: 0o600, flags: 'wx' }));
  if (name === '' || bytes === 0) return null;
  if (stream.truncated) return { field, name, file: 'TOO_LARGE' as const };
  return { field, name, file: { path: place, name, bytes, hash: hash.digest('hex') } };
}
