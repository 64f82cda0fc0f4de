import { createHash } from 'node:crypto';

/** Without what is mistaken for one another when it is read out: I, O, 0 and 1. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 6;

/** What may be one: numbers come from addresses, and PostgreSQL takes no zero byte. */
export const ORDER_NUMBER = /^[A-Z\d-]{1,20}$/;

/** What people call an order, `BS-7K4-Q29`; `token` is new and random. About a thousand million different ones. */
export function orderNumber(token: string): string {
  const bytes = createHash('sha256').update(token).digest();
  const code = [...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `BS-${code.slice(0, 3)}-${code.slice(3)}`;
}
