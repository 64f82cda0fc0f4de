import { createHash } from 'node:crypto';

/** Without what is mistaken for one another when it is read out: I, O, 0 and 1. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 6;

/** Pattern of possible order numbers: they are read from addresses, and PostgreSQL accepts no zero byte. */
export const ORDER_NUMBER = /^[A-Z\d-]{1,20}$/;

/**
 * Returns the human-readable number of an order, `BS-7K4-Q29`; `token` is new and random. About a thousand million
 * different ones.
 */
export function orderNumber(token: string): string {
  const bytes = createHash('sha256').update(token).digest();
  const code = [...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `BS-${code.slice(0, 3)}-${code.slice(3)}`;
}
