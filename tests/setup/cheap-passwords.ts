import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** Wrapped function that keeps Node's original: files that run after each other in one process would wrap it again. */
interface Wrapped {
  original?: typeof crypto.scrypt;
}

// Hashing a password takes an eighth of a second on purpose. The accounts of tests need no such protection, and there are thousands.
const original = (crypto.scrypt as Wrapped).original ?? crypto.scrypt;
const cheap = (
  password: BinaryLike,
  salt: BinaryLike,
  length: number,
  options: ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
) => original(password, salt, length, { ...options, N: 2 }, done);
crypto.scrypt = Object.assign(cheap, { original }) as unknown as typeof crypto.scrypt;
syncBuiltinESMExports();
