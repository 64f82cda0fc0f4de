import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { fail, type Result, succeed } from '#lib/result.ts';
import { meterTransfer, TransferEnded, type TransferPace } from './transfer-meter.server.ts';

/** A file as it arrived, whole. */
export interface ReceivedFile {
  path: string;
  /** As the sender called it: anything at all. */
  name: string;
  bytes: number;
  /** SHA-256, in hexadecimal digits. */
  hash: string;
}

/** Reason there is no file: no multipart form, none in it, more than one, above the limit, or the transfer ended early. */
export type UploadError = 'NOT_MULTIPART' | 'NO_FILE' | 'SEVERAL_PARTS' | 'TOO_LARGE' | 'CUT_OFF';

/** Ends the reading of a form; never leaves this file. */
class Refused extends Error {
  readonly error: UploadError;

  constructor(error: UploadError) {
    super(error);
    this.error = error;
  }
}

/** Size allowed in bytes for the form around the file. */
const FORM_BYTES = 10_000;

/**
 * Receives a form with one file and nothing else (`multipart/form-data`), byte by byte into `folder`, never as a whole in
 * memory and never more than `mostBytes`. The caller owns the folder, and removes it after an error.
 */
export async function receiveUpload(
  request: Request,
  { folder, mostBytes, pace }: { folder: string; mostBytes: number; pace?: TransferPace },
): Promise<Result<ReceivedFile, UploadError>> {
  const type = request.headers.get('content-type') ?? '';
  if (!IS_FORM.test(type) || !request.body) return fail('NOT_MULTIPART');
  if (Number(request.headers.get('content-length')) > mostBytes + FORM_BYTES) return fail('TOO_LARGE');
  const form = formReader(type, path.join(folder, 'upload'));
  try {
    const body = Readable.fromWeb(request.body as ReadableStream);
    await pipeline(body, meterTransfer(mostBytes + FORM_BYTES, pace), form.reader);
    const file = await form.received();
    return file.bytes > mostBytes ? fail('TOO_LARGE') : succeed(file);
  } catch (error) {
    if (error instanceof Refused) return fail(error.error);
    if (error instanceof TransferEnded && error.reason === 'TOO_LARGE') return fail('TOO_LARGE');
    // Remaining errors: a form that breaks off or is no form.
    return fail('CUT_OFF');
  } finally {
    await form.close();
  }
}

const IS_FORM = /^multipart\/form-data\s*;.*\bboundary=/i;

/** Reads one file out of a form into `place`. */
function formReader(type: string, place: string) {
  const headers: BusboyHeaders = { 'content-type': type };
  const reader = new Busboy({ headers, limits: { files: 2, fields: 1, parts: 3 } });
  const files: Readable[] = [];
  let remaining: Promise<ReceivedFile> | null = null;
  const refuse = () => reader.destroy(new Refused('SEVERAL_PARTS'));

  reader.on('field', refuse);
  reader.on('file', (_field, file, name) => {
    files.push(file);
    // A form that breaks off ends its file with an error, which the whole has as well.
    file.on('error', () => undefined);
    if (remaining !== null) {
      refuse();
      return;
    }
    remaining = storeFile(file, place).then((facts) => ({ ...facts, name: name ?? '' }));
    remaining.catch(() => undefined);
  });

  return {
    reader,
    received: () => remaining ?? Promise.reject(new Refused('NO_FILE')),
    /** Discards the unread rest. */
    async close() {
      for (const file of files) file.destroy();
      await remaining?.catch(() => undefined);
    },
  };
}

async function storeFile(file: Readable, place: string): Promise<Omit<ReceivedFile, 'name'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(file, counting, createWriteStream(place, { mode: 0o600, flags: 'wx' }));
  return { path: place, bytes, hash: hash.digest('hex') };
}
