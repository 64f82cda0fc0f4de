import { createHash } from 'node:crypto';

/** Identifier of a password link as better-auth stores it (`storeIdentifier: 'hashed'`). */
export const storedIdentifier = (token: string): string =>
  createHash('sha256').update(`reset-password:${token}`).digest('base64url');
