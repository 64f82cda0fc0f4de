import type { Context } from 'hono';
import { wrongFormat } from '#lib/field-problem.ts';
import { badRequest } from './problem.server.ts';

/** The key that makes a call safe to send again, `null` without one; throws a 400 where it is none. */
export function readIdempotencyKey(c: Context): string | null {
  const key = c.req.header('idempotency-key');
  if (key === undefined) return null;
  if (/^[\x21-\x7e]{8,200}$/.test(key)) return key;
  throw badRequest([wrongFormat('Idempotency-Key', 'idempotency_key')]);
}
