import type { z } from 'zod';
import { badRequest } from './problem.server.ts';

/** Parses what came in with a schema; throws a 400 `Problem` that names every field that cannot be used. */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw badRequest(
    parsed.error.issues.map((issue) => ({ field: issue.path.join('.') || 'body', message: issue.message })),
  );
}
