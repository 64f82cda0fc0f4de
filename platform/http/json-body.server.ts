import type { Context } from 'hono';
import { fieldProblem, wrongFormat } from '#lib/field-problem.ts';
import { badRequest } from './problem.server.ts';

/** Maximum nesting depth: no call needs more, and recursive walks cannot overflow the stack. */
const MAX_LEVELS = 64;

/** The JSON a call was sent; 400 when it is none, or nested beyond all sense. */
export async function readJson(c: Context): Promise<unknown> {
  const body = await c.req.json().catch(() => {
    throw badRequest([wrongFormat('body', 'json')]);
  });
  if (isTooDeep(body)) throw badRequest([fieldProblem('body', 'nested_too_deeply')]);
  return body;
}

/** Level by level instead of by recursion, which would end where it is looked for. */
function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_LEVELS) return true;
    level = level.filter((each) => typeof each === 'object' && each !== null).flatMap(Object.values);
  }
  return false;
}
