import { createHash } from 'node:crypto';

/** SHA-256 of several texts; where one ends and the next begins counts too. */
export function digestOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
