import type { z } from 'zod';
import { parseFields } from './field-problems.server.ts';
import { badRequest } from './problem.server.ts';

/** Parses what came in with a schema; throws a 400 `Problem` that names every field that cannot be used. */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = parseFields(schema, input);
  if (parsed.ok) return parsed.value;
  throw badRequest(parsed.error);
}
