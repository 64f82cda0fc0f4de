import { z } from 'zod';
import { fail, type Result, succeed } from '#lib/result.ts';

/** Longer than any field of one line that somebody fills in by hand. */
const ONE_LINE = 500;

/** A form that was not made by the page it says it comes from. */
export interface UnreadableForm {
  /** The fields that are repeated, files, or have a value they cannot have. */
  fields: string[];
}

/**
 * Parses a submitted form. Unknown fields are ignored; the schema consists of `text`, `ticked` and `several`. Errors of
 * users are left to the use case: this fails only for input that no page of ours sends.
 */
export async function readForm<S extends z.ZodType>(
  schema: S,
  request: Request,
): Promise<Result<z.output<S>, UnreadableForm>> {
  const parsed = schema.safeParse(valuesByName(await request.formData()));
  if (parsed.success) return succeed(parsed.data);
  return fail({ fields: [...new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? '')))] });
}

/**
 * Groups submitted values by name; several values where a name is repeated. Takes a single pass: anybody may send
 * thousands of names.
 */
export function valuesByName(form: FormData): Record<string, unknown> {
  const sent = Map.groupBy(form, ([name]) => name);
  return Object.fromEntries(
    [...sent].map(([name, all]) => [name, all.length === 1 ? all[0]?.[1] : all.map(([, value]) => value)]),
  );
}

/**
 * A field as typed, with normalized line ends; empty when it was not sent. Cut after `atMost` characters: a form shown again
 * repeats the input, and megabytes must not be rendered.
 */
export function text(atMost = ONE_LINE) {
  return z
    .string()
    .default('')
    .transform((typed) =>
      typed
        .slice(0, 2 * atMost)
        .replaceAll('\r\n', '\n')
        .slice(0, atMost),
    );
}

/** A separate checkbox. */
export function ticked() {
  return z
    .string()
    .optional()
    .transform((value) => value !== undefined);
}

/** A field that may be there several times, or not at all: each value once, no more than `atMost` of them. */
export function several(atMost: number) {
  return z
    .union([z.string().transform((value) => [value]), z.array(z.string())])
    .default([])
    .transform((values) => [...new Set(values)].slice(0, atMost));
}

/** The same with equal values as often as they are there, for fields that belong together by their order. */
export function repeated(atMost: number) {
  return z
    .union([z.string().transform((value) => [value]), z.array(z.string())])
    .default([])
    .transform((values) => values.slice(0, atMost));
}
