import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, scryptSync } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Sealing of backups (docs/decisions/0138): one key a place, derived from the passphrase with scrypt; one key a file, derived from that with
 * HKDF and the file's own salt; AES-256-GCM over the whole file, bound to its name. A sealed file is salt, contents, tag.
 */
const ALGORITHM = 'aes-256-gcm';
const SALT_BYTES = 32;
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** 64 MB and about a quarter of a second for each guess. */
const SCRYPT = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

/** Key of all files of one place. */
export type SealKey = Buffer;

/** The file was altered, cut off, or sealed with another key or under another name. */
export class BrokenSealError extends Error {
  override name = 'BrokenSealError';
  constructor(name: string, options?: ErrorOptions) {
    super(`the backup file ${name} was altered or cut off`, options);
  }
}

export const newSalt = (): Buffer => randomBytes(SALT_BYTES);

export function deriveKey(passphrase: string, salt: Buffer): SealKey {
  return scryptSync(passphrase.normalize('NFKC'), salt, KEY_BYTES, SCRYPT);
}

/** Text that shows whether a passphrase is that of a place, without saying anything about it. */
export const checkOf = (key: SealKey): string => keyed(key, 'check');

/** The name of contents in a place: without the key it does not tell which file is there. */
export const keyed = (key: SealKey, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex');

/** Writes `from` sealed to `to`, which is replaced. */
export async function sealFile(key: SealKey, name: string, from: string, to: string): Promise<void> {
  const salt = newSalt();
  const cipher = createCipheriv(ALGORITHM, ...keyAndIv(key, salt)).setAAD(Buffer.from(name));
  await pipeline(
    createReadStream(from),
    async function* (pieces: AsyncIterable<Buffer>) {
      yield salt;
      for await (const piece of pieces) yield cipher.update(piece);
      yield cipher.final();
      yield cipher.getAuthTag();
    },
    createWriteStream(to, { mode: 0o600 }),
  );
}

/** Writes the contents of the sealed file `from` to `to`, which nobody may use before this returns. Throws `BrokenSealError`. */
export async function openSealed(key: SealKey, name: string, from: string, to: string): Promise<void> {
  const { size } = await stat(from);
  const end = size - TAG_BYTES;
  if (end < SALT_BYTES) throw new BrokenSealError(name);
  const salt = await readPart(from, 0, SALT_BYTES);
  const decipher = createDecipheriv(ALGORITHM, ...keyAndIv(key, salt)).setAAD(Buffer.from(name));
  decipher.setAuthTag(await readPart(from, end, TAG_BYTES));
  await pipeline(
    end > SALT_BYTES ? createReadStream(from, { start: SALT_BYTES, end: end - 1 }) : Readable.from([]),
    async function* (pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) yield decipher.update(piece);
      try {
        yield decipher.final();
      } catch (error) {
        throw new BrokenSealError(name, { cause: error });
      }
    },
    createWriteStream(to, { mode: 0o600 }),
  );
}

function keyAndIv(key: SealKey, salt: Buffer): [Buffer, Buffer] {
  const derived = Buffer.from(hkdfSync('sha256', key, salt, 'buntspecht backup file', KEY_BYTES + IV_BYTES));
  return [derived.subarray(0, KEY_BYTES), derived.subarray(KEY_BYTES)];
}

async function readPart(file: string, start: number, bytes: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(bytes), 0, bytes, start);
    return buffer;
  } finally {
    await handle.close();
  }
}
