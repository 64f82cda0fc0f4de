import type { z } from 'zod';
import type { Answer } from './api-call.server.ts';

/** A value in its serialized form: it is immutable. */
type JsonOf<T> = T extends readonly (infer U)[]
  ? readonly JsonOf<U>[]
  : T extends object
    ? { readonly [K in keyof T]: JsonOf<T[K]> }
    : T;

/** JSON of a schema; a schema that is costly to build can be given as a function. */
export function json<S extends z.ZodType>(
  summary: string,
  schema: S | (() => S),
  status: 200 | 201 = 200,
): Answer<JsonOf<z.output<S>>> {
  return jsonAs(summary, schema, status);
}

/** JSON of a schema that only the caller knows the type of. */
export function jsonAs<T>(
  summary: string,
  schema: z.ZodType | (() => z.ZodType),
  status: 200 | 201 = 200,
): Answer<T> {
  return {
    ...{ status, summary },
    schema: typeof schema === 'function' ? schema : () => schema,
    respond: (c, result) => c.json(result as object, status),
  };
}

/** A response without a body. */
export function empty(summary: string, status: 202 | 204 = 204): Answer<void> {
  return { ...{ status, summary }, schema: null, respond: (c) => c.body(null, status) };
}

/** A file, or anything else that a handler makes a response of itself; `schema` describes it where it is JSON. */
export function file(summary: string, mediaType: string, schema: z.ZodType | null = null): Answer<Response> {
  return {
    ...{ status: 200, summary, mediaType },
    schema: schema && (() => schema),
    respond: (_, response) => response,
  };
}
