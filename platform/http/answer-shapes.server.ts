import { z } from 'zod';
import { LANGUAGES } from '#lib/localized.ts';

const id = z.int().min(1);
const text = z.string();

/** Beside the texts of an entity: those that came in another language than was asked for, and in which. */
export const fallback = z
  .record(z.string(), z.enum(LANGUAGES))
  .optional()
  .describe('Which of the texts came in another language than was asked for, and in which.');

/** An instant in UTC with milliseconds. */
export const instant = z.iso.datetime({ precision: 3 });
/** When an entity was last changed. */
export const dated = { updated_at: instant };
/** An address of the site. */
export const link = z.strictObject({ url: text });
/** The addresses of a picture. */
export const thumbnails = z.strictObject({ large: text });
/** An entity by its name. */
export const named = z.strictObject({ id, slug: text, name: text, fallback });
/** Something lists are filtered by. */
export const option = z.strictObject({ ...named.shape, show_in_filter: z.boolean(), ...dated });

/** One page of a list (docs/product/api.md#lists). */
export function pageOf<S extends z.ZodType>(results: S) {
  return z.strictObject({
    count: z.int().min(0),
    next: text.nullable(),
    previous: text.nullable(),
    results: z.array(results),
  });
}

/** Gives a schema that lets through what it does not name the type that the code knows. */
export function loosely<T>(schema: z.ZodType): z.ZodType<T> {
  return schema as z.ZodType<T>;
}
