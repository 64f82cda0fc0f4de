import type { Context } from 'hono';
import { badRequest } from './problem.server.ts';

/** The JSON a call was sent; 400 when it is none. */
export async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    throw badRequest([{ field: 'body', message: 'must be JSON' }]);
  }
}
